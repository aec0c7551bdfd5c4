/**
 * Tills of both countries, English and some French, half gluten-free, written after mending for boulevard- and
 * riverside-lines and committed before the matcher saw a line of it. Columns as in promenade-lines.
 */
export const HILLSIDE_LINES = `
SCHAR GF HOT DOG ROLLS 4CT | y | Bread and Bakery | hot dog (bun|roll) | counterpart
UDIS GF OMEGA FLAX BREAD | y | Bread and Bakery | flax.*bread | counterpart
CANYON GF EVERYTHING BAGELS | y | Bread and Bakery | everything bagel | counterpart
KINNI GF ENGLISH MUFFINS 4 | y | Bread and Bakery | english muffin | counterpart
LA TORTILLA GF TEFF WRAPS | y | Bread and Bakery | wrap|tortilla | counterpart
GF CARROT CUPCAKES 2PK | y | Bread and Bakery | carrot.*cupcake|^cupcakes? | counterpart
PAINS HOT DOG SG ODOUGHS | y | Bread and Bakery | hot dog bun | counterpart
MUFFINS CITRON PAVOT SG | y | Bread and Bakery | lemon.*muffin | counterpart
BANZA SPAGHETTI 8OZ | y | Pasta and Grains | spaghetti | counterpart
TINKYADA FETTUCCINI 14OZ | y | Pasta and Grains | fettuc | counterpart
CATELLI GF FUSILLI 340 | y | Pasta and Grains | fusilli | counterpart
GV GF ROTINI 12 OZ | y | Pasta and Grains | rotini | counterpart
PATES COQUILLES SG 340G | y | Pasta and Grains | shell | counterpart
CHEX CHOCOLATE GF 12.8OZ | y | Cereal and Breakfast Items | chocolate chex | counterpart
QUAKER GF ROLLED OATS 18Z | y | Cereal and Breakfast Items | rolled oat|old fashioned | counterpart
NATURES PATH GF CORN PUFFS | y | Cereal and Breakfast Items | corn puff|puff.*cereal | counterpart
MEL CREPES BABEURRE SG | y | Cereal and Breakfast Items | (buttermilk )?pancake mix | intermediate
GLUTINO CHOC SNDWCH CKIES | y | Snacks | chocolate.*sandwich cookie | counterpart
SCHAR GRAHAM STYLE CRKR | y | Snacks | graham | counterpart
MARYS GONE SUPERSEED EVRY | y | Snacks | seed.*cracker|everything.*cracker | counterpart
SIMPLE MILLS FINE GRND BLK PEPPR | y | Snacks | black pepper.*cracker|crackers?$ | counterpart
ENJOY LIFE BANANA CARML BAR | y | Snacks | bar | counterpart
MADEGOOD MIXED BRY GRAN BAR | y | Snacks | berry.*granola bar|granola bar | counterpart
NAIRNS GF OAT BISC CHOC CHP | y | Snacks | (chocolate chip|oat).*(cookie|biscuit) | counterpart
BISCUITS GINGEMBRE SG 200G | y | Snacks | ginger.*cookie | counterpart
CRAQUELINS SEL DE MER S/G | y | Snacks | sea salt.*cracker|cracker | counterpart
AMYS GF MEXICAN CASSEROLE | y | Prepared and Packaged Meals | mexican casserole|casserole | counterpart
DAIYA GF VEGGIE CRUST PIZZA | y | Prepared and Packaged Meals | veg.*pizza|pizza | counterpart
RAVIOLI EPINARDS SG 300G | y | Pasta and Grains | spinach.*ravioli | counterpart
LASAGNE BOEUF SG 1KG | y | Prepared and Packaged Meals | beef lasagna|meat lasagna|lasagna | counterpart
JONES GF TURKEY SAUSAGE | y | Meat, Poultry, and Seafood | turkey sausage | counterpart
GORTONS GF BEER BTR COD | y | Meat, Poultry, and Seafood | (battered|breaded).*(cod|fish) | counterpart
KIKKOMAN GF HOISIN SAUCE | y | Condiments and Sauces | hoisin | counterpart
MCCORMICK GF CHKN GRAVY | y | Condiments and Sauces | chicken gravy|gravy | counterpart
KING ARTHUR GF CHOC CAKE MIX | y | Baking Supplies | chocolate cake mix | intermediate
BOBS RED MILL GF BREAD MIX | y | Baking Supplies | bread mix | intermediate
FARINE TOUT USAGE SG PC | y | Baking Supplies | all purpose flour | intermediate
BRM ARROWROOT STARCH GF | y | Baking Supplies | wheat flour | intermediate
IANS GF ITAL BREADCRUMBS | y | Baking Supplies | italian bread crumb|bread crumb | counterpart
GF POPCORN SEA SALT 5OZ | y | Snacks | * | natural
GF HUMMUS CLASSIC 10OZ | y | Condiments and Sauces | * | natural
GF BACON MAPLE 375G | y | Meat, Poultry, and Seafood | * | natural
DAVES KILLER GOOD SEED | n | Bread and Bakery | seed.*bread|bread | *
KINGS HAWAIIAN SLIDER BUN | n | Bread and Bakery | (hawaiian|slider).*(bun|roll) | *
THOMAS CINN RAISN BAGELS | n | Bread and Bakery | cinnamon raisin bagel | *
DE CECCO RIGATONI 1LB | n | Pasta and Grains | rigatoni | *
ANNIES SHELLS WHT CHEDDAR | n | Prepared and Packaged Meals | shells.*cheddar|macaroni and cheese | *
ZATARAINS YELLOW RICE | n | * | yellow rice | *
CHEERIOS ORIGINAL 8.9OZ | n | Cereal and Breakfast Items | cheerios | *
POST GRAPE NUTS 20OZ | n | Cereal and Breakfast Items | grape nuts | *
NATURE VALLEY SWT SALTY NUT | n | Snacks | granola bar|nut bar | *
KEEBLER FUDGE STRIPES | n | Snacks | fudge.*cookie|cookie | *
TOSTITOS HINT OF LIME | n | Snacks | (lime )?tortilla chip | natural
LAYS SOUR CREAM ONION | n | Snacks | sour cream.*chips|potato chips | natural
KRAFT SINGLES 24CT | n | Dairy and Dairy Alternatives | cheese slice|american | *
OIKOS VANILLA 4PK | n | Dairy and Dairy Alternatives | vanilla.*yogurt|greek yogurt | *
LAND O LAKES HALF HALF QT | n | Dairy and Dairy Alternatives | half and half | natural
EGGLANDS BEST LG EGGS DZ | n | Dairy and Dairy Alternatives | eggs | natural
TOTINOS PIZZA ROLLS PEPP | n | Prepared and Packaged Meals | pizza rolls | *
CAMPBELLS CHKN NOODLE | n | Prepared and Packaged Meals | chicken noodle soup | *
LASAGNE STOUFFERS 1.1KG | n | Prepared and Packaged Meals | lasagna | *
BALL PARK BEEF FRANKS 8CT | n | Meat, Poultry, and Seafood | beef (franks|hot dogs)|hot dogs | *
TURKEY GROUND 93/7 1LB | n | Meat, Poultry, and Seafood | ground turkey | natural
FILETS SAUMON ATLANTIQUE | n | Meat, Poultry, and Seafood | salmon | natural
BONELESS BEEF CHUCK ROAST | n | Meat, Poultry, and Seafood | chuck roast|beef roast | natural
HEINZ YELLOW MUSTARD 20Z | n | Condiments and Sauces | yellow mustard|mustard | natural
JIF CRUNCHY PB 16OZ | n | Condiments and Sauces | crunchy peanut butter|peanut butter | natural
SAUCE PREGO TRADITIONAL | n | Condiments and Sauces | pasta sauce | *
PILLSBURY AP FLOUR 5LB | n | Baking Supplies | all purpose flour | *
CASSONADE DOREE 1KG | n | Baking Supplies | brown sugar | natural
SIMPLY LEMONADE 52OZ | n | Beverages | lemonade | natural
CAFE MAISON TIM 930G | n | Beverages | coffee | *
COKE ZERO 12PK CANS | n | Beverages | cola|soda | *
HONEYCRISP APPLES 3LB | n | Miscellaneous Grocery Items | apple | natural
POIVRONS VERTS | n | Miscellaneous Grocery Items | green pepper|bell pepper | natural
CHAMPIGNONS TRANCHES 227 | n | Miscellaneous Grocery Items | mushroom | natural
ROMA TOMATOES BULK | n | Miscellaneous Grocery Items | roma tomato|tomato | natural
TIDE LIQ HE 92OZ | n | Miscellaneous Grocery Items | - | never
ESSUIE-TOUT BOUNTY 6 | n | Miscellaneous Grocery Items | - | never
CREST WHITENING 5.4OZ | n | Miscellaneous Grocery Items | - | never
CAT LITTER TIDY 20LB | n | Miscellaneous Grocery Items | - | never
`;
