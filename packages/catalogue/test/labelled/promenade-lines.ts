/**
 * English and French tills of both countries, written from the products' names alone; docs/catalogue.md has
 * what they measured at first sight. Columns as in tuned-lines, and the kind (`*` not judged).
 */
export const PROMENADE_LINES = `
SCHAR GF ARTISAN WHT BRD 400G | y | Bread and Bakery | white.*bread|artisan|country.*bread | counterpart
PC GF WHITE BREAD 500G | y | Bread and Bakery | white.*bread|sandwich bread | counterpart
GFBREADWHITE550G | y | Bread and Bakery | white.*bread|sandwich bread | counterpart
CANYON BKHSE HWN SWT BREAD | y | Bread and Bakery | hawaiian | counterpart
LITTLE NORTHRN MILLET CHIA | y | Bread and Bakery | millet.*bread|chia.*bread | counterpart
PAIN BLC S/GLUTEN GLUTINO | y | Bread and Bakery | white.*bread|sandwich bread|^bread | counterpart
PAINMULTISANSGLUTEN | y | Bread and Bakery | multi.*bread|grain.*bread | counterpart
IRRESIST PAIN MULTIGR SG | y | Bread and Bakery | multi.*bread|grain.*bread | counterpart
PROMISE GF BRIOCHE BUNS 4PK | y | Bread and Bakery | brioche | counterpart
UDIS GF HAMB BUNS 10.8OZ | y | Bread and Bakery | burger.*bun | counterpart
GF HOTDOG BUNS SCHAR 4CT | y | Bread and Bakery | hot dog bun | counterpart
BFREE PITA POCKETS GF | y | Bread and Bakery | pita | counterpart
GF NAAN BREAD 2PK | y | Bread and Bakery | naan | counterpart
LIVEGFREE WRAPS PLAIN 6CT | y | Bread and Bakery | wrap|tortilla | counterpart
GFTORTILLASFLOUR6 | y | Bread and Bakery | tortilla|wrap | counterpart
SIETE CASSAVA TORTLLA 8CT | y | Bread and Bakery | tortilla|wrap | counterpart
ODOUGHS EVERYTHG BAGEL THIN | y | Bread and Bakery | everything.*bagel|bagel thin | counterpart
GF ENG MUFFIN 4PK | y | Bread and Bakery | english muffin | counterpart
GLUTEN FREE BLUBRY MUFFN | y | Bread and Bakery | blueberry.*muffin | counterpart
KINNI VAN DIP DONUT | y | Bread and Bakery | donut | counterpart
MUFFINS BLEUETS SANS GLUTEN | y | Bread and Bakery | blueberry.*muffin | counterpart
KATZ GF CUSTARD DONUTS | y | Bread and Bakery | donut | counterpart
TARTE AUX POMMES S.G. | y | Bread and Bakery | apple pie | counterpart
GF BROWNIE BITES FLAX4LIFE | y | Bread and Bakery | brownie | counterpart
GF PIZZA CRUST 2CT UDIS | y | Bread and Bakery | pizza.*(crust|shell) | counterpart
CROUTONS GF CAESAR OLIVIA | y | Bread and Bakery | crouton | counterpart
GF PIE SHELLS 2PK WHOLLY | y | Bread and Bakery | pie (shell|crust) | counterpart
BARILLA GF ROTINI 12OZ | y | Pasta and Grains | rotini|fusilli | counterpart
GFPASTAPENNE340 | y | Pasta and Grains | penne | counterpart
SPAGHETTI SANS GLUTEN CATELLI | y | Pasta and Grains | spaghetti | counterpart
BANZA CHICKPEA ELBOWS 8OZ | y | Pasta and Grains | elbow|macaroni|chickpea pasta | counterpart
LE VENEZIANE FETTUCCE GF | y | Pasta and Grains | fettuc | counterpart
GARAFALO GF CASARECCE | y | Pasta and Grains | casarecce | counterpart
GF LASAGNA OVEN READY | y | Pasta and Grains | lasagna | counterpart
GNOCCHI POMME TERRE S/GLUT | y | Pasta and Grains | gnocchi | counterpart
GF CHS RAVIOLI 250G | y | Pasta and Grains | cheese ravioli | counterpart
LOTUS FDS MILLET BR RCE RAMEN | y | * | ramen | counterpart
GF COUSCOUS CORN | y | Pasta and Grains | couscous | counterpart
CHEERIOS GF HNY NUT 430G | y | Cereal and Breakfast Items | honey nut cheerios | counterpart
NATPATH GF CORN FLAKES | y | Cereal and Breakfast Items | corn flakes | counterpart
GLUTENFREEGRANOLA VAN ALMD | y | Cereal and Breakfast Items | granola | counterpart
BOBS RM GF ROLLED OATS 32OZ | y | Cereal and Breakfast Items | rolled oats | counterpart
GRUAU SANS GLUTEN QUICK OATS 1KG | y | Cereal and Breakfast Items | oat | counterpart
VANS GF BLUEBRY WAFFLES | y | Cereal and Breakfast Items | blueberry.*waffle | counterpart
GAUFRES SANS GLUT NATURE | y | Cereal and Breakfast Items | waffle | counterpart
GF PANCAKE MIX PAMELAS 24OZ | y | Cereal and Breakfast Items | pancake.*mix | intermediate
KODIAK GF FRONTIER OATS | y | Cereal and Breakfast Items | oat | counterpart
GLUTINO TOASTR PASTRY STRW | y | Cereal and Breakfast Items | toaster pastr | counterpart
GLUTINO PRETZEL TWIST 400G | y | Snacks | pretzel | counterpart
GF PRETZEL STIX QUINN | y | Snacks | pretzel | counterpart
BRETZELSSANSGLUTEN | y | Snacks | pretzel | counterpart
MARYS ORIG CRACKERS GF 184G | y | Snacks | cracker | counterpart
SIMPLE MILLS ROSEMRY CRACKR 4.25OZ | y | Snacks | cracker | counterpart
CRUNCHMASTER MULTI SEED CRKR | y | Snacks | cracker | counterpart
CRAQUELINS SEL MER S/GLUTEN | y | Snacks | cracker | counterpart
SCHAR TABLE CRACKERS 210G | y | Snacks | cracker | counterpart
ENJOY LIFE CHOC CHP CKY 6OZ | y | Snacks | chocolate chip cookie | counterpart
GF OREO GOLDEN 13.29OZ | y | Snacks | sandwich cookie|golden | counterpart
OREO SANS GLUTEN 376G | y | Snacks | sandwich cookie|chocolate o | counterpart
GFCOOKIESCHOCCHIP | y | Snacks | chocolate chip cookie | counterpart
BISCUITS PEPITE CHOC SG | y | Snacks | chocolate chip cookie | counterpart
GLUTINO CREME VAN WAFER | y | Snacks | wafer | counterpart
GF GINGER SNAPS MI-DEL 8OZ | y | Snacks | ginger | counterpart
TATES GF CHOC CHIP 7OZ | y | Snacks | chocolate chip cookie | counterpart
KINNIKINNICK SMOREABLES GRAHAM | y | Snacks | graham | counterpart
MADEGOOD CHOC CHIP GRNLA BARS | y | Snacks | granola bar | counterpart
GF ICE CREAM CONES SUGAR | y | Snacks | cone | counterpart
ANIMAL COOKIES GF 227G | y | Snacks | animal (cookie|cracker) | counterpart
AMYS GF CHEESE PIZZA | y | Prepared and Packaged Meals | pizza | counterpart
DAIYA GF PEPPERONI PZA | y | Prepared and Packaged Meals | pepperoni.*pizza | counterpart
PIZZA SANS GLUTEN 4 FROMAGES | y | Prepared and Packaged Meals | (four|4).*cheese.*pizza|cheese.*pizza | counterpart
ANNIES GF MAC&CHS RICE SHELL | y | Prepared and Packaged Meals | mac|shells and | counterpart
GF KRAFT DINNER 170G | y | Prepared and Packaged Meals | mac | counterpart
AMYS BURRITO GF BEAN RICE | y | Prepared and Packaged Meals | burrito | counterpart
FEEL GOOD GF POTSTICKER CHKN | y | Prepared and Packaged Meals | potsticker|dumpling | counterpart
PEROGIES GF POTATO CHED | y | Prepared and Packaged Meals | perog | counterpart
SOUPE POULET NOUIL S/GLUTEN | y | Prepared and Packaged Meals | chicken noodle soup | counterpart
GF STUFFING MIX ALEIAS | y | Prepared and Packaged Meals | stuffing | counterpart
GF LASAGNA MEAT FRZN 300G | y | Prepared and Packaged Meals | lasagna | counterpart
GF CHIX NUGGETS BELL EVANS | y | Meat, Poultry, and Seafood | nugget | counterpart
JANES GF CHKN STRIPS | y | Meat, Poultry, and Seafood | chicken.*(strip|tender) | counterpart
GLUTENFREEFISHSTICKS | y | Meat, Poultry, and Seafood | fish stick | counterpart
HIGHLINER GF HADDOCK BREADED | y | Meat, Poultry, and Seafood | haddock | counterpart
GF MEATBALLS ITAL 700G | y | Meat, Poultry, and Seafood | meatball | counterpart
KIKKOMAN GF SOY SCE 296ML | y | Condiments and Sauces | soy sauce | counterpart
GF HOISIN SAUCE WOK MEI | y | Condiments and Sauces | hoisin | counterpart
GF TERIYAKI MARINADE | y | Condiments and Sauces | teriyaki | counterpart
GF GRAVY MIX BROWN CLUBHSE | y | Condiments and Sauces | gravy mix | counterpart
BOBS RED MILL 1TO1 GF FLOUR | y | Baking Supplies | flour | intermediate
KING ARTHUR GF AP FLOUR 24OZ | y | Baking Supplies | flour | intermediate
GF BREAD CRUMBS ITAL ALEIA | y | Baking Supplies | crumb | counterpart
PANKO SANS GLUTEN KIKKOMAN | y | Baking Supplies | panko | counterpart
BETTY CROCKR GF BRWNIE MIX | y | Baking Supplies | brownie.*mix | intermediate
GF YELLW CAKE MIX KING ARTH | y | Baking Supplies | (yellow|vanilla|white)?.*cake.*mix | intermediate
SIMPLE MILLS PUMPKN MUFN MIX | y | Baking Supplies | pumpkin.*(muffin|bread).*mix | intermediate
BRM GF WHITE RICE FLOUR | y | Baking Supplies | flour | intermediate
FARINE DE RIZ SANS GLUTEN | y | Baking Supplies | flour | intermediate
GF TAPIOCA STARCH 500G | y | Baking Supplies | starch|flour | intermediate
POTATO STARCH GF BRM 22OZ | y | Baking Supplies | starch|flour | intermediate
GF SORGHUM FLOUR 623G | y | Baking Supplies | flour | intermediate
CUISINE SOLEIL FARINE SARRASIN | y | Baking Supplies | flour | intermediate
GF XANTHAN GUM 227G | y | Baking Supplies | - | no-counterpart
GOMME XANTHANE SANS GLUTEN | y | Baking Supplies | - | no-counterpart
NOW GUAR GUM GF 8OZ | y | Baking Supplies | - | no-counterpart
PSYLLIUM HUSK PWDR GF | y | Specialty Items | - | no-counterpart
LAYS CLASSIC CHIPS GF 235G | y | Snacks | * | natural
CORN TORTILLAS GF 10CT | y | Bread and Bakery | * | natural
GF BACON THICK CUT 375G | y | Meat, Poultry, and Seafood | * | natural
PNT BUTTER GF SMOOTH 1KG | y | Condiments and Sauces | * | natural
GF KETCHUP 750ML | y | Condiments and Sauces | * | natural
YOGURT VANILLA GLUTEN FREE | y | Dairy and Dairy Alternatives | * | natural
GF BASMATI RICE 2KG | y | Pasta and Grains | * | natural
RIZ BASMATI SANS GLUTEN | y | Pasta and Grains | * | natural
POPCORN GF SKINNY POP | y | Snacks | * | natural
GF HARD CIDER 6PK | y | Beverages | * | never
OMISSION GF LAGER 6CT | y | Beverages | * | never
BIERE SANS GLUTEN GLUTENBERG | y | Beverages | * | never
DOG FOOD GRAIN FREE GF 5LB | y | Miscellaneous Grocery Items | - | never
GF SHAMPOO 400ML | n | * | - | never
WONDER BREAD WHITE 675G | n | Bread and Bakery | white.*bread | *
DEMPSTERS WW BAGELS 6 | n | Bread and Bakery | bagel | *
PAIN BLE ENTIER BON MATIN | n | Bread and Bakery | whole wheat bread | *
VILLAGGIO ITAL BUNS | n | Bread and Bakery | bun | *
PEPPERIDGE FARM PUFF PASTRY | n | Bread and Bakery | puff pastry | *
BARILLA SPAGHETTI 16OZ | n | Pasta and Grains | spaghetti | *
UNCLE BENS CONVERTED RICE | n | Pasta and Grains | rice | natural
QUAKER INST OATMEAL MAPLE | n | Cereal and Breakfast Items | maple.*(instant)?.*oatmeal | *
KELLOGG FRSTD FLAKES 580G | n | Cereal and Breakfast Items | frosted flakes | *
EGGO HOMESTYLE WAFFLES 8 | n | Cereal and Breakfast Items | waffle | *
DORITOS NACHO CHS 235G | n | Snacks | nacho.*tortilla chips | *
RITZ CRACKERS 200G | n | Snacks | cracker | *
CHIPS AHOY ORIG 258G | n | Snacks | chocolate chip cookie | *
BISCUITS FEUILLE ERABLE | n | Snacks | maple.*cookie | *
LAIT 2% QUEBON 2L | n | Dairy and Dairy Alternatives | milk | natural
NATREL LACT FREE 1% 2L | n | Dairy and Dairy Alternatives | milk | natural
CRACKER BARREL OLD CHED 400G | n | Dairy and Dairy Alternatives | cheddar | *
OEUFS GROS CALIBRE A 12 | n | Dairy and Dairy Alternatives | egg | natural
OIKOS GRK YOG STRAWB 4X100 | n | Dairy and Dairy Alternatives | strawberry.*yogurt|yogurt | natural
BEN JERRY HALF BAKED PINT | n | Dairy and Dairy Alternatives | ice cream | *
CHKN BRST BNLS SKNLS | n | Meat, Poultry, and Seafood | chicken breast | natural
BOEUF HACHE MAIGRE | n | Meat, Poultry, and Seafood | ground beef | natural
ATL SALMON FILLET PORTION | n | Meat, Poultry, and Seafood | salmon | natural
SCHNEIDERS RED HOTS WIENERS | n | Meat, Poultry, and Seafood | wiener|hot dog | *
CLOVER LEAF FLKD TUNA 170G | n | Meat, Poultry, and Seafood | tuna | *
HELLMANS REAL MAYO 890ML | n | Condiments and Sauces | mayonnaise | *
FRENCHS YELLW MUSTARD | n | Condiments and Sauces | mustard | *
CLASSICO TOM BASIL SAUCE | n | Condiments and Sauces | tomato basil pasta sauce|pasta sauce | *
VH SOYA SAUCE 450ML | n | Condiments and Sauces | soy sauce | *
ROBIN HOOD AP FLOUR 10KG | n | Baking Supplies | flour | *
REDPATH SUCRE BLANC 2KG | n | Baking Supplies | white sugar|granulated sugar|^sugar | *
MAGIC BAKING PWDR | n | Baking Supplies | baking powder | *
DR OETKER RISTORANTE MARGH | n | Prepared and Packaged Meals | pizza | *
CAMPBELLS CR MUSHRM SOUP | n | Prepared and Packaged Meals | cream of mushroom soup | *
KD ORIGINAL 200G | n | Prepared and Packaged Meals | mac | *
MCCAIN SUPERFRIES STRT CUT | n | Prepared and Packaged Meals | fries | *
STOUFFERS LASAGNA MEAT SCE | n | Prepared and Packaged Meals | lasagna | *
TROPICANA OJ NO PULP 1.54L | n | Beverages | orange juice | *
COKE ZERO 12X355ML | n | Beverages | cola | *
TIM HORTONS GRND COFFEE 930G | n | Beverages | coffee | *
MOLSON CANADIAN 12PK | n | Beverages | beer | never
BROCCOLI CRWNS | n | Miscellaneous Grocery Items | broccoli | natural
HEINZ BEANS TOM SCE 398ML | n | * | bean | *
BUSH BLACK BEANS 15OZ | n | Miscellaneous Grocery Items | black beans | *
TIDE PODS 42CT | n | Miscellaneous Grocery Items | - | never
PURINA CAT CHOW 2KG | n | Miscellaneous Grocery Items | - | never
BOUNTY PAPER TOWEL 6 | n | Miscellaneous Grocery Items | - | never
CHARMIN ULTRA SOFT 12RL | n | Miscellaneous Grocery Items | - | never
`;
