/**
 * Receipt lines written before the matcher was run on them or its rules were read; docs/catalogue.md has
 * what they measured then. Columns as in tuned-lines.
 */
export const UNSEEN_LINES = `
SCHAR ARTISAN WHT BRD 14.1OZ | y | Bread and Bakery | white.*bread|bread
06949730012 SCHAR HOT DOG BN | y | Bread and Bakery | hot dog bun
SCHAR PUFF PSTRY | y | Bread and Bakery | puff pastry
SCHAR CHOC HZLNT BARS 5PK | y | Snacks | bar|wafer
SCHAER BAGUETTE | y | Bread and Bakery | baguette
SCHAR TABLE CRKR 210G | y | Snacks | table cracker
SCHAR LADYFNGRS | y | Snacks | ladyfinger
UDIS HRTY SOURDGH 18OZ | y | Bread and Bakery | sourdough
UDI'S PLN BAGELS 4CT F | y | Bread and Bakery | plain bagel
UDIS 9IN PIZZA CRST | y | Bread and Bakery | pizza crust
UDIS CHEWY GRNLA VAN | y | * | granola
UDI S FRZ HAMB BUNS | y | Bread and Bakery | hamburger bun
GLUTINO TOAST PSTRY STRW | y | Cereal and Breakfast Items | strawberry toaster
GLUTINO COV PRTZL FUDGE 5.5Z | y | Snacks | covered pretzel|pretzel
GLUTINO MLTGRN CRACKER | y | Snacks | multigrain cracker
GLUTINO CHOC VAN CRM CKIE | y | Snacks | sandwich cookie|creme
GLUTINO BGL CHP | y | Snacks | bagel chip
CNYN BAKEHSE HERITG HNY WHT | y | Bread and Bakery | bread|honey
CANYON BAKEHOUSE EVERYTHING BGL | y | Bread and Bakery | everything bagel
CANYON ENGLISH MUFFIN | y | Bread and Bakery | english muffin
CANYON BAKEHS BRIOCHE SWT ROLL | y | Bread and Bakery | sweet roll|brioche|hawaiian|roll
ODOUGHS BAGEL THINS EVRYTHNG | y | Bread and Bakery | bagel thin|everything bagel
O'DOUGHS FLAX HAMB BUN | y | Bread and Bakery | bun
O DOUGHS SANDWICH THINS MLTGR | y | Bread and Bakery | sandwich thin
ODOUGHS PIZZA KIT CRUST | y | Bread and Bakery | pizza crust
KINNIKINNICK SFT WHT BRD | y | Bread and Bakery | white.*bread
KINNI GLZD VAN DONUTS 6CT | y | Bread and Bakery | glazed donut
KINNIKNICK S'MOREABLES | y | Snacks | graham
KINNIKINNICK PANKO CRMB 350G | y | Baking Supplies | panko
KINNIKINNICK PIE CRUST 9IN | y | Bread and Bakery | pie (crust|shell)
KINNIK PNCK&WAFL MIX | y | Cereal and Breakfast Items | pancake
KINNIKRITTERS ANIMAL CKY | y | Snacks | animal
PROMISE SFT WHT LOAF 480G | y | Bread and Bakery | white|loaf
PROMISE BRIOCHE ROLL GF | y | Bread and Bakery | brioche|roll
PROMISE SPREAD 15OZ | n | * | *
LITTLE NRTHRN BKHS SEEDS&GRNS | y | Bread and Bakery | seed|grain|bread
LTL NORTHRN WIDE SLICE MILLET CHIA | y | Bread and Bakery | bread
LNB BAGELS PLAIN GF | y | Bread and Bakery | plain bagel
CARBONAUT GF WHITE 544G | y | Bread and Bakery | white.*bread
CARBONAUT GF CINN RAISIN | y | Bread and Bakery | cinnamon raisin
QUEEN ST GF BAGUETTE 2PK | y | Bread and Bakery | baguette
QUEEN STREET GLTN FREE SUB BUN | y | Bread and Bakery | sub bun
MARYS GONE CRACKRS ORIG 6.5 OZ | y | Snacks | cracker
MARY'S GONE CRKR SPR SEED EVRYT | y | Snacks | super seed cracker|everything cracker
ENJOY LIFE SNKRDOODLE CKIE | y | Snacks | snickerdoodle
ENJOY LIFE CHOC CHNKS MEGA | y | Baking Supplies | chocolate (chunk|chip)
ENJOY LF CHWY BAR SUNSEED | y | Snacks | bar
SIMPLE MILLS ALM CRKR FN GRND SS | y | Snacks | almond flour cracker|sea salt cracker
SIMPL MILLS CRNCHY CC CKIE | y | Snacks | chocolate chip cookie|crunchy
SIMPLE MILLS BANANA MUFN MX | y | Baking Supplies | muffin mix|banana bread mix
BANZA CAVATAPPI 8OZ | y | Pasta and Grains | cavatappi
BANZA CHICKPEA PNNE | y | Pasta and Grains | penne|chickpea pasta
BANZA MAC&CHS WHT CHED | y | Prepared and Packaged Meals | white cheddar mac|macaroni and cheese
BANZA MARGHERITA PZA | y | Prepared and Packaged Meals | margherita
TINKYADA SPRL BRN RICE 16OZ | y | Pasta and Grains | spiral|fusilli|rotini
TINKYADA LASGNE | y | Pasta and Grains | lasagna
TINKYADA FETTUCINI | y | Pasta and Grains | fettuccine
BOBS RED MILL GF ROLLED OATS 32Z | y | Cereal and Breakfast Items | rolled oats
BRM GF AP BAKING FLR 22OZ | y | Baking Supplies | flour
BOBS R MILL GF OATMEAL CUP | y | Cereal and Breakfast Items | oatmeal cup
BOB'S GF CHOC CAKE MX | y | Baking Supplies | chocolate cake mix
BOBS RED MILL STEEL CUT OATS | n | Cereal and Breakfast Items | steel cut
KING ARTHUR GF MEAS4MEAS | y | Baking Supplies | flour
K ARTHUR GF YELLW CAKE MIX | y | Baking Supplies | yellow cake mix
KING ARTH GF PIZZA CRST MX | y | Baking Supplies | pizza (crust|dough) mix
KING ARTHUR BREAD FLR 5LB | n | Baking Supplies | bread flour
PAMELAS PANCAKE BKG MIX 24OZ | y | * | pancake|baking mix
PAMELA'S GRAHAM HNY | y | Snacks | graham
PAMELAS WHENEVER BAR OAT CHOC | y | Snacks | bar
CUP4CUP MLTIPURPOSE FLR 3LB | y | Baking Supplies | flour
CUP 4 CUP WHOLESM WHT PANCKE MX | y | Cereal and Breakfast Items | pancake
DAIYA PIZZA CHZ LVRS | y | Prepared and Packaged Meals | cheese pizza
DAIYA MEATLESS PEPPRONI PZZA | y | Prepared and Packaged Meals | pepperoni pizza
AGAINST GRAIN 3 CHS PIZZA | y | Prepared and Packaged Meals | cheese pizza
AGAINST THE GRN BAGUETTE | y | Bread and Bakery | baguette
AMYS GF MAC N CHEESE | y | Prepared and Packaged Meals | macaroni and cheese
AMY'S GF CHS ENCHLDA | y | Prepared and Packaged Meals | cheese enchilada
AMYS GF BURRITO BN RC | y | Prepared and Packaged Meals | burrito
AMY'S LENTIL SOUP 14.5OZ | n | Prepared and Packaged Meals | lentil soup
VANS GF BLBRY WAFFLES | y | Cereal and Breakfast Items | blueberry waffle
VAN'S GLUTEN FREE ORIG WFL 9OZ | y | Cereal and Breakfast Items | waffle
VANS GF MULTIGRN CRCKR | y | Snacks | cracker
NATURES PATH GF CORN FLKS | y | Cereal and Breakfast Items | corn flakes
NATURE'S PATH GF BUCKWHT WAFFLE | y | Cereal and Breakfast Items | waffle
NAT PATH PUMPKN SEED GRANOLA | n | Cereal and Breakfast Items | pumpkin seed granola
GM CHEERIOS GLTN FR 18OZ | y | Cereal and Breakfast Items | cheerios|toasted oat
CHEERIOS HNY NUT 19.5Z | n | Cereal and Breakfast Items | honey nut
CHEX RICE GF 12OZ | y | Cereal and Breakfast Items | rice chex
GM CHEX CINN GLUTEN FREE | y | Cereal and Breakfast Items | cinnamon chex
MADEGOOD GRAN MINIS CHOC BAN | y | Snacks | chocolate banana granola minis|granola
MADE GOOD GRNLA BAR MXD BRY | y | Snacks | mixed berry granola bar
MADEGOOD CRSPY SQ VAN | y | Snacks | crispy (rice|square)|squares
CATELLI GF MACARONI 340G | y | Pasta and Grains | macaroni
CATELLI SANS GLUTEN FUSILLI | y | Pasta and Grains | fusilli
CATELLI SPAGHETTINI 900G | n | Pasta and Grains | spaghettini
BARILLA GF ELBOWS 12OZ | y | Pasta and Grains | elbow
BARILLA GLTNFREE OVN RDY LASAG | y | Pasta and Grains | oven ready lasagna
BARILLA ROTINI 16OZ | n | Pasta and Grains | rotini
COMPL GF PNNE RIGATE | y | Pasta and Grains | penne
CMPL SG PAIN BLANC 500G | y | Bread and Bakery | white.*bread|bread
COMPLIMENTS GF CHC CHP CKIES | y | Snacks | chocolate chip cookie
COMPLIMNTS CHICKEN STRIPS GF 700 | y | Meat, Poultry, and Seafood | chicken strip
PC GF BURGER BUN 4S | y | Bread and Bakery | (burger|hamburger) bun
PC GLUTEN FREE LASAGNA MEAT 907G | y | Prepared and Packaged Meals | meat lasagna
PC SANS GLUTEN CRAQUELINS | y | Snacks | cracker
PRES CHOICE GF CHKN NGTS | y | Meat, Poultry, and Seafood | chicken nugget
PC BM GF PIZZA CHS | y | Prepared and Packaged Meals | cheese pizza
NN GF MAC&CHEESE DNR | y | Prepared and Packaged Meals | mac
GV GF AP FLOUR | y | Baking Supplies | all purpose flour|flour
GV GF SPAG 12Z | y | Pasta and Grains | spaghetti
GREAT VAL GLUTEN FREE BROWNIE | y | * | brownie
GV GF CHOC SNDWCH CKI 007874212345 F | y | Snacks | sandwich cookie
TJ GF WHOLE GRAIN BREAD | y | Bread and Bakery | bread
TJ'S GF CHOC CHIP MUFFINS | y | Bread and Bakery | chocolate chip muffin
T JOES GLUTEN FREE OLD FASHION OATS | y | Cereal and Breakfast Items | old fashioned oats|oats
A-GLUTEN FREE PIZZA CRUST CAULI | y | Bread and Bakery | pizza crust
R-GLUTEN FREE JOE-JOES | y | Snacks | sandwich cookie|cookie
KS GF MACRN&CHS FRZN | y | Prepared and Packaged Meals | macaroni and cheese
1183472 KIRKLAND GLUTEN FREE TORT | y | Bread and Bakery | tortilla
LIVEGFREE WIDE PAN WHT BREAD | y | Bread and Bakery | white bread
LIVE G FREE DELUXE MAC CHEESE | y | Prepared and Packaged Meals | deluxe mac|macaroni and cheese
LIVEGFREE STUFFD SNDWCH | y | Prepared and Packaged Meals | stuffed sandwich|sandwich
LIVEGFREE BRN RICE PENNE | y | Pasta and Grains | penne
KRO SMPL TRUTH GF PNKO | y | Baking Supplies | panko
G&G GF MULTGRN BREAD | y | Bread and Bakery | multigrain bread
365 WFM GF SNDWCH BREAD | y | Bread and Bakery | sandwich bread
WEGMANS GF CINNAMON ROLL | y | Bread and Bakery | cinnamon roll
HEB GF FLOUR TORTILLAS 6CT | y | Bread and Bakery | flour tortilla
IRRESIST SG PATES PENNE | y | Pasta and Grains | penne
SELECTION SANS GLUTEN GAUFRES | y | Cereal and Breakfast Items | waffle
OREO GLUTEN FREE 13.29OZ | y | Snacks | sandwich cookie|cookie
GF OREO DBL STUF | y | Snacks | sandwich cookie|cookie
TATES GF GNGR ZINGER | y | Snacks | ginger
SNYDERS GF MINI PRTZL 8Z | y | Snacks | mini pretzel
QUINN GF PRETZEL TWIST | y | Snacks | pretzel twist
CRUNCHMASTER MLTI GRN CRKR | y | Snacks | multigrain cracker
BRETON GF HERB GRLC CRACKER | y | Snacks | garlic herb|cracker
MILTONS GF SEA SALT CRKS | y | Snacks | sea salt cracker
GOODIE GRL MINT SLIMS CKIE | y | Snacks | mint
PARTAKE BIRTHDY CAKE COOKIE | y | Snacks | birthday cake cookie|cookie
SIETE ALMND FLR TORTILLA | y | Bread and Bakery | tortilla
FEEL GOOD FDS EGG ROLL CHKN | y | Prepared and Packaged Meals | chicken egg roll
FEELGOOD POTSTICKERS PORK GF | y | Prepared and Packaged Meals | potsticker|pork dumpling
FRESCHETTA GF PEP PIZZA | y | Prepared and Packaged Meals | pepperoni pizza
APPLEGATE GF CHK TNDRS | y | Meat, Poultry, and Seafood | chicken (tender|strip)
PERDUE GLUTEN FRE NUGGETS | y | Meat, Poultry, and Seafood | nugget
JANES GF HADDOCK BATTRD | y | Meat, Poultry, and Seafood | battered haddock|haddock
GF BRD CHKN BRST STRIPS | y | Meat, Poultry, and Seafood | chicken
CAMPBELLS GF CRM OF MUSH | y | Prepared and Packaged Meals | cream of mushroom
PROGRESSO GF CHKN RICE SOUP | y | Prepared and Packaged Meals | chicken rice soup
GF BEEF BROTH 32OZ | y | Prepared and Packaged Meals | beef broth
PACIFIC GF CHKN BROTH | y | Prepared and Packaged Meals | chicken broth
KIKKOMAN GF SOY SCE | y | Condiments and Sauces | soy sauce
SAN-J TAMARI GF 10 FL OZ | y | Condiments and Sauces | tamari|soy sauce
GF TERYAKI SCE 300ML | y | Condiments and Sauces | teriyaki
GF BROWN GRVY PKT | y | Condiments and Sauces | brown gravy
CLUB HOUSE GF GRAVY MX TRKY | y | Condiments and Sauces | turkey gravy
LEE KUM KEE GF OYSTER FLV SCE | y | Condiments and Sauces | oyster sauce
GLUTENBERG BLONDE 4X473ML | y | Beverages | blonde|beer
GLUTENBERG IPA | y | Beverages | ale|ipa
BARDS GOLD LAGER 6PK | y | Beverages | lager
MTL BIERE SANS GLUTEN BLANCHE | y | Beverages | white ale|beer
NEW GRIST PILSNER GF 6X355 | y | Beverages | pilsner
PAIN MULTIGRAINS S.GLUTEN | y | Bread and Bakery | multigrain bread
PAIN HAMBURGER SANS GLUT 4 | y | Bread and Bakery | hamburger bun
BISC. CHOCOLAT SANS GLUTEN | y | Snacks | cookie|chocolate
CEREALES MIEL SANS GLUTEN | y | Cereal and Breakfast Items | cereal
PATES LINGUINE S/GLUTEN | y | Pasta and Grains | linguine
CRAQ. RIZ SESAME S/GLUTEN | y | Snacks | sesame|rice cracker
GRUAU RAPIDE SANS GLUTEN | y | Cereal and Breakfast Items | quick oats|oat
CROUTE PIZZA SANS GLUTEN | y | Bread and Bakery | pizza crust
CHAPELURE SANS GLUTEN 300G | y | Baking Supplies | bread crumbs
BARRES TENDRES SG CHOC | y | Snacks | granola bar|bar
LASAGNE VIANDE S GLUTEN | y | Prepared and Packaged Meals | meat lasagna
MEL GATEAU CHOCOLAT SANS GLUTEN | y | Baking Supplies | chocolate cake mix
CUISINE L ANGELIQUE FARINE | y | Baking Supplies | flour
INEWA PAIN CANNEBERGE | y | Bread and Bakery | bread
GLUTENULL BUCKWHT BREAD | y | Bread and Bakery | bread
BFREE SOFT WHT ROLLS | y | Bread and Bakery | white roll|roll
BFREE PITA BRD 4PK | y | Bread and Bakery | pita
SCHAR GLUTEN-FRE BRD MLTGRAIN | y | Bread and Bakery | multigrain bread
GLUT3N FREE ROLLS DINNER | y | Bread and Bakery | dinner roll
GLUTENFREE CORNBRD MIX | y | Baking Supplies | cornbread mix|corn muffin mix
GLUTEN FREF WAFFLES | y | Cereal and Breakfast Items | waffle
GLUIEN FREE CRACKERS | y | Snacks | cracker
GLTN-FR CHSE RAVIOLI | y | Pasta and Grains | cheese ravioli
GLTNFR GNOCCHI 400G | y | Pasta and Grains | gnocchi
G.F. PITA CHIPS | y | Snacks | pita chip
(GF) CARROT CAKE | y | Bread and Bakery | carrot cake
G F BLUEBRY MUFFIN 4PK | y | Bread and Bakery | blueberry muffin
ORG GF ANCIENT GRN GRANOLA | y | Cereal and Breakfast Items | granola
FRZ GF PEROGIES POT CHED | y | Prepared and Packaged Meals | potato cheddar perogies
GF PORK&CHIVE DUMPLNGS | y | Prepared and Packaged Meals | pork dumpling|dumpling
GF STUFNG MIX HERB | y | Prepared and Packaged Meals | stuffing
GF CRM CHKN POT PIE | y | Prepared and Packaged Meals | chicken pot pie
GF ICE CRM CONES SGR | y | * | cone
GF ICE CREAM SANDWCH VAN | y | Dairy and Dairy Alternatives | ice cream sandwich
GF PIE SHLLS 2CT DP DISH | y | Bread and Bakery | pie (shell|crust)
GF NAAN ORIG 2S | y | Bread and Bakery | naan
GF CROISSNT 4 | y | Bread and Bakery | croissant
GF RAVIOLI SPNCH RICOTTA | y | Pasta and Grains | spinach ravioli|ravioli
GF VEG BURGR 4CT | y | Specialty Items | veggie burger
GF PANCK MX COMPLT | y | Cereal and Breakfast Items | complete pancake|pancake mix
GF TACO SHELLS 12CT | y | Bread and Bakery | taco shell
GF SALTINE STYLE CRKRS | y | Snacks | saltine
GF SHORTBRD | y | Snacks | shortbread
GF LICORICE TWST RED | y | Snacks | licorice
GF CHOW MEIN NDLS | y | Pasta and Grains | chow mein
GLUTEN FREE SHAMPOO 400ML | n | Miscellaneous Grocery Items | -
GLUTINOUS RICE 2LB | n | Pasta and Grains | *
VITAL WHEAT GLUTEN 22OZ | n | Baking Supplies | wheat gluten
HIGH GLUTEN FLOUR 10KG | n | Baking Supplies | flour
GOLDFISH CRKR CHED | n | Snacks | cheddar cracker|cracker
GRAIN FREE DOG FD SALMON | n | Miscellaneous Grocery Items | -
GRASS FED GRND BEEF 1LB | n | Meat, Poultry, and Seafood | ground beef
SUGAR FREE SYRUP PANCAKE | n | Condiments and Sauces | syrup
FAT FREE HALF HALF | n | Dairy and Dairy Alternatives | half and half
LACT FREE MLK 2L | n | Dairy and Dairy Alternatives | lactose free milk
DAIRY FREE CHED SHRDS | n | Dairy and Dairy Alternatives | dairy free cheese
GRFRT RED 3CT | n | Miscellaneous Grocery Items | grapefruit
GRAPEFRT JUICE RUBY 1.75L | n | Beverages | grapefruit juice
GFT BAG MEDIUM | n | Miscellaneous Grocery Items | -
GIFT CARD 25.00 | n | Miscellaneous Grocery Items | -
GFS CHICKEN WINGS 4KG | n | Meat, Poultry, and Seafood | chicken wing
SCHARFFEN BERGR DK CHOC BAR | n | Snacks | dark chocolate bar
UDON NDLE FRESH 3PK | n | Pasta and Grains | udon
KIT KAT CHNKY | n | Snacks | *
PAM COOKING SPRY | n | Condiments and Sauces | *
MARIES BLUE CHS DRSNG | n | Condiments and Sauces | blue cheese dressing
SIMPLY ORANGE PLP FREE 52Z | n | Beverages | orange juice
SIMPLE TRUTH EGGS LRG DZ | n | Dairy and Dairy Alternatives | eggs
QUEEN OLIVES STFD | n | Condiments and Sauces | olive
BANANAS ORG 2.31 LB @ 0.69/LB | n | Miscellaneous Grocery Items | banana
BNLS SKNLS CHKN BRST | n | Meat, Poultry, and Seafood | chicken breast
CANYON RIDGE PEPPER JACK | n | Dairy and Dairy Alternatives | *
WONDER WHT+FIBRE 675G | n | Bread and Bakery | white.*bread|bread
DEMPSTERS WW TORT 10IN | n | Bread and Bakery | whole wheat tortilla
D'ITALIANO BRD THICK SLCD | n | Bread and Bakery | bread
PEPPRDGE FARM MILANO CKIE | n | Snacks | cookie
TRISCUIT CRACKD PEPR | n | Snacks | *
DORITOS NACHO 255G | n | Snacks | nacho cheese tortilla|tortilla chip
KRAFT DINNER ORIG 225G | n | Prepared and Packaged Meals | *
LIPTON CHKN NDL SOUP MX | n | Prepared and Packaged Meals | chicken noodle soup
MCCAIN SUPERFRIES STRGHT | n | Prepared and Packaged Meals | straight cut fries|fries
ROMA TOMATO 1.2KG | n | Miscellaneous Grocery Items | roma tomato
RUSSET POT 10LB BAG | n | Miscellaneous Grocery Items | russet potato
CELERY STLK EA | n | Miscellaneous Grocery Items | celery
BABY CARROT PLD 2LB | n | Miscellaneous Grocery Items | baby carrot
LONG GRN RICE 2LB | n | Pasta and Grains | long grain rice
QUINOA TRI CLR ORG | n | Pasta and Grains | quinoa
BLK BEANS CND 540ML | n | Miscellaneous Grocery Items | black beans
EGGS XLG 18CT | n | Dairy and Dairy Alternatives | eggs
OEUFS GROS CAL A 12 | n | Dairy and Dairy Alternatives | eggs
LAIT 2% 4L | n | Dairy and Dairy Alternatives | 2% milk
FROM CHED VIEUX 400G | n | Dairy and Dairy Alternatives | cheddar
POMMES MCINTOSH 3LB | n | Miscellaneous Grocery Items | apple
POITRINE POULET DESOSSEE | n | Meat, Poultry, and Seafood | chicken breast
JAMBON FORET NOIRE TR | n | Meat, Poultry, and Seafood | black forest ham|ham
CRAQUELINS RITZ 200G | n | Snacks | cracker
JUS ORANGE 1.54L | n | Beverages | orange juice
SOUPE AUX POIS 796ML | n | Prepared and Packaged Meals | pea soup
CAFE MOULU 300G | n | Beverages | ground coffee|coffee
EAU DE SOURCE 24X500 | n | Beverages | bottled water|water
PAIN BLE ENTIER 675G | n | Bread and Bakery | whole wheat bread
BEURRE ARACHIDE CREMEUX 1KG | n | Condiments and Sauces | peanut butter
MOUCHOIRS 6BTES | n | Miscellaneous Grocery Items | -
PAPER TWL 6RL | n | Miscellaneous Grocery Items | -
TIDE LIQ 1.36L | n | Miscellaneous Grocery Items | -
AA BATTERIES 8PK | n | Miscellaneous Grocery Items | -
SHAMPOO HEAD SHLDR | n | Miscellaneous Grocery Items | -
TOOTHPST COLGATE | n | Miscellaneous Grocery Items | -
CAT LITTER CLMP 14KG | n | Miscellaneous Grocery Items | -
ZIPLOC SANDWICH BAGS 90CT | n | Miscellaneous Grocery Items | -
PIZZA CUTTER | n | Miscellaneous Grocery Items | -
MUFFIN PAN 12CUP | n | Miscellaneous Grocery Items | -
EGG CARTON DYE KIT | n | Miscellaneous Grocery Items | -
SOUR KEYS 350G | n | Snacks | *
GATORADE BLU 591ML | n | Beverages | sports drink
COCA COLA ZERO 12PK | n | Beverages | cola
MOOSEHEAD LAGER 12PK | n | Beverages | lager
TOSTITOS SALSA MED | n | Condiments and Sauces | medium salsa|salsa
CLSSCO ALFRDO SCE | n | Condiments and Sauces | alfredo
VH PLUM SCE | n | Condiments and Sauces | plum sauce
BTTY CRCKR SPRMST CAKE DEVIL | n | Baking Supplies | devil|chocolate cake mix
FLEISCHMN YEAST TRAD | n | Baking Supplies | yeast
CHIPITS SEMISWT 300G | n | Baking Supplies | chocolate chip
`;
