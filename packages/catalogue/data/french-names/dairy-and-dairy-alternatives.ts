/** name | name in French, of each product of `data/products/dairy-and-dairy-alternatives.ts`. */
export const DAIRY_AND_DAIRY_ALTERNATIVES_IN_FRENCH = `
2% Milk | lait 2\u00A0%
Whole Milk | lait entier
Skim Milk | lait écrémé
1% Milk | lait 1\u00A0%
Homogenized Milk | lait homogénéisé
Milk | lait
Milk Carton | lait en carton
Chocolate Milk | lait au chocolat
Lactose Free Milk | lait sans lactose
Organic Milk | lait biologique
Buttermilk | babeurre
Kefir | kéfir
Soy Milk | boisson de soya
Vanilla Soy Milk | boisson de soya à la vanille
Almond Milk | boisson aux amandes
Vanilla Almond Milk | boisson aux amandes à la vanille
Oat Milk | boisson à l’avoine
Coconut Milk Beverage | boisson à la noix de coco
Cashew Milk | boisson aux noix de cajou
Rice Milk | boisson de riz
Unsweetened Almond Milk | boisson aux amandes non sucrée
Cream | crème
Whipping Cream | crème à fouetter
Half and Half Cream | crème à café
Coffee Cream | crème à café
Coffee Creamer | colorant à café
French Vanilla Creamer | colorant à café à la vanille française
Sour Cream | crème sure
Yogurt | yogourt
Plain Yogurt | yogourt nature
Vanilla Yogurt | yogourt à la vanille
Strawberry Yogurt | yogourt aux fraises
Fruit Yogurt | yogourt aux fruits
Peach Yogurt | yogourt aux pêches
Blueberry Yogurt | yogourt aux bleuets
Greek Yogurt | yogourt grec
Vanilla Greek Yogurt | yogourt grec à la vanille
Plain Greek Yogurt | yogourt grec nature
Yogurt Tubes | tubes de yogourt
Drinkable Yogurt | yogourt à boire
Coconut Yogurt | yogourt à la noix de coco
Granola Yogurt Parfait | parfait au granola et au yogourt
Butter | beurre
Salted Butter | beurre salé
Unsalted Butter | beurre non salé
Margarine | margarine
Vegan Butter | beurre végétalien
Cheddar Cheese | cheddar
Old Cheddar Cheese | cheddar fort
Marble Cheese | fromage marbré
Block Cheese | fromage en bloc
Mozzarella Cheese | mozzarella
Shredded Mozzarella Cheese | mozzarella râpée
Shredded Cheese Blend | mélange de fromages râpés
Monterey Jack Cheese | fromage Monterey Jack
Colby Jack Cheese | fromage Colby Jack
Parmesan Cheese | parmesan
Grated Parmesan Cheese | parmesan râpé
Feta Cheese | feta
Goat Cheese | fromage de chèvre
Swiss Cheese | fromage suisse
Provolone Cheese | provolone
Gouda Cheese | gouda
Brie Cheese | brie
Havarti Cheese | havarti
Cheese Slices | tranches de fromage
Processed Cheese Slices | tranches de fromage fondu
Cheese Strings | ficelles de fromage
Cream Cheese | fromage à la crème
Herb Cream Cheese | fromage à la crème aux fines herbes
Cottage Cheese | fromage cottage
Ricotta Cheese | ricotta
Dairy Free Cheese Shreds | fromage râpé sans produits laitiers
Dairy Free Cheese Slices | tranches de fromage sans produits laitiers
Eggs | œufs
Large Eggs | gros œufs
Brown Eggs | œufs bruns
Free Range Eggs | œufs de poules en liberté
Ice Cream | crème glacée
Vanilla Ice Cream | crème glacée à la vanille
Chocolate Ice Cream | crème glacée au chocolat
Strawberry Ice Cream | crème glacée aux fraises
Mint Chocolate Ice Cream | crème glacée à la menthe et au chocolat
Cookie Dough Ice Cream | crème glacée à la pâte à biscuits
Cookies and Cream Ice Cream | crème glacée aux biscuits
Brownie Ice Cream | crème glacée au brownie
Ice Cream Sandwiches | sandwichs à la crème glacée
Vanilla Ice Cream Sandwiches | sandwichs à la crème glacée à la vanille
Ice Cream Bars | barres de crème glacée
Fudge Bars | barres glacées au fudge
Popsicles | sucettes glacées
Ice Cream Drumsticks Cones | cornets glacés
Frozen Yogurt | yogourt glacé
Sorbet | sorbet
Gelato | gelato
Pudding Cups | coupes de pouding
Chocolate Pudding | pouding au chocolat
Rice Pudding | pouding au riz
Tapioca Pudding | pouding au tapioca
Whipped Topping | garniture fouettée
Whipped Cream | crème fouettée
Eggnog | lait de poule
Blue Cheese | fromage bleu
Gorgonzola Cheese | fromage gorgonzola
Muenster Cheese | fromage munster
Asiago Cheese | fromage asiago
Romano Cheese | fromage romano
Manchego Cheese | fromage manchego
Gruyere Cheese | fromage gruyère
Fontina Cheese | fromage fontina
Bocconcini | bocconcinis
Fresh Mozzarella | mozzarella fraîche
Burrata | burrata
Halloumi Cheese | fromage halloumi
Paneer | paneer
Cheese Curds | fromage en grains
Pepper Jack Cheese | fromage Pepper Jack
American Cheese | fromage américain
Queso Fresco | queso fresco
Cotija Cheese | fromage cotija
Camembert Cheese | fromage camembert
Mascarpone Cheese | fromage mascarpone
Mexican Cheese Blend | mélange de fromages à la mexicaine
Shredded Cheddar Cheese | cheddar râpé
Italian Cheese Blend | mélange de fromages à l’italienne
Shredded Parmesan Cheese | parmesan râpé
Grated Romano Cheese | fromage romano râpé
White Cheddar Cheese | cheddar blanc
Mild Cheddar Cheese | cheddar doux
Medium Cheddar Cheese | cheddar moyen
Sharp Cheddar Cheese | cheddar fort
Cheese Spread | fromage à tartiner
Processed Cheese Spread | tartinade de fromage fondu
Cheese Snacks | collations au fromage
Cheese Cubes | cubes de fromage
Egg Whites | blancs d’œufs
Table Cream | crème de table
Heavy Cream | crème épaisse
Light Cream | crème légère
Whipped Cream Cheese | fromage à la crème fouetté
Strawberry Cream Cheese | fromage à la crème aux fraises
Light Cream Cheese | fromage à la crème léger
Skyr | skyr
Raspberry Yogurt | yogourt aux framboises
Strawberry Greek Yogurt | yogourt grec aux fraises
Blueberry Greek Yogurt | yogourt grec aux bleuets
Lemon Yogurt | yogourt au citron
Vanilla Skyr | skyr à la vanille
Key Lime Yogurt | yogourt à la lime des Keys
Probiotic Yogurt | yogourt probiotique
Cherry Yogurt | yogourt aux cerises
Vanilla Oat Milk | boisson à l’avoine à la vanille
Unsweetened Oat Milk | boisson à l’avoine non sucrée
Chocolate Oat Milk | boisson à l’avoine au chocolat
Barista Oat Milk | boisson à l’avoine barista
Chocolate Almond Milk | boisson aux amandes au chocolat
Hemp Milk | boisson au chanvre
Pea Milk | boisson aux pois
Unsweetened Soy Milk | boisson de soya non sucrée
Hazelnut Creamer | colorant à café aux noisettes
Vanilla Creamer | colorant à café à la vanille
Oat Creamer | colorant à café à l’avoine
Irish Cream Creamer | colorant à café à la crème irlandaise
Butter Pecan Ice Cream | crème glacée au beurre et aux pacanes
Coffee Ice Cream | crème glacée au café
Neapolitan Ice Cream | crème glacée napolitaine
Caramel Ice Cream | crème glacée au caramel
Chocolate Chip Ice Cream | crème glacée aux pépites de chocolat
Cherry Ice Cream | crème glacée aux cerises
Maple Walnut Ice Cream | crème glacée à l’érable et aux noix de Grenoble
Pistachio Ice Cream | crème glacée aux pistaches
Dairy Free Ice Cream | crème glacée sans produits laitiers
Creamsicles | sucettes glacées à la crème
Freezies | glaces en tube
Frozen Fruit Bars | barres glacées aux fruits
Orange Sherbet | sorbet laitier à l’orange
Sherbet | sorbet laitier
Vanilla Pudding | pouding à la vanille
Butterscotch Pudding | pouding au caramel écossais
Banana Pudding | pouding aux bananes
Flan | flan
Creme Brulee | crème brûlée
Custard | crème anglaise
Chocolate Mousse | mousse au chocolat
Quail Eggs | œufs de caille
Organic Eggs | œufs biologiques
Extra Large Eggs | très gros œufs
Medium Eggs | œufs moyens
Hard Boiled Eggs | œufs durs
Ghee | ghee
Garlic Butter | beurre à l’ail
Whipped Butter | beurre fouetté
Vegan Cream Cheese | fromage à la crème végétalien
Dairy Free Yogurt | yogourt sans produits laitiers
Vegan Cheese Slices | tranches de fromage végétaliennes
Vegan Mozzarella Shreds | mozzarella végétalienne râpée
Vegan Parmesan | parmesan végétalien
Vegan Sour Cream | crème sure végétalienne
Vegan Feta | feta végétalienne
Vegan Buttery Spread | tartinade au goût de beurre végétalienne
Buttery Spread | tartinade au goût de beurre
Dairy Free Spread | tartinade sans produits laitiers
Parmigiano Reggiano Cheese | fromage parmigiano reggiano
Chocolate Milkshake | lait frappé au chocolat
Milkshake | lait frappé
Plant Butter | beurre végétal
Pecorino Cheese | fromage pecorino
Emmental Cheese | fromage emmental
Edam Cheese | fromage édam
Stilton Cheese | fromage stilton
Roquefort Cheese | fromage roquefort
Oaxaca Cheese | fromage Oaxaca
Coffee Whitener | colorant à café
Ice Pops | sucettes glacées
Raclette Cheese | fromage à raclette
Oka Cheese | fromage d’Oka
Quark Cheese | fromage quark
Labneh | labneh
Butter Spread | tartinade au beurre
American Slices | tranches de fromage américain
Mozzarella Balls | boules de mozzarella
Cheese Sticks | bâtonnets de fromage
Cheese | fromage
Pudding | pouding
`;
