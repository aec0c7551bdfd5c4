/** Canadian and American tills of every aisle, written before anything was mended for them. docs/catalogue.md has what they measured at first sight. Columns as in tuned-lines. */
export const STREET_LINES = `
SCHAR GF HRTY GRN BRD | y | Bread and Bakery | (grain|wheat|brown|seed|rye).*(bread|loaf)|bread.*grain
UDIS WHL GRN LOAF 24OZ | y | Bread and Bakery | (grain|wheat|brown).*(bread|loaf)|loaf.*grain
CANYON BKHS 7 GRAIN | y | Bread and Bakery | (grain|wheat|brown|seed).*(bread|loaf)
LTL NRTHN SD&GR WD SLC | y | Bread and Bakery | (grain|wheat|brown|seed).*(bread|loaf)
PROMISE GF CHIA LOAF | y | Bread and Bakery | (bread|loaf)
BFREE SFT WHT ROLLS 4 | y | Bread and Bakery | rolls?|buns?
ODOUGH'S BAGEL THIN APL CN | y | Bread and Bakery | bagel
COMPLIMENTS SG PAIN BRUN | y | Bread and Bakery | (brown|wheat|grain).*bread
IRRES PAIN HAMB S/GLUTEN 4 | y | Bread and Bakery | burger.*bun
WEST FAM GF HOT DOG BUNS | y | Bread and Bakery | hot dog.*bun
GRT VALUE GF SNDW BREAD | y | Bread and Bakery | (sandwich|white|sliced).*bread|^bread|^loaf
GLTN FREE DINNER ROLL 6CT | y | Bread and Bakery | roll
PAIN TRANCHE BLC SANS GLUT | y | Bread and Bakery | (white|sandwich|sliced).*bread|^bread
KATZ CHALLAH GF 12OZ | y | Bread and Bakery | challah|egg bread|brioche
CARBNT GF CINN RAISN BAGEL | y | Bread and Bakery | bagel
LA TORT FCTRY GF WRAPS | y | Bread and Bakery | tortilla|wrap
GF BLBRY MUFFINS 4PK UDI | y | Bread and Bakery | blueberry.*muffin|muffin
MUFF CHOC SANS GLUTEN X4 | y | Bread and Bakery | choc.*muffin|muffin
BEIGNE GLACE S/G KINN | y | Bread and Bakery | donut
GF VANILLA CUPCAKE 2PK | y | Bread and Bakery | cupcake
GF CARROT CK 6IN BAKERY | y | Bread and Bakery | carrot.*cake|cake
GATEAU CAROTTES S.GLUTEN | y | Bread and Bakery | carrot.*cake
BROWNIES SANS GLUTEN 300G | y | Bread and Bakery | ^(?!.*mix).*brownie
GF PUMPKIN LOAF SLICED | y | Bread and Bakery | pumpkin.*(bread|loaf|cake)
WHOLLY GF APPLE PIE | y | Bread and Bakery | apple pie
CROISSANTS S-GLUT 4UN | y | Bread and Bakery | croissant
UDI FRNCH BAGUETTE 2CT | y | Bread and Bakery | baguette|french bread
CROUTE PIZZA SG 2X | y | Bread and Bakery | pizza.*(crust|shell)
ETALIA GF PIZZA SHELL 12" | y | Bread and Bakery | pizza.*(crust|shell)
FOND TARTE S GLUTEN 9PO | y | Bread and Bakery | (pie|tart).*(crust|shell)
GF ENG MUFF GLUTINO 6PK | y | Bread and Bakery | english muffin
BARILLA GLT FREE ROTINI | y | Pasta and Grains | rotini|fusilli|pasta
CATELLI S/G FUSILLI 340G | y | Pasta and Grains | rotini|fusilli|pasta
JOVIAL FARFALE BRN RICE | y | Pasta and Grains | farfalle|bow|pasta
TINKYADA SPIRALS 16Z | y | Pasta and Grains | spiral|rotini|fusilli|pasta
RUMMO SG PENNE RIGATE | y | Pasta and Grains | penne
PATES FETTUC. SANS GLUTEN | y | Pasta and Grains | fettuc
GF LASAGNE NDLS OVENRDY | y | Pasta and Grains | lasagn
GF EGG NOODLES WIDE | y | Pasta and Grains | egg noodle
RISO BEAN PASTA FUSILLI GF | y | Pasta and Grains | fusilli|rotini|pasta
LE VENEZIANE GNOCCHETTI | y | Pasta and Grains | gnocch|pasta
GNOCCHI PDT S/GLUTEN 500 | y | Pasta and Grains | gnocchi
COUSCOUS GF 12OZ | y | Pasta and Grains | couscous
GF MAC N CHEESE SHELLS ANNIE | y | Prepared and Packaged Meals | mac.*chees|shell.*chees
AMYS GF RICE MAC&CHZ | y | Prepared and Packaged Meals | mac.*chees
DAIYA PZA MARG GF | y | Prepared and Packaged Meals | ^(?!.*(crust|dough|sauce|roll)).*pizza
CAULIPWR 3 CHZ PIZZA | y | Prepared and Packaged Meals | ^(?!.*(crust|dough|sauce|roll)).*pizza
AGAINST GRN PEPP PIZZA | y | Prepared and Packaged Meals | pepperoni.*pizza|^pizza|frozen pizza
PIZZA 4 FROM. SANS GLUTEN | y | Prepared and Packaged Meals | ^(?!.*(crust|dough|sauce|roll)).*pizza
EVOL GF BURRITO BWL CHKN | y | Prepared and Packaged Meals | burrito|chicken.*bowl
FEEL GOOD FDS EGGROLL CHKN | y | Prepared and Packaged Meals | egg roll
GF CHKN DUMPLINGS FRZ | y | Prepared and Packaged Meals | dumpling|potsticker
PEROGIES SG POT CHED | y | Prepared and Packaged Meals | pero|pierog
PATE POULET SANS GLUTEN | y | Prepared and Packaged Meals | pot pie|chicken pie
LASAGNE VIANDE S.G. 1KG | y | Prepared and Packaged Meals | lasagna
GF CRM OF CHICKEN SOUP | y | Prepared and Packaged Meals | (cream|creme).*chicken.*soup|cream of chicken
PROGRESSO GF MINESTRON | y | Prepared and Packaged Meals | minestrone
SOUPE LENTILLES S/GLUT | y | Prepared and Packaged Meals | lentil.*soup
IMAGINE GF BUTRNUT SQ SOUP | y | Prepared and Packaged Meals | squash.*soup
BOUILLON POUL. SANS GLUT 1L | y | Prepared and Packaged Meals | chicken.*(broth|stock|bouillon)|broth
PACIFIC BEEF BROTH GF | y | Prepared and Packaged Meals | beef.*(broth|stock)
GF STUFFING HERB 10Z | y | Prepared and Packaged Meals | stuffing
THAI KIT GF RAMEN RICE | y | * | ramen|noodle
GF KUNG PAO CHKN DNNR | y | Prepared and Packaged Meals | kung pao|chicken
GF CHICKEN FINGERS JANES | y | Meat, Poultry, and Seafood | chicken.*(finger|strip|tender)
HIGHLINER GF FISH FILLET BTR | y | Meat, Poultry, and Seafood | fish.*fillet|battered.*fish
APPLEGATE GF CORN DOGS | y | Prepared and Packaged Meals | corn dog
SAUCISSES PORC SG 375 | y | Meat, Poultry, and Seafood | sausage
GF BEEF MEATBALLS 1LB | y | Meat, Poultry, and Seafood | meatball
BOULETTES BOEUF S-GLUTEN | y | Meat, Poultry, and Seafood | meatball
PC GF BEEF BURGERS 8PK | y | Meat, Poultry, and Seafood | burger|patt
TAMARI GF SAN-J 10OZ | y | Condiments and Sauces | tamari|soy sauce
KIKKOMAN GF SOY | y | Condiments and Sauces | soy sauce|tamari
SAUCE TERIYAKI S/GL | y | Condiments and Sauces | teriyaki
SAUCE BRUNE S/GLUT PQT | y | Condiments and Sauces | gravy
GF TURKEY GRAVY JAR | y | Condiments and Sauces | turkey gravy|gravy
HOISIN SCE GLTN FR 8Z | y | Condiments and Sauces | hoisin
GF WORCESTERSHIRE LEA | y | Condiments and Sauces | worcester
DRESSING RANCH GF ANNIES | y | Condiments and Sauces | ranch
VINAIG. BALSAM S/GLUTEN | y | Condiments and Sauces | balsamic
GF SWEET CHILI SAUCE | y | Condiments and Sauces | sweet chili
GF BBQ SAUCE HNY | y | Condiments and Sauces | (bbq|barbecue).*sauce
PESTO BASIL GF 190ML | y | Condiments and Sauces | pesto
TACO SEAS MIX GF PKT | y | Condiments and Sauces | taco season
BOBS GF 1-1 BAKING FLR | y | Baking Supplies | flour
KA GF AP FLOUR 24 OZ | y | Baking Supplies | flour
CUP4CUP MULTIPURP FLR 3# | y | Baking Supplies | flour
FARINE SANS GLUT T-USAGES | y | Baking Supplies | flour
NAMASTE PERF FLR BLEND | y | Baking Supplies | flour
GF CHOC CAKE MIX KINGARTH | y | Baking Supplies | choc.*cake mix|cake mix
PRÉP. GATEAU VAN. S/GLUTEN | y | Baking Supplies | cake mix
GF BROWNIE MIX GHIRARD | y | Baking Supplies | brownie mix
MELANGE BROWNIES SG | y | Baking Supplies | brownie mix
PAMELAS PANCAKE MX 24OZ | y | Cereal and Breakfast Items | pancake
GF PANKO CRUMBS KIKK | y | Baking Supplies | panko
CHAPELURE S/G 340G | y | Baking Supplies | crumb
GF PIZZA CRST MIX BOBS | y | Baking Supplies | pizza.*(mix|dough|crust)
GF CORNSTARCH 454G | y | Baking Supplies | wheat flour
GF BREAD CRUMB ITAL | y | Baking Supplies | bread ?crumb
NATURES PATH GF MESA SNRS | y | Cereal and Breakfast Items | cereal|flake
HNY NUT CHEERIOS GF FAM | y | Cereal and Breakfast Items | cheerios|honey nut
GF OLD FASH OATS 32Z | y | Cereal and Breakfast Items | oat
FLOCONS AVOINE S/G 1KG | y | Cereal and Breakfast Items | oat
GRUAU SANS GLUTEN SACHETS | y | Cereal and Breakfast Items | oat
PURELY ELIZ GRANOLA ORIG | y | Cereal and Breakfast Items | granola
GRANOLA CHOC GF 325G | y | Cereal and Breakfast Items | granola
KASHI GF WAFFLES BLUEB | y | Cereal and Breakfast Items | waffle
GAUFRES BLEUETS SG | y | Cereal and Breakfast Items | waffle
GF PANCAKES FRZN BTRMLK | y | Cereal and Breakfast Items | pancake
GF FRENCH TST STICKS 12 | y | Cereal and Breakfast Items | french toast
BREAKIES BARS GF BERRY | y | Snacks | bar
GF TOASTR PASTRY FRSTD | y | Cereal and Breakfast Items | toaster pastr
MARYS GONE CRK HERB | y | Snacks | cracker
CRUNCHMSTR MULTISEED | y | Snacks | cracker
SIMPLE MLS CHDR CRKR | y | Snacks | cracker
CRAQUELINS RIZ SG SEL | y | Snacks | cracker
BRETON GF HERB GARLIC | y | Snacks | cracker
GLUTINO PRETZELS STIX | y | Snacks | pretzel
BRETZELS S GLUTEN 227G | y | Snacks | pretzel
GF OREO DBL STUFF | y | Snacks | oreo|sandwich
KINNITOOS VAN SNDW | y | Snacks | sandwich|cookie
ENJOY LF SOFT SNICKRDDL | y | Snacks | snickerdoodle|cookie
TATES GF CHOC CHIP COOK | y | Snacks | choc.*cookie
BISC. BRISURES CHOC SG | y | Snacks | choc.*cookie
BISCUITS AVOINE S/GLUTEN | y | Snacks | oat.*cookie
GF GINGER SNAPS 8OZ | y | Snacks | ginger
GF ANIMAL CRKRS | y | Snacks | animal
GF GRAHAM STYLE CRKRS | y | Snacks | graham
MADEGOOD GRANOLA MINIS | y | Snacks | granola
GOMACRO BAR PB CHOC | y | Snacks | bar
BARRE NOIX S/GLUTEN 5UN | y | Snacks | bar
GF TORTILLA CHIPS BLUE CORN | y | Snacks | tortilla chip
CHIPS TORTILLA SANS GLUTEN | y | Snacks | tortilla chip
GF CHEESE PUFFS WHT CHDR | y | Snacks | cheese.*(puff|curl)|puff
GF ICE CRM CONES 12 | y | Snacks | cone
GF WAFER COOKIE STRAWB | y | Snacks | wafer
GF ICE CRM SANDWICH 4 | y | Dairy and Dairy Alternatives | ice cream sandwich
GLUTENBERG BLONDE 473ML | y | Beverages | beer|ale|lager|blonde
GLUTENBERG IPA 4X473 | y | Beverages | ale|ipa|beer
BIERE S/GLUTEN ROUSSE 473 | y | Beverages | beer|ale|lager
NEW GRIST PILS 6PK | y | Beverages | beer|lager|pils
STELLA GF LAGER | y | Beverages | lager|beer
BURGER VEGE SG YVES | y | Specialty Items | (veg|plant|meatless).*(burger|patt)
GF FALAFEL MIX | y | Specialty Items | falafel
6LUTEN FREE BREAO WHITE | y | Bread and Bakery | (white|sandwich).*bread|^bread
GLUTEN FREF CRACKEKS | y | Snacks | cracker
GF PA5TA PENNE 12DZ | y | Pasta and Grains | penne
GF C0OKIES CHOC CHlP | y | Snacks | choc.*cookie
GLUTENFREE8AGELS | y | Bread and Bakery | bagel
GF FL0UR ALL PURP0SE | y | Baking Supplies | flour
SANS GLUTFN PAlN | y | Bread and Bakery | ^(bread|loaf)$|white bread|sandwich bread
6F TORTILLAS 8CT | y | Bread and Bakery | tortilla
GF WAFFLE5 | y | Cereal and Breakfast Items | waffle
GLTN FRE MUFFlNS | y | Bread and Bakery | muffin
CRAQUEUNS S/GLUTEN | y | Snacks | cracker
GRAPEFRUIT WHT EA | n | Miscellaneous Grocery Items | grapefruit
GFS BREAD FLOUR 20KG | n | Baking Supplies | flour
GIFT WRAP XMAS | n | Miscellaneous Grocery Items | -
GF COFFEE BEANS 340G COLOMB | y | Beverages | coffee
WHEAT GLUTEN VITAL BRM | n | Baking Supplies | gluten
SG PEPPERMINT GUM | n | Snacks | gum
LAIT 2% 4L QUEBON | n | Dairy and Dairy Alternatives | 2% milk|milk
FROMAGE CHED FORT | n | Dairy and Dairy Alternatives | cheddar
CREME 10% 1L | n | Dairy and Dairy Alternatives | cream
POITRINE POULET DESOSS | n | Meat, Poultry, and Seafood | chicken breast
BOEUF HACHE M-MAIGRE | n | Meat, Poultry, and Seafood | ground beef
BACON MAPLE LEAF 375G | n | Meat, Poultry, and Seafood | bacon
JAMBON TR FUME | n | Meat, Poultry, and Seafood | ham
SAUMON ATL FILET | n | Meat, Poultry, and Seafood | salmon
POMMES GALA 3LB | n | Miscellaneous Grocery Items | apple
BANANES | n | Miscellaneous Grocery Items | banana
CONCOMBRE ANGL | n | Miscellaneous Grocery Items | cucumber
LAITUE ICEBERG | n | Miscellaneous Grocery Items | lettuce
CAROTTES 2LB | n | Miscellaneous Grocery Items | carrot
OIGNON JNE 3LB | n | Miscellaneous Grocery Items | onion
PAIN BLANC POM 675 | n | Bread and Bakery | (white|sandwich).*bread
BAGELS ST VIATEUR SESAME | n | Bread and Bakery | bagel
CROISSANT BEURRE 6 | n | Bread and Bakery | croissant
SPAGHETTI PRIMO 900 | n | Pasta and Grains | spaghetti
CEREALE LIFE 450G | n | Cereal and Breakfast Items | cereal
BISC OREO 303G | n | Snacks | oreo|sandwich cookie
CROUST LAYS NAT 235G | n | Snacks | potato chip
JUS ORANGE SIMPLY | n | Beverages | orange juice
CAFE MOULU MAXWELL | n | Beverages | coffee
BIERE MOLSON EX 12 | n | Beverages | beer|lager|ale
COKE DIET 12PK | n | Beverages | cola|coke
PAPIER HYG CASHMERE | n | Miscellaneous Grocery Items | -
SAC PLASTIQUE | n | Miscellaneous Grocery Items | -
SHAMPOO H&S 400ML | n | Miscellaneous Grocery Items | -
WNDR BRD WHT | n | Bread and Bakery | (white|sandwich).*bread|bread
THOMAS EVRYTHNG BGL | n | Bread and Bakery | bagel
HMBGR BNS 8CT STR BRND | n | Bread and Bakery | hamburger bun
FLR TORT 10CT MISSION | n | Bread and Bakery | flour tortilla|tortilla
BLUBRY MUF 4CT BKRY | n | Bread and Bakery | muffin
KR SPGHTI 16OZ | n | Pasta and Grains | spaghetti
BRN RICE 2LB | n | Pasta and Grains | brown rice
CAMP TOM SOUP | n | Prepared and Packaged Meals | tomato soup
STOFR LASAGNA FAM | n | Prepared and Packaged Meals | lasagna
HOT PKT PEPP | n | Prepared and Packaged Meals | pocket
GRND TRKY 93/7 1LB | n | Meat, Poultry, and Seafood | ground turkey
BNLS CHUCK RST | n | Meat, Poultry, and Seafood | chuck|roast
SHRP CHDR BLK 8OZ | n | Dairy and Dairy Alternatives | cheddar
VAN YOGRT 32OZ | n | Dairy and Dairy Alternatives | vanilla.*yog|yogurt
HVY WHIP CRM PT | n | Dairy and Dairy Alternatives | (whipping|heavy).*cream
LG EGGS DZ | n | Dairy and Dairy Alternatives | egg
KETCHUP HEINZ 38Z | n | Condiments and Sauces | ketchup
EVOO 500ML | n | Condiments and Sauces | olive oil
PNT BTR CRMY JIF | n | Condiments and Sauces | peanut butter
AP FLOUR GM 5LB | n | Baking Supplies | flour
DK BRN SUGAR | n | Baking Supplies | brown sugar
CHOC CHIP MORSELS SEMI | n | Baking Supplies | choc.*chip
TRAIL MIX KS | n | Snacks | trail mix
CHEEZ IT WHT CHDR | n | Snacks | cheese cracker|cheez|cracker
AVOCADO HASS 4CT | n | Miscellaneous Grocery Items | avocado
BABY SPNCH 10Z | n | Miscellaneous Grocery Items | spinach
ROMA TOM | n | Miscellaneous Grocery Items | tomato
BLK BEANS CAN | n | Miscellaneous Grocery Items | black bean
DAWN DISH 19OZ | n | Miscellaneous Grocery Items | -
BOTTLE DEP | n | Miscellaneous Grocery Items | -
TOFU FIRM HF | n | Specialty Items | tofu
PROTEIN PWDR VAN | n | Specialty Items | protein
`;
