/** What is bought as food, one word each and in the singular, as the catalogue's names and people say it. */
const FOODS = [
  "bread|loaf|loave|bun|roll|bagel|baguette|brioche|croissant|naan|pita|tortilla|wrap|flatbread|sourdough|toast|crouton",
  "crust|dough|pastry|pastrie|pie|cake|cupcake|muffin|scone|donut|doughnut|brownie|tart|waffle|pancake|danishe?",
  "breadcrumb|crumb|panko|stuffing|cornbread|gingerbread|shortbread|crispbread|cheesecake|biscotti|frosting|icing",
  "pasta|noodle|spaghetti|penne|macaroni|lasagna|lasagne|rotini|fusilli|fettuccine|linguine|ravioli|tortellini|gnocchi",
  "ramen|couscous|quinoa|rice|oat|oatmeal|porridge|barley|buckwheat|millet|polenta|cereal|granola|muesli|cheerio|flake",
  "cookie|cracker|pretzel|chip|crisp|popcorn|bar|snack|wafer|biscuit|puff|nacho|candy|candie|chocolate|jerky|nut|seed",
  "almond|peanut|pecan|walnut|cashew|raisin|pizza|perogie|pierogi|dumpling|burrito|taco|enchilada|falafel|quiche|sushi",
  "soup|broth|bouillon|chili|chowder|stew|curry|sandwiche?|burger|hamburger|nugget|patty|pattie|fry|frie|meal",
  "dinner|lunche?|breakfast|meat|chicken|beef|pork|ham|bacon|turkey|sausage|meatball|fish|salmon|tuna|cod|shrimp|seafood",
  "egg|milk|cream|butter|margarine|cheese|cheddar|mozzarella|yogurt|yoghurt|pudding|tofu|hummus|sauce|gravy|ketchup",
  "mustard|mayonnaise|mayo|dressing|marinade|salsa|vinegar|oil|syrup|honey|jam|jelly|spread|spice|seasoning|salt|pepper",
  "flour|starche?|sugar|cornstarch|yeast|baking powder|mix|mixe|cocoa|vanilla|beer|ale|cider|lager|wine|juice|drink|soda|tea",
  "coffee|water|beverage|potato|potatoe|vegetable|veggie|fruit|apple|banana|berry|berrie|bean|lentil|pea|chickpea|corn",
  "grain|food|grocery|grocerie|baked good|bakery|dairy",
  "pain|miche|petit pain|brioche|craquelin|biscuit|galette|gâteau|beignet|gaufre|crêpe|tarte|tartelette|pâtisserie|viennoiserie",
  "pâte|nouille|macaroni|spaghetti|lasagne|riz|avoine|gruau|orge|sarrasin|céréale|croustille|bretzel|barre|collation|bonbon",
  "chocolat|noix|amande|arachide|graine|soupe|bouillon|potage|pâté|repas|mets|viande|poulet|bœuf|boeuf|porc|jambon|dinde",
  "saucisse|saucisson|poisson|saumon|thon|crevette|œuf|oeuf|lait|crème|beurre|fromage|yogourt|yaourt|sauce|moutarde|vinaigrette",
  "vinaigre|huile|sirop|miel|confiture|tartinade|épice|assaisonnement|sel|poivre|farine|fécule|amidon|sucre|levure|mélange",
  "cacao|bière|cidre|vin|jus|boisson|thé|café|eau|pomme|patate|frite|légume|fruit|haricot|lentille|pois|maïs|chapelure",
  "épicerie|aliment|nourriture|boulangerie|hamburger|pizza|croûte|pita|muffin|bagel|tofu|houmous",
];

const FOOD = new RegExp(String.raw`(?<!\p{L})(?:${FOODS.join("|")})[sx]?(?!\p{L})`, "iu");

/** Whether what a question names is bought as food. */
export const namesFood = (named: string): boolean => FOOD.test(named);
