/** Québec tills: French words cut short or without vowels, with and without full stops. docs/catalogue.md has what they measured at first sight. Columns as in tuned-lines. */
export const QUEBEC_LINES = `
PC SANS GLUTEN PAIN 12 GRAINS | y | Bread and Bakery | (grain|multi).*bread
PN BLC TR S/GLUT COMPL | y | Bread and Bakery | (white|sliced|sandwich).*bread|^bread
PAIN CANNELLE RAISIN SG GLUTINO | y | Bread and Bakery | (cinnamon|raisin).*(bread|loaf)
MICHE MULTIGR SS GLUT 480G | y | Bread and Bakery | multigrain|grain
PN HOT DOG SANS GLUTEN 6UN | y | Bread and Bakery | hot dog.*bun
PAINS HAMB. S.GLUTEN 4 | y | Bread and Bakery | hamburger bun
BAGUETTE S/G SCHAR 2X | y | Bread and Bakery | baguette
PT PAINS SANS GLUTEN PROMISE | y | Bread and Bakery | roll|bun
BAGEL NAT SANS GLUTEN 5UN | y | Bread and Bakery | bagel
TORT. SANS GLUTEN 8UN | y | Bread and Bakery | tortilla
MUFF. BLEUET S/GLUTEN | y | Bread and Bakery | muffin
MUFFIN ANGL SANS GLUT. | y | Bread and Bakery | english muffin
CROISSANT AMANDE SG | y | Bread and Bakery | croissant
BRIOCHE CANNELLE S/GLU | y | Bread and Bakery | cinnamon
GAT CHOC SANS GLUTEN 500G | y | Bread and Bakery | choc.*cake|cake
TARTE SUCRE SANS GLUTEN | y | Bread and Bakery | sugar pie|pie
TARTELETTE BEURRE S-GLUT | y | Bread and Bakery | tart
CROUTE TARTE SURG SG | y | Bread and Bakery | (pie|tart).*(crust|shell)
PATE PIZZA SANS GLUTEN FR | y | Bread and Bakery | pizza (dough|crust|shell)
PATE FEUILLETEE S/GLUTEN | y | Bread and Bakery | puff pastry
BEIGNETS SUCRE SANS GLUTEN | y | Bread and Bakery | donut
FEUILLES PHYLLO SANS GLUTEN | y | Bread and Bakery | phyllo
CROUTONS CESAR S/GLUTEN | y | Bread and Bakery | crouton
SCONE FROMAGE SG | y | Bread and Bakery | scone
PAIN NAAN SANS GLUTEN 2 | y | Bread and Bakery | naan
PAIN PITA S/GLUT 4UN | y | Bread and Bakery | pita
PATES PENNE S/GLUTEN 340 | y | Pasta and Grains | penne
PATES ALIM. SPAG. SANS GLUTEN | y | Pasta and Grains | spaghetti
ROTINI MAIS SG CATELLI | y | Pasta and Grains | rotini|fusilli
COUDES SANS GLUTEN 454G | y | Pasta and Grains | elbow|macaroni
NOUIL. OEUFS S/GLUTEN | y | Pasta and Grains | egg noodle
LASAGNE AU FOUR SG 255G | y | Pasta and Grains | lasagna
VERMICEL. SANS GLUTEN | y | Pasta and Grains | vermicelli|capellini
GNOCCHI P.D.T. S/GLUT | y | Pasta and Grains | gnocchi
COUSCOUS SANS GLUTEN MAIS | y | Pasta and Grains | couscous
BOUCLES PATES SG FARFALLE | y | Pasta and Grains | farfalle|bow
MACARONI FROM. SG ANNIES | y | Prepared and Packaged Meals | mac
PIZZA VEG. SANS GLUTEN 400G | y | Prepared and Packaged Meals | pizza
PIZZA PEP. FROM. S/GLUT | y | Prepared and Packaged Meals | pizza
PIZZA TOUTE GARNIE SG | y | Prepared and Packaged Meals | pizza
PATE CHINOIS SANS GLUTEN | y | Prepared and Packaged Meals | shepherd
PATE SAUMON SANS GLUTEN | y | Prepared and Packaged Meals | pot pie|salmon.*pie|pie
PATE MEXICAIN SG | y | Prepared and Packaged Meals | pie
TOURTIERE S.G. 500G | y | Prepared and Packaged Meals | tourti
QUICHE EPINARDS SG | y | Prepared and Packaged Meals | quiche
ROULEAUX PRINT. SANS GLUTEN | y | Prepared and Packaged Meals | spring roll
DUMPLING PORC S/GLUT | y | Prepared and Packaged Meals | dumpling
PIEROGI POM TERRE SG | y | Prepared and Packaged Meals | pero|piero
SOUPE PLT NOUIL S/GLUTEN | y | Prepared and Packaged Meals | chicken noodle|noodle.*soup
SOUPE AUX POIS S/GLU | y | Prepared and Packaged Meals | pea soup
CREME CHAMPIG. SANS GLUTEN | y | Prepared and Packaged Meals | mushroom
POTAGE COURGE SG 500ML | y | Prepared and Packaged Meals | squash.*soup|soup
BASE BOUILLON LEG. S/GLUT | y | Prepared and Packaged Meals | vegetable.*(bouillon|broth|base)
BOUIL. POULET SG 900ML | y | Prepared and Packaged Meals | chicken.*(broth|bouillon|stock)
FARCE PAIN SANS GLUT | y | Prepared and Packaged Meals | stuffing
CROQ. POULET SANS GLUTEN | y | Meat, Poultry, and Seafood | nugget
FILETS PLT PANES SG | y | Meat, Poultry, and Seafood | (breaded )?chicken|fillet
DOIGTS POISSON S/GLUTEN | y | Meat, Poultry, and Seafood | fish (finger|stick)
MORUE PANEE SANS GLUTEN | y | Meat, Poultry, and Seafood | cod
SAUC. ITAL. DOUCE SG | y | Meat, Poultry, and Seafood | sausage
GALETTES BOEUF S/GLUT | y | Meat, Poultry, and Seafood | (beef|burger).*(patt|burger)|burger
BOUL. VIANDE SANS GLUTEN | y | Meat, Poultry, and Seafood | meatball
SCE SOYA SG 296ML | y | Condiments and Sauces | soy sauce
SAUCE BBQ POULET SANS GLUT | y | Condiments and Sauces | (bbq|barbecue|chicken|gravy)
SAUCE HOISIN S-GLUTEN | y | Condiments and Sauces | hoisin
SAUCE AIGRE-DOUCE S/G VH | y | Condiments and Sauces | sweet.*sour
SCE ALFREDO SANS GLUTEN | y | Condiments and Sauces | alfredo
VINAIGR. RANCH S/GLUTEN | y | Condiments and Sauces | ranch
SAUCE WORCEST. SG | y | Condiments and Sauces | worcester
MOUTARDE MIEL SANS GLUTEN | y | Condiments and Sauces | honey mustard|mustard
ASSAIS. TACO S/GLUT | y | Condiments and Sauces | taco season
FARINE T-US S/GLUTEN R.HOOD | y | Baking Supplies | flour
FARINE TT USAGE SG 1KG | y | Baking Supplies | flour
FARINE RIZ BRUN SG CUIS SOLEIL | y | Baking Supplies | wheat flour
MEL. GATEAU BLANC S/GLUT | y | Baking Supplies | cake mix
MEL. MUFFINS SANS GLUTEN | y | Baking Supplies | muffin mix
MEL PAIN SG KINNIKINNICK | y | Baking Supplies | bread mix
MEL. CREPES S/GLUTEN 454 | y | Cereal and Breakfast Items | pancake|crepe
CHAPEL. PANKO SANS GLUTEN | y | Baking Supplies | panko
CHAP. ITAL SG | y | Baking Supplies | crumb
POUDRE PATE S/GLUT 225 | y | Baking Supplies | baking powder
PATE BISC BRIS CHOC SG | y | Baking Supplies | cookie dough
LEVURE SANS GLUTEN | y | Baking Supplies | yeast
CEREALES CHEX RIZ SG | y | Cereal and Breakfast Items | chex|rice
CER. MULTIGR. S/GLUTEN NATPATH | y | Cereal and Breakfast Items | cereal
GRUAU ERABLE SANS GLUTEN | y | Cereal and Breakfast Items | oatmeal|maple
AVOINE RAPIDE SG 1KG | y | Cereal and Breakfast Items | oat
GRANOLA ERABLE PACANES SG | y | Cereal and Breakfast Items | granola
GAUF. NATURE SANS GLUTEN 6 | y | Cereal and Breakfast Items | waffle
CREPES S/GLUTEN SURG | y | Cereal and Breakfast Items | pancake|crepe
PAIN DORE SANS GLUTEN | y | Cereal and Breakfast Items | french toast
MUSLI FRUITS S/GLUT | y | Cereal and Breakfast Items | muesli
BISC. AVOINE SG MADEGOOD | y | Snacks | oat.*cookie|cookie
BISC CHOC DOUBLE S/GLUTEN | y | Snacks | choc.*cookie
BISC. GINGEMBRE SG | y | Snacks | ginger
BISC FEUILLE ERABLE SANS GLUTEN | y | Snacks | maple.*cookie|cookie
SABLES BEURRE SG | y | Snacks | shortbread|butter cookie
MACARON COCO SANS GLUTEN | y | Snacks | macaroon|coconut
GAUFRETTES VAN SANS GLUTEN | y | Snacks | wafer
BISCOTTES S/GLUTEN 200 | y | * | toast|rusk|crispbread|cracker
CRAQ. MULTIGR. SG | y | Snacks | cracker
CRAQUELIN SEL MER S/GLUT | y | Snacks | cracker
BRETZELS BATONS SANS GLUTEN | y | Snacks | pretzel
BARRES CEREALES SG FRAISE | y | Snacks | bar
BARRE TENDRE CHOC S/GLUT | y | Snacks | bar
CROUST TORTILLA SG | y | Snacks | tortilla chip
CROUSTILLES KETTLE SEL S/GLUTEN | y | Snacks | chip
GALETTES RIZ SANS GLUTEN | y | Snacks | rice cake
BOISSON AVOINE SG 1.75L | y | Dairy and Dairy Alternatives | oat milk|oat.*(bev|drink)
BIERE BLONDE SANS GLUTEN 4X | y | Beverages | beer|ale|lager
BIERE ROUSSE SG GLUTENBERG | y | Beverages | beer|ale
BURGER VEGE S/GLUTEN | y | Specialty Items | burger|patt
SAUC. VEGE SANS GLUT | y | Specialty Items | sausage|hot dog
NO NAME GF SPAG 454G | y | Pasta and Grains | spaghetti
KINN HMBRGR BUN TAPIOCA RICE | y | Bread and Bakery | hamburger bun
LITTLE STREAM BUCKWHT BRD | y | Bread and Bakery | bread
QUEENST CHIA LOAF | y | Bread and Bakery | bread|loaf
AVIVA PAIN BELGE | y | Bread and Bakery | bread|loaf
PAIN BELGE BOULANGERIE | n | Bread and Bakery | bread|loaf
PAIN TR BLE ENT GADOUA | n | Bread and Bakery | whole wheat bread
BAGUETTE PARISIENNE | n | Bread and Bakery | baguette
CHOCOLATINE 4UN | n | Bread and Bakery | croissant|pain au choc
TARTE TATIN 600G | n | Bread and Bakery | pie|tart
GATEAU FORET NOIRE | n | Bread and Bakery | black forest|cake
SPAGHETTINI CATELLI 900 | n | Pasta and Grains | spaghetti
RIZ BASMATI 4.5KG | n | Pasta and Grains | basmati
CEREALE SHREDDIES 550G | n | Cereal and Breakfast Items | cereal|wheat
GRUAU QUAKER NAT | n | Cereal and Breakfast Items | oatmeal|oat
BISC WHIPPET 285G | n | Snacks | cookie
CROUST YUM YUM BBQ | n | Snacks | chip
ARACHIDES SALEES 300G | n | Snacks | peanut
CREME FRAICHE 15% | n | Dairy and Dairy Alternatives | cream|fraiche
FROM P'TIT QUEBEC MARBLE | n | Dairy and Dairy Alternatives | marble|cheddar|cheese
YOG GREC VAN 750G | n | Dairy and Dairy Alternatives | yogurt
BEURRE DEMI-SEL LACTANTIA | n | Dairy and Dairy Alternatives | butter
OEUFS BLANCS MOYENS | n | Dairy and Dairy Alternatives | egg
CRM GLACEE VAN COATICOOK | n | Dairy and Dairy Alternatives | ice cream
POUL ENT FRAIS | n | Meat, Poultry, and Seafood | whole chicken|chicken
HAUT CUISSE DESOS | n | Meat, Poultry, and Seafood | thigh
BIFTECK FAUX-FILET | n | Meat, Poultry, and Seafood | steak|striploin|loin
PORC FILET FRAIS | n | Meat, Poultry, and Seafood | pork
JAMBON TRANCHE FORET NOIRE | n | Meat, Poultry, and Seafood | ham
CREVETTES NORD 300G | n | Meat, Poultry, and Seafood | shrimp
PIZZA MCCAIN PEPPERONI | n | Prepared and Packaged Meals | pizza
SOUPE AYLMER TOMATE | n | Prepared and Packaged Meals | tomato soup
RAGOUT BOULETTES CORDON BLEU | n | Prepared and Packaged Meals | stew|meatball
KETCHUP HEINZ 1L | n | Condiments and Sauces | ketchup
MAYO HELLMANNS 890 | n | Condiments and Sauces | mayo
CONF FRAISE BONNE MAMAN | n | Condiments and Sauces | strawberry jam|jam
HUILE OLIVE X-VIERGE | n | Condiments and Sauces | olive oil
BEUR ARACH CREM KRAFT | n | Condiments and Sauces | peanut butter
FARINE TT USAGE 10KG | n | Baking Supplies | flour
SUCRE GRAN LANTIC 2K | n | Baking Supplies | sugar
CASSONADE DOREE | n | Baking Supplies | brown sugar
JUS D'ORANGE OASIS | n | Beverages | orange juice
EAU NAYA 12X | n | Beverages | water
CAFE VAN HOUTTE COLOMB | n | Beverages | coffee
BIERE BLEUE 24 | n | Beverages | beer
VIN RGE DEP | n | Beverages | wine
POMMES MCINTOSH 4LB | n | Miscellaneous Grocery Items | apple
POIVRONS ROUGES KG | n | Miscellaneous Grocery Items | pepper
TOM. GRAPPE ROUGE | n | Miscellaneous Grocery Items | tomato
PDT JAUNES 10LB | n | Miscellaneous Grocery Items | potato
CAROTTES MINI 340G | n | Miscellaneous Grocery Items | carrot
FRAISES 454G QC | n | Miscellaneous Grocery Items | strawberr
POIS CHICHES 540ML | n | Miscellaneous Grocery Items | chickpea
ESSUIE-TOUT 6 RLX | n | Miscellaneous Grocery Items | -
LIQ VAISS PALMOLIVE | n | Miscellaneous Grocery Items | -
SACS REUTIL | n | Miscellaneous Grocery Items | -
CONSIGNE BOUT | n | Miscellaneous Grocery Items | -
NOUR CHAT WHISKAS | n | Miscellaneous Grocery Items | -
TOFU MI-FERME 454 | n | Specialty Items | tofu
`;
