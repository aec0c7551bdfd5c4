/** name | name in French, of each product of `data/products/prepared-and-packaged-meals.ts`. */
export const PREPARED_AND_PACKAGED_MEALS_IN_FRENCH = `
Pizza | pizza
Broth | bouillon
Dumplings | dumplings
Burrito | burrito
Stuffing | farce
Mac and Cheese Cup | macaroni au fromage en tasse
Frozen Pizza | pizza surgelée
Cheese Pizza | pizza au fromage
Four Cheese Pizza | pizza aux quatre fromages
Three Cheese Pizza | pizza aux trois fromages
Margherita Pizza | pizza margherita
Pepperoni Pizza | pizza au pepperoni
Thin Crust Pepperoni Pizza | pizza au pepperoni à croûte mince
Supreme Pizza | pizza suprême
Meat Lovers Pizza | pizza aux viandes
Sausage Pizza | pizza à la saucisse
Hawaiian Pizza | pizza hawaïenne
Canadian Pizza | pizza canadienne
Deluxe Pizza | pizza de luxe
Vegetable Pizza | pizza aux légumes
Spinach Pizza | pizza aux épinards
Roasted Vegetable Pizza | pizza aux légumes rôtis
Mushroom Pizza | pizza aux champignons
Cauliflower Crust Pizza | pizza à croûte de chou-fleur
Pizza Pockets | pochettes à la pizza
Pizza Rolls | roulés à la pizza
Pizza Bites | bouchées à la pizza
Pizza Bagels | bagels à la pizza
Pizza Snacks | bouchées à la pizza
Macaroni and Cheese | macaroni au fromage
White Cheddar Macaroni and Cheese | macaroni au fromage au cheddar blanc
Mac and Cheese Shells | coquilles au fromage
Mac and Cheese Dinner | repas de macaroni au fromage
Deluxe Macaroni and Cheese | macaroni au fromage de luxe
Frozen Macaroni and Cheese | macaroni au fromage surgelé
Chicken Noodle Soup | soupe poulet et nouilles
Chicken Soup | soupe au poulet
Tomato Soup | soupe aux tomates
Vegetable Soup | soupe aux légumes
Minestrone Soup | minestrone
Lentil Soup | soupe aux lentilles
Chicken Rice Soup | soupe au poulet et au riz
Split Pea Soup | soupe aux pois cassés
Soup | soupe
Cream of Mushroom Soup | crème de champignons
Cream of Chicken Soup | crème de poulet
Cream of Celery Soup | crème de céleri
Broccoli Cheddar Soup | soupe au brocoli et au cheddar
Butternut Squash Soup | soupe à la courge musquée
Potato Leek Soup | soupe aux pommes de terre et aux poireaux
Roasted Red Pepper Soup | soupe aux poivrons rouges rôtis
Creamy Tomato Soup | soupe aux tomates crémeuse
Clam Chowder | chaudrée de palourdes
Corn Chowder | chaudrée de maïs
Beef Barley Soup | soupe au bœuf et à l’orge
Italian Wedding Soup | soupe de mariage à l’italienne
Beef Vegetable Soup | soupe au bœuf et aux légumes
Noodle Soup Mix | préparation pour soupe aux nouilles
Onion Soup Mix | préparation pour soupe à l’oignon
Soup Mix | préparation pour soupe
Chicken Noodle Soup Mix | préparation pour soupe au poulet et aux nouilles
Ramen Noodle Soup | soupe aux nouilles ramen
Instant Noodle Cup | nouilles en bol instantanées
Noodle Bowl | bol de nouilles
Rice Noodle Soup Bowl | bol de soupe aux nouilles de riz
Chicken Broth | bouillon de poulet
Beef Broth | bouillon de bœuf
Vegetable Broth | bouillon de légumes
Chicken Stock | fond de poulet
Bone Broth | bouillon d’os
Beef Stock | fond de bœuf
Bouillon Cubes | cubes de bouillon
Chicken Bouillon | bouillon de poulet
Beef Bouillon | bouillon de bœuf
Beef Stew | ragoût de bœuf
Beef Chili | chili au bœuf
Chili | chili
Vegetarian Chili | chili végétarien
Turkey Chili | chili à la dinde
Baked Beans | fèves au lard
Canned Ravioli | raviolis en conserve
Canned Spaghetti and Meatballs | spaghettis et boulettes en conserve
Alphabet Pasta in Sauce | pâtes alphabet en sauce
Meat Lasagna | lasagne à la viande
Lasagna | lasagne
Vegetable Lasagna | lasagne aux légumes
Frozen Lasagna | lasagne surgelée
Cheese Lasagna | lasagne au fromage
Chicken Pot Pie | pâté au poulet
Beef Pot Pie | pâté au bœuf
Turkey Pot Pie | pâté à la dinde
Shepherd's Pie | pâté chinois
Meat Pie | pâté à la viande
Tourtiere Pie | tourtière
Chicken Burrito | burrito au poulet
Beef and Bean Burrito | burrito au bœuf et aux haricots
Bean and Cheese Burrito | burrito aux haricots et au fromage
Breakfast Burrito | burrito déjeuner
Burrito Bowl | bol à burritos
Cheese Enchiladas | enchiladas au fromage
Chicken Enchiladas | enchiladas au poulet
Beef Enchiladas | enchiladas au bœuf
Chicken Quesadilla | quesadilla au poulet
Cheese Quesadilla | quesadilla au fromage
Taquitos | taquitos
Chicken Taquitos | taquitos au poulet
Beef Taquitos | taquitos au bœuf
Chicken Tamales | tamales au poulet
Perogies | pérogies
Potato Cheddar Perogies | pérogies aux pommes de terre et au cheddar
Cheese Perogies | pérogies au fromage
Potato Onion Perogies | pérogies aux pommes de terre et à l’oignon
Potstickers | raviolis chinois poêlés
Chicken Dumplings | dumplings au poulet
Pork Dumplings | dumplings au porc
Vegetable Dumplings | dumplings aux légumes
Gyoza | gyozas
Egg Rolls | rouleaux impériaux
Spring Rolls | rouleaux de printemps
Vegetable Spring Rolls | rouleaux de printemps aux légumes
Chicken Egg Rolls | rouleaux impériaux au poulet
Samosas | samosas
Vegetable Samosas | samosas aux légumes
Spanakopita | spanakopita
Quiche Lorraine | quiche lorraine
Spinach Quiche | quiche aux épinards
Corn Dogs | pogos
Mini Corn Dogs | mini-pogos
Chicken Alfredo Meal | repas Alfredo au poulet
Chicken Fettuccine Meal | repas fettuccine au poulet
Spaghetti and Meatballs Meal | repas de spaghettis et boulettes
Chicken Parmesan Meal | repas de poulet au parmesan
Frozen Dinner | repas surgelé
Meatloaf Dinner | repas au pain de viande
Turkey Dinner | repas à la dinde
Salisbury Steak Dinner | repas de bifteck Salisbury
Beef Stroganoff Meal | repas de bœuf Stroganoff
Swedish Meatballs Meal | repas de boulettes suédoises
Butter Chicken Meal | repas de poulet au beurre
Chicken Tikka Masala Meal | repas tikka masala au poulet
Chicken Pad Thai | pad thaï au poulet
Vegetable Pad Thai | pad thaï aux légumes
Teriyaki Chicken Bowl | bol au poulet teriyaki
Chicken Fried Rice | riz frit au poulet
Sweet and Sour Chicken | poulet aigre-doux
Orange Chicken | poulet à l’orange
General Tso Chicken | poulet général Tao
Beef and Broccoli Bowl | bol au bœuf et au brocoli
Chicken Stir Fry Meal | repas de sauté de poulet
Stuffing Mix | préparation pour farce
Chicken Stuffing Mix | préparation pour farce au poulet
Turkey Stuffing Mix | préparation pour farce à la dinde
Rice Side Dish | plat d’accompagnement au riz
Rice Pilaf Mix | préparation pour riz pilaf
Pasta Side Dish | plat d’accompagnement aux pâtes
Risotto Mix | préparation pour risotto
Spanish Rice Mix | préparation de riz à l’espagnole
Scalloped Potatoes Mix | préparation pour gratin de pommes de terre
Instant Mashed Potatoes | purée de pommes de terre instantanée
Hamburger Dinner Mix | préparation pour plat principal à hamburger
Cheeseburger Dinner Mix | préparation pour plat principal au cheeseburger
French Fries | frites
Sweet Potato Fries | frites de patates douces
Crinkle Cut Fries | frites ondulées
Straight Cut Fries | frites droites
Onion Rings | rondelles d’oignon
Breaded Onion Rings | rondelles d’oignon panées
Battered Onion Rings | rondelles d’oignon en pâte à frire
Tater Tots | croquettes de pommes de terre
Potato Puffs | soufflés aux pommes de terre
Potato Wedges | quartiers de pommes de terre
Potato Pancakes | crêpes aux pommes de terre
Mozzarella Sticks | bâtonnets de mozzarella
Jalapeno Poppers | bouchées de piment jalapeno
Potato Salad | salade de pommes de terre
Macaroni Salad | salade de macaronis
Pasta Salad | salade de pâtes
Coleslaw Salad | salade de chou
Chicken Caesar Wrap | roulé César au poulet
Sandwich | sandwich
Ham and Cheese Sandwich | sandwich au jambon et au fromage
Stuffed Sandwich | sandwich farci
Taco Dinner Kit | ensemble à tacos
Lunch Kit | ensemble pour dîner
Sushi | sushis
California Roll Sushi | maki californien
Vegetable Bouillon | bouillon de légumes
Stuffed Shells Meal | repas de coquilles farcies
Beef Noodle Soup | soupe bœuf et nouilles
Miso Soup | soupe au miso
Wonton Soup | soupe wonton
Turkey Noodle Soup | soupe dinde et nouilles
Chicken Chili | chili au poulet
Chicken Stew | ragoût de poulet
Vegetable Egg Rolls | rouleaux impériaux aux légumes
Pork Egg Rolls | rouleaux impériaux au porc
Shrimp Dumplings | dumplings aux crevettes
Vegetable Pot Pie | pâté aux légumes
Buffalo Chicken Pizza | pizza au poulet à la Buffalo
Barbecue Chicken Pizza | pizza au poulet barbecue
Shells and White Cheddar | coquilles au cheddar blanc
Shells and Cheddar | coquilles au cheddar
Cheddar Macaroni and Cheese | macaroni au fromage au cheddar
Four Cheese Macaroni and Cheese | macaroni au fromage aux quatre fromages
Alfredo Macaroni and Cheese | macaroni au fromage Alfredo
Vegan Macaroni and Cheese | macaroni au fromage végétalien
Dairy Free Macaroni and Cheese | macaroni au fromage sans produits laitiers
Microwave Macaroni and Cheese | macaroni au fromage pour micro-ondes
Organic Macaroni and Cheese | macaroni au fromage biologique
Bunny Macaroni and Cheese | macaroni au fromage lapins
Cheesy Macaroni | macaronis au fromage
Three Cheese Macaroni and Cheese | macaroni au fromage aux trois fromages
Chicken Pomodoro Meal | repas de poulet pomodoro
Chicken Penne Alfredo Meal | repas Alfredo penne au poulet
Ziti Meal | repas ziti
Spaghetti Meal | repas spaghetti
Chicken Ranch Meal | repas ranch au poulet
Pasta Meal | repas aux pâtes
Penne Meal | repas penne
Chicken Curry Meal | repas de poulet au cari
Beef Curry Meal | repas de bœuf au cari
Vegetable Curry Meal | repas de légumes au cari
Chicken Teriyaki Meal | repas de poulet teriyaki
Pad Thai Meal | repas pad thaï
Chicken Pasta Meal | repas au poulet et aux pâtes
Lemon Chicken Meal | repas de poulet au citron
Sesame Chicken Meal | repas de poulet au sésame
Turkey Meal | repas à la dinde
Pot Roast Meal | repas de bœuf braisé
Beef Burgundy Meal | repas de bœuf bourguignon
Meatball Meal | repas aux boulettes
Tuna Noodle Casserole | casserole au thon et aux nouilles
Chicken Casserole | casserole au poulet
Green Bean Casserole | casserole aux haricots verts
Cottage Pie | pâté chinois
Chili Macaroni Meal | repas de macaronis au chili
Beef Macaroni Meal | repas au bœuf et aux macaronis
Paneer Tikka Meal | repas de paneer tikka
Palak Paneer Meal | repas de palak paneer
Chana Masala Meal | repas de chana masala
Mattar Paneer Meal | repas de mattar paneer
Vegetable Korma Meal | repas korma aux légumes
Chicken Korma Meal | repas korma au poulet
Chicken Vindaloo Meal | repas vindaloo au poulet
Chicken Biryani Meal | repas de poulet biryani
Lamb Curry Meal | repas d’agneau au cari
Mushroom Risotto | risotto aux champignons
Risotto | risotto
Jambalaya | jambalaya
Paella | paella
Stuffed Peppers | poivrons farcis
Cabbage Rolls | cigares au chou
Vegetable Stir Fry Meal | repas de sauté de légumes
Beef Stir Fry Meal | repas de sauté de bœuf
Tofu Scramble Meal | repas de brouillade de tofu
Harvest Casserole | casserole des récoltes
Country Dinner | repas campagnard
Roast Turkey Dinner | repas à la dinde rôtie
Fried Chicken Dinner | repas au poulet frit
Eggplant Parmesan | aubergines au parmesan
Veggie Loaf Dinner | repas de pain végétarien
Bean and Rice Meal | repas aux haricots et au riz
Tamale Pie | pâté de tamale
Tamales | tamales
Pork Tamales | tamales au porc
Cheese Tamales | tamales au fromage
Bean Tamales | tamales aux haricots
Black Bean Tamales | tamales aux haricots noirs
Fish and Chips | poisson-frites
Penne and Meatballs | penne et boulettes
Broccoli Chicken Meal | repas au brocoli et au poulet
Chicken and Rice Meal | repas au poulet et au riz
Chicken and Broccoli Meal | repas au poulet et au brocoli
Beef Pasta Meal | repas au bœuf et aux pâtes
Chicken Mole Meal | repas de poulet mole
Black Bean Enchilada Meal | repas aux enchiladas aux haricots noirs
Chicken and Rice Bowl | bol de riz au poulet
Chicken Bowl | bol au poulet
Mexican Bowl | bol à la mexicaine
Teriyaki Bowl | bol teriyaki
Power Bowl | bol protéiné
Harvest Bowl | bol des récoltes
Korean Beef Bowl | bol au bœuf coréen
Tofu Bowl | bol au tofu
Pasta Bowl | bol aux pâtes
Rice Bowl | bol de riz
Mexican Casserole Bowl | bol de casserole mexicaine
Pesto Tortellini Bowl | bol aux tortellinis au pesto
Poke Bowl | bol poké
Fried Rice Bowl | bol de riz frit
Vegetable Bowl | bol aux légumes
Macaroni and Cheese Bowl | bol de macaroni au fromage
Chicken Burrito Bowl | bol à burritos au poulet
Chili Bowl | bol de chili
Curry Bowl | bol au cari
Egg Scramble Bowl | bol de brouillade d’œufs
Cream of Potato Soup | crème de pommes de terre
Cream of Broccoli Soup | crème de brocoli
Cream of Asparagus Soup | crème d’asperges
Loaded Potato Soup | soupe aux pommes de terre garnie
Baked Potato Soup | soupe aux pommes de terre au four
Potato Soup | soupe aux pommes de terre
Chicken and Wild Rice Soup | soupe au poulet et au riz sauvage
Chicken Tortilla Soup | soupe au poulet et aux tortillas
Chicken Vegetable Soup | soupe au poulet et aux légumes
Chicken Gumbo Soup | gombo au poulet
Black Bean Soup | soupe aux haricots noirs
Bean Soup | soupe aux haricots
Bean and Ham Soup | soupe aux haricots et au jambon
Vegetable Beef Soup | soupe aux légumes et au bœuf
Beef Soup | soupe au bœuf
French Onion Soup | soupe à l’oignon
Onion Soup | soupe à l’oignon
Mushroom Soup | soupe aux champignons
Carrot Ginger Soup | soupe aux carottes et au gingembre
Carrot Soup | soupe aux carottes
Cauliflower Soup | soupe au chou-fleur
Vegetable Barley Soup | soupe aux légumes et à l’orge
Alphabet Soup | soupe alphabet
Tomato Basil Soup | soupe aux tomates et au basilic
Tomato Bisque Soup | bisque de tomates
Lobster Bisque Soup | bisque de homard
Thai Coconut Soup | soupe à la noix de coco à la thaïe
Hot and Sour Soup | soupe aigre-piquante
Egg Drop Soup | soupe aux œufs à la chinoise
Chicken Chowder | chaudrée de poulet
Potato Chowder | chaudrée de pommes de terre
Seafood Chowder | chaudrée de fruits de mer
Lentil Vegetable Soup | soupe aux lentilles et aux légumes
Tuscan Bean Soup | soupe toscane aux haricots
Chunky Vegetable Soup | soupe aux légumes avec morceaux
Quinoa Soup | soupe au quinoa
Pho Soup | soupe pho
Beef Pho Soup | soupe pho au bœuf
Tortellini Soup | soupe aux tortellinis
Pasta Fagioli Soup | soupe aux pâtes et aux haricots
Sausage Soup | soupe à la saucisse
Turkey Soup | soupe à la dinde
Turkey Rice Soup | soupe à la dinde et au riz
Chicken Pot Pie Soup | soupe au pâté au poulet
Southwest Soup | soupe du Sud-Ouest
Fire Roasted Tomato Soup | soupe aux tomates rôties sur le feu
Sweet Potato Soup | soupe aux patates douces
Cream of Onion Soup | crème d’oignon
Pea Soup | soupe aux pois
Vegetable Bisque Soup | bisque de légumes
Rice Noodle Soup | soupe aux nouilles de riz
Thai Noodle Soup | soupe aux nouilles à la thaïe
Garlic Noodle Soup | soupe aux nouilles à l’ail
Noodle Soup | soupe aux nouilles
Chicken Corn Chowder | chaudrée de maïs au poulet
Cheddar Soup | soupe au cheddar
Cheddar Broccoli Soup | soupe au cheddar et au brocoli
Golden Lentil Soup | soupe aux lentilles blondes
Red Lentil Soup | soupe aux lentilles rouges
Curry Lentil Soup | soupe au cari et aux lentilles
Dal Soup | soupe dal
No Chicken Noodle Soup | soupe aux nouilles à saveur de poulet
Squash Soup | soupe à la courge
Pumpkin Soup | soupe à la citrouille
Gazpacho | gaspacho
Borscht | bortsch
Zucchini Soup | soupe aux courgettes
Kale Soup | soupe au chou frisé
Chicken Enchilada Soup | soupe aux enchiladas au poulet
Vegetable Chili | chili aux légumes
Chili with Beans | chili aux haricots
Chili without Beans | chili sans haricots
Bean Chili | chili aux haricots
White Chicken Chili | chili blanc au poulet
Black Bean Chili | chili aux haricots noirs
Hot Chili | chili piquant
Mild Chili | chili doux
Vegetable Stew | ragoût de légumes
Lentil Stew | ragoût de lentilles
Turkey Stew | ragoût de dinde
Brunswick Stew | ragoût Brunswick
Irish Stew | ragoût irlandais
Mushroom Broth | bouillon de champignons
Turkey Broth | bouillon de dinde
Low Sodium Chicken Broth | bouillon de poulet à faible teneur en sodium
Low Sodium Vegetable Broth | bouillon de légumes à faible teneur en sodium
Vegetable Stock | fond de légumes
Turkey Stock | fond de dinde
Seafood Stock | fond de fruits de mer
Chicken Bone Broth | bouillon d’os de poulet
Beef Bone Broth | bouillon d’os de bœuf
Pho Broth | bouillon pho
Ramen Broth | bouillon ramen
Low Sodium Beef Broth | bouillon de bœuf à faible teneur en sodium
Chicken Base | base de poulet
Beef Base | base de bœuf
Vegetable Base | base de légumes
Soup Base | base de soupe
Chicken Bouillon Cubes | cubes de bouillon de poulet
Beef Bouillon Cubes | cubes de bouillon de bœuf
Vegetable Bouillon Cubes | cubes de bouillon de légumes
Chicken Bouillon Powder | bouillon de poulet en poudre
Mushroom Bouillon | bouillon de champignons
Onion Bouillon | bouillon d’oignon
Beef Soup Mix | préparation pour soupe au bœuf
Vegetable Soup Mix | préparation pour soupe aux légumes
Lentil Soup Mix | préparation pour soupe aux lentilles
Chicken Rice Soup Mix | préparation pour soupe au poulet et au riz
Bean Soup Mix | préparation pour soupe aux haricots
Cup Soup | soupe en tasse
Potato Soup Mix | préparation pour soupe aux pommes de terre
Tomato Soup Mix | préparation pour soupe aux tomates
Chicken Pizza | pizza au poulet
Spinach Feta Pizza | pizza aux épinards et à la feta
Feta Pizza | pizza à la feta
Pesto Pizza | pizza au pesto
Greek Pizza | pizza à la grecque
Bacon Pizza | pizza au bacon
Ham Pizza | pizza au jambon
Meat Pizza | pizza à la viande
Uncured Pepperoni Pizza | pizza au pepperoni sans nitrites ajoutés
Sausage Pepperoni Pizza | pizza à la saucisse et au pepperoni
Sausage and Pepperoni Pizza | pizza à la saucisse et au pepperoni
Veggie Lovers Pizza | pizza végétarienne garnie
Garden Vegetable Pizza | pizza aux légumes du jardin
Mediterranean Pizza | pizza méditerranéenne
White Pizza | pizza blanche
Vegan Pizza | pizza végétalienne
Vegan Cheese Pizza | pizza au fromage végétalien
Breakfast Pizza | pizza déjeuner
Mexican Pizza | pizza à la mexicaine
Taco Pizza | pizza façon taco
Personal Pizza | pizza individuelle
Mini Pizzas | mini-pizzas
Deep Dish Pizza | pizza à croûte épaisse
Stuffed Crust Pizza | pizza à croûte farcie
Rising Crust Pizza | pizza à croûte levée
Cauliflower Crust Cheese Pizza | pizza au fromage à croûte de chou-fleur
Cauliflower Crust Vegetable Pizza | pizza aux légumes à croûte de chou-fleur
Cauliflower Crust Pepperoni Pizza | pizza au pepperoni à croûte de chou-fleur
Cauliflower Crust Margherita Pizza | pizza margherita à croûte de chou-fleur
French Bread Pizza | pizza sur baguette
Flatbread Pizza | pizza au pain plat
Naan Pizza | pizza naan
Chicken Bacon Ranch Pizza | pizza ranch au poulet et au bacon
Goat Cheese Pizza | pizza au fromage de chèvre
Truffle Mushroom Pizza | pizza à la truffe et aux champignons
Sourdough Pizza | pizza au levain
Bruschetta Pizza | pizza bruschetta
Meat Trio Pizza | pizza aux trois viandes
Mushroom Spinach Pizza | pizza aux champignons et aux épinards
Thin Crust Cheese Pizza | pizza au fromage à croûte mince
Thin Crust Vegetable Pizza | pizza aux légumes à croûte mince
Chicken Pesto Pizza | pizza au poulet et au pesto
Five Cheese Pizza | pizza aux cinq fromages
Mozzarella Pizza | pizza à la mozzarella
Roasted Garlic Pizza | pizza à l’ail rôti
Philly Steak Pizza | pizza au bifteck façon Philadelphie
Poutine Pizza | pizza à la poutine
Pineapple Pizza | pizza à l’ananas
Prosciutto Pizza | pizza au prosciutto
Arugula Pizza | pizza à la roquette
Ham and Cheese Pockets | pochettes au jambon et au fromage
Pepperoni Pockets | pochettes au pepperoni
Cheese Pockets | pochettes au fromage
Broccoli Cheddar Pockets | pochettes au brocoli et au cheddar
Spinach Feta Pockets | pochettes aux épinards et à la feta
Bean and Cheese Pockets | pochettes aux haricots et au fromage
Meat Turnovers | chaussons à la viande
Beef Turnovers | chaussons au bœuf
Spinach Turnovers | chaussons aux épinards
Jamaican Beef Patties | galettes de bœuf jamaïcaines
Empanadas | empanadas
Chicken Empanadas | empanadas au poulet
Beef Empanadas | empanadas au bœuf
Cheese Empanadas | empanadas au fromage
Calzone | calzone
Stromboli | stromboli
Pizza Bread | pain à la pizza
Pepperoni Rolls | petits pains au pepperoni
Breakfast Pockets | pochettes déjeuner
Pizza Sticks | bâtonnets à la pizza
Pizza Puffs | soufflés à la pizza
Bean Burrito | burrito aux haricots
Bean and Rice Burrito | burrito aux haricots et au riz
Beef Burrito | burrito au bœuf
Chicken and Cheese Burrito | burrito au poulet et au fromage
Steak Burrito | burrito au bifteck
Black Bean Burrito | burrito aux haricots noirs
Vegetable Burrito | burrito aux légumes
Egg and Cheese Burrito | burrito à l’œuf et au fromage
Sausage Breakfast Burrito | burrito déjeuner à la saucisse
Cheese Burrito | burrito au fromage
Mini Burritos | mini-burritos
Southwest Burrito | burrito du Sud-Ouest
Chimichanga | chimichanga
Bean and Cheddar Burrito | burrito aux haricots et au cheddar
Cheese Taquitos | taquitos au fromage
Bean Taquitos | taquitos aux haricots
Chicken and Cheese Taquitos | taquitos au poulet et au fromage
Rolled Tacos | tacos roulés
Mini Tacos | mini-tacos
Flautas | flautas
Pepperoni Pizza Rolls | roulés à la pizza au pepperoni
Pizza Egg Rolls | rouleaux impériaux à la pizza
Shrimp Egg Rolls | rouleaux impériaux aux crevettes
Beef Egg Rolls | rouleaux impériaux au bœuf
Southwest Egg Rolls | rouleaux impériaux du Sud-Ouest
Chicken Spring Rolls | rouleaux de printemps au poulet
Shrimp Spring Rolls | rouleaux de printemps aux crevettes
Pork Spring Rolls | rouleaux de printemps au porc
Thai Spring Rolls | rouleaux de printemps à la thaïe
Rice Paper Rolls | rouleaux de printemps
Salad Rolls | rouleaux de printemps frais
Chicken Potstickers | raviolis chinois poêlés au poulet
Pork Potstickers | raviolis chinois poêlés au porc
Vegetable Potstickers | raviolis chinois poêlés aux légumes
Shrimp Potstickers | raviolis chinois poêlés aux crevettes
Beef Potstickers | raviolis chinois poêlés au bœuf
Pork Gyoza | gyozas au porc
Chicken Gyoza | gyozas au poulet
Vegetable Gyoza | gyozas aux légumes
Chicken Wontons | wontons au poulet
Wontons | wontons
Shrimp Wontons | wontons aux crevettes
Mini Wontons | mini-wontons
Soup Dumplings | dumplings à soupe
Shumai | siu mai
Pork and Shrimp Dumplings | dumplings au porc et aux crevettes
Chive Dumplings | dumplings à la ciboulette
Beef Dumplings | dumplings au bœuf
Kimchi Dumplings | dumplings au kimchi
Chicken Momos | momos au poulet
Dim Sum | dim sum
Har Gow | har gow
Pork Buns | petits pains au porc
Bao | bao
Apple Dumplings | dumplings aux pommes
Chicken and Vegetable Dumplings | dumplings au poulet et aux légumes
Potato Bacon Perogies | pérogies aux pommes de terre et au bacon
Sauerkraut Perogies | pérogies à la choucroute
Spinach Perogies | pérogies aux épinards
Cheddar Perogies | pérogies au cheddar
Bacon Perogies | pérogies au bacon
Mini Perogies | mini-pérogies
Cottage Cheese Perogies | pérogies au fromage cottage
Potato Perogies | pérogies aux pommes de terre
Potato Cheese Perogies | pérogies aux pommes de terre et au fromage
Shoestring Fries | frites allumettes
Waffle Fries | frites gaufrées
Curly Fries | frites en spirale
Steak Fries | grosses frites
Seasoned Fries | frites assaisonnées
Steak Cut Fries | grosses frites
Cauliflower Tots | croquettes de chou-fleur
Sweet Potato Tots | croquettes de patates douces
Cauliflower Bites | bouchées de chou-fleur
Breaded Cauliflower | chou-fleur pané
Crispy Potato Fries | frites croustillantes
Battered Fries | frites en pâte à frire
Avocado Fries | frites d’avocat
Zucchini Fries | frites de courgettes
Green Bean Fries | frites de haricots verts
Fast Food Fries | frites minces style restauration rapide
Breaded Zucchini | courgettes panées
Breaded Mushrooms | champignons panés
Breaded Pickles | cornichons panés
Fried Pickles | cornichons frits
Battered Mushrooms | champignons en pâte à frire
Battered Pickles | cornichons en pâte à frire
Broccoli Tots | croquettes de brocoli
Potato Smiles | sourires de pommes de terre
Potato Patties | galettes de pommes de terre
Potato Croquettes | croquettes de pommes de terre
Hash Brown Fries | pommes de terre rissolées en frites
Mac and Cheese Bites | bouchées de macaroni au fromage
Spinach Bites | bouchées aux épinards
Broccoli Cheddar Bites | bouchées au brocoli et au cheddar
Falafel Bites | bouchées de falafel
Arancini | arancinis
Stuffed Mushrooms | champignons farcis
Mozzarella Bites | bouchées à la mozzarella
Stuffed Potato Skins | pelures de pommes de terre farcies
Potato Skins | pelures de pommes de terre
Twice Baked Potatoes | pommes de terre cuites deux fois
Loaded Potatoes | pommes de terre garnies
Scalloped Potatoes | gratin de pommes de terre
Mashed Potatoes | purée de pommes de terre
Garlic Mashed Potatoes | purée de pommes de terre à l’ail
Latkes | latkes
Appetizer Platter | plateau de hors-d’œuvre
Onion Straws | pailles à l’oignon
Poutine | poutine
Popcorn Cauliflower | bouchées de chou-fleur frit
Buffalo Cauliflower | chou-fleur à la Buffalo
General Tso Cauliflower | chou-fleur général Tao
Cauliflower Wings | ailes de chou-fleur
Spinach Artichoke Bites | bouchées aux épinards et aux artichauts
Spinach Spanakopita | spanakopita aux épinards
Mini Quiche | mini-quiche
Cheese Quiche | quiche au fromage
Bacon Quiche | quiche au bacon
Ham Quiche | quiche au jambon
Broccoli Quiche | quiche au brocoli
Vegetable Quiche | quiche aux légumes
Egg Frittata | frittata aux œufs
Vegetable Frittata | frittata aux légumes
Mushroom Pot Pie | pâté aux champignons
Chicken Pie | pâté au poulet
Beef Pie | pâté au bœuf
Steak Pie | pâté au bœuf
Mini Pot Pies | mini-pâtés
Salmon Pie | pâté au saumon
Tofu Pot Pie | pâté au tofu
Pork Pie | pâté au porc
Chicken Pastry | pâtisserie au poulet
Spinach Lasagna | lasagne aux épinards
Chicken Lasagna | lasagne au poulet
Four Cheese Lasagna | lasagne aux quatre fromages
Lasagna Bolognese | lasagne à la bolognaise
Beef Lasagna | lasagne au bœuf
White Lasagna | lasagne blanche
Mushroom Lasagna | lasagne aux champignons
Turkey Lasagna | lasagne à la dinde
Vegan Lasagna | lasagne végétalienne
Tofu Vegetable Lasagna | lasagne au tofu et aux légumes
Garden Vegetable Lasagna | lasagne aux légumes du jardin
Lasagna Rolls | roulés de lasagne
Stuffed Manicotti | manicottis farcis
Cheese Manicotti | manicottis au fromage
Cannelloni Meal | repas cannelloni
Stuffed Rigatoni | rigatonis farcis
Baked Ziti | zitis au four
Cheese Ravioli Meal | repas aux raviolis au fromage
Gnocchi Meal | repas aux gnocchis
Pastitsio | pastitsio
Moussaka | moussaka
Cornbread Stuffing | farce au pain de maïs
Cornbread Stuffing Mix | préparation pour farce au pain de maïs
Savory Stuffing | farce salée
Herb Stuffing | farce aux fines herbes
Herb Stuffing Mix | préparation pour farce aux fines herbes
Stuffing Cubes | cubes de farce
Vegetable Stuffing Mix | préparation pour farce aux légumes
Pork Stuffing Mix | préparation pour farce au porc
Sage Stuffing | farce à la sauge
Rice Pilaf | pilaf de riz
Chicken Rice Mix | préparation de riz au poulet
Mexican Rice Mix | préparation de riz à la mexicaine
Yellow Rice Mix | préparation de riz jaune
Beef Rice Mix | préparation de riz au bœuf
Broccoli Cheddar Rice Mix | préparation de riz au brocoli et au cheddar
Wild Rice Mix | préparation de riz sauvage
Quinoa Mix | préparation de quinoa
Fried Rice Mix | préparation de riz frit
Curry Rice Mix | préparation de riz au cari
Dirty Rice Mix | préparation pour riz à la cajun
Couscous Side Dish | plat d’accompagnement au couscous
Quinoa Pilaf | pilaf de quinoa
Rice Medley Side Dish | mélange de riz d’accompagnement
Alfredo Pasta Side Dish | plat d’accompagnement aux pâtes Alfredo
Cheddar Broccoli Rice Side Dish | plat d’accompagnement au cheddar, au brocoli et au riz
Garlic Quinoa | quinoa à l’ail
Spanish Rice | riz à l’espagnole
Mexican Rice | riz à la mexicaine
Fried Rice | riz frit
Vegetable Fried Rice | riz frit aux légumes
Beef Fried Rice | riz frit au bœuf
Shrimp Fried Rice | riz frit aux crevettes
Cilantro Lime Rice | riz à la coriandre et à la lime
Coconut Rice | riz à la noix de coco
Teriyaki Rice | riz teriyaki
Red Beans and Rice | riz aux haricots rouges
Beans and Rice | riz aux haricots
Tuscan Pasta Side Dish | plat d’accompagnement de pâtes à la toscane
Au Gratin Potatoes Mix | préparation pour pommes de terre au gratin
Potato Pancake Mix | préparation pour crêpes aux pommes de terre
Falafel Dinner Mix | préparation pour repas de falafels
Polenta Meal | repas à la polenta
Lasagna Dinner Mix | préparation pour plat principal lasagne
Beef Pasta Dinner Mix | préparation pour plat principal au bœuf et aux pâtes
Stroganoff Dinner Mix | préparation pour repas Stroganoff
Chili Mac Dinner Mix | préparation pour macaroni au chili
Chicken Dinner Mix | préparation pour plat principal au poulet
Tuna Dinner Mix | préparation pour plat principal au thon
Taco Dinner Mix | préparation pour plat principal à tacos
Pad Thai Kit | prêt-à-cuisiner à pad thaï
Stir Fry Kit | prêt-à-cuisiner à sauté
Curry Kit | prêt-à-cuisiner au cari
Sushi Kit | prêt-à-cuisiner à sushis
Pizza Kit | prêt-à-cuisiner à la pizza
Enchilada Kit | prêt-à-cuisiner pour enchiladas
Fajita Kit | prêt-à-cuisiner à fajitas
Soft Taco Dinner Kit | ensemble à tacos moelleux
Ramen Kit | prêt-à-cuisiner ramen
Meal Kit | prêt-à-cuisiner repas
Stir Fry Rice Noodle Kit | prêt-à-cuisiner aux nouilles de riz à sauté
Noodle Cup | nouilles en bol
Noodle Soup Cup | soupe aux nouilles en tasse
Chicken Noodle Cup | nouilles en bol au poulet
Beef Noodle Cup | nouilles en bol au bœuf
Rice Noodle Cup | nouilles de riz en bol
Thai Noodle Cup | nouilles thaïes en bol
Soup Cup | soupe en tasse
Ramen Cup | nouilles ramen en tasse
Miso Ramen | ramens au miso
Chicken Ramen Noodle Soup | soupe aux nouilles ramen au poulet
Beef Ramen Noodle Soup | soupe aux nouilles ramen au bœuf
Spicy Ramen Noodle Soup | soupe aux nouilles ramen épicée
Ramen Bowl | bol ramen
Pho Bowl | bol pho
Rice Noodle Bowl | bol de nouilles de riz
Pad Thai Noodle Bowl | bol de nouilles à pad thaï
Peanut Noodle Bowl | bol de nouilles aux arachides
Teriyaki Noodle Bowl | bol de nouilles teriyaki
Udon Noodle Bowl | bol de nouilles udon
Kimchi Noodle Bowl | bol de nouilles au kimchi
Lo Mein Meal | repas lo mein
Chow Mein Meal | repas chow mein
Chicken Lo Mein | lo mein au poulet
Chicken Chow Mein | chow mein au poulet
Vegetable Chow Mein | chow mein aux légumes
Mac and Cheese Noodle Cup | macaroni au fromage en tasse
Soup Noodle Bowl | bol de soupe aux nouilles
Grilled Cheese Sandwich | sandwich au fromage grillé
Turkey Sandwich | sandwich à la dinde
Ham Sandwich | sandwich au jambon
Chicken Sandwich | sandwich au poulet
Club Sandwich | sandwich club
Egg Salad Sandwich | sandwich à la salade aux œufs
Tuna Sandwich | sandwich au thon
BLT Sandwich | sandwich bacon, laitue et tomate
Sub Sandwich | sous-marin
Turkey Sub | sous-marin à la dinde
Veggie Wrap | roulé aux légumes
Chicken Wrap | roulé au poulet
Turkey Wrap | roulé à la dinde
Shawarma Wrap | roulé shawarma
Panini | panini
Peanut Butter and Jelly Sandwich | sandwich au beurre d’arachide et à la gelée
Ice Cream Cookie Sandwich | sandwich à la crème glacée
Roast Beef Sandwich | sandwich au rosbif
Italian Sub | sous-marin à l’italienne
Chicken Salad Wrap | roulé à la salade de poulet
Falafel Wrap | roulé aux falafels
Tuna Wrap | roulé au thon
Buffalo Chicken Wrap | roulé au poulet à la Buffalo
Egg Salad Wrap | roulé à la salade aux œufs
Chicken Shawarma Wrap | roulé au shawarma de poulet
Chicken Salad | salade de poulet
Tuna Salad | salade de thon
Egg Salad | salade aux œufs
Greek Salad | salade à la grecque
Quinoa Salad | salade de quinoa
Bean Salad | salade de haricots
Pasta Salad Kit | salade en kit aux pâtes
Cobb Salad | salade Cobb
Caesar Salad | salade César
Chef Salad | salade du chef
Tabbouleh | taboulé
Broccoli Salad | salade de brocoli
Cucumber Salad | salade de concombre
Mediterranean Salad | salade méditerranéenne
Crab Salad | salade de crabe
Seafood Salad | salade de fruits de mer
Waldorf Salad | salade Waldorf
Garden Salad Bowl | bol de salade du jardin
Couscous Salad | salade de couscous
Sushi Roll | maki
Spicy Tuna Roll Sushi | maki au thon épicé
Avocado Roll Sushi | maki à l’avocat
Salmon Roll Sushi | maki au saumon
Vegetable Roll Sushi | maki aux légumes
Shrimp Tempura Roll Sushi | maki aux crevettes tempura
Salmon Sushi | sushis au saumon
Sushi Platter | assiette à sushis
Dynamite Roll Sushi | maki dynamite
Maple Baked Beans | fèves au lard à l’érable
Vegetarian Baked Beans | fèves au lard végétariennes
Pork and Beans | fèves au lard
Molasses Baked Beans | fèves au lard à la mélasse
Canned Beef Ravioli | raviolis au bœuf en conserve
Canned Spaghetti | spaghettis en conserve
Canned Pasta | pâtes en conserve
Beefaroni | macaroni au bœuf en conserve
Canned Chili | chili en conserve
Canned Stew | ragoût en conserve
Canned Soup | soupe en conserve
Corned Beef Hash | hachis de bœuf salé
Canned Macaroni and Cheese | macaroni au fromage en conserve
Canned Tamales | tamales en conserve
Kung Pao Chicken | poulet kung pao
Sesame Chicken | poulet au sésame
Mandarin Orange Chicken | poulet aux mandarines
Honey Garlic Chicken | poulet miel et ail
Teriyaki Chicken | poulet teriyaki
Mongolian Beef | bœuf à la mongole
Beef and Broccoli | bœuf au brocoli
Lemon Chicken | poulet au citron
Chicken Fajitas | fajitas au poulet
Barbecue Chicken Meal | repas au poulet barbecue
Butter Chicken | poulet au beurre
Chicken Tikka Masala | poulet tikka masala
Chicken Parmesan | poulet parmesan
Chicken Marsala | poulet marsala
Chicken Florentine | poulet à la florentine
Chicken Piccata | poulet piccata
Chicken Curry | cari au poulet
Beef Bulgogi | bulgogi de bœuf
Ginger Beef | bœuf au gingembre
Sweet and Sour Pork | porc aigre-doux
Honey Garlic Meatballs | boulettes miel et ail
Chicken Stir Fry | sauté de poulet
Crispy Chicken Meal | repas au poulet croustillant
Tempura Chicken | poulet tempura
Chicken Manchurian | poulet manchourien
Korean Fried Chicken | poulet frit coréen
Almond Chicken | poulet aux amandes
Cashew Chicken | poulet aux noix de cajou
Meatloaf Meal | repas au pain de viande
Roast Beef Dinner | repas au rosbif
Frozen Meal | repas surgelé
Fettuccine Alfredo | fettuccine Alfredo
Siu Mai | siu mai
Dal Makhani | dal makhani
Cabbage Soup | soupe au chou
Tom Yum Soup | soupe tom yum
Bagel Bites | bouchées de bagel
Sloppy Joe Meal | repas sloppy joe
Fries | frites
Chowder | chaudrée
Stew | ragoût
Enchiladas | enchiladas
Quesadillas | quesadillas
Casserole | casserole
Ramen | ramens
Breakfast Burritos | burritos déjeuner
Frozen Entree | plat principal surgelé
Crab Rangoon | rangoons au crabe
`;
