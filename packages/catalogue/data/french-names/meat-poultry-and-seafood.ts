/** name | name in French, of each product of `data/products/meat-poultry-and-seafood.ts`. */
export const MEAT_POULTRY_AND_SEAFOOD_IN_FRENCH = `
Sausages | saucisses
Burgers | burgers
Chicken Nuggets | croquettes de poulet
Breaded Chicken Nuggets | croquettes de poulet panées
Dinosaur Chicken Nuggets | croquettes de poulet dinosaures
Popcorn Chicken | poulet popcorn
Chicken Bites | bouchées de poulet
Chicken Strips | lanières de poulet
Breaded Chicken Strips | lanières de poulet panées
Chicken Tenders | filets de poulet
Chicken Fingers | doigts de poulet
Breaded Chicken Tenders | filets de poulet panés
Breaded Chicken Burgers | burgers de poulet panés
Breaded Chicken Breast | poitrine de poulet panée
Chicken Burgers | burgers de poulet
Chicken Schnitzel | escalope de poulet panée
Chicken Kiev | poulet à la Kiev
Chicken Cordon Bleu | poulet cordon bleu
Chicken Cutlets | escalopes de poulet
Stuffed Chicken Breast | poitrine de poulet farcie
Breaded Chicken Wings | ailes de poulet panées
Chicken Wings | ailes de poulet
Buffalo Chicken Wings | ailes de poulet à la Buffalo
Chicken Breasts | poitrines de poulet
Boneless Skinless Chicken Breasts | poitrines de poulet sans peau désossées
Chicken Thighs | hauts de cuisse de poulet
Chicken Drumsticks | pilons de poulet
Whole Chicken | poulet entier
Rotisserie Chicken | poulet rôti
Ground Beef | bœuf haché
Lean Ground Beef | bœuf haché maigre
Extra Lean Ground Beef | bœuf haché extra-maigre
Ground Chicken | poulet haché
Ground Turkey | dinde hachée
Ground Pork | porc haché
Beef Burgers | burgers de bœuf
Beef Patties | galettes de bœuf
Sirloin Burgers | burgers de surlonge
Angus Beef Burgers | burgers de bœuf Angus
Turkey Burgers | burgers de dinde
Turkey Patties | galettes de dinde
Beef Stewing Cuts | cubes de bœuf à ragoût
Striploin Steak | bifteck de contre-filet
Top Sirloin Steak | bifteck de haut de surlonge
Sirloin Roast | rôti de surlonge
Pork Chops | côtelettes de porc
Pork Loin | longe de porc
Pork Ribs | côtes levées de porc
Back Ribs | côtes levées de dos
Pork Shoulder | épaule de porc
Bacon | bacon
Sliced Bacon | bacon tranché
Turkey Bacon | bacon de dinde
Hot Dogs | saucisses à hot-dog
Wieners | saucisses fumées
Beef Hot Dogs | saucisses à hot-dog au bœuf
Beef Franks | saucisses fumées au bœuf
Pork Sausages | saucisses de porc
Breakfast Sausages | saucisses déjeuner
Sausage Links | saucisses
Italian Sausages | saucisses à l’italienne
Bratwurst Sausages | saucisses bratwurst
Sausage Patties | galettes de saucisse
Maple Breakfast Sausages | saucisses déjeuner à l’érable
Chicken Sausages | saucisses de poulet
Turkey Sausages | saucisses de dinde
Chicken Apple Sausages | saucisses au poulet et aux pommes
Smoked Sausage | saucisse fumée
Kielbasa Sausage | saucisse kielbasa
Chorizo Sausage | saucisse chorizo
Meatballs | boulettes
Beef Meatballs | boulettes de bœuf
Italian Meatballs | boulettes à l’italienne
Chicken Meatballs | boulettes de poulet
Turkey Meatballs | boulettes de dinde
Meatloaf | pain de viande
Deli Ham | jambon de charcuterie
Sliced Ham | jambon tranché
Black Forest Ham | jambon Forêt-Noire
Deli Turkey Breast | poitrine de dinde de charcuterie
Sliced Turkey Breast | poitrine de dinde tranchée
Deli Chicken Breast | poitrine de poulet de charcuterie
Salami | salami
Pepperoni Slices | tranches de pepperoni
Genoa Salami | salami de Gênes
Roast Beef Deli Slices | tranches de rosbif
Pastrami | pastrami
Bologna | bologne
Mortadella | mortadelle
Liverwurst | saucisson de foie
Fish Sticks | bâtonnets de poisson
Breaded Fish Sticks | bâtonnets de poisson panés
Fish Fingers | doigts de poisson
Cod Fish Sticks | bâtonnets de morue
Breaded Fish Fillets | filets de poisson panés
Battered Fish Fillets | filets de poisson en pâte à frire
Beer Battered Fish | poisson en pâte à la bière
Battered Cod | morue en pâte à frire
Battered Haddock | aiglefin en pâte à frire
Breaded Haddock | aiglefin pané
Fish Burgers | burgers de poisson
Breaded Shrimp | crevettes panées
Popcorn Shrimp | crevettes popcorn
Coconut Shrimp | crevettes à la noix de coco
Battered Shrimp | crevettes en pâte à frire
Shrimp | crevettes
Cooked Shrimp | crevettes cuites
Salmon Fillet | filet de saumon
Atlantic Salmon | saumon de l’Atlantique
Smoked Salmon | saumon fumé
Canned Tuna | thon en conserve
Tuna | thon
Canned Salmon | saumon en conserve
Sardines | sardines
Cod Fillets | filets de morue
Tilapia Fillets | filets de tilapia
Haddock Fillets | filets d’aiglefin
Crab Cakes | croquettes de crabe
Fish Cakes | croquettes de poisson
Salmon Burgers | burgers de saumon
Imitation Crab | goberge à saveur de crabe
Frozen Turkey | dinde surgelée
Chicken Patties | galettes de poulet
Battered Halibut | flétan en pâte à frire
Breaded Cod | morue panée
Breaded Chicken Cutlets | escalopes de poulet panées
Breaded Pork Cutlets | escalopes de porc panées
Breaded Chicken Bites | bouchées de poulet panées
Cocktail Wieners | saucisses à cocktail
Andouille Sausages | saucisses andouille
Turkey Hot Dogs | saucisses à hot-dog à la dinde
Chicken Hot Dogs | saucisses à hot-dog au poulet
Summer Sausage | saucisson d’été
Ribeye Steak | bifteck de faux-filet
T-Bone Steak | bifteck d’aloyau
Porterhouse Steak | bifteck d’aloyau gros filet
Flat Iron Steak | bifteck de macreuse
Beef Tenderloin | filet de bœuf
Prime Rib Roast | rôti de côte de bœuf
Filet Mignon | filet mignon
Flank Steak | bavette
Skirt Steak | onglet
Round Steak | bifteck de ronde
Cube Steak | bifteck attendri
Fajita Beef Strips | lanières de bœuf à fajitas
Stir Fry Beef | bœuf à sauté
Minute Steak | bifteck à cuisson rapide
Blade Roast | rôti de palette
Chuck Roast | rôti de bloc d’épaule
Round Roast | rôti de ronde
Rump Roast | rôti de croupe
Pot Roast | bœuf braisé
Eye of Round Roast | rôti de noix de ronde
Roast Beef | rosbif
Tri Tip Roast | rôti de pointe de surlonge
Beef Stew Meat | cubes de bœuf à ragoût
Beef Short Ribs | bouts de côtes de bœuf
Beef Ribs | côtes de bœuf
Beef Brisket | pointe de poitrine de bœuf
Beef Liver | foie de bœuf
Beef Shank | jarret de bœuf
Oxtail | queue de bœuf
Chicken Livers | foies de poulet
Chicken Gizzards | gésiers de poulet
Corned Beef | bœuf salé
Pork Tenderloin | filet de porc
Pork Loin Roast | rôti de longe de porc
Pork Roast | rôti de porc
Boneless Pork Chops | côtelettes de porc désossées
Pork Steak | bifteck de porc
Pork Belly | flanc de porc
Pork Stew Meat | cubes de porc à ragoût
Pork Hocks | jarrets de porc
Pulled Pork | porc effiloché
Spare Ribs | côtes levées
Baby Back Ribs | petites côtes levées de dos
Lamb Chops | côtelettes d’agneau
Leg of Lamb | gigot d’agneau
Lamb Roast | rôti d’agneau
Ground Lamb | agneau haché
Lamb Shanks | jarrets d’agneau
Veal Cutlets | escalopes de veau
Ground Veal | veau haché
Veal Chops | côtelettes de veau
Chicken Legs | cuisses de poulet
Chicken Leg Quarters | quarts de cuisse de poulet
Boneless Skinless Chicken Thighs | hauts de cuisse de poulet sans peau désossés
Whole Turkey | dinde entière
Turkey Legs | cuisses de dinde
Turkey Thighs | hauts de cuisse de dinde
Boneless Turkey Breast | poitrine de dinde désossée
Stuffed Turkey | dinde farcie
Whole Duck | canard entier
Cornish Hen | poulet de Cornouailles
Scallops | pétoncles
Mussels | moules
Clams | palourdes
Oysters | huîtres
Lobster | homard
Lobster Tails | queues de homard
Crab Legs | pattes de crabe
Crab Meat | viande de crabe
Catfish Fillets | filets de barbue
Basa Fillets | filets de basa
Swai Fillets | filets de pangasius
Pollock Fillets | filets de goberge
Perch Fillets | filets de perche
Trout Fillets | filets de truite
Rainbow Trout | truite arc-en-ciel
Sole Fillets | filets de sole
Halibut Fillets | filets de flétan
Tuna Steak | bifteck de thon
Swordfish Steak | darne d’espadon
Mahi Mahi Fillets | filets de mahi-mahi
Fish Fillets | filets de poisson
Calamari | calmars
Breaded Calamari | calmars panés
Mackerel | maquereau
Herring | hareng
Anchovies | anchois
Sockeye Salmon | saumon rouge
Coho Salmon | saumon coho
Prosciutto | prosciutto
Capicola | capicollo
Soppressata | soppressata
Pancetta | pancetta
Deli Meat | charcuterie
Hard Salami | salami dur
Chicken Lunch Meat | charcuterie au poulet
Smoked Meat | viande fumée
Honey Ham | jambon au miel
Smoked Ham | jambon fumé
Ham Steak | bifteck de jambon
Spiral Ham | jambon tranché en spirale
Canned Ham | jambon en conserve
Cooked Ham | jambon cuit
Smoked Turkey Breast | poitrine de dinde fumée
Oven Roasted Turkey Breast | poitrine de dinde rôtie au four
Oven Roasted Chicken Breast | poitrine de poulet rôtie au four
Turkey Slices | tranches de dinde
Canadian Bacon | bacon canadien
Beef Sausages | saucisses de bœuf
Chorizo | chorizo
Blood Pudding | boudin
Debreziner Sausages | saucisses Debreziner
Beef Salami | salami au bœuf
Beef Bologna | bologne au bœuf
Turkey Pepperoni | pepperoni à la dinde
Turkey Bologna | bologne à la dinde
Chunk Light Tuna | thon pâle en morceaux
Solid White Tuna | thon blanc entier
Albacore Tuna | thon germon
Luncheon Meat | viande à sandwich
Chicken Souvlaki | souvlaki au poulet
Chicken Skewers | brochettes de poulet
Chicken Kebabs | brochettes de poulet
Beef Kebabs | brochettes de bœuf
Gyro Meat | viande à gyros
Chicken Shawarma | shawarma au poulet
Chicken Fries | frites de poulet
Stuffed Chicken | poulet farci
Chicken Breast Strips | lanières de poitrine de poulet
Grilled Chicken Strips | lanières de poulet grillées
Boneless Chicken Wings | ailes de poulet désossées
Seafood Mix | mélange de fruits de mer
Fish Nuggets | croquettes de poisson
Breaded Tilapia | tilapia pané
Breaded Sole | sole panée
Tempura Shrimp | crevettes tempura
Breaded Pollock | goberge panée
Tuna Burgers | burgers de thon
Cretons | cretons
Pate | pâté
Top Round Steak | bifteck d’intérieur de ronde
Filet Mignon Steak | filet mignon
Beef Tripe | tripes de bœuf
Chicken Drumettes | pilons d’ailes de poulet
Peameal Bacon | bacon de longe roulé dans la semoule de maïs
Back Bacon | bacon de dos
Head Cheese | fromage de tête
Linguica Sausage | saucisse linguiça
Knackwurst Sausages | saucisses knackwurst
Smokies | saucisses fumées
Ground Bison | bison haché
Bison Burgers | burgers de bison
Whole Rabbit | lapin entier
Whole Goose | oie entière
Pickerel Fillets | filets de doré
Walleye Fillets | filets de doré jaune
Whitefish Fillets | filets de corégone
Flounder Fillets | filets de plie
Monkfish Fillets | filets de lotte
Snapper Fillets | filets de vivaneau
Grouper Fillets | filets de mérou
Octopus | pieuvre
Squid | calmar
Caviar | caviar
Escargots | escargots
Crawfish | écrevisses
Langoustines | langoustines
Prawns | grosses crevettes
Soup Bones | os à soupe
Donair Meat | viande à donair
Chicken Kabobs | brochettes de poulet
Fish Portions | portions de poisson
Jalapeno Cheddar Sausages | saucisses au piment jalapeno et au cheddar
Beer Bratwurst Sausages | saucisses bratwurst à la bière
Cold Cuts | charcuteries
Tuna in Water | thon dans l’eau
Venison | chevreuil
Elk Steak | bifteck de wapiti
Arctic Char Fillets | filets d’omble chevalier
Cutlets | escalopes
Breaded Fish | poisson pané
Breaded Shrimp Rings | rondelles de crevettes panées
Beer Battered Fish Fillets | filets de poisson en pâte à la bière
Pork Schnitzel | escalope panée de porc
Schnitzel | escalope panée
Veal Schnitzel | escalope panée de veau
`;
