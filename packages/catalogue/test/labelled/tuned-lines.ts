/**
 * Receipt lines the matcher was tuned on: line | gluten-free | category | what the match's name must
 * say (a pattern; `-` no match may be accepted, `*` not judged).
 */
export const TUNED_LINES = `
SCHAR GF WHT BRD 400G | y | Bread and Bakery | white.*bread
GF MLTGRN BRD | y | Bread and Bakery | multigrain.*bread
UDI'S WHL GRN BREAD 12OZ | y | Bread and Bakery | bread
CANYON BKHSE 7 GRN BRD | y | Bread and Bakery | grain.*bread
LTL NORTHERN BKHS CINN RAISN 454G | y | Bread and Bakery | cinnamon raisin
PROMISE MLTGRN LOAF | y | Bread and Bakery | multigrain|loaf
O'DOUGHS BAGEL THINS | y | Bread and Bakery | bagel thin
ODOUGHS HAMB BUNS 6PK | y | Bread and Bakery | hamburger bun
GF HOT DOG BUNS | y | Bread and Bakery | hot dog bun
SCHAR CIABATTA | y | Bread and Bakery | ciabatta
CARBONAUT GF WHITE BRD | y | Bread and Bakery | white.*bread
GLUTEN FREE BAGEL PLN | y | Bread and Bakery | plain bagel
KINNI CHOC DONUTS | y | Bread and Bakery | chocolate donut
KINNIKINNICK ENGLISH MUFFINS | y | Bread and Bakery | english muffin
GF TORT WRAPS 6CT | y | Bread and Bakery | wrap|tortilla
BFREE PITA | y | Bread and Bakery | pita
KATZ GLAZED DNTS | y | Bread and Bakery | glazed donut
PC GF BLUEBERRY MUFFINS | y | Bread and Bakery | blueberry muffin
GF BANANA BRD LOAF | y | Bread and Bakery | banana
GF PIE CRST 2PK | y | Bread and Bakery | pie (crust|shell)
GF PIZZA CRUST | y | Bread and Bakery | pizza crust
GF BRWNIES | y | Bread and Bakery | brownie
S/G PAIN BLANC | y | Bread and Bakery | white.*bread
PAIN MULTIGRAINS SANS GLUTEN | y | Bread and Bakery | multigrain.*bread
PAIN HAMBURGER SG 4UN | y | Bread and Bakery | hamburger|bread
MUFFINS BLEUET S GLUTEN | y | Bread and Bakery | blueberry muffin
BEIGNES SANS GLUTEN | y | Bread and Bakery | donut
TORTILLAS S/GLUTEN | y | Bread and Bakery | tortilla
GATEAU CHOCOLAT SANS GLUT | y | Bread and Bakery | chocolate.*cake
CATELLI GF SPAG 340G | y | Pasta and Grains | spaghetti
CATELLI GF PENNE | y | Pasta and Grains | penne
BARILLA G/F ROTINI 12OZ | y | Pasta and Grains | rotini
BANZA CHKPEA PENNE | y | Pasta and Grains | penne|chickpea
TINKYADA BRN RICE SPIRALS | y | Pasta and Grains | spiral|pasta
GF ELBW MAC | y | Pasta and Grains | macaroni
GF LASAGNA NOODLES | y | Pasta and Grains | lasagna
RUMMO GF FUSILI | y | Pasta and Grains | fusilli
GF LINGUINI | y | Pasta and Grains | linguine
GLTN FREE FETT | y | Pasta and Grains | fettuccine
GF GNOCCHI | y | Pasta and Grains | gnocchi
PATES SANS GLUTEN FUSILLI | y | Pasta and Grains | fusilli
NOUILLES LASAGNE SANS GLUTEN | y | Pasta and Grains | lasagna
SPAGHETTI S/G | y | Pasta and Grains | spaghetti
GF QUINOA | y | Pasta and Grains | quinoa
GF ROLLED OATS 907G | y | Cereal and Breakfast Items | oats
BOBS RED MILL GF OATS | y | Cereal and Breakfast Items | oats
ONLY OATS QUICK OATS 1KG | y | Cereal and Breakfast Items | oats
GF GRANOLA MPL PECAN | y | Cereal and Breakfast Items | granola
NATURES PATH GF CRN FLKS | y | Cereal and Breakfast Items | corn flakes
VANS GF WFFLS | y | Cereal and Breakfast Items | waffle
GF BLUBRY WAFFLES | y | Cereal and Breakfast Items | blueberry waffle
GF PNCKE MIX | y | Cereal and Breakfast Items | pancake
PAMELAS PANCAKE MIX 24OZ | y | Cereal and Breakfast Items | pancake
GLUTINO STRAWBERRY TOASTER PASTRY | y | Cereal and Breakfast Items | toaster pastr
CEREALES SANS GLUTEN | y | Cereal and Breakfast Items | cereal
GAUFRES SANS GLUTEN | y | Cereal and Breakfast Items | waffle
FLOCONS AVOINE S GLUTEN | y | Cereal and Breakfast Items | oat
GF MUESLI 400G | y | Cereal and Breakfast Items | muesli
GF HONEY NUT CHEERIOS | y | Cereal and Breakfast Items | honey nut
GF CHOC CHIP CKIE | y | Snacks | chocolate chip cookie
ENJOY LIFE SNICKERDOODLE COOKIE | y | Snacks | snickerdoodle|cookie
GOODIE GIRL CHOC SANDWICH CKIES | y | Snacks | sandwich cookie
KINNI TOOS CHOC SNDWCH COOKIE | y | Snacks | sandwich cookie
GLUTINO PRETZEL TWST 8OZ | y | Snacks | pretzel
GF PRTZL STX | y | Snacks | pretzel stick
SIMPLE MILLS ALM FLR CRKRS | y | Snacks | cracker
CRUNCHMASTER MULTI SEED CRACKERS | y | Snacks | cracker
MARYS GONE CRACKERS ORIG | y | Snacks | cracker
BRETON GF CRACKERS HERB GARL | y | Snacks | cracker
SCHAR TABLE CRACKERS | y | Snacks | table cracker
GF RICE CRCKRS | y | Snacks | rice cracker
MADEGOOD CHOC CHIP GRANOLA BAR | y | Snacks | granola bar
GF GRHM CRACKERS | y | Snacks | graham
SIETE TORT CHIPS LIME | y | Snacks | tortilla chip
G F GINGER SNAPS | y | Snacks | ginger
GF SHRTBRD COOKIES | y | Snacks | shortbread
GF OREO | y | Snacks | sandwich cookie
BISCUITS CHOCOLAT SANS GLUTEN | y | Snacks | cookie
CRAQUELINS S/GLUTEN | y | Snacks | cracker
BRETZELS SANS GLUTEN 200G | y | Snacks | pretzel
BARRES TENDRES SANS GLUTEN | y | Snacks | bar
GF ICE CRM CONES | y | Snacks | cone
GF LICORICE | y | Snacks | licorice
GF VAN WAFERS | y | Snacks | wafer
GF COOKIE DOUGH ICE CREAM | y | Dairy and Dairy Alternatives | ice cream
GF ICE CRM SANDWICH | y | Dairy and Dairy Alternatives | ice cream sandwich
GF OAT MILK | y | Dairy and Dairy Alternatives | oat milk
AMYS GF CHEESE ENCHILADA | y | Prepared and Packaged Meals | enchilada
AMYS GF MAC & CHEESE | y | Prepared and Packaged Meals | mac
ANNIES GF RICE MAC CHS | y | Prepared and Packaged Meals | mac
CAULIPOWER PEPPERONI PIZZA | y | Prepared and Packaged Meals | pepperoni pizza
GF CHEESE PIZZA 10IN | y | Prepared and Packaged Meals | cheese pizza
AGAINST THE GRAIN PIZZA | y | Prepared and Packaged Meals | pizza
FEEL GOOD FDS EGG ROLLS | y | Prepared and Packaged Meals | egg roll
GF CHKN NOODLE SOUP | y | Prepared and Packaged Meals | chicken noodle soup
PROGRESSO GF TOMATO SOUP | y | Prepared and Packaged Meals | tomato soup
GF CRM MUSHRM SOUP | y | Prepared and Packaged Meals | cream of mushroom
GF PEROGIES POT CHED | y | Prepared and Packaged Meals | perogies
GF BEEF LASAGNA | y | Prepared and Packaged Meals | lasagna
GF STFFNG MIX | y | Prepared and Packaged Meals | stuffing
GF POTSTICKERS | y | Prepared and Packaged Meals | potsticker
PIZZA PEPPERONI S GLUTEN | y | Prepared and Packaged Meals | pepperoni pizza
SOUPE POULET NOUILLES SANS GLUTEN | y | Prepared and Packaged Meals | chicken noodle soup
GF BURRITO BEAN CHS | y | Prepared and Packaged Meals | burrito
GF CHIX BROTH | y | Prepared and Packaged Meals | chicken broth
GF CHKN NUGGETS | y | Meat, Poultry, and Seafood | chicken nugget
JANES GF CHKN STRIPS 700G | y | Meat, Poultry, and Seafood | chicken strip
IANS GF FISH STX | y | Meat, Poultry, and Seafood | fish stick
GF FISH FILLETS BREADED | y | Meat, Poultry, and Seafood | fish fillet
GF PORK SAUSAGE | y | Meat, Poultry, and Seafood | sausage
GF MEATBALLS | y | Meat, Poultry, and Seafood | meatball
CROQUETTES POULET SANS GLUTEN | y | Meat, Poultry, and Seafood | chicken nugget
GF BF BURGERS | y | Meat, Poultry, and Seafood | burger
GF SOY SCE | y | Condiments and Sauces | soy sauce
SAN-J TAMARI GF 10OZ | y | Condiments and Sauces | tamari
GF TERIYAKI SAUCE | y | Condiments and Sauces | teriyaki
GF BBQ SAUCE | y | Condiments and Sauces | barbecue
GF BEEF GRAVY MIX | y | Condiments and Sauces | gravy mix
GF ALFREDO SCE | y | Condiments and Sauces | alfredo
GF RANCH DRSSNG | y | Condiments and Sauces | ranch dressing
SAUCE SOYA SANS GLUTEN | y | Condiments and Sauces | soy sauce
GF TACO SEASONING | y | Condiments and Sauces | taco seasoning
GF WORCESTERSHIRE SCE | y | Condiments and Sauces | worcestershire
BRM GF ALL PURP FLOUR 22OZ | y | Baking Supplies | flour
KING ARTHUR GF FLOUR 680G | y | Baking Supplies | flour
CUP4CUP MULTIPURPOSE FLR | y | Baking Supplies | flour
ROBIN HOOD GF FLR | y | Baking Supplies | flour
GF BROWNIE MIX | y | Baking Supplies | brownie mix
BETTY CROCKER GF YELLOW CAKE MX | y | Baking Supplies | yellow cake mix
GF CHOC CAKE MIX | y | Baking Supplies | chocolate cake mix
GF BRD CRUMBS | y | Baking Supplies | bread crumbs
GF PANKO | y | Baking Supplies | panko
GF PIZZA DOUGH MIX | y | Baking Supplies | pizza (dough|crust) mix
FARINE TOUT USAGE SANS GLUTEN | y | Baking Supplies | flour
CHAPELURE SANS GLUTEN | y | Baking Supplies | bread crumbs
MELANGE A GATEAU SANS GLUTEN | y | Baking Supplies | cake mix
GF BAKING MIX | y | Baking Supplies | baking mix
GF COOKIE MIX | y | Baking Supplies | cookie mix
GLUTENBERG BLONDE ALE 4/473ML | y | Beverages | ale
GF BEER LAGER | y | Beverages | lager beer
BIERE SANS GLUTEN | y | Beverages | beer
GF VEGGIE BURGERS | y | Specialty Items | veggie burger
GF PLANT BASED NUGGETS | y | Specialty Items | nugget
GF PROTEIN PWDR CHOC | y | Specialty Items | protein powder
C00KIE GLUTEN FR | y | Snacks | cookie
GLUTEN FRFE BR0WNIE MIX | y | Baking Supplies | brownie mix
GFBREAD WHITE | y | Bread and Bakery | white.*bread
GRAPEFRUIT RED | n | Miscellaneous Grocery Items | *
GFS CHICKEN BASE | n | * | *
GIFT CARD | n | Miscellaneous Grocery Items | -
BEEF STEW CUTS | n | Meat, Poultry, and Seafood | *
MILK 2% 4L | n | Dairy and Dairy Alternatives | milk
BANANAS | n | Miscellaneous Grocery Items | banana
BRD WHT 675G | n | Bread and Bakery | white.*bread
HRI 12 U SG | n | * | *
EGGS LRG 12CT | n | Dairy and Dairy Alternatives | egg
CHKN BREAST BNLS | n | Meat, Poultry, and Seafood | chicken breast
LUNDBERG BASMATI RICE | n | Pasta and Grains | basmati
TOOTHBRUSH | n | Miscellaneous Grocery Items | -
PAPER TOWEL 6PK | n | Miscellaneous Grocery Items | -
COCA COLA 2L | n | Beverages | cola
VITAL WHEAT GLUTEN | n | Baking Supplies | *
CHEERIOS 570G | n | Cereal and Breakfast Items | cheerios
GRND BEEF LEAN | n | Meat, Poultry, and Seafood | ground beef
YOG STRW 650G | n | Dairy and Dairy Alternatives | yogurt
PNUT BTR CRNCHY | n | Condiments and Sauces | peanut butter
SPAG 900G | n | Pasta and Grains | spaghetti
TORT CHIPS | n | Snacks | tortilla chip
OREO 303G | n | Snacks | sandwich cookie
GOLDFISH CRACKERS | n | Snacks | cracker
ONIONS YEL 3LB | n | Miscellaneous Grocery Items | onion
BAG FEE | n | Miscellaneous Grocery Items | -
LAIT 2% 2L | n | Dairy and Dairy Alternatives | milk
FROMAGE CHEDDAR | n | Dairy and Dairy Alternatives | cheddar
POMMES GALA | n | Miscellaneous Grocery Items | apple
PAIN BLANC TRANCHE | n | Bread and Bakery | white.*bread
GREEK FETA | n | Dairy and Dairy Alternatives | feta
FIG BARS | n | Snacks | fig
GUAC CHIPS | n | Snacks | *
ORG SPINACH | n | Miscellaneous Grocery Items | spinach
BATTERIES AA | n | Miscellaneous Grocery Items | -
DIET COKE 12PK | n | Beverages | *
KETCHUP 1L | n | Condiments and Sauces | ketchup
SHAMPOO | n | Miscellaneous Grocery Items | -
DORITOS SPICY | n | Snacks | *
HGHLNR FLLT | n | Meat, Poultry, and Seafood | *
BACON 375G | n | Meat, Poultry, and Seafood | bacon
SSG ITALIAN | n | Meat, Poultry, and Seafood | sausage
CORN FLAKES | n | Cereal and Breakfast Items | corn flakes
`;
