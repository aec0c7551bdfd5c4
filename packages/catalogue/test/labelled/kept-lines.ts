/** Receipt lines the matcher was not tuned on; columns as in tuned-lines. */
export const KEPT_LINES = `
G/F SOURDGH BRD | y | Bread and Bakery | sourdough
SCHAR ARTISAN BAKER WHITE 14.1OZ | y | Bread and Bakery | white|bread
UDIS BURGER BUNS | y | Bread and Bakery | bun
CANYON BAKEHOUSE EVERYTHING BAGEL | y | Bread and Bakery | everything bagel
LITTLE NORTHERN SEEDED LOAF 482G | y | Bread and Bakery | seed|loaf
THREE BAKERS RYE STYLE BRD | y | Bread and Bakery | rye
GF DINNER RLS | y | Bread and Bakery | dinner roll
GF NAAN 2CT | y | Bread and Bakery | naan
COMPLIMENTS GF WHITE BREAD | y | Bread and Bakery | white.*bread
GLUT FREE CINN BUNS | y | Bread and Bakery | cinnamon (bun|roll)
GF CROISSANTS | y | Bread and Bakery | croissant
PC GF BAGUETTE | y | Bread and Bakery | baguette
GF ANGEL FOOD CAKE | y | Bread and Bakery | angel food
GF CHOC CUPCKES | y | Bread and Bakery | chocolate cupcake
SIETE ALM FLR TORTILLAS | y | Bread and Bakery | tortilla
QUEEN ST BKRY FLATBRD | y | Bread and Bakery | flatbread
PAIN TRANCHE S/GLUTEN PROMISE | y | Bread and Bakery | bread
BAGELS NATURE SANS GLUTEN | y | Bread and Bakery | bagel
PAINS HOT DOG SANS GLUTEN | y | Bread and Bakery | hot dog
CROUTONS SANS GLUTEN | y | Bread and Bakery | crouton
GF APPLE PIE | y | Bread and Bakery | apple pie
GF CORN TORTILLAS | y | Bread and Bakery | corn tortilla
MAC GF ELBOWS 16OZ | y | Pasta and Grains | macaroni
LE VENEZIANE PENNE RIGATE | y | Pasta and Grains | penne
GF SPAGHETTINI | y | Pasta and Grains | spaghetti
JOVIAL GF CAPELLINI | y | Pasta and Grains | capellini
ANCIENT HARVEST QNOA ROTELLE | y | Pasta and Grains | quinoa|rotini|pasta
GF FARFALLE | y | Pasta and Grains | farfalle
GF EGG NOODLES | y | Pasta and Grains | egg noodle
GF COUSCOUS | y | Pasta and Grains | couscous
PATES PENNE S GLUTEN 340G | y | Pasta and Grains | penne
MACARONI SANS GLUTEN | y | Pasta and Grains | macaroni
GF RIGATONI 454 G | y | Pasta and Grains | rigatoni
GF CHEESE RAVIOLI | y | Pasta and Grains | cheese ravioli
GF STEEL CUT OATS | y | Cereal and Breakfast Items | steel cut
QUAKER GF QUICK OATS | y | Cereal and Breakfast Items | oats
GF INST OATMEAL APPL CINN | y | Cereal and Breakfast Items | oatmeal
GF CHOC PUFFS CRL | y | Cereal and Breakfast Items | cereal
NATURES PATH MESA SUNRISE GF CEREAL | y | Cereal and Breakfast Items | cereal
GF FRENCH TOAST | y | Cereal and Breakfast Items | french toast
GF FROZEN PANCAKES | y | Cereal and Breakfast Items | pancake
KINNI WAFFLES HOMESTYLE | y | Cereal and Breakfast Items | waffle
GRANOLA SANS GLUTEN VANILLE | y | Cereal and Breakfast Items | granola
GRUAU S/GLUTEN | y | Cereal and Breakfast Items | oat
MELANGE CREPES SANS GLUTEN | y | Cereal and Breakfast Items | pancake|crepe
GF CRSP RICE CEREAL | y | Cereal and Breakfast Items | rice
SCHAR CHOC O'S | y | Snacks | chocolate
TATES GF CHOC CHP COOKIES 7OZ | y | Snacks | chocolate chip cookie
PAMELAS GINGER COOKIES | y | Snacks | ginger
GF OATML RSN CKIES | y | Snacks | oatmeal.*cookie
GF PNUT BTR CKIE | y | Snacks | peanut butter cookie
SCHAR HONEY GRAHAMS | y | Snacks | graham
GLUTINO ORIG CRCKRS | y | Snacks | cracker
GF SALTINES | y | Snacks | saltine
SNYDERS GF PRETZEL STICKS | y | Snacks | pretzel
QUINN PRETZEL TWISTS | y | Snacks | pretzel
GF CHEDDAR CRKR | y | Snacks | cheddar|cheese
MADE GOOD GRANOLA MINIS STRWBRY | y | Snacks | granola|strawberry
GF PROTEIN BAR PB | y | Snacks | protein bar
PARTAKE BIRTHDAY CAKE COOKIES | y | Snacks | cookie
BISCUITS AVOINE SANS GLUTEN | y | Snacks | cookie
CRAQ RIZ SANS GLUTEN | y | Snacks | rice cracker
GF SUGAR CONES | y | Snacks | cone
GF PITA CHIPS | y | Snacks | pita chip
GF FIG BARS | y | Snacks | fig
GF CHEESE PUFFS | y | Snacks | cheese
GF DONUT HOLES | y | Bread and Bakery | donut hole
GF COOKIES & CRM ICE CRM | y | Dairy and Dairy Alternatives | ice cream
GF CHOC PUDDING | y | Dairy and Dairy Alternatives | pudding
UDIS PIZZA MARGHERITA | y | Prepared and Packaged Meals | margherita pizza
GF FRZ PIZZA PEPP | y | Prepared and Packaged Meals | pepperoni pizza
GF CHICKEN POT PIE | y | Prepared and Packaged Meals | pot pie
AMYS GF BURRITO | y | Prepared and Packaged Meals | burrito
GF MINESTRONE SOUP | y | Prepared and Packaged Meals | minestrone
GF VEG BROTH 900ML | y | Prepared and Packaged Meals | vegetable broth
GF ONION RINGS | y | Prepared and Packaged Meals | onion ring
GF MOZZ STICKS | y | Prepared and Packaged Meals | mozzarella stick
GF MAC N CHS DELUXE | y | Prepared and Packaged Meals | mac
GF VEG LASAGNA | y | Prepared and Packaged Meals | lasagna
GF SPRING ROLLS VEG | y | Prepared and Packaged Meals | spring roll
GF PAD THAI | y | Prepared and Packaged Meals | pad thai
PIZZA FROMAGE SANS GLUTEN | y | Prepared and Packaged Meals | cheese pizza
CREME CHAMPIGNON SOUPE SANS GLUTEN | y | Prepared and Packaged Meals | soup
GF CORN DOGS | y | Prepared and Packaged Meals | corn dog
GF CHICKEN TENDERS | y | Meat, Poultry, and Seafood | chicken tender
GF BRDED CHKN BURGER | y | Meat, Poultry, and Seafood | chicken burger
GF BATTERED COD | y | Meat, Poultry, and Seafood | cod
LANIERES POULET SANS GLUTEN | y | Meat, Poultry, and Seafood | chicken strip
GF BRKFST SAUSAGE LINKS | y | Meat, Poultry, and Seafood | sausage
GF TRKY BURGERS | y | Meat, Poultry, and Seafood | turkey burger
BATONNETS POISSON SANS GLUTEN | y | Meat, Poultry, and Seafood | fish stick
KIKKOMAN GF SOY SAUCE | y | Condiments and Sauces | soy sauce
GF HOISIN SAUCE | y | Condiments and Sauces | hoisin
GF CAESAR DRESSING 355ML | y | Condiments and Sauces | caesar dressing
GF OYSTER SCE | y | Condiments and Sauces | oyster sauce
GF TURKEY GRAVY | y | Condiments and Sauces | turkey gravy
GF MARINARA | y | Condiments and Sauces | marinara
SAUCE BBQ SANS GLUTEN | y | Condiments and Sauces | barbecue
GF CURRY SAUCE | y | Condiments and Sauces | curry sauce
GF MAYO | y | Condiments and Sauces | mayonnaise
BRM GF 1 TO 1 BKG FLOUR | y | Baking Supplies | flour
KAF GF BROWNIE MX | y | Baking Supplies | brownie mix
NAMASTE FLOUR BLEND 5LB | y | Baking Supplies | flour
GF ALMOND FLR | y | Baking Supplies | wheat flour
GF MUFFIN MIX BLUEB | y | Baking Supplies | muffin mix
PAMELAS BREAD MIX | y | Baking Supplies | bread mix
SIMPLE MILLS VANILLA CAKE MIX | y | Baking Supplies | vanilla cake mix
GF ITALIAN BREADCRUMBS | y | Baking Supplies | bread crumbs
GF COOKIE DOUGH CHOC CHIP | y | Baking Supplies | cookie dough
MELANGE BROWNIES SANS GLUTEN | y | Baking Supplies | brownie mix
FARINE SARRASIN SANS GLUTEN | y | Baking Supplies | wheat flour
GF CORNBREAD MIX | y | Baking Supplies | cornbread mix
GF COATING MIX | y | Baking Supplies | coating mix
REDBRIDGE BEER 6PK | y | Beverages | beer
GHOSTFISH IPA | y | Beverages | ale|ipa
GLUTENBERG ROUSSE BIERE | y | Beverages | beer
GF BLACK BEAN BURGERS | y | Specialty Items | black bean burger
GF FALAFEL | y | Specialty Items | falafel
6F BREAD WHITE | y | Bread and Bakery | white.*bread
GLUTN FREE PENN PASTA | y | Pasta and Grains | penne
GLUTEN-FREE 5PAGHETTI | y | Pasta and Grains | spaghetti
GF PRETZE1S | y | Snacks | pretzel
GF CRACKRES | y | Snacks | cracker
GF CHOCLATE CHIP COOKEIS | y | Snacks | chocolate chip cookie
GFPASTA PENNE | y | Pasta and Grains | penne
GF WAFFELS | y | Cereal and Breakfast Items | waffle
GLUTEN FREE SANDWHICH BREAD | y | Bread and Bakery | bread
TARTE AUX POMMES SANS GLUTEN | y | Bread and Bakery | apple pie
RUBY GRAPEFRUIT 5LB | n | Miscellaneous Grocery Items | grapefruit
GRAPEFRUIT JCE | n | Beverages | grapefruit juice
GIFTWRAP | n | * | -
GFS FRIES | n | Prepared and Packaged Meals | fries
BEEF GRAVY | n | Condiments and Sauces | beef gravy
OG FUJI APPLES | n | Miscellaneous Grocery Items | apple
BRD WW 675G | n | Bread and Bakery | whole wheat.*bread
CINN RAISIN BAGELS | n | Bread and Bakery | cinnamon raisin bagel
TORTILLA FLOUR 10CT | n | Bread and Bakery | tortilla
DELISSIO PIZZA PEPP | n | Prepared and Packaged Meals | pepperoni pizza
CHKN NDL SOUP | n | Prepared and Packaged Meals | chicken noodle soup
RITZ CRACKERS | n | Snacks | cracker
LAYS KTCHP CHIPS | n | Snacks | chips
WHITE VINEGAR 1L | n | Condiments and Sauces | vinegar
HELLMANNS MAYO | n | Condiments and Sauces | mayonnaise
ALL PURP FLOUR 2.5KG | n | Baking Supplies | flour
SUGAR WHITE 2KG | n | Baking Supplies | white sugar
BRWN SGR | n | Baking Supplies | brown sugar
ORANGE JUICE | n | Beverages | orange juice
TEA BAGS | n | Beverages | tea
BUDWEISER 6PK | n | Beverages | *
DAWN DISH SOAP | n | Miscellaneous Grocery Items | -
CAT FOOD | n | Miscellaneous Grocery Items | -
AVOCADO | n | Miscellaneous Grocery Items | avocado
TOM ROMA | n | Miscellaneous Grocery Items | tomato
FILET SAUMON | n | Meat, Poultry, and Seafood | salmon
BOEUF HACHE | n | Meat, Poultry, and Seafood | *
YOGOURT GREC VANILLE | n | Dairy and Dairy Alternatives | yogurt
BEURRE SALE 454G | n | Dairy and Dairy Alternatives | butter
BISCUITS OREO | n | Snacks | cookie
PATES SPAGHETTI | n | Pasta and Grains | spaghetti
RIZ BASMATI | n | Pasta and Grains | basmati
CREAM CHS 250G | n | Dairy and Dairy Alternatives | cream cheese
MOZZ SHRD 320G | n | Dairy and Dairy Alternatives | mozzarella
FRZN PEAS | n | Miscellaneous Grocery Items | peas
ICE CRM VAN 1.5L | n | Dairy and Dairy Alternatives | ice cream
HAMBURGER BUNS 8CT | n | Bread and Bakery | hamburger bun
SODA CRACKERS | n | Snacks | cracker
SG BUNS KAISER | y | Bread and Bakery | kaiser|bun|roll
TYLENOL XTRA | n | Miscellaneous Grocery Items | -
GARBAGE BAGS | n | Miscellaneous Grocery Items | -
BIRTHDAY CARD | n | Miscellaneous Grocery Items | -
FLOWERS MIXED BQT | n | Miscellaneous Grocery Items | -
TOFU FIRM | n | Specialty Items | tofu
CONTAINS GLUTEN BUNS | n | Bread and Bakery | *
GOLDEN FLAKE CHIPS | n | Snacks | chips
GREEN FOREST TP | n | * | -
PORK LOIN CHOP | n | Meat, Poultry, and Seafood | pork
GV OATMEAL | n | Cereal and Breakfast Items | oat
RAISIN BREAD | n | Bread and Bakery | raisin bread
CROISSANTS 6PK | n | Bread and Bakery | croissant
ENG MUFFINS WW | n | Bread and Bakery | english muffin
BAGELS SESAME | n | Bread and Bakery | sesame bagel
PITA BRD WHL WHT | n | Bread and Bakery | pita
GARL NAAN | n | Bread and Bakery | naan
ROTINI 900G | n | Pasta and Grains | rotini
EGG NDLS BROAD | n | Pasta and Grains | egg noodle
RICE JASMINE 8KG | n | Pasta and Grains | jasmine
QUAKER OATS LG FLAKE | n | Cereal and Breakfast Items | oats
RICE KRISPIES | n | Cereal and Breakfast Items | krispies
RAISIN BRAN | n | Cereal and Breakfast Items | raisin bran
FRUIT LOOPS | n | Cereal and Breakfast Items | *
PANCAKE MIX BTRMLK | n | Cereal and Breakfast Items | pancake
POTATO CHIPS BBQ | n | Snacks | potato chips
PRETZEL STX 300G | n | Snacks | pretzel
GRANOLA BARS CHEWY | n | Snacks | granola bar
POPCRN MICRO | n | Snacks | popcorn
RICE CAKES | n | Snacks | rice cake
CASHEWS SLTD | n | Snacks | cashew
DIGESTIVE COOKIES | n | Snacks | digestive
WHIPPING CRM 473ML | n | Dairy and Dairy Alternatives | whipping cream
ALMOND MILK UNSWT | n | Dairy and Dairy Alternatives | almond milk
COTTAGE CHS | n | Dairy and Dairy Alternatives | cottage
SOUR CRM 500ML | n | Dairy and Dairy Alternatives | sour cream
OEUFS GROS 12 | n | Dairy and Dairy Alternatives | egg
CRM MUSHROOM SOUP | n | Prepared and Packaged Meals | mushroom soup
KRAFT DINNER | n | Prepared and Packaged Meals | *
FRENCH FRIES MCCAIN | n | Prepared and Packaged Meals | fries
PEROGIES CHED | n | Prepared and Packaged Meals | perogies
FISH STICKS 500G | n | Meat, Poultry, and Seafood | fish stick
BLK FOREST HAM | n | Meat, Poultry, and Seafood | ham
HOT DOGS BEEF | n | Meat, Poultry, and Seafood | hot dog
TUNA FLKD 170G | n | Meat, Poultry, and Seafood | tuna
SALSA MED | n | Condiments and Sauces | salsa
MUSTARD DIJON | n | Condiments and Sauces | mustard
HUMMUS RSTD GARL | n | Condiments and Sauces | hummus
SOY SCE LOW SOD | n | Condiments and Sauces | soy sauce
OLIVE OIL XV | n | Condiments and Sauces | olive oil
STRWBRY JAM | n | Condiments and Sauces | strawberry jam
CAKE MIX CHOC | n | Baking Supplies | chocolate cake mix
BRD CRUMBS ITAL | n | Baking Supplies | bread crumbs
CHOC CHIPS SEMI SWT | n | Baking Supplies | chocolate chips
COFFEE GRND 907G | n | Beverages | coffee
GINGER ALE 2L | n | Beverages | ginger ale
APPL JUICE 1.89L | n | Beverages | apple juice
SPARKLING WATER LIME | n | Beverages | sparkling water
CHIA SEEDS | n | Specialty Items | chia
DIAPERS SZ4 | n | Miscellaneous Grocery Items | -
HAND SOAP | n | Miscellaneous Grocery Items | -
LIGHT BULBS 60W | n | Miscellaneous Grocery Items | -
POTATOES RUSSET 10LB | n | Miscellaneous Grocery Items | potato
CARROTS 2LB | n | Miscellaneous Grocery Items | carrot
GRAIN FED PORK CHOPS | n | Meat, Poultry, and Seafood | pork chop
`;
