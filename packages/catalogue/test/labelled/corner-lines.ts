/**
 * Receipt lines written after the rules were mended for visiting-lines and before they were run on these;
 * docs/catalogue.md has what they measured then. Columns as in tuned-lines.
 */
export const CORNER_LINES = `
SAFEWAY GF HONEY OAT BREAD | y | Bread and Bakery | honey oat bread|oat bread|bread
IGA GF RAISIN BAGELS 4 | y | Bread and Bakery | raisin bagel
SHOPRITE GF CORN MUFFINS | y | Bread and Bakery | corn muffin|cornbread muffin
GF FRT&NUT BAR 6CT | y | Snacks | fruit and nut bar
GF CHOC WAFR ROLLS | y | Snacks | chocolate wafer|wafer
GF PNT BTR CUPS CKIE | y | Snacks | peanut butter cookie
GF CHED CRKR MINI | y | Snacks | cheddar cracker
GF VEG CHIPS SEA SALT | y | Snacks | veggie chip
GF BBQ POT CHIPS 200G | y | Snacks | barbecue potato chip
GF SALSA MILD 16Z | y | Condiments and Sauces | mild salsa
GF BUFFLO WING SCE | y | Condiments and Sauces | buffalo sauce|wing sauce
GF ITAL SALAD DRSG | y | Condiments and Sauces | italian dressing
GF BALSAMIC VINAIGRTTE | y | Condiments and Sauces | balsamic vinaigrette
GF CHKN ALFREDO FRZN MEAL | y | Prepared and Packaged Meals | chicken alfredo
GF BEAN&RICE BURRITO | y | Prepared and Packaged Meals | burrito
GF MINESTRNE SOUP | y | Prepared and Packaged Meals | minestrone
GF CHEESE LASAGNE 300G | y | Prepared and Packaged Meals | cheese lasagna
GF BRD CHKN BRST 700G | y | Meat, Poultry, and Seafood | breaded chicken breast
GF TURKY BURGERS | y | Meat, Poultry, and Seafood | turkey burger
GF BEEF MEATBLLS 1LB | y | Meat, Poultry, and Seafood | beef meatball
GF SALMON BURGR | y | Meat, Poultry, and Seafood | salmon burger
GF BREADED HADDOCK FLTS | y | Meat, Poultry, and Seafood | breaded haddock
GF PENNE LENTIL RED | y | Pasta and Grains | red lentil penne
GF MAC SHELLS PASTA | y | Pasta and Grains | shells|macaroni
GF SPAGHTI BRN RICE 454G | y | Pasta and Grains | spaghetti
GF QUINOA PASTA ELBW | y | Pasta and Grains | elbow
GF HOT OAT CEREAL | y | Cereal and Breakfast Items | hot cereal
GF CRAN ALM GRANOLA | y | Cereal and Breakfast Items | cranberry granola|almond granola
GF BLUEBRY PANCAKES FRZ | y | Cereal and Breakfast Items | blueberry pancake
GF BELGIAN WAFFLE | y | Cereal and Breakfast Items | belgian waffle
GF WHT CAKE MIX | y | Baking Supplies | white cake mix
GF SGR COOKIE MIX | y | Baking Supplies | sugar cookie mix
GF RICE FLOUR WHT | y | Baking Supplies | wheat flour
GF BREAD MIX MULTIGRN | y | Baking Supplies | multigrain bread mix
GF PILSNR 6PK | y | Beverages | pilsner
GF CHKN STOCK 32OZ | y | Prepared and Packaged Meals | chicken stock
GF TACO SHLLS | y | Bread and Bakery | taco shell
GF FLOUR TORTILA LG | y | Bread and Bakery | flour tortilla
GF CHOC CAKE 8IN | y | Bread and Bakery | chocolate cake
GF APPL TURNOVER | y | Bread and Bakery | apple turnover
GF LEMON TART | y | Bread and Bakery | lemon tart
PAIN TOURNESOL SANS GLUTEN | y | Bread and Bakery | sunflower seed bread
BISCUITS AVOINE RAISINS SANS GLUTEN | y | Snacks | oatmeal raisin
SAUCE SOJA SANS GLUTEN | y | Condiments and Sauces | soy sauce
SPAGHETTI RIZ BRUN SANS GLUTEN | y | Pasta and Grains | spaghetti
CEREALES CHOCO SANS GLUTEN | y | Cereal and Breakfast Items | chocolate cereal
BOUCHEES POULET SANS GLUTEN | y | Meat, Poultry, and Seafood | chicken bite|chicken nugget
RED BELL PEPPERS 3CT | n | Miscellaneous Grocery Items | red pepper|bell pepper
BABY SPINACH 10OZ | n | Miscellaneous Grocery Items | baby spinach
GOLD POTATOES 5LB | n | Miscellaneous Grocery Items | potato
KIWI GOLD 4PK | n | Miscellaneous Grocery Items | kiwi
BEETS BUNCH | n | Miscellaneous Grocery Items | beet
GROUND CHUCK 80% | n | Meat, Poultry, and Seafood | ground beef
PORK LOIN ROAST | n | Meat, Poultry, and Seafood | pork loin
TOP SIRLOIN STK | n | Meat, Poultry, and Seafood | top sirloin steak
CANNED HAM 1LB | n | Meat, Poultry, and Seafood | ham
UNSLTD BUTTER 1LB | n | Dairy and Dairy Alternatives | unsalted butter
SWISS CHS SLICES | n | Dairy and Dairy Alternatives | swiss
OAT MILK XTRA CRMY | n | Dairy and Dairy Alternatives | oat milk
CREAM CHS WHPD | n | Dairy and Dairy Alternatives | cream cheese
WHEAT BREAD 24OZ | n | Bread and Bakery | wheat bread
CROISSANTS 6CT BAKERY | n | Bread and Bakery | croissant
ANGEL HAIR 1LB | n | Pasta and Grains | angel hair
LUCKY CHARMS 18OZ | n | Cereal and Breakfast Items | lucky charms
GRANOLA BARS OATS HNY | n | Snacks | oats and honey
PISTACHIO SHELLD | n | Snacks | pistachio
BEEF BOULLION CUBES | n | Prepared and Packaged Meals | beef bouillon|bouillon cube
CRM MUSH SOUP 10.5Z | n | Prepared and Packaged Meals | cream of mushroom
MARINARA SCE 24OZ | n | Condiments and Sauces | marinara
HONEY BEAR 12Z | n | Condiments and Sauces | honey
CHOC CHIPS SEMI | n | Baking Supplies | semi sweet|chocolate chips
ORANGE JUICE NO PULP | n | Beverages | orange juice
HERBAL TEA PEPPRMNT | n | Beverages | herbal tea
PAPER NAPKINS 200 | n | Miscellaneous Grocery Items | -
SHAVING CREAM | n | Miscellaneous Grocery Items | -
DOG TREATS BACON | n | Miscellaneous Grocery Items | -
OATMEAL BODY WASH | n | Miscellaneous Grocery Items | -
FOAM PLATES 50 | n | Miscellaneous Grocery Items | -
`;
