/** name | name in French, of each product of `data/products/beverages.ts`. */
export const BEVERAGES_IN_FRENCH = `
Lager Beer | bière lager
Beer | bière
Light Beer | bière légère
Pilsner Beer | bière pilsner
Pale Ale Beer | bière pale ale
India Pale Ale Beer | bière India pale ale
Blonde Ale Beer | bière ale blonde
Red Ale Beer | bière ale rouge
Amber Ale Beer | bière ale ambrée
Stout Beer | bière stout
Wheat Beer | bière de blé
White Ale Beer | bière ale blanche
Craft Beer | bière artisanale
Non Alcoholic Beer | bière sans alcool
Malt Beverage | boisson au malt
Hard Cider | cidre alcoolisé
Hard Seltzer | eau gazéifiée alcoolisée
Vodka Cooler | panaché à la vodka
Red Wine | vin rouge
White Wine | vin blanc
Apple Juice | jus de pommes
Grape Juice | jus de raisin
Cranberry Juice | jus de canneberges
Fruit Punch | punch aux fruits
Vegetable Juice | jus de légumes
Tomato Juice | jus de tomates
Orange Juice | jus d’orange
Grapefruit Juice | jus de pamplemousse
Lemonade | limonade
Pineapple Juice | jus d’ananas
Juice Boxes | jus en boîte
Ground Coffee | café moulu
Coffee | café
Dark Roast Coffee | café à torréfaction foncée
Coffee Beans | café en grains
Medium Roast Coffee | café à torréfaction moyenne
Instant Coffee | café instantané
Coffee Pods | capsules de café
Tea Bags | sachets de thé
Green Tea | thé vert
Herbal Tea | tisane
Chai Tea | thé chai
Earl Grey Tea | thé Earl Grey
Iced Tea | thé glacé
Cold Brew Coffee | café infusé à froid
Kombucha | kombucha
Coffee Drink | boisson au café
Cola | cola
Ginger Ale | soda au gingembre
Root Beer | racinette
Lemon Lime Soda | boisson gazeuse au citron et à la lime
Orange Soda | boisson gazeuse à l’orange
Cream Soda | soda mousse
Sparkling Water | eau pétillante
Club Soda | soda club
Tonic Water | eau tonique
Mineral Water | eau minérale
Bottled Water | eau embouteillée
Coconut Water | eau de coco
Energy Drink | boisson énergisante
Sports Drink | boisson pour sportifs
Hot Chocolate Mix | préparation pour chocolat chaud
Drink Mix | mélange pour boisson
Protein Shake | boisson fouettée protéinée
Fruit Smoothie | smoothie aux fruits
Almond Beverage Drink | boisson aux amandes
Soda | boisson gazeuse
Brown Ale Beer | bière ale brune
Sour Beer | bière sure
Porter Beer | bière porter
Ginger Beer | bière de gingembre
Orange Pekoe Tea | thé orange pekoe
Black Tea | thé noir
Peppermint Tea | tisane à la menthe poivrée
Chamomile Tea | tisane à la camomille
English Breakfast Tea | thé English Breakfast
White Tea | thé blanc
Decaf Tea | thé décaféiné
Rooibos Tea | thé rooibos
Ginger Tea | tisane au gingembre
Matcha Green Tea | thé vert au matcha
Loose Leaf Tea | thé en feuilles
Lemon Tea | thé au citron
Oolong Tea | thé oolong
Mint Tea | tisane à la menthe
Jasmine Green Tea | thé vert jasmin
Fruit Tea | thé aux fruits
Decaf Coffee | café décaféiné
French Roast Coffee | café à torréfaction française
Espresso Coffee | café espresso
Breakfast Blend Coffee | café mélange déjeuner
Light Roast Coffee | café à torréfaction légère
Whole Bean Coffee | café en grains entiers
Colombian Coffee | café colombien
Vanilla Coffee | café à la vanille
Hazelnut Coffee | café aux noisettes
Original Roast Coffee | café à torréfaction originale
Espresso Beans | grains d’espresso
Classic Roast Coffee | café à torréfaction classique
House Blend Coffee | café mélange maison
Pumpkin Spice Coffee | café aux épices à citrouille
Iced Coffee | café glacé
Mocha Coffee Drink | boisson au café au moka
Latte Drink | boisson latté
Vanilla Coffee Drink | boisson au café à la vanille
Caramel Coffee Drink | boisson au café au caramel
Cappuccino Drink | boisson cappuccino
Espresso Drink | boisson à l’espresso
Nitro Cold Brew Coffee | café infusé à froid à l’azote
Chai Latte | latté au chai
Matcha Latte | latté au matcha
Peach Iced Tea | thé glacé aux pêches
Lemon Iced Tea | thé glacé au citron
Green Iced Tea | thé vert glacé
Sweet Tea | thé sucré
Raspberry Iced Tea | thé glacé aux framboises
Unsweetened Iced Tea | thé glacé non sucré
Diet Iced Tea | thé glacé diète
Diet Cola | cola diète
Cherry Cola | cola aux cerises
Diet Soda | boisson gazeuse diète
Grape Soda | boisson gazeuse au raisin
Cherry Soda | boisson gazeuse aux cerises
Diet Ginger Ale | soda au gingembre diète
Lime Soda | boisson gazeuse à la lime
Lemon Soda | boisson gazeuse au citron
Grapefruit Soda | boisson gazeuse au pamplemousse
Pepper Soda | boisson gazeuse épicée
Zero Sugar Cola | cola sans sucre
Prebiotic Soda | boisson gazeuse prébiotique
Citrus Soda | boisson gazeuse aux agrumes
Strawberry Soda | boisson gazeuse aux fraises
Diet Root Beer | racinette diète
Italian Soda | boisson gazeuse à l’italienne
Apple Cider | cidre de pomme
Cranberry Cocktail | cocktail aux canneberges
Prune Juice | jus de pruneaux
Pomegranate Juice | jus de grenade
Lemon Juice | jus de citron
Lime Juice | jus de lime
Mango Juice | jus de mangue
Orange Juice with Pulp | jus d’orange avec pulpe
Orange Juice No Pulp | jus d’orange sans pulpe
Pineapple Orange Juice | jus d’ananas et d’orange
Cranberry Grape Juice | jus de canneberges et de raisin
Cranberry Apple Juice | jus de canneberges et de pommes
Apple Juice Boxes | jus de pommes en boîte
Carrot Juice | jus de carottes
Beet Juice | jus de betteraves
Mango Nectar | nectar de mangue
Peach Nectar | nectar de pêches
Fruit Juice Blend | mélange de jus de fruits
Cherry Juice | jus de cerises
Tomato Clam Juice | jus de tomates et de palourdes
Aloe Vera Drink | boisson à l’aloès
Guava Nectar | nectar de goyave
Green Juice | jus vert
Coconut Juice | jus de noix de coco
Tropical Juice | jus tropical
Strawberry Banana Juice | jus de fraises et de bananes
Limeade | limonade à la lime
Pink Lemonade | limonade rose
Strawberry Lemonade | limonade aux fraises
Fruit Drink | boisson aux fruits
Orange Drink | boisson à l’orange
Sparkling Juice | jus pétillant
Kids Juice | jus pour enfants
Apple Grape Juice | jus de pommes et de raisin
Lime Sparkling Water | eau pétillante à la lime
Lemon Sparkling Water | eau pétillante au citron
Grapefruit Sparkling Water | eau pétillante au pamplemousse
Flavoured Sparkling Water | eau pétillante aromatisée
Flavoured Water | eau aromatisée
Vitamin Water | eau vitaminée
Spring Water | eau de source
Distilled Water | eau distillée
Alkaline Water | eau alcaline
Berry Sparkling Water | eau pétillante aux petits fruits
Coconut Sparkling Water | eau pétillante à la noix de coco
Electrolyte Water | eau aux électrolytes
Purified Water | eau purifiée
Seltzer Water | eau gazéifiée
Electrolyte Drink | boisson aux électrolytes
Orange Sports Drink | boisson pour sportifs à l’orange
Blue Sports Drink | boisson pour sportifs bleue
Fruit Punch Sports Drink | boisson pour sportifs au punch aux fruits
Electrolyte Powder | poudre d’électrolytes
Hydration Drink | boisson d’hydratation
Sugar Free Energy Drink | boisson énergisante sans sucre
Tropical Energy Drink | boisson énergisante tropicale
Energy Shot | concentré énergisant
Cabernet Sauvignon Red Wine | vin rouge cabernet sauvignon
Merlot Red Wine | vin rouge merlot
Pinot Noir Red Wine | vin rouge pinot noir
Malbec Red Wine | vin rouge malbec
Red Blend Wine | vin rouge d’assemblage
Shiraz Red Wine | vin rouge shiraz
Chardonnay White Wine | vin blanc chardonnay
Sauvignon Blanc White Wine | vin blanc sauvignon
Pinot Grigio White Wine | vin blanc pinot grigio
Riesling White Wine | vin blanc riesling
Moscato White Wine | vin blanc moscato
Rose Wine | vin rosé
Sparkling Wine | vin mousseux
Prosecco Sparkling Wine | vin mousseux prosecco
Champagne | champagne
Sangria | sangria
Cooking Wine | vin de cuisson
Port Wine | vin de porto
Wine | vin
Whisky | whisky
Vodka | vodka
Rum | rhum
Gin | gin
Tequila | téquila
Bourbon | bourbon
Brandy | brandy
Irish Cream Liqueur | liqueur à la crème irlandaise
Coffee Liqueur | liqueur au café
Spiced Rum | rhum épicé
Scotch Whisky | whisky écossais
Liqueur | liqueur
Amber Beer | bière ambrée
Cream Ale Beer | bière ale à la crème
Red Beer | bière rouge
Session Ale Beer | bière ale de session
Belgian Ale Beer | bière ale belge
Mango Beer | bière à la mangue
Hazy India Pale Ale Beer | bière India pale ale voilée
Double India Pale Ale Beer | bière double India pale ale
Honey Beer | bière au miel
Dark Beer | bière foncée
Raspberry Beer | bière aux framboises
Blueberry Beer | bière aux bleuets
White Beer | bière blanche
Mexican Lager Beer | bière lager mexicaine
Light Lager Beer | bière lager légère
Lime Beer | bière à la lime
Grapefruit Beer | bière au pamplemousse
Non Alcoholic Lager Beer | bière lager sans alcool
Summer Ale Beer | bière ale d’été
Pumpkin Beer | bière à la citrouille
Saison Beer | bière saison
Session India Pale Ale Beer | bière India pale ale de session
Belgian White Beer | bière blanche belge
Kolsch Beer | bière kölsch
Radler Beer | bière radler
Golden Ale Beer | bière ale dorée
Dry Cider | cidre sec
Apple Hard Cider | cidre de pomme alcoolisé
Pear Cider | cidre de poire
Rose Cider | cidre rosé
Shandy Beer | bière panachée
Hard Lemonade | limonade alcoolisée
Hard Iced Tea | thé glacé alcoolisé
Cherry Hard Seltzer | eau gazéifiée alcoolisée aux cerises
Mango Hard Seltzer | eau gazéifiée alcoolisée à la mangue
Gin Cooler | panaché au gin
Tequila Cooler | panaché à la téquila
Vodka Soda | vodka soda
Caesar Cooler | panaché César
Hot Cocoa Mix | préparation pour chocolat chaud
Chai Tea Mix | préparation pour thé chai
Lemonade Mix | préparation pour limonade
Iced Tea Mix | préparation pour thé glacé
Cappuccino Mix | préparation pour cappuccino
Chocolate Drink Mix | mélange pour boisson au chocolat
Powdered Drink Mix | mélange pour boisson en poudre
Apple Cider Mix | préparation pour cidre de pomme
Margarita Mix | préparation pour margarita
Strawberry Milk Mix | préparation pour lait aux fraises
Chocolate Protein Shake | boisson fouettée protéinée au chocolat
Vanilla Protein Shake | boisson fouettée protéinée à la vanille
Strawberry Smoothie | smoothie aux fraises
Mango Smoothie | smoothie à la mangue
Green Smoothie | smoothie vert
Berry Smoothie | smoothie aux petits fruits
Ginger Kombucha | kombucha au gingembre
Berry Kombucha | kombucha aux petits fruits
Raspberry Kombucha | kombucha aux framboises
Cognac | cognac
Vermouth | vermouth
Sake | saké
Zinfandel Red Wine | vin rouge zinfandel
Hefeweizen Beer | bière hefeweizen
Bock Beer | bière bock
Orangeade | orangeade
Bitters | amers
Schnapps | schnaps
Cider | cidre
`;
