/** name | name in French, of each product of `data/products/snacks.ts`. */
export const SNACKS_IN_FRENCH = `
Wafers | gaufrettes
Chips | croustilles
Bars | barres
Macaroons | macarons à la noix de coco
Cookies | biscuits
Assorted Cookies | biscuits assortis
Chocolate Chip Cookies | biscuits aux pépites de chocolat
Mini Chocolate Chip Cookies | mini-biscuits aux pépites de chocolat
Soft Chocolate Chip Cookies | biscuits moelleux aux pépites de chocolat
Chewy Chocolate Chip Cookies | biscuits tendres aux pépites de chocolat
Crunchy Chocolate Chip Cookies | biscuits croquants aux pépites de chocolat
Double Chocolate Chip Cookies | biscuits au double chocolat avec pépites
Chocolate Sandwich Cookies | biscuits sandwich au chocolat
Chocolate Creme Sandwich Cookies | biscuits sandwich à la crème au chocolat
Chocolate O's Cookies | biscuits sandwich au chocolat
Vanilla Sandwich Cookies | biscuits sandwich à la vanille
Vanilla Creme Sandwich Cookies | biscuits sandwich à la crème à la vanille
Golden Sandwich Cookies | biscuits sandwich dorés
Lemon Creme Cookies | biscuits à la crème au citron
Maple Creme Cookies | biscuits à la crème à l’érable
Wafer Sandwich Cookies | gaufrettes fourrées
Ginger Snap Cookies | biscuits secs au gingembre
Gingerbread Cookies | biscuits au pain d’épices
Ginger Cookies | biscuits au gingembre
Molasses Cookies | biscuits à la mélasse
Shortbread Cookies | biscuits sablés
Chocolate Dipped Shortbread Cookies | biscuits sablés trempés dans le chocolat
Oatmeal Cookies | biscuits à l’avoine
Oatmeal Raisin Cookies | biscuits à l’avoine et aux raisins secs
Oatmeal Chocolate Chip Cookies | biscuits aux pépites de chocolat à l’avoine
Peanut Butter Cookies | biscuits au beurre d’arachide
Peanut Butter Sandwich Cookies | biscuits sandwich au beurre d’arachide
Sugar Cookies | biscuits au sucre
Snickerdoodle Cookies | biscuits snickerdoodle
Butter Cookies | biscuits au beurre
Birthday Cake Cookies | biscuits façon gâteau d’anniversaire
Frosted Sugar Cookies | biscuits au sucre glacés
Digestive Cookies | biscuits digestifs
Maria Cookies | biscuits Maria
Tea Biscuits | biscuits à thé
Social Tea Cookies | biscuits à thé
Arrowroot Biscuits | biscuits à l’arrow-root
Coconut Macaroons | macarons à la noix de coco
Coconut Cookies | biscuits à la noix de coco
Almond Macarons | macarons aux amandes
Animal Crackers | craquelins animaux
Animal Cookies | biscuits animaux
Fig Bars | barres aux figues
Fig Cookies | biscuits aux figues
Raspberry Fig Bars | barres aux framboises et aux figues
Vanilla Wafers | gaufrettes à la vanille
Chocolate Wafers | gaufrettes au chocolat
Strawberry Wafers | gaufrettes aux fraises
Wafer Cookies | gaufrettes
Lemon Wafers | gaufrettes au citron
Biscotti | biscottis
Almond Biscotti | biscottis aux amandes
Ladyfingers | biscuits à la cuillère
Fudge Cookies | biscuits au fudge
Mint Fudge Cookies | biscuits à la menthe et au fudge
Chocolate Mint Cookies | biscuits au chocolat et à la menthe
Marshmallow Cookies | biscuits à la guimauve
Caramel Coconut Cookies | biscuits au caramel et à la noix de coco
Breakfast Cookies | biscuits déjeuner
Crackers | craquelins
Table Crackers | craquelins de table
Entertainment Crackers | craquelins de réception
Assorted Crackers | craquelins assortis
Original Crackers | craquelins originaux
Saltine Crackers | craquelins salés
Soda Crackers | craquelins salés
Oyster Crackers | craquelins à soupe
Round Butter Crackers | craquelins ronds au beurre
Buttery Crackers | craquelins au beurre
Multigrain Crackers | craquelins aux grains variés
Seeded Crackers | craquelins aux graines
Flax Crackers | craquelins au lin
Ancient Grain Crackers | craquelins aux grains anciens
Super Seed Crackers | craquelins aux supergraines
Sesame Crackers | craquelins au sésame
Quinoa Crackers | craquelins au quinoa
Olive Oil Crackers | craquelins à l’huile d’olive
Vegetable Crackers | craquelins aux légumes
Cheese Crackers | craquelins au fromage
Cheddar Crackers | craquelins au cheddar
White Cheddar Crackers | craquelins au cheddar blanc
Wheat Crackers | craquelins au blé
Wheat Thin Crackers | craquelins minces au blé
Woven Wheat Crackers | craquelins de blé tissé
Rosemary Crackers | craquelins au romarin
Sea Salt Crackers | craquelins au sel de mer
Garlic Herb Crackers | craquelins à l’ail et aux fines herbes
Cracked Pepper Crackers | craquelins au poivre concassé
Almond Flour Crackers | craquelins à la farine d’amandes
Tomato Basil Crackers | craquelins aux tomates et au basilic
Onion Crackers | craquelins à l’oignon
Everything Crackers | craquelins tout garni
Rice Crackers | craquelins de riz
Sesame Rice Crackers | craquelins de riz au sésame
Brown Rice Crackers | craquelins de riz brun
Rice Thins | galettes minces de riz
Nut Thins Crackers | craquelins minces aux noix
Graham Crackers | biscuits Graham
Honey Graham Crackers | biscuits Graham au miel
Cinnamon Graham Crackers | biscuits Graham à la cannelle
Honey Grahams | biscuits Graham au miel
Graham Bites | bouchées Graham
Crispbread | pain croustillant
Rye Crispbread | pain croustillant au seigle
Flatbread Crackers | craquelins de pain plat
Water Crackers | craquelins à l’eau
Matzo Crackers | craquelins de pain azyme
Peanut Butter Sandwich Crackers | craquelins sandwich au beurre d’arachide
Cheese Sandwich Crackers | craquelins sandwich au fromage
Rice Cakes | galettes de riz
Caramel Rice Cakes | galettes de riz au caramel
Mini Rice Cakes | mini-galettes de riz
Cheddar Rice Cakes | galettes de riz au cheddar
Lightly Salted Rice Cakes | galettes de riz légèrement salées
White Cheddar Rice Cakes | galettes de riz au cheddar blanc
Corn Cakes | galettes de maïs
Pretzels | bretzels
Pretzel Sticks | bretzels en bâtonnets
Pretzel Twists | bretzels torsadés
Mini Pretzels | mini-bretzels
Pretzel Rods | bretzels en bâtonnets
Salted Pretzels | bretzels salés
Honey Mustard Pretzels | bretzels à la moutarde au miel
Pretzel Crisps | bretzels minces
Pretzel Chips | croustilles de bretzel
Everything Pretzel Thins | bretzels minces tout garni
Chocolate Covered Pretzels | bretzels enrobés de chocolat
Yogurt Covered Pretzels | bretzels enrobés de yogourt
Peanut Butter Pretzels | bretzels au beurre d’arachide
Soft Pretzels | bretzels moelleux
Soft Pretzel Bites | bouchées de bretzel moelleuses
Potato Chips | croustilles
Plain Potato Chips | croustilles nature
Ruffled Potato Chips | croustilles ondulées
Salt and Vinegar Potato Chips | croustilles au sel et au vinaigre
Ketchup Potato Chips | croustilles au ketchup
All Dressed Potato Chips | croustilles assaisonnées
Kettle Potato Chips | croustilles à la marmite
Barbecue Potato Chips | croustilles barbecue
Sour Cream and Onion Potato Chips | croustilles à la crème sure et à l’oignon
Stacked Potato Crisps | croustilles empilées
Tortilla Chips | croustilles tortilla
Corn Tortilla Chips | croustilles de maïs
Blue Corn Tortilla Chips | croustilles de maïs bleu
Multigrain Tortilla Chips | croustilles tortilla aux grains variés
Lime Tortilla Chips | croustilles tortilla à la lime
Restaurant Style Tortilla Chips | croustilles tortilla façon restaurant
Nacho Cheese Tortilla Chips | croustilles tortilla au fromage nacho
Cool Ranch Tortilla Chips | croustilles tortilla ranch
Corn Chips | croustilles de maïs
Cheese Puffs | soufflés au fromage
Cheese Curls | tortillons au fromage
Crunchy Cheese Snacks | collations au fromage croquantes
Cheddar Puffs | soufflés au cheddar
Multigrain Chips | croustilles aux grains variés
Pita Chips | croustilles de pita
Bagel Chips | croustilles de bagel
Veggie Chips | croustilles aux légumes
Veggie Straws | pailles aux légumes
Lentil Chips | croustilles aux lentilles
Chickpea Puffs | soufflés aux pois chiches
Plantain Chips | croustilles au plantain
Quinoa Chips | croustilles au quinoa
Popcorn | maïs soufflé
White Cheddar Popcorn | maïs soufflé au cheddar blanc
Butter Popcorn | maïs soufflé au beurre
Kettle Corn Popcorn | maïs soufflé sucré-salé
Sea Salt Popcorn | maïs soufflé au sel de mer
Microwave Popcorn | maïs à éclater au micro-ondes
Caramel Popcorn | maïs soufflé au caramel
Snack Mix | mélange à grignoter
Party Mix | mélange de fête
Onion Rings Snack | rondelles à l’oignon
Granola Bars | barres granola
Chewy Granola Bars | barres granola tendres
Chocolate Chip Granola Bars | barres granola aux pépites de chocolat
Oats and Honey Granola Bars | barres granola à l’avoine et au miel
Mixed Berry Granola Bars | barres granola aux petits fruits mélangés
Apple Crisp Granola Bars | barres granola croustillantes aux pommes
Chocolate Banana Granola Minis | mini-bouchées au chocolat, aux bananes et au granola
Strawberry Granola Bars | barres granola aux fraises
Vanilla Granola Bars | barres granola à la vanille
Peanut Butter Granola Bars | barres granola au beurre d’arachide
Cereal Bars | barres de céréales
Fruit Bars | barres aux fruits
Fruit and Grain Cereal Bars | barres de céréales aux fruits et aux grains
Oat Bars | barres à l’avoine
Rice Crispy Squares | carrés croustillants au riz
Crispy Rice Bars | barres au riz croustillant
Snack Bars | barres collation
Marshmallow Crispy Squares | carrés croustillants à la guimauve
Nut Bars | barres aux noix
Fruit and Nut Bars | barres aux fruits et aux noix
Dark Chocolate Nut Bars | barres aux noix au chocolat noir
Seed Bars | barres aux graines
Protein Bars | barres protéinées
Peanut Butter Protein Bars | barres protéinées au beurre d’arachide
Chocolate Protein Bars | barres protéinées au chocolat
Energy Bars | barres énergétiques
Chocolate Bars | tablettes de chocolat
Dark Chocolate Bars | tablettes de chocolat noir
Milk Chocolate Bars | tablettes de chocolat au lait
Licorice | réglisse
Black Licorice | réglisse noire
Gummy Candy | bonbons gélifiés
Chocolate Covered Almonds | amandes enrobées de chocolat
Fruit Snacks | collations aux fruits
Fruit Leather | cuir de fruits
Almonds | amandes
Roasted Almonds | amandes rôties
Cashews | noix de cajou
Mixed Nuts | noix mélangées
Trail Mix | mélange du randonneur
Peanuts | arachides
Honey Roasted Peanuts | arachides rôties au miel
Walnuts | noix de Grenoble
Pecans | pacanes
Pistachios | pistaches
Sunflower Seeds | graines de tournesol
Pumpkin Seeds | graines de citrouille
Beef Jerky | bœuf séché
Ice Cream Cones | cornets à crème glacée
Sugar Cones | cornets sucrés
Waffle Cones | cornets gaufrés
Marshmallows | guimauves
Hard Candy | bonbons durs
Mint Candy | bonbons à la menthe
Candy Canes | cannes de bonbon
Jelly Beans | dragées à la gelée
Granola Minis | mini-bouchées au granola
Corn Nuts | maïs grillé
Cheese Popcorn | maïs soufflé au fromage
Caramel Cookies | biscuits au caramel
Lemon Cookies | biscuits au citron
Almond Cookies | biscuits aux amandes
Oatmeal Cranberry Cookies | biscuits à l’avoine et aux canneberges
Granola Bites | bouchées de granola
Coconut Granola Bars | barres granola à la noix de coco
Cheddar Popcorn | maïs soufflé au cheddar
Fortune Cookies | biscuits chinois
Stroopwafels | gaufrettes au caramel
Caramel Wafers | gaufrettes au caramel
Hazelnut Wafers | gaufrettes aux noisettes
Vanilla Wafer Sandwich Cookies | gaufrettes fourrées à la vanille
Strawberry Wafer Cookies | gaufrettes aux fraises
Coconut Wafers | gaufrettes à la noix de coco
Peanut Butter Wafers | gaufrettes au beurre d’arachide
Mint Wafers | gaufrettes à la menthe
Raspberry Wafers | gaufrettes aux framboises
Chocolate Hazelnut Wafers | gaufrettes au chocolat et aux noisettes
Mini Wafers | mini-gaufrettes
Chocolate Covered Wafers | gaufrettes enrobées de chocolat
Cocoa Wafers | gaufrettes au cacao
Rainbow Cookies | biscuits arc-en-ciel
Black and White Cookies | biscuits noir et blanc
Linzer Cookies | biscuits linzer
Wedding Cookies | biscuits de mariage
Thumbprint Cookies | biscuits à la confiture
Raspberry Cookies | biscuits aux framboises
Jam Cookies | biscuits à la confiture
Anise Cookies | biscuits à l’anis
Snowball Cookies | biscuits boules de neige
Butter Pecan Cookies | biscuits au beurre et aux pacanes
Pecan Cookies | biscuits aux pacanes
Pecan Shortbread Cookies | biscuits sablés aux pacanes
Walnut Cookies | biscuits aux noix de Grenoble
White Chocolate Macadamia Cookies | biscuits au chocolat blanc et aux noix de macadamia
Macadamia Cookies | biscuits aux noix de macadamia
Monster Cookies | biscuits monstres
Chocolate Cookies | biscuits au chocolat
Double Chocolate Cookies | biscuits au double chocolat
Double Fudge Cookies | biscuits au double fudge
Triple Chocolate Cookies | biscuits au triple chocolat
Chocolate Chunk Cookies | biscuits aux morceaux de chocolat
Dark Chocolate Cookies | biscuits au chocolat noir
Chocolate Coconut Cookies | biscuits au chocolat et à la noix de coco
Brownie Cookies | biscuits au brownie
Brownie Crisp Cookies | biscuits croustillants au brownie
Brownie Brittle | croquant au brownie
Pumpkin Cookies | biscuits à la citrouille
Pumpkin Spice Cookies | biscuits aux épices à citrouille
Maple Cookies | biscuits à l’érable
Honey Cookies | biscuits au miel
Almond Butter Cookies | biscuits au beurre d’amande
Cookie Thins | biscuits minces
Chocolate Chip Cookie Thins | biscuits minces aux pépites de chocolat
Cookie Bites | bouchées de biscuit
Soft Oatmeal Cookies | biscuits moelleux à l’avoine
Mini Cookies | mini-biscuits
Toasted Pecan Cookies | biscuits aux pacanes grillées
Hazelnut Cookies | biscuits aux noisettes
Cranberry Cookies | biscuits aux canneberges
Apple Pie Cookies | biscuits façon tarte aux pommes
Cinnamon Cookies | biscuits à la cannelle
Chai Cookies | biscuits au chai
Red Velvet Cookies | biscuits velours rouge
Salted Caramel Cookies | biscuits au caramel salé
Caramel Apple Cookies | biscuits au caramel et aux pommes
Confetti Cookies | biscuits confettis
Sprinkle Cookies | biscuits à vermicelles
Iced Cookies | biscuits glacés
Iced Oatmeal Cookies | biscuits à l’avoine glacés
Vanilla Bean Cookies | biscuits à la gousse de vanille
Cocoa Cookies | biscuits au cacao
Chocolate Covered Cookies | biscuits enrobés de chocolat
Chocolate Filled Cookies | biscuits fourrés au chocolat
Mint Sandwich Cookies | biscuits sandwich à la menthe
Lemon Sandwich Cookies | biscuits sandwich au citron
Strawberry Sandwich Cookies | biscuits sandwich aux fraises
Coconut Sandwich Cookies | biscuits sandwich à la noix de coco
Maple Sandwich Cookies | biscuits sandwich à l’érable
Custard Creme Cookies | biscuits fourrés à la crème pâtissière
Ginger Sandwich Cookies | biscuits sandwich au gingembre
Duplex Sandwich Cookies | biscuits sandwich deux saveurs
Alphabet Cookies | biscuits alphabet
Cookie Cakes | gâteaux-biscuits
Cut Out Cookies | biscuits découpés
Holiday Cookies | biscuits des fêtes
Halloween Cookies | biscuits d’Halloween
Ginger Thins | biscuits minces au gingembre
Protein Cookies | biscuits protéinés
Cookie Variety Pack | assortiment de biscuits
Tea Cookies | biscuits à thé
Lemon Shortbread Cookies | biscuits sablés au citron
Chocolate Shortbread Cookies | biscuits sablés au chocolat
Orange Cookies | biscuits à l’orange
Biscoff Cookies | spéculoos
Speculoos Cookies | spéculoos
Florentine Cookies | florentins
Peanut Butter Chocolate Chip Cookies | biscuits aux pépites de chocolat au beurre d’arachide
Oatmeal Peanut Butter Cookies | biscuits à l’avoine et au beurre d’arachide
Mint Chocolate Chip Cookies | biscuits aux pépites de chocolat à la menthe
Sandwich Cookies | biscuits sandwich
Amaretti Cookies | amarettis
Crinkle Cookies | biscuits craquelés
Gingerbread House Kit | ensemble pour maison en pain d’épices
Digestive Biscuits | biscuits digestifs
Chocolate Digestive Cookies | biscuits digestifs au chocolat
S'mores Cookies | biscuits façon s’mores
Trail Mix Cookies | biscuits du randonneur
Cranberry Almond Biscotti | biscottis aux canneberges et aux amandes
Chocolate Biscotti | biscottis au chocolat
Vanilla Biscotti | biscottis à la vanille
Anise Biscotti | biscottis à l’anis
Cranberry Pistachio Biscotti | biscottis aux canneberges et aux pistaches
Hazelnut Biscotti | biscottis aux noisettes
Chocolate Chip Biscotti | biscottis aux pépites de chocolat
Parmesan Crackers | craquelins au parmesan
Parmesan Crisps | croustillants au parmesan
Cheddar Crisps | croustillants au cheddar
Cheese Crisps | croustillants au fromage
Cheese Bites | bouchées au fromage
Rosemary Olive Oil Crackers | craquelins au romarin et à l’huile d’olive
Sprouted Seed Crackers | craquelins aux graines germées
Hemp Crackers | craquelins au chanvre
Chia Crackers | craquelins au chia
Black Pepper Crackers | craquelins au poivre noir
Pepper Crackers | craquelins au poivre
Jalapeno Crackers | craquelins au piment jalapeno
Ranch Crackers | craquelins ranch
Barbecue Crackers | craquelins barbecue
Herb Crackers | craquelins aux fines herbes
Sweet Onion Crackers | craquelins à l’oignon doux
Sun Dried Tomato Crackers | craquelins aux tomates séchées
Beet Crackers | craquelins aux betteraves
Pumpkin Seed Crackers | craquelins aux graines de citrouille
Fruit and Nut Crackers | craquelins aux fruits et aux noix
Cranberry Crackers | craquelins aux canneberges
Fig and Olive Crackers | craquelins aux figues et aux olives
Fig Crackers | craquelins aux figues
Raisin Rosemary Crisps | croustillants aux raisins secs et au romarin
Cranberry Hazelnut Crisps | croustillants aux canneberges et aux noisettes
Artisan Crisps | croustillants artisanaux
Rice Crisps | croustillants au riz
Lentil Crackers | craquelins aux lentilles
Chickpea Crackers | craquelins aux pois chiches
Cassava Crackers | craquelins au manioc
Corn Crackers | craquelins au maïs
Corn Thins | galettes minces de maïs
Quinoa Crisps | croustillants au quinoa
Cauliflower Crackers | craquelins au chou-fleur
Sweet Potato Crackers | craquelins aux patates douces
Sea Salt Almond Flour Crackers | craquelins au sel de mer et à la farine d’amandes
Grain Free Crackers | craquelins sans grains
Sourdough Crackers | craquelins au levain
Cream Crackers | craquelins à la crème
Oat Crackers | craquelins à l’avoine
Oat Cakes | galettes d’avoine
Cheddar Cheese Crackers | craquelins au cheddar
Cheese Snack Crackers | craquelins collation au fromage
Bunny Crackers | craquelins lapins
Mini Saltine Crackers | mini-craquelins salés
Snack Crackers | craquelins collation
Cracker Variety Pack | assortiment de craquelins
Cracker Thins | craquelins minces
Cheddar Cracker Bites | bouchées de craquelins au cheddar
Wasabi Rice Crackers | craquelins de riz au wasabi
Seaweed Rice Crackers | craquelins de riz aux algues
Tamari Rice Crackers | craquelins de riz tamari
Sea Salt Rice Crackers | craquelins de riz au sel de mer
Rice Cracker Mix | mélange de craquelins de riz
Rice Cracker Snack Mix | mélange à grignoter aux craquelins de riz
Cheddar Rice Crackers | craquelins de riz au cheddar
Multigrain Rice Crackers | craquelins de riz aux grains variés
Baked Rice Crackers | craquelins de riz au four
Teriyaki Rice Crackers | craquelins de riz teriyaki
Crispbread Crackers | craquelins croustillants
Seeded Crispbread | pain croustillant aux graines
Sesame Crispbread | pain croustillant au sésame
Multigrain Crispbread | pain croustillant aux grains variés
Wheat Crispbread | pain croustillant au blé
Rosemary Crispbread | pain croustillant au romarin
Fibre Crispbread | pain croustillant riche en fibres
Flatbread Crisps | croustillants de pain plat
Everything Flatbread Crisps | croustillants de pain plat tout garni
Onion Flatbread Crackers | craquelins de pain plat à l’oignon
Grissini | gressins
Cracker Sandwiches | craquelins sandwich
Cheese and Crackers | craquelins au fromage
Bagel Crisps | croustillants de bagel
Everything Bagel Chips | croustilles de bagel tout garni
Garlic Bagel Chips | croustilles de bagel à l’ail
Garlic Pita Chips | croustilles de pita à l’ail
Sea Salt Pita Chips | croustilles de pita au sel de mer
Everything Crisps | croustillants tout garni
Toast Crackers | craquelins grillés
Pita Crackers | craquelins de pita
Stoned Wheat Crackers | craquelins de blé moulu sur pierre
Cheese Straws | pailles au fromage
Sesame Breadsticks | gressins au sésame
Sesame Sticks | bâtonnets de sésame
Rye Crackers | craquelins au seigle
Cheddar Pretzels | bretzels au cheddar
Honey Pretzels | bretzels au miel
Honey Wheat Pretzels | bretzels au miel et au blé
Dark Chocolate Covered Pretzels | bretzels enrobés de chocolat noir
White Chocolate Pretzels | bretzels au chocolat blanc
Pretzel Thins | bretzels minces
Pretzel Nuggets | pépites de bretzel
Pretzel Snaps | bretzels minces
Pretzel Bites | bouchées de bretzel
Salted Caramel Pretzels | bretzels au caramel salé
Buffalo Pretzels | bretzels à la Buffalo
Everything Pretzels | bretzels tout garni
Butter Pretzels | bretzels au beurre
Sourdough Pretzels | bretzels au levain
Sesame Pretzels | bretzels au sésame
Chocolate Pretzels | bretzels au chocolat
Pretzel Slims | bretzels minces
Garlic Pretzels | bretzels à l’ail
Frozen Soft Pretzels | bretzels moelleux surgelés
Pretzel Shells | coquilles de bretzels
Unsalted Pretzels | bretzels non salés
Cinnamon Pretzels | bretzels à la cannelle
Pumpkin Spice Pretzels | bretzels aux épices à citrouille
Jalapeno Kettle Potato Chips | croustilles à la marmite au piment jalapeno
Sea Salt Kettle Potato Chips | croustilles à la marmite au sel de mer
Sea Salt Potato Chips | croustilles au sel de mer
Salt and Pepper Potato Chips | croustilles au sel et au poivre
Dill Pickle Potato Chips | croustilles aux cornichons à l’aneth
Cheddar Sour Cream Potato Chips | croustilles au cheddar et à la crème sure
Honey Barbecue Potato Chips | croustilles barbecue au miel
Jalapeno Potato Chips | croustilles au piment jalapeno
Sweet Potato Chips | croustilles de patates douces
Baked Potato Chips | croustilles au four
Rippled Potato Chips | croustilles ondulées
Ranch Potato Chips | croustilles ranch
Reduced Fat Potato Chips | croustilles réduites en gras
Potato Sticks | bâtonnets de pommes de terre
Potato Straws | pailles aux pommes de terre
Cheddar Potato Chips | croustilles au cheddar
Crinkle Cut Potato Chips | croustilles ondulées
Lightly Salted Potato Chips | croustilles légèrement salées
Parmesan Garlic Potato Chips | croustilles au parmesan et à l’ail
Popped Potato Chips | croustilles soufflées
Beet Chips | croustilles aux betteraves
Cassava Chips | croustilles au manioc
Black Bean Chips | croustilles aux haricots noirs
Bean Chips | croustilles aux haricots
Hummus Chips | croustilles au houmous
Kale Chips | croustilles au chou frisé
Pea Crisps | croustillants aux pois
Apple Chips | croustilles aux pommes
Taro Chips | croustilles au taro
Protein Chips | croustilles protéinées
Pork Rinds | couennes de porc soufflées
Cauliflower Chips | croustilles au chou-fleur
Coconut Chips | croustilles à la noix de coco
Lentil Crisps | croustillants aux lentilles
Tortilla Strips | lanières de tortillas
Chili Lime Tortilla Chips | croustilles tortilla au piment et à la lime
Grain Free Tortilla Chips | croustilles tortilla sans grains
Cassava Tortilla Chips | croustilles tortilla au manioc
Almond Flour Tortilla Chips | croustilles tortilla à la farine d’amandes
Yellow Corn Tortilla Chips | croustilles de maïs jaune
White Corn Tortilla Chips | croustilles de maïs blanc
Black Bean Tortilla Chips | croustilles tortilla aux haricots noirs
Salsa Tortilla Chips | croustilles tortilla à la salsa
Ranch Tortilla Chips | croustilles tortilla ranch
Scoops Tortilla Chips | croustilles tortilla en coupelles
Rolled Tortilla Chips | croustilles tortilla roulées
Quinoa Tortilla Chips | croustilles tortilla au quinoa
Sweet Potato Tortilla Chips | croustilles tortilla aux patates douces
Sea Salt Tortilla Chips | croustilles tortilla au sel de mer
Jalapeno Tortilla Chips | croustilles tortilla au piment jalapeno
Baked Tortilla Chips | croustilles tortilla au four
Round Tortilla Chips | croustilles tortilla rondes
Salt and Vinegar Chips | croustilles au sel et au vinaigre
White Cheddar Puffs | soufflés au cheddar blanc
Veggie Puffs | soufflés aux légumes
Peanut Puffs | soufflés aux arachides
Peanut Butter Puffs | soufflés au beurre d’arachide
Corn Puffs | soufflés de maïs
Cheddar Popcorn Puffs | soufflés de maïs au cheddar
Baked Cheese Puffs | soufflés au fromage au four
Quinoa Puffs | soufflés au quinoa
Rice Puffs | soufflés de riz
Lentil Puffs | soufflés aux lentilles
Pea Puffs | soufflés aux pois
Jalapeno Cheese Puffs | soufflés au fromage au piment jalapeno
Puffcorn | soufflés de maïs
Sweet and Salty Popcorn | maïs soufflé sucré-salé
Kettle Popcorn | maïs soufflé à la marmite
Movie Butter Popcorn | maïs soufflé au beurre façon cinéma
Caramel Cheese Popcorn | maïs soufflé au caramel et au fromage
Chocolate Popcorn | maïs soufflé au chocolat
Cinnamon Popcorn | maïs soufflé à la cannelle
Popcorn Kernels | maïs à éclater
Lightly Salted Popcorn | maïs soufflé légèrement salé
Dill Pickle Popcorn | maïs soufflé aux cornichons à l’aneth
Olive Oil Popcorn | maïs soufflé à l’huile d’olive
Light Butter Popcorn | maïs soufflé au beurre léger
Salted Popcorn | maïs soufflé salé
Pork Skins | couennes de porc
Veggie Sticks | bâtonnets aux légumes
Sea Salt Veggie Straws | pailles au sel de mer et aux légumes
Ranch Veggie Straws | pailles aux légumes ranch
Zesty Ranch Veggie Straws | pailles aux légumes ranch
Peanut Butter Chocolate Granola Bars | barres granola au beurre d’arachide et au chocolat
Peanut Granola Bars | barres granola aux arachides
Almond Granola Bars | barres granola aux amandes
Apple Granola Bars | barres granola aux pommes
Berry Granola Bars | barres granola aux petits fruits
Blueberry Granola Bars | barres granola aux bleuets
Banana Granola Bars | barres granola aux bananes
Cinnamon Granola Bars | barres granola à la cannelle
Maple Granola Bars | barres granola à l’érable
Nut Granola Bars | barres granola aux noix
Raspberry Granola Bars | barres granola aux framboises
Dark Chocolate Granola Bars | barres granola au chocolat noir
Double Chocolate Granola Bars | barres granola au double chocolat
Cookies and Cream Granola Bars | barres granola aux biscuits et à la crème
Crunchy Granola Bars | barres granola croquantes
Granola Thins | barres granola minces
Chocolate Granola Bars | barres granola au chocolat
Dipped Granola Bars | barres granola enrobées
Sweet and Salty Granola Bars | barres granola sucrées-salées
Trail Mix Bars | barres au mélange du randonneur
Trail Mix Granola Bars | barres granola au mélange du randonneur
Yogurt Granola Bars | barres granola au yogourt
S'mores Granola Bars | barres granola façon s’mores
Protein Granola Bars | barres granola protéinées
Chewy Chocolate Chip Bars | barres tendres aux pépites de chocolat
Almond Bars | barres aux amandes
Almond Butter Bars | barres au beurre d’amande
Almond Coconut Bars | barres aux amandes et à la noix de coco
Peanut Butter Bars | barres au beurre d’arachide
Peanut Bars | barres aux arachides
Apple Cinnamon Bars | barres aux pommes et à la cannelle
Blueberry Bars | barres aux bleuets
Strawberry Bars | barres aux fraises
Raspberry Bars | barres aux framboises
Chia Bars | barres au chia
Coconut Bars | barres à la noix de coco
Coconut Chia Bars | barres à la noix de coco et au chia
Cashew Bars | barres aux noix de cajou
Date Bars | barres aux dattes
Oatmeal Bars | barres à l’avoine
Oatmeal Chocolate Chip Bars | barres à l’avoine et aux pépites de chocolat
Blueberry Oat Bars | barres aux bleuets et à l’avoine
Banana Oat Bars | barres aux bananes et à l’avoine
Chocolate Chip Oat Bars | barres aux pépites de chocolat et à l’avoine
Peanut Butter Oat Bars | barres au beurre d’arachide et à l’avoine
Chocolate Oat Bars | barres au chocolat et à l’avoine
Lemon Protein Bars | barres protéinées au citron
Cookie Dough Protein Bars | barres protéinées à la pâte à biscuits
Chocolate Chip Protein Bars | barres protéinées aux pépites de chocolat
Chocolate Peanut Butter Protein Bars | barres protéinées au chocolat et au beurre d’arachide
Cookies and Cream Protein Bars | barres protéinées aux biscuits et à la crème
Vanilla Protein Bars | barres protéinées à la vanille
Coconut Protein Bars | barres protéinées à la noix de coco
Brownie Protein Bars | barres protéinées au brownie
Birthday Cake Protein Bars | barres protéinées façon gâteau d’anniversaire
Caramel Protein Bars | barres protéinées au caramel
Mint Protein Bars | barres protéinées à la menthe
Apple Pie Bars | barres façon tarte aux pommes
Caramel Nut Bars | barres aux noix au caramel
Chocolate Sea Salt Nut Bars | barres aux noix au chocolat et au sel de mer
Cranberry Almond Bars | barres aux canneberges et aux amandes
Cranberry Nut Bars | barres aux noix aux canneberges
Honey Nut Bars | barres aux noix au miel
Honey Sesame Bars | barres au miel et au sésame
Sesame Snaps | biscuits secs au sésame
Maple Nut Bars | barres aux noix à l’érable
Blueberry Cereal Bars | barres de céréales aux bleuets
Strawberry Cereal Bars | barres de céréales aux fraises
Apple Cinnamon Cereal Bars | barres de céréales aux pommes et à la cannelle
Cherry Bars | barres aux cerises
Keto Bars | barres céto
Superfood Bars | barres aux superaliments
Seven Layer Bars | barres à sept étages
Meal Bars | barres repas
Chocolate Brownie Bars | barres au chocolat et au brownie
Brownie Bars | barres au brownie
Pumpkin Bars | barres à la citrouille
Strawberry Fruit Bars | barres de fruits aux fraises
Apple Fruit Bars | barres de fruits aux pommes
Apple Fig Bars | barres aux pommes et aux figues
Blueberry Fig Bars | barres aux bleuets et aux figues
Strawberry Fig Bars | barres aux fraises et aux figues
Vanilla Crispy Squares | carrés croustillants à la vanille
Chocolate Crispy Squares | carrés croustillants au chocolat
Chocolate Chip Crispy Squares | carrés croustillants aux pépites de chocolat
Strawberry Crispy Squares | carrés croustillants aux fraises
Caramel Crispy Squares | carrés croustillants au caramel
Confetti Crispy Squares | carrés croustillants confettis
Fruit and Seed Bars | barres aux fruits et aux graines
Energy Bites | bouchées énergétiques
Protein Bites | bouchées protéinées
Chocolate Granola Minis | mini-bouchées au chocolat et au granola
Chocolate Chip Granola Minis | mini-bouchées aux pépites de chocolat et au granola
Strawberry Granola Minis | mini-bouchées aux fraises et au granola
Oat Bites | bouchées à l’avoine
Fruit Chews | bonbons à mâcher aux fruits
Hazelnuts | noisettes
Brazil Nuts | noix du Brésil
Macadamia Nuts | noix de macadamia
Pine Nuts | pignons
Salted Cashews | noix de cajou salées
Roasted Cashews | noix de cajou rôties
Salted Pistachios | pistaches salées
Shelled Pistachios | pistaches écalées
Raw Almonds | amandes crues
Smoked Almonds | amandes fumées
Salted Almonds | amandes salées
Sliced Almonds | amandes tranchées
Slivered Almonds | amandes effilées
Walnut Pieces | morceaux de noix de Grenoble
Walnut Halves | moitiés de noix de Grenoble
Pecan Halves | moitiés de pacanes
Candied Pecans | pacanes confites
Chopped Walnuts | noix de Grenoble hachées
Deluxe Mixed Nuts | noix mélangées de luxe
Tropical Trail Mix | mélange du randonneur tropical
Chocolate Trail Mix | mélange du randonneur au chocolat
Mountain Trail Mix | mélange du randonneur montagnard
Seed and Fruit Mix | mélange de graines et de fruits
Salted Peanuts | arachides salées
Dry Roasted Peanuts | arachides rôties à sec
Peanuts in Shell | arachides en écale
Cocktail Peanuts | arachides à cocktail
Spanish Peanuts | arachides à l’espagnole
Beer Nuts | arachides à bière
Roasted Chickpeas | pois chiches rôtis
Wasabi Peas | pois au wasabi
Roasted Edamame | edamames rôtis
Roasted Seaweed | algues rôties
Seaweed Snacks | collations aux algues
Roasted Broad Beans | gourganes rôties
Crunchy Chickpeas | pois chiches croquants
Turkey Jerky | viande séchée de dinde
Meat Sticks | bâtonnets de viande
Beef Sticks | bâtonnets de bœuf
Pepperoni Sticks | bâtonnets de pepperoni
Teriyaki Beef Jerky | bœuf séché teriyaki
Turkey Sticks | bâtonnets de dinde
Chicken Jerky | viande séchée de poulet
Bison Bars | barres au bison
Meat Bars | barres à la viande
Peppered Beef Jerky | bœuf séché poivré
Salmon Jerky | viande séchée de saumon
Biltong | biltong
Chewing Gum | gomme à mâcher
Bubble Gum | gomme balloune
Spearmint Gum | gomme à la menthe verte
Peppermint Gum | gomme à mâcher à la menthe poivrée
Peanut Butter Cups | coupes au beurre d’arachide
Caramel Chocolate Bars | tablettes de chocolat au caramel
Hazelnut Chocolate Bars | tablettes de chocolat aux noisettes
Almond Chocolate Bars | tablettes de chocolat aux amandes
White Chocolate Bars | tablettes de chocolat blanc
Sea Salt Chocolate Bars | tablettes de chocolat au sel de mer
Wafer Chocolate Bars | tablettes de chocolat aux gaufrettes
Crispy Chocolate Bars | tablettes de chocolat croustillantes
Chocolate Truffles | truffes au chocolat
Chocolate Covered Raisins | raisins secs enrobés de chocolat
Chocolate Covered Peanuts | arachides enrobées de chocolat
Chocolate Eggs | œufs au chocolat
Chocolate Hazelnut Candy | bonbons au chocolat et aux noisettes
Chocolate Candy | bonbons au chocolat
Chocolate Coins | pièces de monnaie en chocolat
Mint Chocolate Bars | tablettes de chocolat à la menthe
Orange Chocolate Bars | tablettes de chocolat à l’orange
Coconut Chocolate Bars | tablettes de chocolat à la noix de coco
Caramel Candy | bonbons au caramel
Caramels | caramels
Toffee | caramel au beurre
Peanut Brittle | croquant aux arachides
Fudge | fudge
Chocolate Bark | écorce au chocolat
Peppermint Bark | écorce à la menthe poivrée
Peppermint Patties | galettes de menthe poivrée
Toffee Bars | barres au caramel au beurre
Nougat | nougat
Halva | halva
Chocolate Bunny | lapin en chocolat
Chocolate Caramels | caramels au chocolat
Chocolate Almonds | amandes au chocolat
Chocolate Covered Cherries | cerises enrobées de chocolat
Chocolate Wafer Bars | barres de gaufrettes au chocolat
Marzipan | pâte d’amande
Advent Calendar | calendrier de l’avent
Yogurt Raisins | raisins secs au yogourt
Yogurt Covered Raisins | raisins secs enrobés de yogourt
Sour Candy | bonbons surs
Gummy Bears | oursons gélifiés
Gummy Worms | vers gélifiés
Sour Gummy Candy | bonbons gélifiés surs
Fruit Gummies | bonbons gélifiés aux fruits
Jelly Candy | bonbons à la gelée
Lollipops | sucettes
Cotton Candy | barbe à papa
Candy Corn | bonbons en forme de maïs
Peppermint Candy | bonbons à la menthe poivrée
Butterscotch Candy | bonbons au caramel écossais
Red Licorice | réglisse rouge
Licorice Twists | torsades de réglisse
Taffy | tire
Swedish Berries | petits fruits suédois
Ginger Chews | bonbons à mâcher au gingembre
Jujubes | jujubes
Chewy Candy | bonbons tendres
Fruit Candy | bonbons aux fruits
Valentine Candy | bonbons de la Saint-Valentin
Mints | pastilles à la menthe
Breath Mints | pastilles pour l’haleine
Cinnamon Hearts | cœurs de cannelle
Gumdrops | boules de gomme
Rock Candy | sucre candi
Halloween Candy | bonbons d’Halloween
Licorice Bites | bouchées de réglisse
Caramel Popcorn Clusters | grappes de maïs soufflé au caramel
Fruit Roll Ups | roulés aux fruits
Fruit Strips | lanières de fruits
Fruit Twists | torsades aux fruits
Organic Fruit Snacks | collations aux fruits biologiques
Apple Crisps | croustilles de pomme
Freeze Dried Strawberries | fraises lyophilisées
Freeze Dried Apples | pommes lyophilisées
Mixed Fruit Snacks | collations aux fruits mélangés
Dried Apple Rings | rondelles de pommes séchées
Fruit Bites | bouchées aux fruits
Strawberry Fruit Leather | cuir de fruits aux fraises
Mango Fruit Leather | cuir de fruits à la mangue
Coconut Rolls | roulés à la noix de coco
Coconut Clusters | grappes à la noix de coco
Coconut Bites | bouchées à la noix de coco
Dried Seaweed | algues séchées
Chocolate Rice Cakes | galettes de riz au chocolat
Multigrain Rice Cakes | galettes de riz aux grains variés
Apple Cinnamon Rice Cakes | galettes de riz aux pommes et à la cannelle
Kettle Corn Rice Cakes | galettes de riz façon maïs sucré-salé
Salt Free Rice Cakes | galettes de riz sans sel
Brown Rice Cakes | galettes de riz brun
Salted Rice Cakes | galettes de riz salées
Wild Rice Cakes | galettes de riz sauvage
Sesame Rice Cakes | galettes de riz au sésame
Tamari Seaweed Rice Cakes | galettes de riz au tamari et aux algues
Chocolate Covered Rice Cakes | galettes de riz enrobées de chocolat
Dark Chocolate Rice Cakes | galettes de riz au chocolat noir
Quinoa Cakes | galettes de quinoa
Rice Cake Thins | galettes de riz minces
Thin Rice Cakes | galettes de riz minces
Cinnamon Toast Rice Cakes | galettes de riz façon pain grillé à la cannelle
Corn Cake Thins | galettes de maïs minces
Cheddar Mini Rice Cakes | mini-galettes de riz au cheddar
Caramel Mini Rice Cakes | mini-galettes de riz au caramel
Ranch Mini Rice Cakes | mini-galettes de riz ranch
Rice Rollers | rouleaux de riz soufflé
Mini Marshmallows | mini-guimauves
Chocolate Covered Marshmallows | guimauves enrobées de chocolat
Marshmallow Puffs | soufflés à la guimauve
Vegan Marshmallows | guimauves végétaliennes
Jumbo Marshmallows | guimauves géantes
Toasted Coconut Marshmallows | guimauves à la noix de coco grillée
Cake Cones | cornets à crème glacée
Chocolate Cones | cornets au chocolat
Waffle Bowls | bols gaufrés
Cone Cups | coupelles à crème glacée
Chocolate Sugar Cones | cornets sucrés au chocolat
Cinnamon Grahams | biscuits Graham à la cannelle
Chocolate Graham Crackers | biscuits Graham au chocolat
Chocolate Grahams | biscuits Graham au chocolat
Graham Style Crackers | biscuits façon Graham
Teddy Grahams | oursons Graham
Bunny Grahams | biscuits Graham lapins
Honey Graham Sticks | bâtonnets Graham au miel
S'mores Grahams | biscuits Graham façon s’mores
Animal Grahams | biscuits Graham animaux
Cinnamon Animal Cookies | biscuits animaux à la cannelle
Chocolate Animal Cookies | biscuits animaux au chocolat
Vanilla Animal Cookies | biscuits animaux à la vanille
Frosted Animal Cookies | biscuits animaux glacés
Iced Animal Cookies | biscuits animaux glacés
Cinnamon Snap Cookies | biscuits secs à la cannelle
Cheese Snack Mix | mélange à grignoter au fromage
Cheddar Snack Mix | mélange à grignoter au cheddar
Chocolate Snack Mix | mélange à grignoter au chocolat
Spicy Snack Mix | mélange à grignoter épicé
Original Party Mix | mélange de fête original
Chex Snack Mix | mélange à grignoter Chex
Cheddar Chex Mix | mélange Chex au cheddar
Puppy Chow Snack Mix | mélange à grignoter au chocolat et au beurre d’arachide
Bagel Chip Mix | mélange de croustilles de bagel
Bold Snack Mix | mélange à grignoter relevé
Nuts and Bolts Snack Mix | mélange à grignoter salé
Japanese Snack Mix | mélange à grignoter japonais
Asian Rice Snack Mix | mélange à grignoter au riz à l’asiatique
Bombay Mix | mélange Bombay
Muddy Buddies Snack Mix | mélange à grignoter chocolaté
Peanut Butter Snack Mix | mélange à grignoter au beurre d’arachide
Malt Balls | boules de malt
Jaffa Cakes | biscuits à l’orange et au chocolat
Cheese Balls | boules de fromage
Sour Keys | clés sures
Chocolate Biscuit Sticks | bâtonnets de biscuit au chocolat
Turkish Delight | loukoums
Rolled Wafers | gaufrettes roulées
Energy Balls | boules énergétiques
Bark Thins | écorces minces de chocolat
Meringue Cookies | meringues
Meringues | meringues
Lace Cookies | biscuits dentelle
Candy | bonbons
Jerky | viande séchée
Chewy Bars | barres tendres
Crunchy Bars | barres croquantes
`;
