/** Store brands of both countries; written last. docs/catalogue.md has what they measured at first sight. Columns as in tuned-lines. */
export const VILLAGE_LINES = `
FARM BOY GF ARTISAN LOAF | y | Bread and Bakery | bread|loaf
LONGOS GF RAISIN BREAD | y | Bread and Bakery | raisin
SOBEYS COMP GF MULTGRN BAGEL | y | Bread and Bakery | bagel
OZERY GF SNACKING ROUNDS | y | Bread and Bakery | roll|bread|thin|bun
AVIVA BRIOCHE CHOC | y | Bread and Bakery | brioche|croissant|bun
SCHAR PANINI ROLL WHL GRN | y | Bread and Bakery | roll
HEB GLUTEN FREE TORTLLAS | y | Bread and Bakery | tortilla
PUBLIX GF PIE SHELLS DEEP | y | Bread and Bakery | pie shell|pie crust
MEIJER FRM GF SANDWICH BREAD | y | Bread and Bakery | (sandwich|white).*bread
ALDI LIVE G FREE WRAP GARDEN | y | Bread and Bakery | wrap|tortilla
TJ GF CINN COFFEE CK | y | Bread and Bakery | coffee cake
WFM GF BANANA MUFF 4 | y | Bread and Bakery | banana muffin|muffin
SPROUTS GF BURGER BUNS | y | Bread and Bakery | hamburger bun
COSTCO GF CARROT CAKE BAR | y | Bread and Bakery | carrot cake
SAFEWAY GF DONUT CHOC FRSTD | y | Bread and Bakery | donut
KINNI CHOC DIPPED DONUTS | y | Bread and Bakery | donut
LTL NRTHN BKHSE CINN RSN | y | Bread and Bakery | raisin|cinnamon
GIANT GF PIZZA CRST THN | y | Bread and Bakery | pizza.*crust|crust
GF STRAWBERRY SHRTCKE | y | Bread and Bakery | shortcake
GF CROISSNT BUTTR SCHAR | y | Bread and Bakery | croissant
PC GF LINGUINE CORN RICE | y | Pasta and Grains | linguine
DELVERDE GF FUSILLI | y | Pasta and Grains | fusilli|rotini
KING SOBA GF RAMEN | y | * | ramen|soba|noodle
GF SHELLS LG JOVIAL BRN RICE | y | Pasta and Grains | shell
BGAN PENE GF | y | Pasta and Grains | penne
AHOLD GF ROTINI 16OZ | y | Pasta and Grains | rotini
GF FRESH FETTUCINI RANA | y | Pasta and Grains | fettuc
GF LASAGNA SHTS FRSH | y | Pasta and Grains | lasagna
GF MAC&CHS DLX PCKT | y | Prepared and Packaged Meals | mac
ANNIE GF RICE PASTA CHED | y | * | mac|shell|pasta
OGGI GF PIZZA BEEF PEPPERONI | y | Prepared and Packaged Meals | pizza
PC BLUE GF CAULI PZA VEG | y | Prepared and Packaged Meals | pizza
GF VEG LASGNE AMYS 9Z | y | Prepared and Packaged Meals | lasagna
TATTOOED CHEF GF BURRITO BWL | y | Prepared and Packaged Meals | burrito|bowl
REAL GOOD CHKN ENCHLDA GF | y | Prepared and Packaged Meals | enchilada
GF MINI TACOS CHKN | y | Prepared and Packaged Meals | taco
GF PIEROGIE POTATO CHS | y | Prepared and Packaged Meals | pero|piero
GF BEEF POT STKERS | y | Prepared and Packaged Meals | potsticker|dumpling
GF VEG SPRNG ROLL | y | Prepared and Packaged Meals | spring roll
GF TOMATO SOUP ROASTED RD PPR | y | Prepared and Packaged Meals | tomato.*soup|soup
GF LOADED POTATO SOUP | y | Prepared and Packaged Meals | potato soup
GF VEG BOUILLON CUBE | y | Prepared and Packaged Meals | vegetable bouillon
GF CHICKEN STOCK LO SOD 32Z | y | Prepared and Packaged Meals | chicken (stock|broth)
GF STFNG MX SAVRY HERB | y | Prepared and Packaged Meals | stuffing
JANES GF CHKN STRPS | y | Meat, Poultry, and Seafood | chicken strip
YORKSHIRE VLY GF CHKN NUGS | y | Meat, Poultry, and Seafood | nugget
BLUEWATER GF HADDOCK BRD | y | Meat, Poultry, and Seafood | haddock
GF FISHSTIX IANS | y | Meat, Poultry, and Seafood | fish stick
GF MILD ITAL SAUSAGE 5PK | y | Meat, Poultry, and Seafood | italian sausage|sausage
GF BRKFST SAUSAGE LNKS | y | Meat, Poultry, and Seafood | breakfast sausage|sausage
GF CHEDDAR SMOKIES | y | Meat, Poultry, and Seafood | smokie|sausage
GF MEATBALL SWEDISH | y | Meat, Poultry, and Seafood | meatball
GF SOYA SCE LOW SOD | y | Condiments and Sauces | soy sauce
TAMARI LITE GF SANJ | y | Condiments and Sauces | tamari|soy
GF STIR FRY SAUCE GINGR | y | Condiments and Sauces | stir fry
GF FISH SAUCE RED BOAT | y | Condiments and Sauces | fish sauce
GF HONEY GARLIC SCE VH | y | Condiments and Sauces | honey garlic|garlic sauce
GF CHICKEN GRAVY CAN | y | Condiments and Sauces | chicken gravy|gravy
GF THOUSAND ISL DRESS | y | Condiments and Sauces | thousand
GF RICE VINEGAR | y | Condiments and Sauces | rice vinegar|vinegar
GF MAYO AVOCADO | y | Condiments and Sauces | mayo
GF FAJITA SEASNG | y | Condiments and Sauces | fajita
GF ALL PURP FLR NAMASTE 5LB | y | Baking Supplies | flour
BRM GF AP BKG FLOUR | y | Baking Supplies | flour
GF BUCKWHT FLR | y | Baking Supplies | wheat flour
KA GF MUFFIN MIX | y | Baking Supplies | muffin mix
GF CONFETTI CAKE MIX | y | Baking Supplies | (confetti|funfetti).*mix
GF CHOC CHIP COOKIE DOUGH IMM | y | Baking Supplies | cookie dough
GF BREAD MIX CLASSIC WHT | y | Baking Supplies | bread mix
GF TEMPURA MIX | y | Baking Supplies | tempura
GF SEASONED PANKO | y | Baking Supplies | panko
GF ITALIAN BRDCRUMBS 4C | y | Baking Supplies | bread crumb
GF CORN FLAKE CRUMBS | y | Baking Supplies | corn flake crumb
GF PANCAKE MX BUTTERMLK | y | Cereal and Breakfast Items | pancake
GF CHEERIOS APPLE CINN | y | Cereal and Breakfast Items | cheerios|apple|oat
GF CINNAMON CHEX | y | Cereal and Breakfast Items | chex|cereal
GF GRANOLA VAN ALMND | y | Cereal and Breakfast Items | granola
GF QUICK OATS ONLY | y | Cereal and Breakfast Items | oat
GF OATBRAN 18OZ | y | Cereal and Breakfast Items | oat bran
GF CRM OF BUCKWHEAT | y | Cereal and Breakfast Items | buckwheat
GF HMSTYLE WAFFLES VANS | y | Cereal and Breakfast Items | waffle
GF STRAWB TOASTER PASTRY | y | Cereal and Breakfast Items | toaster
GF GRAHAM CRCKR PACIFIC | y | Snacks | graham
GF BRETON VEG CRKR | y | Snacks | cracker
GF FLATBREAD CRACKER | y | Snacks | cracker
GF CHOC DIGESTIVE | y | Snacks | digestive
GF SHRTBRD WALKERS | y | Snacks | shortbread
GF MINI CHOC CHIP CKS | y | Snacks | choc.*cookie
GF GINGR CKIES | y | Snacks | ginger
GF OREOS MINT | y | Snacks | cookie
GF VANILLA WAFERS KINNI | y | Snacks | wafer
GF PRETZEL TWIST FAM SZ | y | Snacks | pretzel
GF PROTEIN BAR CKIE DOUGH | y | Snacks | protein bar|bar
GF SOFT BKD OAT BAR STRWBRY | y | Snacks | bar
GF RICE CAKES CARML | y | Snacks | rice cake
GF VEGGIE STICKS | y | Snacks | veggie (stick|straw)
GF KETTLE CORN | y | Snacks | kettle corn|popcorn
GF SUGAR CONES 12PK | y | Snacks | cone
GF VAN ICE CRM SANDW | y | Dairy and Dairy Alternatives | ice cream sandwich
GF PALE ALE GLUTENBERG | y | Beverages | ale|beer
GF STOUT 4PK DEPARTED | y | Beverages | stout
MTL BIERE GLUTENBERG GOSE | y | Beverages | beer|ale|gose
GF VEGGIE DOGS | y | Specialty Items | (veggie|tofu|vegan).*dog
GLUTEN FPEE PENNF | y | Pasta and Grains | penne
6F WAFFIES BLUEB | y | Cereal and Breakfast Items | waffle
GF 8ROWNIE M1X | y | Baking Supplies | brownie mix
GF SANDW1CH BUN5 | y | Bread and Bakery | bun|roll
GLTN FREE PI2ZA CRUST | y | Bread and Bakery | pizza.*crust|crust
GRAPEFRT PINK 5LB | n | Miscellaneous Grocery Items | grapefruit
GFS GROUND BEEF | n | Meat, Poultry, and Seafood | ground beef
GIFT SET SOAP | n | Miscellaneous Grocery Items | -
NAAN ORIG STONEFIRE | n | Bread and Bakery | naan
BAGEL CRISPS GARLIC | n | Snacks | bagel (chip|crisp)
WW PITA 6CT | n | Bread and Bakery | whole wheat pita|pita
HAWAIIAN ROLLS KINGS 12 | n | Bread and Bakery | hawaiian
APL FRITTER EA | n | Bread and Bakery | fritter
SPINACH TORTELLINI FRSH | n | Pasta and Grains | tortellini
LASAGNA NDL OVN RDY | n | Pasta and Grains | lasagna
ARBORIO RICE 2LB | n | Pasta and Grains | arborio
QUINOA TRICOLOR | n | Pasta and Grains | quinoa
CAP N CRUNCH BERRY | n | Cereal and Breakfast Items | cereal|berry
BRAN FLKS POST | n | Cereal and Breakfast Items | bran flake
FRENCH TST STIX | n | Cereal and Breakfast Items | french toast
FIG NEWTONS FF | n | Snacks | fig
WHEAT THINS RF | n | Snacks | wheat.*cracker|thin|cracker
SUNFLWR SEEDS RSTD | n | Snacks | sunflower
HRD CANDY BTTRSCTCH | n | Snacks | candy|butterscotch
SKIM MLK 4L BEATRICE | n | Dairy and Dairy Alternatives | skim|milk
MARBLE CHS BRICK 400G | n | Dairy and Dairy Alternatives | marble
SOUR CREAM 500ML GAYLEA | n | Dairy and Dairy Alternatives | sour cream
HAVARTI SLCS | n | Dairy and Dairy Alternatives | havarti
TURKEY BREAST DELI SLCD | n | Meat, Poultry, and Seafood | turkey
LN GRND BEEF FAM PK | n | Meat, Poultry, and Seafood | ground beef
PORK SIDE RIBS | n | Meat, Poultry, and Seafood | rib
HADDOCK FILLETS FRZ | n | Meat, Poultry, and Seafood | haddock
CHKN WINGS BUFFALO | n | Meat, Poultry, and Seafood | wing
KRAFT DINNER SPIRALS | n | Prepared and Packaged Meals | mac
HUNGRY MAN FRD CHKN | n | Prepared and Packaged Meals | dinner|chicken|meal
CAMPB CRM MUSHRM | n | Prepared and Packaged Meals | mushroom
PEROGIES CHEEMO CHED | n | Prepared and Packaged Meals | pero
PAD THAI SAUCE | n | Condiments and Sauces | pad thai
STRAWB JAM ED SMITH | n | Condiments and Sauces | jam
CANOLA OIL 3L | n | Condiments and Sauces | canola
GARLIC PWDR CLUBHSE | n | Condiments and Sauces | garlic powder
BROWN SUGAR GOLDEN 1KG | n | Baking Supplies | brown sugar
VANILLA XTRCT PURE | n | Baking Supplies | vanilla extract
BROWNIE MIX BC FUDGE | n | Baking Supplies | brownie mix
GINGER ALE CAN DRY 12 | n | Beverages | ginger ale
RED ROSE TEA 72 | n | Beverages | tea
APPLE JCE SUNRYPE | n | Beverages | apple juice
PINOT GRIG BAREFOOT | n | Beverages | pinot grigio|white wine
STRAWBERRIES 1LB CLAM | n | Miscellaneous Grocery Items | strawberr
GREEN PEPPERS 3PK | n | Miscellaneous Grocery Items | pepper
FROZEN CORN GG 750G | n | Miscellaneous Grocery Items | corn
CHICK PEAS UNICO | n | Miscellaneous Grocery Items | chickpea
MEDJOOL DATES | n | Miscellaneous Grocery Items | date
CASCADE PACS 60 | n | Miscellaneous Grocery Items | -
BAG FEE 2@.05 | n | Miscellaneous Grocery Items | -
ADVIL 200MG 50 | n | Miscellaneous Grocery Items | -
`;
