/** name | name in French, of each product of `data/products/bread-and-bakery.ts`. */
export const BREAD_AND_BAKERY_IN_FRENCH = `
Bread | pain
Loaf | pain
Buns | petits pains
Rolls | petits pains
Bagels | bagels
Muffins | muffins
Donuts | beignes
Tortillas | tortillas
Wraps | tortillas
Flour Wraps | tortillas à la farine
Cake | gâteau
Cupcakes | petits gâteaux
Pie | tarte
Tarts | tartelettes
Large Burger Buns | gros pains à hamburger
White Bread | pain blanc
Whole Wheat Bread | pain au blé entier
Multigrain Bread | pain aux grains variés
12 Grain Bread | pain aux douze grains
Ancient Grains Bread | pain aux grains anciens
Flax Seed Bread | pain aux graines de lin
Seeded Bread | pain aux graines
Sunflower Seed Bread | pain aux graines de tournesol
Cinnamon Raisin Bread | pain à la cannelle et aux raisins secs
Sourdough Bread | pain au levain
Rye Bread | pain de seigle
Pumpernickel Bread | pain pumpernickel
Marble Rye Bread | pain de seigle marbré
Oat Bread | pain à l’avoine
Honey Oat Bread | pain au miel et à l’avoine
Potato Bread | pain aux pommes de terre
Italian Bread | pain à l’italienne
French Bread | pain à la française
Baguette | baguette
Mini Baguettes | mini-baguettes
Demi Baguettes | demi-baguettes
Sprouted Grain Bread | pain aux grains germés
Sandwich Bread | pain à sandwich
Brown Bread | pain brun
Artisan Bread | pain artisanal
Country Bread | pain campagnard
Farmhouse Bread | pain de campagne
Bakery Style Bread | pain façon boulangerie
Cheese Bread | pain au fromage
Banana Bread | pain aux bananes
Lemon Loaf | pain au citron
Zucchini Bread | pain aux courgettes
Pumpkin Loaf | pain à la citrouille
Brioche Loaf | pain brioché
Challah Bread | pain challah
Ciabatta Buns | petits pains ciabatta
Ciabatta Rolls | petits pains ciabatta
Ciabatta Bread | pain ciabatta
Focaccia Bread | pain focaccia
Naan Bread | pain naan
Garlic Naan Bread | pain naan à l’ail
Pita Bread | pain pita
Flatbread | pain plat
Whole Wheat Pita Bread | pain pita au blé entier
Pocket Pita Bread | pain pita à farcir
Hamburger Buns | pains à hamburger
Whole Wheat Hamburger Buns | pains à hamburger au blé entier
Multigrain Hamburger Buns | pains à hamburger aux grains variés
Sesame Hamburger Buns | pains à hamburger au sésame
Brioche Hamburger Buns | pains à hamburger briochés
Brioche Buns | petits pains briochés
Hot Dog Buns | pains à hot-dog
Brioche Hot Dog Buns | pains à hot-dog briochés
Slider Buns | mini-pains à hamburger
Sub Buns | petits pains à sous-marin
Hoagie Rolls | petits pains à sous-marin
Dinner Rolls | petits pains
White Rolls | petits pains blancs
Crusty Rolls | petits pains croûtés
Kaiser Rolls | petits pains kaiser
Parker House Rolls | petits pains Parker House
Multigrain Rolls | petits pains aux grains variés
Whole Wheat Rolls | petits pains au blé entier
Sweet Rolls | brioches
Hawaiian Rolls | petits pains hawaïens
Plain Bagels | bagels nature
Everything Bagels | bagels tout garni
Sesame Bagels | bagels au sésame
Blueberry Bagels | bagels aux bleuets
Onion Bagels | bagels à l’oignon
Poppy Seed Bagels | bagels aux graines de pavot
Mini Bagels | mini-bagels
Cinnamon Raisin Bagels | bagels à la cannelle et aux raisins secs
Multigrain Bagels | bagels aux grains variés
Whole Wheat Bagels | bagels au blé entier
Bagel Thins | bagels minces
Sandwich Thins | pains minces à sandwich
English Muffins | muffins anglais
Whole Wheat English Muffins | muffins anglais au blé entier
Multigrain English Muffins | muffins anglais aux grains variés
Raisin English Muffins | muffins anglais aux raisins secs
Blueberry Muffins | muffins aux bleuets
Banana Muffins | muffins aux bananes
Morning Glory Muffins | muffins Morning Glory
Cranberry Muffins | muffins aux canneberges
Chocolate Chip Muffins | muffins aux pépites de chocolat
Double Chocolate Muffins | muffins au double chocolat
Chocolate Muffins | muffins au chocolat
Lemon Poppy Seed Muffins | muffins au citron et aux graines de pavot
Raisin Bran Muffins | muffins aux raisins secs et au son
Carrot Muffins | muffins aux carottes
Apple Cinnamon Muffins | muffins aux pommes et à la cannelle
Flour Tortillas | tortillas de farine
White Tortilla Wraps | tortillas blanches
Tortilla Wraps | tortillas
Plain Wraps | tortillas nature
Whole Wheat Tortillas | tortillas de blé entier
Multigrain Tortillas | tortillas de grains variés
Spinach Wraps | tortillas aux épinards
Whole Wheat Wraps | tortillas au blé entier
Corn Tortillas | tortillas de maïs
Taco Shells | coquilles à tacos
Tostada Shells | tostadas
Croissants | croissants
Butter Croissants | croissants au beurre
Mini Croissants | mini-croissants
Chocolate Croissants | croissants au chocolat
Plain Donuts | beignes nature
Glazed Donuts | beignes glacés
Powdered Donuts | beignes saupoudrés de sucre
Cinnamon Sugar Donuts | beignes au sucre à la cannelle
Mini Donuts | mini-beignes
Chocolate Donuts | beignes au chocolat
Vanilla Glazed Donuts | beignes glacés à la vanille
Maple Donuts | beignes à l’érable
Donut Holes | trous de beigne
Cinnamon Rolls | brioches à la cannelle
Cinnamon Buns | brioches à la cannelle
Cheese Danish | danoise au fromage
Fruit Danish | danoise aux fruits
Apple Turnovers | chaussons aux pommes
Apple Strudel | strudel aux pommes
Eclairs | éclairs
Cream Puffs | choux à la crème
Puff Pastry | pâte feuilletée
Brownies | brownies
Chocolate Brownies | brownies au chocolat
Fudge Brownies | brownies au fudge
Brownie Bites | bouchées de brownie
Blondies | blondies
Chocolate Cake | gâteau au chocolat
Chocolate Layer Cake | gâteau étagé au chocolat
Vanilla Cake | gâteau à la vanille
White Cake | gâteau blanc
Birthday Cake | gâteau d’anniversaire
Carrot Cake | gâteau aux carottes
Lemon Cake | gâteau au citron
Coffee Cake | gâteau streusel
Angel Food Cake | gâteau des anges
Pound Cake | quatre-quarts
Marble Cake | gâteau marbré
Cheesecake | gâteau au fromage
Strawberry Cheesecake | gâteau au fromage aux fraises
Chocolate Cheesecake | gâteau au fromage au chocolat
Chocolate Cupcakes | petits gâteaux au chocolat
Vanilla Cupcakes | petits gâteaux à la vanille
Snack Cakes | petits gâteaux à grignoter
Apple Pie | tarte aux pommes
Cherry Pie | tarte aux cerises
Blueberry Pie | tarte aux bleuets
Pumpkin Pie | tarte à la citrouille
Pecan Pie | tarte aux pacanes
Lemon Meringue Pie | tarte meringuée au citron
Butter Tarts | tartelettes au beurre
Fruit Tarts | tartelettes aux fruits
Lemon Tarts | tartelettes au citron
Pie Crust | croûte à tarte
Pie Shells | croûtes à tarte
Tart Shells | croûtes à tartelettes
Pizza Crust | croûte à pizza
Pizza Dough | pâte à pizza
Pizza Shells | croûtes à pizza
Thin Pizza Crust | croûte à pizza mince
Cauliflower Pizza Crust | croûte à pizza au chou-fleur
Scones | scones
Blueberry Scones | scones aux bleuets
Biscuits, Buttermilk | petits pains au babeurre
Garlic Bread | pain à l’ail
Garlic Toast | pain grillé à l’ail
Texas Toast | pain grillé texan
Breadsticks | gressins
Soft Breadsticks | gressins moelleux
Croutons | croûtons
Garlic Croutons | croûtons à l’ail
Caesar Croutons | croûtons César
Melba Toast | biscottes Melba
Corn Bread | pain de maïs
Cornbread Muffins | muffins au pain de maïs
Crumpets | crumpets
Roti | roti
Paratha | paratha
Lavash Bread | pain lavash
Panettone | panettone
Stollen | stollen
Fruitcake | gâteau aux fruits
Pumpkin Muffins | muffins à la citrouille
Corn Muffins | muffins au maïs
Bran Muffins | muffins au son
Lemon Muffins | muffins au citron
Cinnamon Muffins | muffins à la cannelle
Raspberry Muffins | muffins aux framboises
Strawberry Muffins | muffins aux fraises
Chocolate Chip Scones | scones aux pépites de chocolat
Cranberry Scones | scones aux canneberges
Raisin Bread | pain aux raisins secs
Sugar Pie | tarte au sucre
Strawberry Pie | tarte aux fraises
Peach Pie | tarte aux pêches
Key Lime Pie | tarte à la lime des Keys
Red Velvet Cake | gâteau velours rouge
Red Velvet Cupcakes | petits gâteaux velours rouge
Strawberry Donuts | beignes aux fraises
Pretzel Buns | petits pains bretzels
Olive Bread | pain aux olives
Garlic Breadsticks | gressins à l’ail
Jalapeno Bagels | bagels au piment jalapeno
Churros | churros
Apple Fritters | beignets aux pommes
Fritters | beignets
Beignets | beignets
Profiteroles | profiteroles
Chocolate Eclairs | éclairs au chocolat
Rugelach | rugelachs
Baklava | baklava
Cannoli | cannolis
Whoopie Pies | whoopies
Swiss Roll | roulé suisse
Chocolate Snack Cakes | petits gâteaux à grignoter au chocolat
Jelly Roll | roulé à la gelée
Lava Cake | gâteau fondant
Black Forest Cake | gâteau Forêt-Noire
Ice Cream Cake | gâteau à la crème glacée
Cheesecake Bites | bouchées de gâteau au fromage
Tres Leches Cake | gâteau aux trois laits
Bundt Cake | gâteau Bundt
Pineapple Upside Down Cake | gâteau renversé à l’ananas
Cake Pops | sucettes de gâteau
Mini Cupcakes | petits gâteaux miniatures
Coconut Cake | gâteau à la noix de coco
Strawberry Shortcake | shortcake aux fraises
Funfetti Cake | gâteau confettis
Crumb Cake | gâteau crumble
Spice Cake | gâteau aux épices
Apple Cake | gâteau aux pommes
Chocolate Lava Cake | gâteau fondant au chocolat
Banana Cake | gâteau aux bananes
Tiramisu | tiramisu
Apple Crisp | croustade aux pommes
Sticky Toffee Pudding | pouding collant au caramel
Yule Log Cake | gâteau bûche de Noël
Sponge Cake | gâteau éponge
Lemon Drizzle Cake | gâteau nappé au citron
Banana Cream Pie | tarte à la crème aux bananes
Chocolate Cream Pie | tarte à la crème au chocolat
Coconut Cream Pie | tarte à la crème à la noix de coco
Lemon Pie | tarte au citron
Strawberry Rhubarb Pie | tarte aux fraises et à la rhubarbe
Mixed Berry Pie | tarte aux petits fruits mélangés
Fruit Pie | tarte aux fruits
Raspberry Pie | tarte aux framboises
Sweet Potato Pie | tarte aux patates douces
Peach Cobbler | croustade aux pêches
Apple Cobbler | croustade aux pommes
Mini Pies | mini-tartes
Hand Pies | chaussons
Pecan Tarts | tartelettes aux pacanes
Raisin Butter Tarts | tartelettes au beurre aux raisins secs
Pecan Butter Tarts | tartelettes au beurre aux pacanes
Portuguese Custard Tarts | tartelettes à la crème pâtissière portugaises
Raspberry Tarts | tartelettes aux framboises
Date Squares | carrés aux dattes
Nanaimo Bars | barres Nanaimo
Lemon Squares | carrés au citron
Lemon Bars | barres au citron
Cranberry Orange Muffins | muffins aux canneberges et à l’orange
Zucchini Muffins | muffins aux courgettes
Chocolate Zucchini Muffins | muffins au chocolat et aux courgettes
Apple Muffins | muffins aux pommes
Pumpkin Chocolate Chip Muffins | muffins à la citrouille et aux pépites de chocolat
Mini Muffins | mini-muffins
Mini Blueberry Muffins | mini-muffins aux bleuets
Cranberry Orange Scones | scones aux canneberges et à l’orange
Peach Muffins | muffins aux pêches
Coffee Cake Muffins | muffins streusel
Maple Muffins | muffins à l’érable
Pistachio Muffins | muffins aux pistaches
Coconut Muffins | muffins à la noix de coco
Oatmeal Muffins | muffins à l’avoine
Lemon Blueberry Muffins | muffins au citron et aux bleuets
Raisin Scones | scones aux raisins secs
Cheddar Scones | scones au cheddar
Maple Scones | scones à l’érable
Chocolate Glazed Donuts | beignes glacés au chocolat
Jelly Donuts | beignes à la gelée
Apple Cider Donuts | beignes au cidre de pomme
Sprinkle Donuts | beignes à vermicelles
Boston Cream Donuts | beignes à la crème Boston
Cinnamon Donuts | beignes à la cannelle
Old Fashioned Donuts | beignes à l’ancienne
Vanilla Donuts | beignes à la vanille
Cheese Bagels | bagels au fromage
Asiago Bagels | bagels au fromage asiago
Pumpernickel Bagels | bagels pumpernickel
Cranberry Bagels | bagels aux canneberges
Chocolate Chip Bagels | bagels aux pépites de chocolat
Montreal Style Bagels | bagels à la montréalaise
Cheddar Bagels | bagels au cheddar
Egg Bagels | bagels aux œufs
Everything Bagel Thins | bagels minces tout garni
Sourdough Bagels | bagels au levain
Honey Wheat Bagels | bagels au miel et au blé
Honey Wheat Bread | pain au miel et au blé
Butter Bread | pain au beurre
Potato Sandwich Bread | pain à sandwich aux pommes de terre
Quinoa Bread | pain au quinoa
Omega Flax Bread | pain au lin et aux oméga-3
Oatmeal Bread | pain à l’avoine
Buttermilk Bread | pain au babeurre
Cranberry Bread | pain aux canneberges
Walnut Bread | pain aux noix de Grenoble
Fig Bread | pain aux figues
Seven Grain Bread | pain aux sept grains
Toasting Bread | pain à griller
Thin Sliced Bread | pain tranché mince
Protein Bread | pain protéiné
Rosemary Bread | pain au romarin
Jalapeno Cheddar Bread | pain au piment jalapeno et au cheddar
Multigrain Sandwich Bread | pain à sandwich aux grains variés
Country White Bread | pain blanc campagnard
Seeded Multigrain Bread | pain multigrain aux graines
Honey Whole Wheat Bread | pain au miel et au blé entier
Cinnamon Bread | pain à la cannelle
Date Nut Bread | pain aux dattes et aux noix
Sprouted Bread | pain germé
Light Rye Bread | pain de seigle léger
Dark Rye Bread | pain de seigle foncé
Sourdough Rolls | petits pains au levain
Pretzel Rolls | petits pains bretzels
Onion Buns | petits pains à l’oignon
Potato Buns | petits pains aux pommes de terre
Potato Rolls | petits pains aux pommes de terre
Ciabatta Sandwich Rolls | pains à sandwich ciabatta
Sandwich Rolls | pains à sandwich
Seeded Rolls | petits pains aux graines
Cheese Rolls | petits pains au fromage
Brioche Rolls | petits pains briochés
Brioche Slider Buns | mini-pains à hamburger briochés
Pretzel Hamburger Buns | pains à hamburger bretzels
Whole Grain Buns | petits pains aux grains entiers
Sourdough Buns | petits pains au levain
Portuguese Buns | petits pains portugais
Hot Cross Buns | brioches du carême
Garlic Knots | nœuds à l’ail
Poppy Seed Rolls | petits pains aux graines de pavot
Bread Bowls | bols en pain
Baguette Rolls | petits pains baguette
Cheese Buns | petits pains au fromage
Crescent Rolls | croissants
Artisan Rolls | petits pains artisanaux
Sausage Rolls | roulés à la saucisse
Cinnamon Raisin English Muffins | muffins anglais à la cannelle et aux raisins secs
Sourdough English Muffins | muffins anglais au levain
Cinnamon English Muffins | muffins anglais à la cannelle
Almond Flour Tortillas | tortillas à la farine d’amandes
Cassava Flour Tortillas | tortillas à la farine de manioc
Low Carb Tortillas | tortillas faibles en glucides
Spinach Tortillas | tortillas aux épinards
Street Taco Tortillas | tortillas à tacos
Soft Taco Tortillas | tortillas souples à tacos
Burrito Tortillas | tortillas à burritos
White Corn Tortillas | tortillas de maïs blanc
Yellow Corn Tortillas | tortillas de maïs jaune
Tomato Basil Tortillas | tortillas aux tomates et au basilic
Chickpea Tortillas | tortillas aux pois chiches
Fajita Tortillas | tortillas à fajitas
Tomato Wraps | tortillas aux tomates
Egg Wraps | tortillas aux œufs
Sweet Potato Wraps | tortillas aux patates douces
Quinoa Wraps | tortillas au quinoa
High Protein Wraps | tortillas riches en protéines
Multigrain Wraps | tortillas aux grains variés
Cauliflower Wraps | tortillas au chou-fleur
Low Carb Wraps | tortillas faibles en glucides
Seeded Wraps | tortillas aux graines
Whole Wheat Naan Bread | pain naan au blé entier
Mini Naan Bread | mini-pains naan
Mini Pitas | mini-pitas
Greek Pita Bread | pain pita grec
White Pita Bread | pain pita blanc
Pita Pockets | pitas
Rosemary Focaccia Bread | pain focaccia au romarin
Chapati | chapati
Garlic Flatbread | pain plat à l’ail
Naan Dippers | bâtonnets de pain naan à tremper
Injera | injera
Arepas | arepas
Gordita Shells | gorditas
Pupusas | pupusas
Bao Buns | petits pains bao
Piadina | piadina
Wonton Wrappers | feuilles de pâte à wontons
Egg Roll Wrappers | feuilles de pâte à rouleaux impériaux
Lemon Cupcakes | petits gâteaux au citron
Confetti Cupcakes | petits gâteaux confettis
Carrot Cupcakes | petits gâteaux aux carottes
Birthday Cake Cupcakes | petits gâteaux d’anniversaire
Mini Chocolate Cupcakes | petits gâteaux miniatures au chocolat
Walnut Brownies | brownies aux noix de Grenoble
Caramel Brownies | brownies au caramel
Mini Brownies | mini-brownies
Cheesecake Brownies | brownies façon gâteau au fromage
Double Chocolate Brownies | brownies au double chocolat
Frosted Brownies | brownies glacés
Rocky Road Brownies | brownies à la guimauve et aux noix
Mint Brownies | brownies à la menthe
Whole Wheat Pizza Crust | croûte à pizza au blé entier
Deep Dish Pizza Crust | croûte à pizza épaisse
Personal Pizza Crusts | croûtes à pizza individuelles
Sourdough Pizza Crust | croûte à pizza au levain
Neapolitan Pizza Crust | croûte à pizza napolitaine
Flatbread Pizza Crust | croûte à pizza en pain plat
Almond Flour Pizza Crust | croûte à pizza à la farine d’amandes
Par Baked Pizza Crust | croûte à pizza précuite
Cinnamon Raisin Loaf | pain à la cannelle et aux raisins secs
Chocolate Loaf Cake | pain-gâteau au chocolat
Marble Loaf | pain marbré
Cranberry Orange Loaf | pain aux canneberges et à l’orange
Zucchini Loaf | pain aux courgettes
Banana Loaf | pain aux bananes
Chocolate Chip Banana Bread | pain aux bananes aux pépites de chocolat
Pumpkin Bread | pain à la citrouille
Lemon Poppy Seed Loaf | pain au citron et aux graines de pavot
Gingerbread Loaf | pain d’épices
Carrot Loaf | pain aux carottes
Blueberry Loaf | pain aux bleuets
Gingerbread Cake | gâteau au pain d’épices
Date Loaf | pain aux dattes
Chocolate Babka | babka au chocolat
Cinnamon Babka | babka à la cannelle
Cinnamon Twists | torsades à la cannelle
Apple Danish | danoise aux pommes
Raspberry Danish | danoise aux framboises
Cherry Turnovers | chaussons aux cerises
Blueberry Turnovers | chaussons aux bleuets
Cherry Strudel | strudel aux cerises
Almond Croissants | croissants aux amandes
Ham and Cheese Croissants | croissants au jambon et au fromage
Bear Claws | pattes d’ours
Honey Buns | petits pains au miel
Apple Strudel Bites | bouchées de strudel aux pommes
Monkey Bread | pain de singe
Phyllo Dough | pâte phyllo
Phyllo Shells | coupelles de pâte phyllo
Breakfast Pastries | pâtisseries déjeuner
Puff Pastry Sheets | feuilles de pâte feuilletée
Puff Pastry Shells | vol-au-vent
Spinach Feta Pastry | pâtisserie aux épinards et à la feta
Crullers | beignes torsadés
Garlic Cheese Bread | pain à l’ail et au fromage
Cheese Garlic Toast | pain grillé à l’ail au fromage
Cheesy Breadsticks | gressins au fromage
Pizza Breadsticks | gressins à la pizza
Cheese Texas Toast | pain grillé texan au fromage
Brazilian Cheese Bread | pain au fromage brésilien
Cheese Breadsticks | gressins au fromage
Hard Taco Shells | coquilles à tacos dures
Blue Corn Taco Shells | coquilles à tacos au maïs bleu
Tostadas | tostadas
Stand and Stuff Taco Shells | coquilles à tacos à fond plat
Taco Bowls | bols à tacos
Graham Pie Shells | croûtes à tarte Graham
Chocolate Pie Crust | croûte à tarte au chocolat
Deep Dish Pie Shells | croûtes à tarte profondes
Gingersnap Pie Crust | croûte à tarte aux biscuits au gingembre
Mini Tart Shells | mini-croûtes à tartelettes
Pastry Shells | croûtes de pâtisserie
Tenderflake Pie Shells | croûtes à tarte
Rusks | biscottes
Crostini | crostinis
Bruschetta Toast | pain grillé à bruschetta
Garlic Melba Toast | biscottes Melba à l’ail
Mini Toasts | mini-pains grillés
Cheese and Garlic Croutons | croûtons au fromage et à l’ail
Seasoned Croutons | croûtons assaisonnés
Salad Croutons | croûtons à salade
Multigrain Croutons | croûtons aux grains variés
Funnel Cake | gâteau entonnoir
Sopapillas | sopapillas
Biscuits, Cheddar | petits pains au cheddar
Panini Rolls | petits pains à panini
Lamington | lamingtons
Sub Rolls | petits pains à sous-marin
Hawaiian Bread | pain hawaïen
Panini Bread | pain à panini
Whole Grain Bread | pain aux grains entiers
Whole Grain Sandwich Bread | pain à sandwich aux grains entiers
Lefse | lefse
Madeleines | madeleines
Bread Pudding | pouding au pain
Bialys | bialys
Popovers | popovers
Boule Bread | pain en boule
Batard Bread | pain bâtard
Stuffed Bread | pain farci
Zeppole | zeppoles
Macarons | macarons
Petit Fours | petits fours
Galette Breton | galettes bretonnes
Pain au Chocolat | pain au chocolat
Cheddar Buns | petits pains au cheddar
Soda Bread | pain au bicarbonate de soude
Raisin Buns | petits pains aux raisins secs
Pull Apart Bread | pain à partager
Pumpkin Scones | scones à la citrouille
Millet Bread | pain au millet
Chia Bread | pain au chia
Millet Chia Bread | pain au millet et au chia
Sweet Potato Buns | petits pains aux patates douces
Cornmeal Muffins | muffins à la semoule de maïs
Carrot Bread | pain aux carottes
Keto Bread | pain céto
Keto Buns | petits pains céto
Cauliflower Sandwich Thins | pains minces à sandwich au chou-fleur
Dutch Crunch Rolls | petits pains croquants néerlandais
Danish | danoise
Turnovers | chaussons
Strudel | strudel
Pastries | pâtisseries
Cobbler | croustade
Sticky Buns | brioches collantes
Pecan Sticky Buns | brioches collantes aux pacanes
`;
