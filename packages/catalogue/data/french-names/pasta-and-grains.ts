/** name | name in French, of each product of `data/products/pasta-and-grains.ts`. */
export const PASTA_AND_GRAINS_IN_FRENCH = `
Noodles | nouilles
Rice | riz
Spaghetti Pasta | pâtes spaghetti
Penne Pasta | pâtes penne
Fusilli Pasta | pâtes fusilli
Rotini Pasta | pâtes rotini
Macaroni Pasta | macaronis
Elbow Macaroni Pasta | macaronis coudés
Linguine Pasta | pâtes linguine
Fettuccine Pasta | pâtes fettuccine
Angel Hair Pasta | pâtes cheveux d’ange
Rigatoni Pasta | pâtes rigatoni
Farfalle Bow Tie Pasta | pâtes farfalle
Shells Pasta | pâtes coquilles
Medium Shells Pasta | pâtes coquilles moyennes
Orzo Pasta | pâtes orzo
Capellini Pasta | pâtes capellini
Cavatappi Pasta | pâtes cavatappi
Ziti Pasta | pâtes ziti
Vermicelli Pasta | pâtes vermicelle
Tagliatelle Pasta | pâtes tagliatelle
Pappardelle Pasta | pâtes pappardelle
Spirals Pasta | pâtes spirales
Spaghettini Pasta | pâtes spaghettini
Jumbo Shells Pasta | pâtes coquilles géantes
Manicotti Pasta | pâtes manicotti
Cannelloni Pasta | pâtes cannelloni
Tricolour Rotini Pasta | pâtes rotini tricolores
Campanelle Pasta | pâtes campanelle
Bucatini Pasta | pâtes bucatini
Ditalini Pasta | pâtes ditalini
Gemelli Pasta | pâtes gemelli
Mini Penne Pasta | mini-pâtes penne
Pasta | pâtes
Lasagna Noodles | lasagnes
Oven Ready Lasagna Noodles | lasagnes prêtes pour le four
Lasagna Sheets | feuilles de lasagne
Egg Noodles | nouilles aux œufs
Broad Egg Noodles | nouilles larges aux œufs
Wheat Noodles | nouilles de blé
Whole Wheat Spaghetti Pasta | pâtes spaghetti de blé entier
Whole Wheat Penne Pasta | pâtes penne de blé entier
Whole Wheat Rotini Pasta | pâtes rotini de blé entier
Whole Wheat Fusilli Pasta | pâtes fusilli de blé entier
Whole Wheat Linguine Pasta | pâtes linguine de blé entier
Chickpea Pasta | pâtes de pois chiches
Lentil Pasta | pâtes de lentilles
Red Lentil Penne Pasta | pâtes penne de lentilles rouges
Alphabet Pasta | pâtes alphabet
Stelline Pasta | pâtes étoiles
Spinach Pasta | pâtes aux épinards
Chow Mein Noodles | nouilles à chow mein
Udon Noodles | nouilles udon
Soba Noodles | nouilles soba
Ramen Noodles | nouilles ramen
Lo Mein Noodles | nouilles à lo mein
Rice Noodles | nouilles de riz
Rice Vermicelli Noodles | nouilles vermicelle de riz
Potato Gnocchi | gnocchis aux pommes de terre
Gnocchi | gnocchis
Cheese Ravioli | raviolis au fromage
Spinach Ravioli | raviolis aux épinards
Fresh Ravioli | raviolis frais
Meat Ravioli | raviolis à la viande
Beef Ravioli | raviolis au bœuf
Cheese Tortellini | tortellinis au fromage
Meat Tortellini | tortellinis à la viande
Fresh Fettuccine Pasta | pâtes fettuccine fraîches
Fresh Linguine Pasta | pâtes linguine fraîches
Fresh Lasagna Sheets | feuilles de lasagne fraîches
White Rice | riz blanc
Long Grain Rice | riz à grain long
Basmati Rice | riz basmati
Jasmine Rice | riz jasmin
Arborio Rice | riz arborio
Sushi Rice | riz à sushis
Calrose Rice | riz Calrose
Instant Rice | riz instantané
Parboiled Rice | riz étuvé
Brown Rice | riz brun
Brown Basmati Rice | riz basmati brun
Wild Rice Blend | mélange de riz sauvage
Quinoa | quinoa
Tricolour Quinoa | quinoa tricolore
Red Quinoa | quinoa rouge
Couscous | couscous
Pearl Couscous | couscous perlé
Whole Wheat Couscous | couscous au blé entier
Bulgur Wheat | boulgour
Farro | farro
Freekeh | freekeh
Pearl Barley | orge perlé
Pot Barley | orge mondé
Millet | millet
Buckwheat Groats | gruau de sarrasin
Amaranth | amarante
Sorghum Grain | sorgho en grains
Teff | teff
Polenta | polenta
Cauliflower Gnocchi | gnocchis au chou-fleur
Spinach Tortellini | tortellinis aux épinards
Mushroom Ravioli | raviolis aux champignons
Butternut Squash Ravioli | raviolis à la courge musquée
Rotelle Pasta | pâtes rotelles
Orecchiette Pasta | pâtes orecchiette
Black Bean Pasta | pâtes de haricots noirs
Spinach Fettuccine Pasta | pâtes fettuccine aux épinards
Hearts of Palm Pasta | pâtes de cœurs de palmier
Konjac Pasta | pâtes au konjac
Shirataki Noodles | nouilles shirataki
Protein Pasta | pâtes protéinées
High Fibre Pasta | pâtes riches en fibres
Large Shells Pasta | pâtes en grosses coquilles
Small Shells Pasta | pâtes en petites coquilles
Mini Shells Pasta | mini-pâtes coquilles
Mini Farfalle Pasta | mini-pâtes farfalle
Rotini Rigate Pasta | pâtes rotini rigate
Penne Rigate Pasta | pâtes penne rigate
Mezzi Rigatoni Pasta | pâtes mezzi rigatoni
Cavatelli Pasta | pâtes cavatelli
Casarecce Pasta | pâtes casarecce
Trottole Pasta | pâtes trottole
Egg Fettuccine Pasta | pâtes fettuccine aux œufs
Fresh Spaghetti Pasta | pâtes spaghetti fraîches
Fresh Tagliatelle Pasta | pâtes tagliatelle fraîches
Fresh Pappardelle Pasta | pâtes pappardelle fraîches
Fresh Pasta | pâtes fraîches
Fresh Gnocchi | gnocchis frais
Whole Wheat Rigatoni Pasta | pâtes rigatoni de blé entier
Whole Wheat Macaroni Pasta | macaronis de blé entier
Whole Wheat Elbow Macaroni Pasta | macaronis coudés de blé entier
Whole Wheat Shells Pasta | pâtes coquilles de blé entier
Whole Wheat Lasagna Noodles | lasagnes de blé entier
Whole Wheat Pasta | pâtes de blé entier
Tricolour Fusilli Pasta | pâtes fusilli tricolores
Tricolour Penne Pasta | pâtes penne tricolores
Vegetable Pasta | pâtes aux légumes
Vegetable Rotini Pasta | pâtes rotini aux légumes
Acini di Pepe Pasta | pâtes acini di pepe
Pastina | pastina
Fideo Pasta | pâtes fideos
Israeli Couscous | couscous israélien
Thin Spaghetti Pasta | pâtes spaghetti minces
Mafalda Pasta | pâtes mafalda
Lumache Pasta | pâtes lumache
Wheels Pasta | pâtes roues
Spaetzle | spaetzles
Rice Sticks Noodles | vermicelles de riz
Pad Thai Noodles | nouilles à pad thaï
Bean Thread Noodles | vermicelles de haricot mungo
Somen Noodles | nouilles somen
Rice Ramen Noodles | nouilles ramen de riz
Sweet Potato Noodles | nouilles de patates douces
Stir Fry Noodles | nouilles à sauté
Fine Egg Noodles | nouilles fines aux œufs
Extra Broad Egg Noodles | nouilles extra-larges aux œufs
Kluski Noodles | nouilles kluski
Yakisoba Noodles | nouilles yakisoba
Zucchini Noodles | nouilles de courgettes
Mini Ravioli | mini-raviolis
Chicken Ravioli | raviolis au poulet
Lobster Ravioli | raviolis au homard
Four Cheese Ravioli | raviolis aux quatre fromages
Spinach and Cheese Ravioli | raviolis aux épinards et au fromage
Spinach Ricotta Ravioli | raviolis aux épinards et à la ricotta
Pumpkin Ravioli | raviolis à la citrouille
Vegetable Ravioli | raviolis aux légumes
Sausage Ravioli | raviolis à la saucisse
Tricolour Tortellini | tortellinis tricolores
Chicken Tortellini | tortellinis au poulet
Beef Tortellini | tortellinis au bœuf
Prosciutto Tortellini | tortellinis au prosciutto
Ricotta Tortellini | tortellinis à la ricotta
Cappelletti | cappellettis
Agnolotti | agnolottis
Cheese Tortelloni | tortellonis au fromage
Spinach Tortelloni | tortellonis aux épinards
Cheese Cappelletti | cappellettis au fromage
Stuffed Gnocchi | gnocchis farcis
Sweet Potato Gnocchi | gnocchis aux patates douces
Spinach Gnocchi | gnocchis aux épinards
Mini Gnocchi | mini-gnocchis
Cheese Gnocchi | gnocchis au fromage
Black Rice | riz noir
Red Rice | riz rouge
Sticky Rice | riz gluant
Short Grain Rice | riz à grain court
Medium Grain Rice | riz à grain moyen
Jasmine Brown Rice | riz brun jasmin
Rice Medley | mélange de riz
Thai Jasmine Rice | riz jasmin thaï
Instant Brown Rice | riz brun instantané
Cooked Rice | riz cuit
Ready Rice | riz prêt à servir
Microwave Rice Pouch | riz en sachet pour micro-ondes
Brown Rice Pouch | riz brun en sachet
Wild Rice | riz sauvage
Yellow Rice | riz jaune
Chickpea Rice | riz de pois chiches
Cauliflower Rice | riz de chou-fleur
Lentil Rice | riz de lentilles
Sprouted Brown Rice | riz brun germé
White Quinoa | quinoa blanc
Black Quinoa | quinoa noir
Quinoa Blend | mélange de quinoa
Kasha | kasha
Wheat Berries | grains de blé
Spelt Berries | grains d’épeautre
Grits | gruau de maïs
Corn Grits | gruau de maïs
Instant Grits | gruau de maïs instantané
Fonio | fonio
Couscous Mix | préparation de couscous
Garlic Couscous | couscous à l’ail
Israeli Couscous Mix | préparation de couscous israélien
Tabbouleh Mix | préparation pour taboulé
Hominy | maïs lessivé
Instant Polenta | polenta instantanée
Polenta Tube | polenta en rouleau
Buckwheat | sarrasin
Cracked Wheat | blé concassé
Barley | orge
Quick Barley | orge à cuisson rapide
Tricolour Couscous | couscous tricolore
Lasagna Pasta | pâtes lasagne
Sweet Rice | riz gluant
Radiatori Pasta | pâtes radiatori
Glutinous Rice | riz gluant
Mezzelune | mezzelunes
Tortellini | tortellinis
Stuffed Shells Pasta | pâtes coquilles farcies
`;
