/** name | name in French, of each product of `data/products/cereal-and-breakfast-items.ts`. */
export const CEREAL_AND_BREAKFAST_ITEMS_IN_FRENCH = `
Pancakes | crêpes
Corn Flakes Cereal | céréales en flocons de maïs
Cereal | céréales
Toasted Oat Cereal | céréales à l’avoine grillée
Honey Nut Oat Cereal | céréales à l’avoine au miel et aux noix
Multigrain Cereal | céréales aux grains variés
Cheerios Cereal | céréales Cheerios
Honey Nut Cheerios Cereal | céréales Honey Nut Cheerios
Rice Krispies Cereal | céréales Rice Krispies
Crispy Rice Cereal | céréales au riz croustillant
Crisp Rice Cereal | céréales au riz croustillant
Cocoa Crispy Rice Cereal | céréales au cacao et au riz croustillant
Cocoa Puffs Cereal | céréales Cocoa Puffs
Chocolate Cereal | céréales au chocolat
Frosted Flakes Cereal | céréales en flocons glacés
Froot Loops Cereal | céréales Froot Loops
Fruit Rings Cereal | céréales en anneaux aux fruits
Frosted Mini Wheats Cereal | céréales Frosted Mini Wheats
Shredded Wheat Cereal | céréales de blé filamenté
Raisin Bran Cereal | céréales de son aux raisins secs
Bran Flakes Cereal | céréales en flocons de son
All Bran Cereal | céréales All Bran
Cinnamon Toast Crunch Cereal | céréales Cinnamon Toast Crunch
Cinnamon Squares Cereal | céréales en carrés à la cannelle
Lucky Charms Cereal | céréales Lucky Charms
Marshmallow Oat Cereal | céréales à la guimauve et à l’avoine
Special K Cereal | céréales Special K
Wheat Flakes Cereal | céréales en flocons de blé
Flax Flakes Cereal | céréales en flocons au lin
Maple Flakes Cereal | céréales en flocons à l’érable
Red Berries Cereal | céréales aux petits fruits rouges
Rice Chex Cereal | céréales Rice Chex
Corn Chex Cereal | céréales Corn Chex
Cinnamon Chex Cereal | céréales Cinnamon Chex
Honeycomb Cereal | céréales Honeycomb
Corn Pops Cereal | céréales Corn Pops
Corn Puffs Cereal | céréales de maïs soufflé
Alphabet Cereal | céréales alphabet
Koala Crisp Cereal | céréales Koala Crisp
Panda Puffs Peanut Butter Cereal | céréales Panda Puffs au beurre d’arachide
Gorilla Munch Cereal | céréales Gorilla Munch
Honey Bunches of Oats Cereal | céréales Honey Bunches of Oats
Life Cereal | céréales Life
Oat Squares Cereal | carrés d’avoine
Puffed Rice Cereal | céréales de riz soufflé
Puffed Wheat Cereal | céréales de blé soufflé
Granola | granola
Honey Almond Granola | granola au miel et aux amandes
Maple Pecan Granola | granola à l’érable et aux pacanes
Vanilla Almond Granola | granola à la vanille et aux amandes
Chocolate Granola | granola au chocolat
Cranberry Granola | granola aux canneberges
Berry Granola | granola aux petits fruits
Protein Granola | granola protéiné
Granola Clusters | grappes de granola
Coconut Granola | granola à la noix de coco
Pumpkin Seed Granola | granola aux graines de citrouille
Muesli | muesli
Fruit and Nut Muesli | muesli aux fruits et aux noix
Oats | flocons d’avoine
Rolled Oats | gros flocons d’avoine
Old Fashioned Oats | flocons d’avoine à l’ancienne
Large Flake Oats | gros flocons d’avoine
Quick Oats | flocons d’avoine à cuisson rapide
Oatmeal | gruau
Steel Cut Oats | avoine coupée
Oat Bran | son d’avoine
Overnight Oats | gruau préparé la veille
Instant Oatmeal | gruau instantané
Maple Brown Sugar Instant Oatmeal | gruau instantané à l’érable et à la cassonade
Apple Cinnamon Instant Oatmeal | gruau instantané aux pommes et à la cannelle
Instant Oatmeal Variety Pack | assortiment de gruaux instantanés
Oatmeal Cups | gruau en coupes
Cream of Wheat Hot Cereal | crème de blé
Hot Cereal | céréales chaudes
Multigrain Hot Cereal | céréales chaudes aux grains variés
Cream of Rice Hot Cereal | crème de riz
Waffles | gaufres
Buttermilk Waffles | gaufres au babeurre
Homestyle Waffles | gaufres façon maison
Original Waffles | gaufres originales
Frozen Waffles | gaufres surgelées
Belgian Waffles | gaufres belges
Blueberry Waffles | gaufres aux bleuets
Apple Cinnamon Waffles | gaufres aux pommes et à la cannelle
Strawberry Waffles | gaufres aux fraises
Chocolate Chip Waffles | gaufres aux pépites de chocolat
Whole Wheat Waffles | gaufres au blé entier
Multigrain Waffles | gaufres aux grains variés
Flax Waffles | gaufres au lin
Mini Waffles | mini-gaufres
Frozen Pancakes | crêpes surgelées
Buttermilk Pancakes | crêpes au babeurre
Mini Pancakes | mini-crêpes
Blueberry Pancakes | crêpes aux bleuets
Chocolate Chip Pancakes | crêpes aux pépites de chocolat
French Toast | pain doré
French Toast Sticks | bâtonnets de pain doré
Pancake Mix | préparation pour crêpes
Buttermilk Pancake Mix | préparation pour crêpes au babeurre
Pancake and Waffle Mix | préparation pour crêpes et gaufres
Waffle Mix | préparation pour gaufres
Protein Pancake Mix | préparation pour crêpes protéinées
Complete Pancake Mix | préparation complète pour crêpes
Crepes | crêpes fines
Toaster Pastries | tartelettes à griller
Strawberry Toaster Pastries | tartelettes à griller aux fraises
Brown Sugar Cinnamon Toaster Pastries | tartelettes à griller à la cassonade et à la cannelle
Blueberry Toaster Pastries | tartelettes à griller aux bleuets
Breakfast Biscuits | biscuits déjeuner
Breakfast Bars | barres déjeuner
Breakfast Sandwich | sandwich déjeuner
Sausage Egg Cheese Breakfast Sandwich | sandwich déjeuner à la saucisse, aux œufs et au fromage
Hash Browns | galettes de pommes de terre rissolées
Frozen Hash Browns | galettes de pommes de terre rissolées surgelées
Hash Brown Patties | galettes de pommes de terre rissolées
Blueberry Granola | granola aux bleuets
Banana Pancakes | crêpes aux bananes
Pumpkin Waffles | gaufres à la citrouille
Banana Waffles | gaufres aux bananes
Blueberry Instant Oatmeal | gruau instantané aux bleuets
Chocolate Chip Pancake Mix | préparation pour crêpes aux pépites de chocolat
Peanut Butter Granola | granola au beurre d’arachide
Peanut Butter Cereal | céréales au beurre d’arachide
Egg and Cheese Breakfast Sandwich | sandwich déjeuner à l’œuf et au fromage
Puffed Millet Cereal | céréales de millet soufflé
Puffed Corn Cereal | céréales de maïs soufflé
Puffed Kamut Cereal | céréales de kamut soufflé
Honey Puffed Corn Cereal | céréales de maïs soufflé au miel
Cocoa Rice Cereal | céréales au cacao et au riz
Fruity Rice Cereal | céréales au riz fruitées
Fruity Pebbles Cereal | céréales Fruity Pebbles
Cocoa Pebbles Cereal | céréales Cocoa Pebbles
Cinnamon Cereal | céréales à la cannelle
Chocolate Chex Cereal | céréales Chocolate Chex
Honey Nut Chex Cereal | céréales Honey Nut Chex
Vanilla Chex Cereal | céréales Vanilla Chex
Blueberry Chex Cereal | céréales Blueberry Chex
Peanut Butter Chex Cereal | céréales Peanut Butter Chex
Wheat Chex Cereal | céréales Wheat Chex
Honey Corn Cereal | céréales au miel et au maïs
Honey Rice Cereal | céréales au miel et au riz
Maple Cereal | céréales à l’érable
Cinnamon Crunch Cereal | céréales croquantes à la cannelle
Apple Cinnamon Cheerios Cereal | céréales Apple Cinnamon Cheerios
Chocolate Cheerios Cereal | céréales Chocolate Cheerios
Multigrain Cheerios Cereal | céréales Multigrain Cheerios
Frosted Cheerios Cereal | céréales Frosted Cheerios
Apple Cinnamon Cereal | céréales aux pommes et à la cannelle
Marshmallow Cereal | céréales à la guimauve
Honey Oat Cereal | céréales au miel et à l’avoine
High Fibre Cereal | céréales riches en fibres
Protein Cereal | céréales protéinées
Quinoa Cereal | céréales au quinoa
Buckwheat Cereal | céréales au sarrasin
Buckwheat Flakes Cereal | céréales en flocons de sarrasin
Rice Flakes Cereal | céréales en flocons de riz
Quinoa Flakes Cereal | céréales en flocons de quinoa
Multigrain Flakes Cereal | céréales en flocons aux grains variés
Rice Puffs Cereal | céréales de riz soufflé
Honey Flakes Cereal | céréales en flocons au miel
Honey Crunch Cereal | céréales croquantes au miel
Almond Flakes Cereal | céréales en flocons aux amandes
Sunrise Crunchy Maple Cereal | céréales Sunrise Crunchy Maple
Heritage Flakes Cereal | flocons de grains anciens
Grain Free Cereal | céréales sans grains
Cereal Loops | céréales en anneaux
Grape Nuts Cereal | céréales Grape Nuts
Captain Crunch Cereal | céréales Captain Crunch
Apple Jacks Cereal | céréales Apple Jacks
Golden Grahams Cereal | céréales Golden Grahams
Kix Cereal | céréales Kix
Shreddies Cereal | céréales Shreddies
Vector Cereal | céréales Vector
Bran Buds Cereal | céréales Bran Buds
Raisin Nut Cereal | céréales aux raisins secs et aux noix
Mini Wheats Cereal | céréales Mini Wheats
Wheat Squares Cereal | carrés de blé
Ancient Grains Cereal | céréales aux grains anciens
Corn Squares Cereal | carrés de maïs
Rice Squares Cereal | carrés de riz
Honey Nut Flakes Cereal | céréales en flocons au miel et aux noix
Trix Cereal | céréales Trix
Fibre Flakes Cereal | flocons riches en fibres
Muesli Cereal | muesli
Honey Granola | granola au miel
Honey Nut Granola | granola au miel et aux noix
Almond Granola | granola aux amandes
Cinnamon Granola | granola à la cannelle
Vanilla Granola | granola à la vanille
Vanilla Blueberry Granola | granola à la vanille et aux bleuets
Pecan Granola | granola aux pacanes
Maple Granola | granola à l’érable
Maple Nut Granola | granola à l’érable et aux noix
Dark Chocolate Granola | granola au chocolat noir
Chocolate Coconut Granola | granola au chocolat et à la noix de coco
Raisin Granola | granola aux raisins secs
Strawberry Granola | granola aux fraises
Oats and Honey Granola | granola à l’avoine et au miel
Ginger Granola | granola au gingembre
Grain Free Granola | granola sans grains
Keto Granola | granola céto
Nut Granola | granola aux noix
Pumpkin Granola | granola à la citrouille
Apple Cinnamon Granola | granola aux pommes et à la cannelle
Banana Nut Granola | granola aux bananes et aux noix
Banana Granola | granola aux bananes
Cashew Granola | granola aux noix de cajou
Cherry Almond Granola | granola aux cerises et aux amandes
Raspberry Granola | granola aux framboises
Fruit and Nut Granola | granola aux fruits et aux noix
Apple Granola | granola aux pommes
Cinnamon Raisin Granola | granola à la cannelle et aux raisins secs
Lemon Blueberry Granola | granola au citron et aux bleuets
Super Seed Granola | granola aux supergraines
Granola Packets | granola en sachets
Berry Muesli | muesli aux petits fruits
Apple Muesli | muesli aux pommes
Tropical Muesli | muesli tropical
Nut Muesli | muesli aux noix
Swiss Muesli | muesli suisse
Apple Cinnamon Oatmeal | gruau aux pommes et à la cannelle
Maple Brown Sugar Oatmeal | gruau à l’érable et à la cassonade
Original Instant Oatmeal | gruau instantané original
Plain Instant Oatmeal | gruau instantané nature
Peaches and Cream Instant Oatmeal | gruau instantané aux pêches et à la crème
Strawberries and Cream Instant Oatmeal | gruau instantané aux fraises et à la crème
Cinnamon Instant Oatmeal | gruau instantané à la cannelle
Cinnamon Spice Instant Oatmeal | gruau instantané à la cannelle et aux épices
Raisin Spice Instant Oatmeal | gruau instantané aux raisins secs et aux épices
Protein Oatmeal | gruau protéiné
Quick Cook Steel Cut Oats | avoine coupée à cuisson rapide
Quick Steel Cut Oats | avoine coupée à cuisson rapide
Thick Rolled Oats | gros flocons d’avoine épais
Extra Thick Rolled Oats | flocons d’avoine extra-gros
Whole Grain Oats | flocons d’avoine à grains entiers
Oat Groats | gruau d’avoine
Minute Oats | flocons d’avoine à cuisson rapide
Old Fashioned Rolled Oats | gros flocons d’avoine à l’ancienne
Quick Rolled Oats | gros flocons d’avoine à cuisson rapide
Organic Rolled Oats | gros flocons d’avoine biologiques
Instant Oats | flocons d’avoine instantanés
Porridge | gruau
Baked Oatmeal | gruau au four
Frozen Oatmeal | gruau surgelé
Banana Bread Oatmeal | gruau façon pain aux bananes
Blueberry Oatmeal | gruau aux bleuets
Chocolate Oatmeal | gruau au chocolat
Oatmeal Packets | gruau en sachets
Superfood Oatmeal | gruau aux superaliments
Maple Instant Oatmeal | gruau instantané à l’érable
Honey Almond Oatmeal | gruau au miel et aux amandes
Cream of Buckwheat Hot Cereal | crème de sarrasin
Rice Hot Cereal | céréales chaudes au riz
Oat Bran Hot Cereal | céréales chaudes au son d’avoine
Corn Grits Hot Cereal | gruau de maïs
Quinoa Hot Cereal | céréales chaudes au quinoa
Farina Hot Cereal | semoule de blé chaude
Flax Hot Cereal | céréales chaudes au lin
Protein Waffles | gaufres protéinées
Cinnamon Waffles | gaufres à la cannelle
Chocolate Waffles | gaufres au chocolat
Apple Waffles | gaufres aux pommes
Vanilla Waffles | gaufres à la vanille
Maple Waffles | gaufres à l’érable
Ancient Grain Waffles | gaufres aux grains anciens
Buckwheat Waffles | gaufres au sarrasin
Oat Waffles | gaufres à l’avoine
Mixed Berry Waffles | gaufres aux petits fruits mélangés
Toaster Waffles | gaufres à griller
Waffle Sticks | bâtonnets de gaufre
Liege Waffles | gaufres de Liège
Mini Maple Waffles | mini-gaufres à l’érable
Oat Berry Waffles | gaufres à l’avoine et aux petits fruits
Pumpkin Spice Waffles | gaufres aux épices à citrouille
Mini Blueberry Waffles | mini-gaufres aux bleuets
Cinnamon Toast Waffles | gaufres façon pain grillé à la cannelle
Protein Pancakes | crêpes protéinées
Maple Pancakes | crêpes à l’érable
Buckwheat Pancakes | crêpes au sarrasin
Silver Dollar Pancakes | mini-crêpes
Chocolate Pancakes | crêpes au chocolat
Pancake Bites | bouchées de crêpe
Pancakes and Sausage | crêpes et saucisses
Pancake Sausage Sticks | saucisses enrobées de crêpe
Cinnamon Pancakes | crêpes à la cannelle
Buckwheat Pancake Mix | préparation pour crêpes au sarrasin
Blueberry Pancake Mix | préparation pour crêpes aux bleuets
Banana Pancake Mix | préparation pour crêpes aux bananes
Oat Pancake Mix | préparation pour crêpes à l’avoine
Pumpkin Pancake Mix | préparation pour crêpes à la citrouille
Whole Wheat Pancake Mix | préparation pour crêpes au blé entier
Crepe Mix | préparation pour crêpes fines
Paleo Pancake Mix | préparation pour crêpes paléo
Belgian Waffle Mix | préparation pour gaufres belges
Apple Pancake Mix | préparation pour crêpes aux pommes
Almond Flour Pancake Mix | préparation pour crêpes à la farine d’amandes
Original Pancake Mix | préparation originale pour crêpes
Gingerbread Pancake Mix | préparation pour crêpes au pain d’épices
Chocolate Crepes | crêpes fines au chocolat
French Toast Bites | bouchées de pain doré
Cinnamon French Toast | pain doré à la cannelle
Brioche French Toast | pain doré brioché
Cinnamon French Toast Sticks | bâtonnets de pain doré à la cannelle
Cherry Toaster Pastries | tartelettes à griller aux cerises
Chocolate Fudge Toaster Pastries | tartelettes à griller au fudge au chocolat
Apple Toaster Pastries | tartelettes à griller aux pommes
Cinnamon Toaster Pastries | tartelettes à griller à la cannelle
Frosted Strawberry Toaster Pastries | tartelettes à griller glacées aux fraises
Raspberry Toaster Pastries | tartelettes à griller aux framboises
Toaster Strudel | strudel à griller
Strawberry Toaster Strudel | strudel à griller aux fraises
Bacon Egg Cheese Breakfast Sandwich | sandwich déjeuner au bacon, aux œufs et au fromage
Sausage Breakfast Sandwich | sandwich déjeuner à la saucisse
Egg White Breakfast Sandwich | sandwich déjeuner aux blancs d’œufs
Breakfast Bowl | bol déjeuner
Breakfast Wrap | roulé déjeuner
Sausage Breakfast Biscuit | petit pain déjeuner à la saucisse
Sausage Egg Cheese Croissant | croissant à la saucisse, à l’œuf et au fromage
Ham and Cheese Breakfast Sandwich | sandwich déjeuner au jambon et au fromage
Egg Bites | bouchées aux œufs
Breakfast Scramble | brouillade déjeuner
Breakfast Bites | bouchées déjeuner
Turkey Sausage Breakfast Sandwich | sandwich déjeuner à la saucisse de dinde
Shredded Hash Browns | pommes de terre rissolées râpées
Southern Hash Browns | pommes de terre rissolées en dés
Breakfast Potatoes | pommes de terre déjeuner
Hash Brown Squares | carrés de pommes de terre rissolées
Cauliflower Hash Browns | galettes de pommes de terre rissolées au chou-fleur
Potato Hash | hachis de pommes de terre
Blueberry Breakfast Bars | barres déjeuner aux bleuets
Strawberry Breakfast Bars | barres déjeuner aux fraises
Blueberry Breakfast Biscuits | biscuits déjeuner aux bleuets
Chocolate Breakfast Biscuits | biscuits déjeuner au chocolat
Breakfast Squares | carrés déjeuner
Whole Wheat Biscuits Cereal | biscuits de blé entier en céréales
`;
