/**
 * Receipt lines written after the rules were mended for unseen-lines and before they were run on
 * these; docs/catalogue.md has what they measured then. Columns as in tuned-lines.
 */
export const LATER_LINES = `
SCHAR MULTIGRAIN CIABATTA 7OZ | y | Bread and Bakery | ciabatta
SCHAR GF SHORTBRD CKIES | y | Snacks | shortbread
KINNIK CINN SGR DONUTS | y | Bread and Bakery | cinnamon sugar donut|donut
UDIS DBL CHOC MUFFINS 4PK | y | Bread and Bakery | double chocolate muffin
GLUTINO FRZ ENG MUFNS | y | Bread and Bakery | english muffin
CANYON BKHOUSE MTN WHITE 18Z | y | Bread and Bakery | white.*bread|bread
ODOUGH BGL CINN RAISIN 300G | y | Bread and Bakery | cinnamon raisin bagel
PROMISE GF BRWN LOAF | y | Bread and Bakery | brown bread|bread|loaf
BANZA RIGATONI 8 OZ | y | Pasta and Grains | rigatoni
RUMMO GF LINGUINE | y | Pasta and Grains | linguine
JOVIAL GF BRN RICE CASARECE | y | Pasta and Grains | pasta
GF LASAG SHEETS OVN RDY | y | Pasta and Grains | lasagna
GF UDON STYLE NOODLE 3PK | y | Pasta and Grains | udon
ENVIROKIDZ PANDA PUFFS 300G | y | Cereal and Breakfast Items | panda puffs
NP GF MAPLE SUNRISE CRL | y | Cereal and Breakfast Items | cereal
QKR GF QUICK OATS 18OZ | y | Cereal and Breakfast Items | quick oats
GF BTRMLK WAFFLES 8CT | y | Cereal and Breakfast Items | buttermilk waffle
GF FRENCH TST STICKS | y | Cereal and Breakfast Items | french toast
ENJOY LIFE SOFT BKD CKIE GINGR | y | Snacks | ginger
GOODIE GIRL BDAY CAKE CKY | y | Snacks | birthday cake cookie
WALKERS GF SHORTBREAD RNDS | y | Snacks | shortbread
GLUTINO YOGURT PRETZL | y | Snacks | yogurt covered pretzel|pretzel
MARYS GONE GRAHAM CRKR | y | Snacks | graham
GF FIG BAR RASP 12PK | y | Snacks | fig bar
GF HNY GRAHAMS | y | Snacks | graham
KIND GF BAR DK CHOC NUT | y | Snacks | nut bar|bar
UDIS PEPP PIZZA 2CT | y | Prepared and Packaged Meals | pepperoni pizza
EVOL GF CHKN ENCHILADA BAKE | y | Prepared and Packaged Meals | chicken enchilada
GF ONION RINGS 12OZ | y | Prepared and Packaged Meals | onion ring
FEEL GOOD FOODS VEG SPRG ROLL | y | Prepared and Packaged Meals | spring roll
GF CLAM CHWDR CAN | y | Prepared and Packaged Meals | clam chowder
GF CORN DOGS MINI | y | Prepared and Packaged Meals | corn dog
GF MEATBALLS ITAL 680G | y | Meat, Poultry, and Seafood | italian meatball|meatball
BELL EVANS GF CHKN BRST BRD | y | Meat, Poultry, and Seafood | chicken
HGHLNR GF COD FLLT BATRD | y | Meat, Poultry, and Seafood | battered (cod|fish)
GF HOISIN SCE 250ML | y | Condiments and Sauces | hoisin
GF CAESAR DRSNG 475ML | y | Condiments and Sauces | caesar dressing
GF BKNG PWDR 225G | y | Baking Supplies | baking powder
NAMASTE BRWNIE MX 30OZ | y | Baking Supplies | brownie mix
GF CORN MUFN MX | y | Baking Supplies | corn muffin mix
KAF GF CHOC CHP CKIE MX | y | Baking Supplies | chocolate chip cookie mix
GF GRAHAM STYLE CRUMBS | y | Baking Supplies | graham
GHOSTFISH GRPFRT IPA 4PK | y | Beverages | ale|ipa|beer
GLUTENBERG BLANCHE 473ML | y | Beverages | white ale|beer
SG CRAQUELINS MULTIGR 120G | y | Snacks | multigrain cracker
PAIN TRANCHE BLANC S/G | y | Bread and Bakery | white bread
MUFFINS BLEUETS SANS GLUTEN 4UN | y | Bread and Bakery | blueberry muffin
PETITS GATEAUX CHOC SANS GLUTEN | y | Bread and Bakery | cake
SAUCE SOYA SANS GLUTEN 296ML | y | Condiments and Sauces | soy sauce
TORTILLAS SANS GLUTEN 6UN | y | Bread and Bakery | tortilla
GLUTEN FRFE PIZZA DOUGH | y | Bread and Bakery | pizza dough
GLUTEN FREE LIP BALM | n | Miscellaneous Grocery Items | -
WHT BRD 20OZ SARA LEE | n | Bread and Bakery | white bread
HOT DOG BUNS 8CT BALLPARK | n | Bread and Bakery | hot dog bun
BAGELS EVRYTHNG 6CT | n | Bread and Bakery | everything bagel
DONUT GLZD DZ | n | Bread and Bakery | glazed donut
TORT FLOUR SFT TACO 10CT | n | Bread and Bakery | flour tortilla|tortilla
PENNE RIGATE 16OZ | n | Pasta and Grains | penne
ELBOW MAC 2LB | n | Pasta and Grains | elbow|macaroni
RICE BROWN LG 5LB | n | Pasta and Grains | brown rice
COUSCOUS PEARL 8OZ | n | Pasta and Grains | pearl couscous
FROSTED FLAKES 24OZ | n | Cereal and Breakfast Items | frosted flakes
INST OATML MPL BRN SGR | n | Cereal and Breakfast Items | maple brown sugar
GRANOLA VAN ALMND | n | Cereal and Breakfast Items | vanilla almond granola
PANCAKE SYRUP 710ML | n | Condiments and Sauces | pancake syrup
OREO DBL STUF 15OZ | n | Snacks | cookie
PRETZEL TWST 16OZ | n | Snacks | pretzel
POPCORN KETTLE CORN | n | Snacks | kettle corn
TRAIL MIX TROPICAL | n | Snacks | trail mix
GOLDFISH CRACKERS 30OZ | n | Snacks | cracker
MILK 2% GAL | n | Dairy and Dairy Alternatives | 2% milk
SOUR CREAM 16OZ | n | Dairy and Dairy Alternatives | sour cream
CHED SHRP BLK 8OZ | n | Dairy and Dairy Alternatives | cheddar
EGGS LRG GR A 12CT | n | Dairy and Dairy Alternatives | eggs
YOG GRK VAN 32OZ | n | Dairy and Dairy Alternatives | vanilla greek yogurt
ALMOND MLK UNSWT 64OZ | n | Dairy and Dairy Alternatives | unsweetened almond milk
PIZZA FRZN SUPREME | n | Prepared and Packaged Meals | supreme pizza
TOMATO SOUP 10.75OZ | n | Prepared and Packaged Meals | tomato soup
RAMEN CHKN 3OZ | n | Prepared and Packaged Meals | ramen
TATER TOTS 32OZ | n | Prepared and Packaged Meals | tater tots
MAC & CHS DINNER 7.25OZ | n | Prepared and Packaged Meals | mac
BACON HCKRY SMKD 16OZ | n | Meat, Poultry, and Seafood | bacon
GRND BEEF 80/20 3LB | n | Meat, Poultry, and Seafood | ground beef
TUNA CHNK LT WTR 5OZ | n | Meat, Poultry, and Seafood | tuna
CHKN THIGHS BNLS | n | Meat, Poultry, and Seafood | chicken thigh
KETCHUP 38OZ HEINZ | n | Condiments and Sauces | ketchup
RANCH DRSG 16OZ | n | Condiments and Sauces | ranch dressing
PNT BTR CRMY 40OZ | n | Condiments and Sauces | peanut butter
FLOUR AP 5LB | n | Baking Supplies | all purpose flour|flour
BRWN SUGAR 2LB | n | Baking Supplies | brown sugar
VAN FROSTING TUB | n | Baking Supplies | vanilla frosting
COFFEE GRND CLMBN 30OZ | n | Beverages | ground coffee|coffee
APPLE JUICE 64OZ | n | Beverages | apple juice
SPRKLNG WTR LIME 8PK | n | Beverages | sparkling water
BEER LAGER 12PK CAN | n | Beverages | lager
BANANA | n | Miscellaneous Grocery Items | banana
AVOCADO HASS EA | n | Miscellaneous Grocery Items | avocado
ONION YEL 3LB | n | Miscellaneous Grocery Items | yellow onion
BROC CROWNS LB | n | Miscellaneous Grocery Items | broccoli
STRWBRS 1LB | n | Miscellaneous Grocery Items | strawberr
LETTUCE ROMAINE HRTS | n | Miscellaneous Grocery Items | romaine
POTATO RUSSET 5# | n | Miscellaneous Grocery Items | russet potato
RICE PUDDING CUPS | n | Dairy and Dairy Alternatives | rice pudding
GF FARMS HONEY | y | Condiments and Sauces | honey
LAIT CHOCOLAT 1L | n | Dairy and Dairy Alternatives | chocolate milk
YAOURT NATURE 650G | n | Dairy and Dairy Alternatives | plain yogurt
POIVRONS ROUGES LB | n | Miscellaneous Grocery Items | red pepper
BOEUF HACHE MI-MAIGRE | n | Meat, Poultry, and Seafood | ground beef
CROUSTILLES NATURE 200G | n | Snacks | potato chips|chips
PAIN BURGER 8 | n | Bread and Bakery | hamburger bun|burger bun
KLEENEX 3PK | n | Miscellaneous Grocery Items | -
LAUNDRY DETRGNT 50OZ | n | Miscellaneous Grocery Items | -
FOIL WRAP 75SF | n | Miscellaneous Grocery Items | -
CAKE PAN 9X13 | n | Miscellaneous Grocery Items | -
DOG BISCUITS 4LB | n | Miscellaneous Grocery Items | -
CHIP CLIP 4PK | n | Miscellaneous Grocery Items | -
ICE CREAM SCOOP | n | Miscellaneous Grocery Items | -
GIFT BOX CHOC | n | * | *
GRN FREE RNG EGGS | n | Dairy and Dairy Alternatives | eggs
SUGAR FREE GUM | n | * | gum
GLUCOSE TABS ORG | n | Miscellaneous Grocery Items | -
`;
