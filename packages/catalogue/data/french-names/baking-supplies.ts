/** name | name in French, of each product of `data/products/baking-supplies.ts`. */
export const BAKING_SUPPLIES_IN_FRENCH = `
All Purpose Flour | farine tout usage
Wheat Flour | farine de blé
White Flour | farine blanche
Unbleached Flour | farine non blanchie
Flour | farine
Whole Wheat Flour | farine de blé entier
Bread Flour | farine à pain
Cake and Pastry Flour | farine à gâteaux et à pâtisserie
Self Rising Flour | farine auto-levante
Pastry Flour | farine à pâtisserie
Rye Flour | farine de seigle
Spelt Flour | farine d’épeautre
Semolina Flour | farine de semoule
Granulated Sugar | sucre granulé
White Sugar | sucre blanc
Brown Sugar | cassonade
Icing Sugar | sucre à glacer
Cane Sugar | sucre de canne
Powdered Sugar | sucre à glacer
Coconut Sugar | sucre de coco
Baking Mix | préparation à pâtisserie
Biscuit Mix | préparation pour petits pains
Scone Mix | préparation pour scones
All Purpose Baking Mix | préparation à pâtisserie tout usage
Bread Mix | préparation pour pain
White Bread Mix | préparation pour pain blanc
Multigrain Bread Mix | préparation pour pain aux grains variés
Bun Mix | préparation pour pains ronds
Cheese Bread Mix | préparation pour pain au fromage
Chocolate Cake Mix | préparation pour gâteau au chocolat
Devil's Food Cake Mix | préparation pour gâteau du diable
Vanilla Cake Mix | préparation pour gâteau à la vanille
Yellow Cake Mix | préparation pour gâteau jaune
White Cake Mix | préparation pour gâteau blanc
Carrot Cake Mix | préparation pour gâteau aux carottes
Lemon Cake Mix | préparation pour gâteau au citron
Angel Food Cake Mix | préparation pour gâteau des anges
Cake Mix | préparation pour gâteau
Spice Cake Mix | préparation pour gâteau aux épices
Confetti Cake Mix | préparation pour gâteau confettis
Brownie Mix | préparation pour brownies
Fudge Brownie Mix | préparation pour brownies au fudge
Chocolate Brownie Mix | préparation pour brownies au chocolat
Chocolate Chip Cookie Mix | préparation pour biscuits aux pépites de chocolat
Sugar Cookie Mix | préparation pour biscuits au sucre
Cookie Mix | préparation pour biscuits
Gingerbread Mix | préparation pour pain d’épices
Oatmeal Cookie Mix | préparation pour biscuits à l’avoine
Snickerdoodle Cookie Mix | préparation pour biscuits snickerdoodle
Blueberry Muffin Mix | préparation pour muffins aux bleuets
Muffin Mix | préparation pour muffins
Chocolate Muffin Mix | préparation pour muffins au chocolat
Cornbread Mix | préparation pour pain de maïs
Corn Muffin Mix | préparation pour muffins au maïs
Banana Bread Mix | préparation pour pain aux bananes
Donut Mix | préparation pour beignes
Quick Bread Mix | préparation pour pain éclair
Pizza Crust Mix | préparation pour croûte à pizza
Pizza Dough Mix | préparation pour pâte à pizza
Pie Crust Mix | préparation pour croûte à tarte
Pastry Mix | préparation pour pâte à tarte
Flatbread Mix | préparation pour pain plat
Chocolate Chip Cookie Dough | pâte à biscuits aux pépites de chocolat
Sugar Cookie Dough | pâte à biscuits au sucre
Cookie Dough | pâte à biscuits
Pie Dough | pâte à tarte
Crescent Roll Dough | pâte à croissants
Bread Crumbs | chapelure
Plain Bread Crumbs | chapelure nature
Italian Bread Crumbs | chapelure à l’italienne
Seasoned Bread Crumbs | chapelure assaisonnée
Panko Bread Crumbs | chapelure panko
Panko | panko
Chicken Coating Mix | panure à poulet
Seasoned Coating Mix | panure assaisonnée
Tempura Batter Mix | préparation pour pâte à tempura
Fish Batter Mix | préparation pour pâte à frire au poisson
Corn Flake Crumbs | chapelure de flocons de maïs
Pork Coating Mix | panure à porc
Graham Cracker Crumbs | chapelure de biscuits Graham
Graham Crumbs | chapelure Graham
Chocolate Cookie Crumbs | chapelure de biscuits au chocolat
Graham Pie Crust | croûte à tarte Graham
Yeast | levure
Active Dry Yeast | levure sèche active
Instant Yeast | levure instantanée
Chocolate Chips | pépites de chocolat
Semi Sweet Chocolate Chips | pépites de chocolat mi-sucré
Dark Chocolate Chips | pépites de chocolat noir
Mini Chocolate Chips | mini-pépites de chocolat
White Chocolate Chips | pépites de chocolat blanc
Chocolate Chunks | morceaux de chocolat
Baking Chocolate | chocolat à cuisson
Cocoa Powder | cacao en poudre
Baking Cocoa | cacao à pâtisserie
Vanilla Frosting | glaçage à la vanille
Chocolate Frosting | glaçage au chocolat
Cream Cheese Frosting | glaçage au fromage à la crème
Frosting | glaçage
Sprinkles | vermicelles décoratifs
Cake Decorations | décorations pour gâteau
Shortening | shortening
Vanilla Pudding Mix | préparation pour pouding à la vanille
Chocolate Pudding Mix | préparation pour pouding au chocolat
Jello Powder | poudre pour gelée
Corn Syrup | sirop de maïs
Molasses | mélasse
Condensed Milk | lait concentré sucré
Evaporated Milk | lait évaporé
Apple Pie Filling | garniture pour tarte aux pommes
Cherry Pie Filling | garniture pour tarte aux cerises
Shredded Coconut | noix de coco râpée
Baking Powder | poudre à pâte
Cupcake Mix | préparation pour petits gâteaux
Chocolate Cupcake Mix | préparation pour petits gâteaux au chocolat
Fish Coating Mix | panure à poisson
Marble Cake Mix | préparation pour gâteau marbré
Sourdough Bread Mix | préparation pour pain au levain
Pumpkin Bread Mix | préparation pour pain à la citrouille
Batter Mix | préparation pour pâte à frire
Coating Mix | panure
Baking Soda | bicarbonate de soude
Cream of Tartar | crème de tartre
Vital Wheat Gluten | gluten de blé
Egg Replacer | substitut d’œuf
Citric Acid | acide citrique
Pectin | pectine
Vanilla Extract | extrait de vanille
Almond Extract | extrait d’amandes
Lemon Extract | extrait de citron
Peppermint Extract | extrait de menthe poivrée
Food Colouring | colorant alimentaire
Popover Mix | préparation pour popovers
Brownie Bites Mix | préparation pour bouchées de brownie
Blondie Mix | préparation pour blondies
Banana Muffin Mix | préparation pour muffins aux bananes
Bran Muffin Mix | préparation pour muffins au son
Pumpkin Muffin Mix | préparation pour muffins à la citrouille
Lemon Muffin Mix | préparation pour muffins au citron
Apple Cinnamon Muffin Mix | préparation pour muffins aux pommes et à la cannelle
Almond Flour Muffin Mix | préparation pour muffins à la farine d’amandes
Cranberry Muffin Mix | préparation pour muffins aux canneberges
Oatmeal Muffin Mix | préparation pour muffins à l’avoine
English Muffin Mix | préparation pour muffins anglais
Vanilla Cupcake Mix | préparation pour petits gâteaux à la vanille
Chocolate Chip Muffin Mix | préparation pour muffins aux pépites de chocolat
Coffee Cake Mix | préparation pour gâteau streusel
Strawberry Cake Mix | préparation pour gâteau aux fraises
Red Velvet Cake Mix | préparation pour gâteau velours rouge
Birthday Cake Mix | préparation pour gâteau d’anniversaire
Funfetti Cake Mix | préparation pour gâteau confettis
Pound Cake Mix | préparation pour quatre-quarts
German Chocolate Cake Mix | préparation pour gâteau au chocolat allemand
Gingerbread Cake Mix | préparation pour gâteau au pain d’épices
Pumpkin Cake Mix | préparation pour gâteau à la citrouille
Chocolate Chip Brownie Mix | préparation pour brownies aux pépites de chocolat
Dark Chocolate Brownie Mix | préparation pour brownies au chocolat noir
Double Chocolate Brownie Mix | préparation pour brownies au double chocolat
Double Chocolate Cookie Mix | préparation pour biscuits au double chocolat
Gingerbread Cookie Mix | préparation pour biscuits au pain d’épices
Peanut Butter Cookie Mix | préparation pour biscuits au beurre d’arachide
Shortbread Cookie Mix | préparation pour biscuits sablés
Chocolate Cookie Mix | préparation pour biscuits au chocolat
Oatmeal Raisin Cookie Mix | préparation pour biscuits à l’avoine et aux raisins secs
Cheesecake Mix | préparation pour gâteau au fromage
Mug Cake Mix | préparation pour gâteau en tasse
Cinnamon Roll Mix | préparation pour brioches à la cannelle
Dessert Bar Mix | préparation pour carrés
Lemon Bar Mix | préparation pour carrés au citron
Angel Cake Mix | préparation pour gâteau des anges
Churro Mix | préparation pour churros
Funnel Cake Mix | préparation pour gâteaux entonnoirs
Whole Grain Bread Mix | préparation pour pain aux grains entiers
French Bread Mix | préparation pour pain à la française
Sandwich Bread Mix | préparation pour pain à sandwich
Brown Bread Mix | préparation pour pain brun
Cinnamon Raisin Bread Mix | préparation pour pain à la cannelle et aux raisins secs
Rye Bread Mix | préparation pour pain de seigle
Brioche Bread Mix | préparation pour pain brioché
Hearty Bread Mix | préparation pour pain de campagne
Focaccia Mix | préparation pour focaccia
Naan Mix | préparation pour pain naan
Dinner Roll Mix | préparation pour petits pains
Tortilla Mix | préparation pour tortillas
Dumpling Mix | préparation pour dumplings
Pie and Pastry Mix | préparation pour tartes et pâtisseries
Cheddar Biscuit Mix | préparation pour petits pains au cheddar
Buttermilk Biscuit Mix | préparation pour petits pains au babeurre
Cheese Biscuit Mix | préparation pour petits pains au fromage
Pita Mix | préparation pour pain pita
Bagel Mix | préparation pour bagels
Baguette Mix | préparation pour baguettes
Flour Blend | mélange de farines
Baking Flour | farine à pâtisserie
Bread Flour Blend | mélange de farines à pain
All Purpose Baking Flour | farine à pâtisserie tout usage
Pizza Flour | farine à pizza
00 Flour | farine 00
Organic Flour | farine biologique
Whole Grain Flour | farine de grains entiers
Whole Wheat Pastry Flour | farine à pâtisserie de blé entier
Unbleached All Purpose Flour | farine tout usage non blanchie
High Gluten Flour | farine riche en gluten
Graham Flour | farine de graham
Barley Flour | farine d’orge
Kamut Flour | farine de kamut
Semolina | semoule
Instant Flour | farine instantanée
Cake Flour | farine à gâteaux
Italian Panko | panko à l’italienne
Whole Wheat Bread Crumbs | chapelure au blé entier
Cracker Meal | chapelure de craquelins
Cracker Crumbs | chapelure de craquelins
Garlic Bread Crumbs | chapelure à l’ail
Cookie Crumbs | chapelure de biscuits
Chocolate Graham Crumbs | chapelure Graham au chocolat
Seasoned Panko | panko assaisonné
Parmesan Bread Crumbs | chapelure au parmesan
Pork Panko | panko au porc
Crispy Coating Crumbs | chapelure croustillante
Toasted Bread Crumbs | chapelure grillée
Stuffing Crumbs | chapelure à la farce
Japanese Bread Crumbs | chapelure japonaise
Beer Batter Mix | préparation pour pâte à frire à la bière
Onion Ring Batter Mix | préparation pour rondelles d’oignon
Seafood Batter Mix | préparation pour pâte à frire aux fruits de mer
Fry Mix | panure
Fish Fry Mix | panure à poisson
Chicken Breading | panure à poulet
Seafood Breading | panure à fruits de mer
Crispy Coating Mix | panure croustillante
Extra Crispy Coating Mix | panure extra-croustillante
Barbecue Coating Mix | panure barbecue
Southern Style Coating Mix | panure à la façon du Sud
Fried Chicken Coating Mix | panure à poulet frit
Pakora Mix | préparation pour pakoras
Milk Chocolate Chips | pépites de chocolat au lait
Butterscotch Chips | pépites au caramel écossais
Peanut Butter Chips | pépites au beurre d’arachide
Mint Chips | pépites à la menthe
Cinnamon Chips | pépites à la cannelle
Dark Chocolate Chunks | morceaux de chocolat noir
Semi Sweet Chocolate Chunks | morceaux de chocolat mi-sucré
Mega Chunks | gros morceaux de chocolat
Caramel Bits | miettes de caramel
Carob Chips | pépites de caroube
Cacao Nibs | éclats de cacao
Mini Semi Sweet Chocolate Chips | mini-pépites de chocolat mi-sucré
Cocoa Chips | pépites de cacao
Toffee Bits | miettes de caramel au beurre
Semi Sweet Baking Chocolate | chocolat à cuisson mi-sucré
Unsweetened Baking Chocolate | chocolat à cuisson non sucré
White Baking Chocolate | chocolat blanc à cuisson
Candy Melts | pastilles à fondre
Melting Chocolate | chocolat à fondre
Dark Brown Sugar | cassonade foncée
Light Brown Sugar | cassonade dorée
Demerara Sugar | sucre demerara
Turbinado Sugar | sucre turbinado
Raw Sugar | sucre cru
Organic Sugar | sucre biologique
Confectioners Sugar | sucre à glacer
Sugar Cubes | cubes de sucre
Maple Sugar | sucre d’érable
Date Sugar | sucre de dattes
Organic Cane Sugar | sucre de canne biologique
Sugar | sucre
Superfine Sugar | sucre superfin
Stevia Sweetener | édulcorant au stévia
Monk Fruit Sweetener | édulcorant au fruit du moine
Erythritol Sweetener | édulcorant à l’érythritol
Sweetener Packets | édulcorant en sachets
Xylitol Sweetener | édulcorant au xylitol
Allulose Sweetener | édulcorant à l’allulose
Instant Pudding Mix | préparation pour pouding instantané
Banana Pudding Mix | préparation pour pouding aux bananes
Cheesecake Pudding Mix | préparation pour pouding façon gâteau au fromage
Butterscotch Pudding Mix | préparation pour pouding au caramel écossais
Lemon Pudding Mix | préparation pour pouding au citron
Pistachio Pudding Mix | préparation pour pouding aux pistaches
Lemon Pie Filling Mix | préparation pour garniture de tarte au citron
Tapioca Pearls | perles de tapioca
Minute Tapioca | tapioca minute
Custard Powder | poudre pour crème anglaise
Strawberry Gelatin | gélatine aux fraises
Lime Gelatin | gélatine à la lime
Cherry Gelatin | gélatine aux cerises
Gelatin | gélatine
Unflavoured Gelatin | gélatine sans saveur
Jelly Powder | poudre pour gelée
Mousse Mix | préparation pour mousse
Blueberry Pie Filling | garniture pour tarte aux bleuets
Peach Pie Filling | garniture pour tarte aux pêches
Pumpkin Pie Filling | garniture pour tarte à la citrouille
Strawberry Pie Filling | garniture pour tarte aux fraises
Lemon Pie Filling | garniture pour tarte au citron
Raspberry Pie Filling | garniture pour tarte aux framboises
Almond Paste | pâte d’amandes
Mincemeat | garniture aux fruits épicés
Buttercream Frosting | glaçage crème au beurre
Strawberry Frosting | glaçage aux fraises
Lemon Frosting | glaçage au citron
Whipped Frosting | glaçage fouetté
Milk Chocolate Frosting | glaçage au chocolat au lait
Dark Chocolate Frosting | glaçage au chocolat noir
Confetti Frosting | glaçage confettis
Cookie Icing | glaçage à biscuits
Decorating Icing | glaçage à décorer
White Frosting | glaçage blanc
Fudge Frosting | glaçage au fudge
Royal Icing | glaçage royal
Gel Icing | glaçage en gel
Frosting Mix | préparation pour glaçage
Fondant | fondant
Icing | glaçage
Vanilla Icing | glaçage à la vanille
Chocolate Icing | glaçage au chocolat
Marshmallow Creme | crème de guimauve
Rainbow Sprinkles | vermicelles décoratifs arc-en-ciel
Chocolate Sprinkles | vermicelles décoratifs au chocolat
Sanding Sugar | sucre décoratif
Maraschino Cherries | cerises au marasquin
Unsweetened Coconut | noix de coco non sucrée
Coconut Flakes | flocons de noix de coco
Sweetened Coconut | noix de coco sucrée
Milk Powder | lait en poudre
Skim Milk Powder | lait écrémé en poudre
Buttermilk Powder | poudre de babeurre
Powdered Milk | lait en poudre
Malted Milk Powder | lait malté en poudre
Instant Skim Milk Powder | lait écrémé instantané en poudre
Lard | saindoux
Vegetable Shortening | shortening végétal
Baking Spray | enduit à cuisson en aérosol
Coconut Condensed Milk | lait de coco concentré sucré
Coconut Evaporated Milk | lait de coco évaporé
Oatmeal Cookie Dough | pâte à biscuits à l’avoine
Peanut Butter Cookie Dough | pâte à biscuits au beurre d’arachide
Chocolate Cookie Dough | pâte à biscuits au chocolat
Edible Cookie Dough | pâte à biscuits comestible
Gingerbread Cookie Dough | pâte à biscuits au pain d’épices
Brownie Batter | pâte à brownies
Brownie Dough | pâte à brownies
Biscuit Dough | pâte à petits pains
Cinnamon Roll Dough | pâte à brioches à la cannelle
Bread Dough | pâte à pain
Shortbread Cookie Dough | pâte à biscuits sablés
Double Chocolate Cookie Dough | pâte à biscuits au double chocolat
Puff Pastry Dough | pâte feuilletée
Croissant Dough | pâte à croissants
Dinner Roll Dough | pâte à petits pains
Birthday Cake Cookie Dough | pâte à biscuits façon gâteau d’anniversaire
Cornbread and Muffin Mix | préparation pour pain de maïs et muffins
Sweet Cornbread Mix | préparation pour pain de maïs sucré
Honey Cornbread Mix | préparation pour pain de maïs au miel
Wheat Germ | germe de blé
Wheat Bran | son de blé
Matzo Meal | farine de pain azyme
Baking Chips | pépites
Marshmallow Fluff | crème de guimauve
Food Colour | colorant alimentaire
Candied Fruit | fruits confits
Vanilla Beans | gousses de vanille
Melting Wafers | gaufrettes à fondre
Cake Kit | ensemble pour gâteau
Pie Dough Mix | préparation pour pâte à tarte
Sweetener | édulcorant
`;
