/** name | name in French, of each product of `data/products/condiments-and-sauces.ts`. */
export const CONDIMENTS_AND_SAUCES_IN_FRENCH = `
Gravy | sauce brune
Dressing | vinaigrette
Sauce | sauce
Soy Sauce | sauce soya
Light Soy Sauce | sauce soya légère
Dark Soy Sauce | sauce soya foncée
Less Sodium Soy Sauce | sauce soya à teneur réduite en sodium
Tamari Sauce | sauce tamari
Teriyaki Sauce | sauce teriyaki
Stir Fry Sauce | sauce à sauté
Honey Garlic Sauce | sauce miel et ail
General Tso Sauce | sauce général Tao
Sweet and Sour Sauce | sauce aigre-douce
Orange Sauce | sauce à l’orange
Hoisin Sauce | sauce hoisin
Oyster Sauce | sauce aux huîtres
Black Bean Sauce | sauce aux haricots noirs
Plum Sauce | sauce aux prunes
Fish Sauce | sauce de poisson
Sweet Chili Sauce | sauce au piment doux
Worcestershire Sauce | sauce Worcestershire
Barbecue Sauce | sauce barbecue
Hickory Barbecue Sauce | sauce barbecue au bois de noyer
Honey Barbecue Sauce | sauce barbecue au miel
Steak Sauce | sauce à bifteck
Buffalo Sauce | sauce Buffalo
Hot Sauce | sauce piquante
Wing Sauce | sauce à ailes de poulet
Sriracha Sauce | sauce sriracha
Ketchup | ketchup
Mustard | moutarde
Dijon Mustard | moutarde de Dijon
Honey Mustard | moutarde au miel
Mayonnaise | mayonnaise
Vegan Mayonnaise | mayonnaise végétalienne
Avocado Oil Mayonnaise | mayonnaise à l’huile d’avocat
Relish | relish
Tartar Sauce | sauce tartare
Cocktail Sauce | sauce à cocktail
Horseradish | raifort
Pasta Sauce | sauce pour pâtes
Marinara Sauce | sauce marinara
Tomato Basil Pasta Sauce | sauce pour pâtes aux tomates et au basilic
Spaghetti Sauce | sauce spaghetti
Meat Pasta Sauce | sauce pour pâtes à la viande
Roasted Garlic Pasta Sauce | sauce pour pâtes à l’ail rôti
Vodka Pasta Sauce | sauce pour pâtes à la vodka
Bolognese Sauce | sauce bolognaise
Alfredo Sauce | sauce Alfredo
Four Cheese Alfredo Sauce | sauce Alfredo aux quatre fromages
Mushroom Alfredo Sauce | sauce Alfredo aux champignons
Cheese Sauce | sauce au fromage
Nacho Cheese Sauce | sauce au fromage nacho
Basil Pesto Sauce | sauce pesto au basilic
Pesto | pesto
Pizza Sauce | sauce à pizza
Tomato Sauce | sauce tomate
Enchilada Sauce | sauce à enchiladas
Taco Sauce | sauce à tacos
Salsa | salsa
Mild Salsa | salsa douce
Medium Salsa | salsa moyenne
Hot Salsa | salsa piquante
Salsa Verde | salsa verde
Guacamole | guacamole
Hummus | houmous
Roasted Garlic Hummus | houmous à l’ail rôti
Red Pepper Hummus | houmous aux poivrons rouges
French Onion Dip | trempette à l’oignon
Spinach Dip | trempette aux épinards
Ranch Dip | trempette ranch
Tzatziki Dip | trempette tzatziki
Bean Dip | trempette aux haricots
Queso Dip | trempette queso
Ranch Dressing | vinaigrette ranch
Caesar Dressing | vinaigrette César
Italian Dressing | vinaigrette italienne
Balsamic Vinaigrette Dressing | vinaigrette balsamique
Thousand Island Dressing | vinaigrette Mille-Îles
French Dressing | vinaigrette française
Greek Dressing | vinaigrette grecque
Blue Cheese Dressing | vinaigrette au fromage bleu
Coleslaw Dressing | vinaigrette à salade de chou
Honey Mustard Dressing | vinaigrette à la moutarde au miel
Sesame Ginger Dressing | vinaigrette au sésame et au gingembre
Salad Dressing | vinaigrette
Beef Gravy | sauce brune au bœuf
Chicken Gravy | sauce brune au poulet
Turkey Gravy | sauce brune à la dinde
Mushroom Gravy | sauce brune aux champignons
Poutine Gravy | sauce à poutine
Brown Gravy | sauce brune
Beef Gravy Mix | préparation pour sauce brune au bœuf
Brown Gravy Mix | préparation pour sauce brune
Turkey Gravy Mix | préparation pour sauce brune à la dinde
Chicken Gravy Mix | préparation pour sauce brune au poulet
Poutine Gravy Mix | préparation pour sauce à poutine
Gravy Mix | préparation pour sauce brune
Taco Seasoning Mix | assaisonnement à tacos
Chili Seasoning Mix | mélange d’assaisonnement à chili
Fajita Seasoning Mix | mélange d’assaisonnement à fajitas
Seasoning Mix | mélange d’assaisonnement
Ranch Seasoning Mix | mélange d’assaisonnement ranch
Alfredo Sauce Mix | préparation pour sauce Alfredo
Cheese Sauce Mix | préparation pour sauce au fromage
Marinade | marinade
Jerk Marinade | marinade à la jamaïcaine
Curry Sauce | sauce au cari
Butter Chicken Sauce | sauce pour poulet au beurre
Tikka Masala Sauce | sauce tikka masala
Curry Paste | pâte de cari
Pad Thai Sauce | sauce à pad thaï
Peanut Sauce | sauce aux arachides
Miso Paste | pâte de miso
Tahini | tahini
Peanut Butter | beurre d’arachide
Crunchy Peanut Butter | beurre d’arachide croquant
Smooth Peanut Butter | beurre d’arachide crémeux
Almond Butter | beurre d’amande
Cashew Butter | beurre de noix de cajou
Hazelnut Spread | tartinade aux noisettes
Cookie Butter Spread | tartinade aux biscuits
Strawberry Jam | confiture de fraises
Raspberry Jam | confiture de framboises
Grape Jelly | gelée de raisin
Blueberry Jam | confiture de bleuets
Apricot Jam | confiture d’abricots
Marmalade | marmelade
Honey | miel
Liquid Honey | miel liquide
Pancake Syrup | sirop de table
Table Syrup | sirop de table
Chocolate Syrup | sirop de chocolat
Caramel Sauce | sauce au caramel
White Vinegar | vinaigre blanc
Apple Cider Vinegar | vinaigre de cidre
Balsamic Vinegar | vinaigre balsamique
Malt Vinegar | vinaigre de malt
Red Wine Vinegar | vinaigre de vin rouge
Rice Vinegar | vinaigre de riz
Olive Oil | huile d’olive
Extra Virgin Olive Oil | huile d’olive extra-vierge
Vegetable Oil | huile végétale
Sunflower Oil | huile de tournesol
Canola Oil | huile de canola
Avocado Oil | huile d’avocat
Coconut Oil | huile de noix de coco
Dill Pickles | cornichons à l’aneth
Green Olives | olives vertes
Black Olives | olives noires
Sauerkraut | choucroute
Kimchi | kimchi
Capers | câpres
Cranberry Sauce | sauce aux canneberges
Mushroom Gravy Mix | préparation pour sauce brune aux champignons
Onion Gravy | sauce brune à l’oignon
Ponzu Sauce | sauce ponzu
Fajita Marinade | marinade à fajitas
Lemon Pepper Seasoning | assaisonnement au citron et au poivre
Ground Cinnamon | cannelle moulue
Garlic Powder | poudre d’ail
Onion Powder | poudre d’oignon
Chili Powder | assaisonnement au chili
Paprika | paprika
Smoked Paprika | paprika fumé
Ground Cumin | cumin moulu
Curry Powder | poudre de cari
Oregano Leaves | feuilles d’origan
Italian Seasoning | assaisonnement à l’italienne
Black Pepper | poivre noir
Ground Pepper | poivre moulu
Turmeric | curcuma
Ground Ginger | gingembre moulu
Nutmeg | muscade
Ground Cloves | clous de girofle moulus
Bay Leaves | feuilles de laurier
Cayenne Pepper | poivre de Cayenne
Crushed Red Pepper | piment rouge broyé
Everything Bagel Seasoning | assaisonnement à bagel tout garni
Seasoning Salt | sel assaisonné
Garlic Salt | sel à l’ail
Cajun Seasoning | assaisonnement cajun
Steak Spice | épices à bifteck
Poultry Seasoning | assaisonnement à volaille
Old Bay Seasoning | assaisonnement Old Bay
Sesame Seeds | graines de sésame
Poppy Seeds | graines de pavot
Cinnamon Sticks | bâtonnets de cannelle
Dried Basil | basilic séché
Dried Parsley | persil séché
Dried Thyme | thym séché
Dried Rosemary | romarin séché
Barbecue Rub | épices à frotter barbecue
Garam Masala | garam masala
Chicken Seasoning | assaisonnement à poulet
Coriander Seeds | graines de coriandre
Jerk Seasoning | assaisonnement à la jamaïcaine
Greek Seasoning | assaisonnement à la grecque
Five Spice Powder | poudre de cinq épices
Lemon Pepper | poivre au citron
Dill Weed | aneth séché
Celery Salt | sel au céleri
Adobo Seasoning | assaisonnement adobo
Seafood Seasoning | assaisonnement aux fruits de mer
Pumpkin Pie Spice | épices à tarte à la citrouille
Salt | sel
Sea Salt | sel de mer
Kosher Salt | sel casher
Table Salt | sel de table
Himalayan Pink Salt | sel rose de l’Himalaya
Sesame Oil | huile de sésame
Peanut Oil | huile d’arachide
Corn Oil | huile de maïs
Grapeseed Oil | huile de pépins de raisin
Cooking Oil | huile à cuisson
Cooking Spray | enduit à cuisson en aérosol
Maple Syrup | sirop d’érable
Agave Syrup | sirop d’agave
Date Syrup | sirop de dattes
Raw Honey | miel cru
Creamed Honey | miel en crème
Kalamata Olives | olives Kalamata
Stuffed Olives | olives farcies
Olives | olives
Bread and Butter Pickles | cornichons sucrés
Sweet Pickles | cornichons sucrés
Pickles | cornichons
Baby Dill Pickles | mini-cornichons à l’aneth
Gherkins | petits cornichons
Pickled Beets | betteraves marinées
Pickled Jalapenos | piments jalapenos marinés
Pickled Onions | oignons marinés
Banana Peppers | piments bananes
Pepperoncini | pepperoncinis
Pickled Ginger | gingembre mariné
Giardiniera | giardiniera
Roasted Red Peppers | poivrons rouges rôtis
Sun Dried Tomatoes | tomates séchées
Marinated Artichokes | artichauts marinés
Balsamic Glaze | glaçage balsamique
White Wine Vinegar | vinaigre de vin blanc
Rice Wine Vinegar | vinaigre de vin de riz
Champagne Vinegar | vinaigre de champagne
Coconut Aminos | aminos de coco
Liquid Aminos | aminos liquides
Mirin | mirin
Shoyu Soy Sauce | sauce soya shoyu
Sukiyaki Sauce | sauce sukiyaki
Black Pepper Sauce | sauce au poivre noir
Szechuan Sauce | sauce sichuanaise
Korean Barbecue Sauce | sauce barbecue coréenne
Bulgogi Marinade | marinade bulgogi
Mongolian Sauce | sauce mongole
Thai Curry Sauce | sauce au cari thaïe
Yum Yum Sauce | sauce yum yum
Duck Sauce | sauce à canard
Gochujang | gochujang
Mole Sauce | sauce mole
Chipotle Sauce | sauce au piment chipotle
Garlic Sauce | sauce à l’ail
Sesame Garlic Sauce | sauce au sésame et à l’ail
Teriyaki Marinade | marinade teriyaki
Lemon Pepper Marinade | marinade au citron et au poivre
Steak Marinade | marinade à bifteck
Mesquite Marinade | marinade mesquite
Italian Marinade | marinade à l’italienne
Chipotle Mayonnaise | mayonnaise au piment chipotle
Light Mayonnaise | mayonnaise légère
Garlic Aioli | aïoli à l’ail
Stone Ground Mustard | moutarde à l’ancienne
Yellow Mustard | moutarde jaune
Spicy Brown Mustard | moutarde brune épicée
Whole Grain Mustard | moutarde aux grains entiers
Poppy Seed Dressing | vinaigrette aux graines de pavot
Catalina Dressing | vinaigrette Catalina
Raspberry Vinaigrette Dressing | vinaigrette aux framboises
Green Goddess Dressing | vinaigrette déesse verte
Creamy Caesar Dressing | vinaigrette César crémeuse
Russian Dressing | vinaigrette russe
Red Wine Vinaigrette Dressing | vinaigrette au vinaigre de vin rouge
Lemon Vinaigrette Dressing | vinaigrette au citron
Cucumber Dressing | vinaigrette au concombre
Blackberry Jam | confiture de mûres
Peach Jam | confiture de pêches
Fig Jam | confiture de figues
Fruit Spread | tartinade de fruits
Grape Jam | confiture de raisin
Cherry Jam | confiture de cerises
Red Pepper Jelly | gelée de poivrons rouges
Apple Jelly | gelée de pommes
Lemon Curd | crème de citron
Apple Butter | beurre de pomme
Three Fruit Jam | confiture de trois fruits
Sunflower Seed Butter | beurre de graines de tournesol
Mixed Nut Butter | beurre de noix mélangées
Chocolate Hazelnut Spread | tartinade au chocolat et aux noisettes
Pumpkin Seed Butter | beurre de graines de citrouille
Natural Peanut Butter | beurre d’arachide naturel
Powdered Peanut Butter | beurre d’arachide en poudre
Chocolate Sauce | sauce au chocolat
Hot Fudge Sauce | sauce chaude au fudge
Caramel Syrup | sirop de caramel
Strawberry Syrup | sirop de fraises
Butterscotch Sauce | sauce au caramel écossais
Spinach Artichoke Dip | trempette aux épinards et aux artichauts
Dill Dip | trempette à l’aneth
Buffalo Chicken Dip | trempette au poulet à la Buffalo
Seven Layer Dip | trempette à sept étages
Baba Ganoush | baba ganoush
Dill Pickle Dip | trempette aux cornichons à l’aneth
Jalapeno Dip | trempette au piment jalapeno
Onion Dip | trempette à l’oignon
Vegetable Dip | trempette aux légumes
Spicy Hummus | houmous épicé
Lemon Hummus | houmous au citron
Chocolate Hummus | houmous au chocolat
Olive Tapenade | tapenade aux olives
Bruschetta | bruschetta
Black Bean Salsa | salsa aux haricots noirs
Mango Salsa | salsa à la mangue
Pico de Gallo | pico de gallo
Peach Salsa | salsa aux pêches
Chunky Salsa | salsa avec morceaux
Corn Salsa | salsa au maïs
Salsa con Queso | salsa con queso
Au Jus Gravy Mix | préparation pour sauce au jus
Pork Gravy Mix | préparation pour sauce brune au porc
Country Gravy Mix | préparation pour sauce brune campagnarde
Onion Gravy Mix | préparation pour sauce brune à l’oignon
Hollandaise Sauce Mix | préparation pour sauce hollandaise
Bearnaise Sauce Mix | préparation pour sauce béarnaise
Pesto Sauce Mix | préparation pour sauce pesto
Sloppy Joe Seasoning Mix | mélange d’assaisonnement sloppy joe
Meatloaf Seasoning Mix | mélange d’assaisonnement à pain de viande
Beef Stew Seasoning Mix | mélange d’assaisonnement à ragoût de bœuf
Fish Taco Seasoning Mix | assaisonnement à tacos au poisson
Guacamole Seasoning Mix | mélange d’assaisonnement à guacamole
Burrito Seasoning Mix | mélange d’assaisonnement à burritos
Onion Dip Mix | préparation pour trempette à l’oignon
Ranch Dip Mix | préparation pour trempette ranch
Spaghetti Sauce Mix | préparation pour sauce spaghetti
Stir Fry Seasoning Mix | mélange d’assaisonnement à sauté
Enchilada Sauce Mix | préparation pour sauce à enchiladas
Green Enchilada Sauce | sauce à enchiladas verte
Red Enchilada Sauce | sauce à enchiladas rouge
Sloppy Joe Sauce | sauce sloppy joe
Chili Sauce | sauce chili
Green Curry Paste | pâte de cari vert
Red Curry Paste | pâte de cari rouge
Korma Sauce | sauce korma
Vindaloo Sauce | sauce vindaloo
Madras Curry Sauce | sauce au cari Madras
Arrabbiata Pasta Sauce | sauce pour pâtes arrabbiata
Mushroom Pasta Sauce | sauce pour pâtes aux champignons
Four Cheese Pasta Sauce | sauce pour pâtes aux quatre fromages
Garden Vegetable Pasta Sauce | sauce pour pâtes aux légumes du jardin
Clam Sauce | sauce aux palourdes
Rose Pasta Sauce | sauce rosée pour pâtes
Traditional Pasta Sauce | sauce pour pâtes traditionnelle
Puttanesca Sauce | sauce puttanesca
Sun Dried Tomato Pesto | pesto aux tomates séchées
Red Pesto | pesto rouge
Bacon Bits | miettes de bacon
Salad Topping | garniture à salade
Crispy Fried Onions | oignons frits croustillants
Crispy Jalapenos | piments jalapenos croustillants
Coconut Cream | crème de noix de coco
Coconut Milk | lait de coco
Light Coconut Milk | lait de coco léger
Mango Chutney | chutney à la mangue
Chutney | chutney
Liquid Smoke | fumée liquide
Red Pepper Flakes | flocons de piment rouge
Chili Flakes | flocons de piment
Black Peppercorns | grains de poivre noir
Fennel Seeds | graines de fenouil
Mustard Seeds | graines de moutarde
Caraway Seeds | graines de carvi
Allspice | piment de la Jamaïque
Cardamom | cardamome
Saffron | safran
Sumac | sumac
Za'atar | za’atar
Tarragon Leaves | feuilles d’estragon
Marjoram Leaves | feuilles de marjolaine
Thyme Leaves | feuilles de thym
Sambal Chili Sauce | sauce au piment sambal
Passata Tomato Sauce | sauce tomate passata
Chili Crisp Sauce | sauce croustillante au piment
Wasabi Paste | pâte de wasabi
Remoulade Sauce | sauce rémoulade
Peri Peri Sauce | sauce peri-peri
Harissa Paste | pâte d’harissa
Chipotle Peppers | piments chipotles
Ice Cream Topping | garniture à crème glacée
Sundae Topping | garniture à coupe glacée
Cookie Butter | tartinade aux biscuits
Basil Pesto | pesto au basilic
Cocktail Onions | petits oignons à cocktail
Jam | confiture
Syrup | sirop
Furikake Seasoning | assaisonnement furikake
Sazon Seasoning | assaisonnement sazón
Seasoning | assaisonnement
`;
