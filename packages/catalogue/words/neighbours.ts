/**
 * Forms that mean one thing beside some words and another beside others: `form | language | meaning | beside`.
 * The nearest of those words on the line decides, in either direction; where none does, the row with "otherwise".
 */
export const NEIGHBOUR_FORMS = `
cr | en | cracker | graham saltine oyster animal
cr | en | crust | pizza pie
cr | en | cream | mushroom celery broccoli soup chowder otherwise
ck | en | cookie | chip oatmeal ginger gingersnap shortbread animal sandwich snap fortune molasses
ck | en | cake | otherwise
cks | en | cookies | chip chocolate oatmeal oat ginger gingersnap shortbread sugar peanut molasses fortune
cks | en | cakes | rice corn crab fish cup pound otherwise
drk | en | drink | fruit juice oat soy almond energy sport yogurt orange apple mango grape lemon coconut malt
drk | en | dark | chocolate roast rye meat otherwise
lactose | fr | lactose | sans free no
lactose | fr | lactose free | otherwise
lf | en | leaf | lettuce oak bay
lf | en | loaf | bread multigrain grain wheat white brown rye raisin banana meat seed sourdough millet
lf | en | low fat | milk yogurt cheese cottage cream ranch mayonnaise dressing mozzarella otherwise
msh | en | mashed | potato yam cauliflower turnip squash garlic butter
msh | en | mushroom | cream soup sauce gravy beef swiss otherwise
rotis | fr | roast | pork beef veal turkey lamb shoulder rib
rotis | fr | rotisserie | chicken otherwise
stck | en | stick | fish cheese mozzarella bread butter pretzel cinnamon celery carrot veggie sesame
stck | en | stock | vegetable bone soup broth otherwise
tendre | fr | granola | bar oat
tendre | fr | chewy | biscuit cookie otherwise
`;
