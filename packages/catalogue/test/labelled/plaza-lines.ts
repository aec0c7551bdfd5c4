/** American chains and makers, hardly a vowel left and cut at sixteen letters. docs/catalogue.md has what they measured at first sight. Columns as in tuned-lines. */
export const PLAZA_LINES = `
BRDSRSLY SRDOUGH LF | y | Bread and Bakery | sourdough
GF WHTE SNDWCH BRD KROG | y | Bread and Bakery | (white|sandwich).*bread
SMPL TRTH GF HNY OAT BRD | y | Bread and Bakery | (honey|oat).*bread
SCHÄR SURDGH DELI | y | Bread and Bakery | sourdough
NEW CASCADIA TEFF BRD GF | y | Bread and Bakery | ^(?!.*(crumb|mix|banana|garlic)).*bread
ALVARADO GF SPRTD LOAF | y | Bread and Bakery | sprout|bread|loaf
GF FRNCH ROLLS 2PK SCHR | y | Bread and Bakery | roll|baguette
FRZ GF BISC CHEDDAR 6 | y | Bread and Bakery | biscuit
GF CRNBRD LOAF BKRY | y | Bread and Bakery | corn ?bread
MISSN GLT-FREE SPIN WRAPS | y | Bread and Bakery | spinach|wrap|tortilla
TOUFAYAN GF WRAP ORIG | y | Bread and Bakery | wrap|tortilla
TOUFYN GF PITA 4CT | y | Bread and Bakery | pita
RUDIS GF TORTILLA SPNCH | y | Bread and Bakery | tortilla|wrap
ABES GF MINI MUFN CHOC | y | Bread and Bakery | muffin
KATZ GF HONEY BUN | y | Bread and Bakery | honey bun|bun
GF TWINKY STYLE CRM CAKES | y | Bread and Bakery | snack cake|cake
KINN CINN SGR DNUT | y | Bread and Bakery | donut
WF MKT GF PRAIRIE BRD | y | Bread and Bakery | bread|loaf
GF LEMON BARS 8 CT | y | * | lemon
SWT LORENS GF COOKIE DGH | y | Baking Supplies | cookie dough
GF BANANA BRD SLICE | y | Bread and Bakery | banana.*(bread|loaf)
PILLSBRY GF PIE DOUGH | y | * | pie.*(dough|crust|shell)
TJ GF PIZZA CRUST CAULI | y | Bread and Bakery | pizza crust|cauliflower
GF HAMB BUNS CANYN | y | Bread and Bakery | hamburger bun|burger
UDI CHOC CRSNT FRZN | y | Bread and Bakery | croissant
GF FUSLI BARILA BOX | y | Pasta and Grains | fusilli|rotini
GF SPGTI LENTIL TOLERNT | y | Pasta and Grains | spaghetti
EXPLORE CUIS EDAMAME SPAG GF | y | Pasta and Grains | spaghetti
ANCNT HRVST SPAG QUINOA | y | Pasta and Grains | spaghetti
RONZ GF ELBOWS 12Z | y | Pasta and Grains | elbow|macaroni
HMART GF RICE RAMEN 4 | y | * | ramen|noodle
DEBOLES GF ANGEL HAIR | y | Pasta and Grains | angel|capellini
CYBELES GF ROTINI GRN LNTL | y | Pasta and Grains | rotini
MANINIS GF FRSH LINGUIN | y | Pasta and Grains | linguin
CAPPELLOS FETT ALMD | y | Pasta and Grains | fettuc
CAULI GNOCCHI GF TJ | y | Pasta and Grains | gnocchi
GF STF SHELLS FRZ | y | * | stuffed shell|shell
GF RAVIOLI BUTRNT SQ | y | Pasta and Grains | ravioli
HODGSN GF COUSCUS | y | Pasta and Grains | couscous
HRMNY VLY GF HMBGR HELPER | y | Prepared and Packaged Meals | hamburger|skillet|macaroni|meal
UDIS 3 CHS PZZA | y | Prepared and Packaged Meals | pizza
CALIFLR PIZZA MRGHRTA GF | y | Prepared and Packaged Meals | pizza
SABATASSOS GF 4CHS PIZ | y | Prepared and Packaged Meals | pizza
SMART ONES GF CHKN | y | Prepared and Packaged Meals | chicken|meal|dinner
GF BEEF TAMALES 6 CT | y | Prepared and Packaged Meals | tamale
AMY GF BROC CHED BAKE BWL | y | Prepared and Packaged Meals | broccoli|bowl|meal|mac
AMYS CHS ENCHLDA GF | y | Prepared and Packaged Meals | enchilada
HLTHY CHC GF PWR BWL | y | Prepared and Packaged Meals | bowl|meal
BLAKES GF SHPHRDS PIE | y | Prepared and Packaged Meals | shepherd
GLUTENFREEDA BURRITO BF | y | Prepared and Packaged Meals | burrito
FEEL GD POTSTCKRS VEG | y | Prepared and Packaged Meals | potsticker|dumpling
GF SPRG ROLLS VEG 8 | y | Prepared and Packaged Meals | spring roll
GF ONION RINGS ALEXIA | y | Prepared and Packaged Meals | onion ring
GF MOZZ STIX FEELGOOD | y | Prepared and Packaged Meals | mozzarella stick
DR MCDGL GF RAMEN CUP | y | * | ramen|noodle
GF TOM BASIL SOUP PCFC | y | Prepared and Packaged Meals | tomato.*soup
KETTLE FRE GF BONE BROTH | y | Prepared and Packaged Meals | broth
BTR THAN BOUILLN GF CHKN | y | Prepared and Packaged Meals | chicken.*(base|bouillon|broth)|bouillon
GF CORNBREAD STUFNG | y | Prepared and Packaged Meals | stuffing
GF TERIYAKI RICE BWL | y | Prepared and Packaged Meals | teriyaki|rice bowl|bowl
JUST BARE GF CHKN BITES | y | Meat, Poultry, and Seafood | chicken (bite|nugget)
PERDUE GF NUGGTS CHCKN | y | Meat, Poultry, and Seafood | nugget
TYSON GF BRD CHKN BRST | y | Meat, Poultry, and Seafood | breaded chicken|chicken breast
IANS GF POPCRN TURKY CDOG | y | * | corn dog|turkey
APPLGT GF CHKN PATY | y | Meat, Poultry, and Seafood | chicken (patt|burger)
VANDEKAMP GF FISH STKS | y | Meat, Poultry, and Seafood | fish (stick|finger)
GORTN GF BR BTRD FILLET | y | Meat, Poultry, and Seafood | (batter|breaded).*(fish|fillet)
AIDELLS GF CHKN APL SSG | y | Meat, Poultry, and Seafood | sausage
COOKED PERF GF MTBLS | y | Meat, Poultry, and Seafood | meatball
GF ITAL TURKEY MTBALL | y | Meat, Poultry, and Seafood | meatball
GF SOY SCE SAN J LT SOD | y | Condiments and Sauces | soy sauce|tamari
COCO AMINOS GF BIG TREE | y | Condiments and Sauces | aminos|soy
GF BRN GRVY MX SIMPLY ORG | y | Condiments and Sauces | gravy
MCCORM GF TURK GRVY PKT | y | Condiments and Sauces | gravy
GF CSR DRSSG PRIMAL | y | Condiments and Sauces | caesar
BRAGG GF ITALIAN DRSG | y | Condiments and Sauces | italian|dressing
GF STIRFRY SCE SZCHWN | y | Condiments and Sauces | szechuan|stir ?fry
GF A1 STYLE STK SCE | y | Condiments and Sauces | steak sauce
GF CHEESE SCE PKT ROADS END | y | Condiments and Sauces | cheese sauce
BRM GF PIE CRST MX | y | Baking Supplies | pie crust mix
KRUSTZ GF BLUBRY MUF MX | y | Baking Supplies | muffin mix
GF DEVILS FD CAKE MX BC | y | Baking Supplies | devil.*cake mix|choc.*cake mix|cake mix
GF VAN FRSTNG SIMPLE MILS | y | Baking Supplies | frosting|icing
PAMELA GF BRD MX | y | Baking Supplies | bread mix
BTTR BATTR FLR 5LB | y | Baking Supplies | flour
GF TAPIOCA FLR BRM | y | Baking Supplies | wheat flour
GF OAT FLR ANTHONYS | y | Baking Supplies | oat flour|flour
ALEIAS GF PANKO ORIG | y | Baking Supplies | panko
ALEIA ITAL BRD CRUMB | y | Baking Supplies | crumb
EDWARD SONS GF BRD CRMBS | y | Baking Supplies | crumb
GF GRAHAM CRUMBS KINNI | y | Baking Supplies | graham.*crumb|crumb
GF CHOC CHNK COOKIE MX | y | Baking Supplies | cookie mix
KROG GF HNY NUT OS | y | Cereal and Breakfast Items | oat|cereal|honey nut
BARBRAS GF PUFFINS | y | Cereal and Breakfast Items | cereal|puff
GF CORN FLKS ERWHN | y | Cereal and Breakfast Items | corn flake
GF CRSPY BRN RICE CRL | y | Cereal and Breakfast Items | rice.*cereal|crisp.*rice
LOVE GROWN GF PWR OS | y | Cereal and Breakfast Items | cereal|oat
GLTNFREE MUESLI BRM | y | Cereal and Breakfast Items | muesli
UDI'S GRANOLA CRANB | y | Cereal and Breakfast Items | granola
GF STL CUT OATML | y | Cereal and Breakfast Items | steel
VANS GF PWR WFL | y | Cereal and Breakfast Items | waffle
TJ GF TSTR WAFLES | y | Cereal and Breakfast Items | waffle
GF BTRMLK PNCKS TRDR J | y | Cereal and Breakfast Items | pancake
GF BKFST SNDWCH SAUS | y | * | breakfast sandwich|sausage.*sandwich
GF CNN BRWN SGR PASTRY BBO | y | Cereal and Breakfast Items | (toaster )?pastr|tart
SNYDR GF PRETZL RODS | y | Snacks | pretzel
FITJOY GRN FREE TWIST | y | Snacks | pretzel
QUINN PRTZL NUGGET PB | y | Snacks | pretzel
NUT THINS GF PECAN | y | Snacks | nut thin|cracker
MLTON GF CRCKRS EVERYTHG | y | Snacks | cracker
LANCE GF PB SNDW CRCKR | y | Snacks | peanut butter.*cracker|cracker
SCHAR HNYGRAM | y | Snacks | graham
GF LEMON COOK MIDEL | y | Snacks | lemon.*cookie
MIDEL GF GNGR SNAP | y | Snacks | ginger
PARTAKE BDAY CAKE CKIE | y | Snacks | cookie
GF DBL CHOC CKI LUCYS | y | Snacks | choc.*cookie
SIMPLE MILL SFT BKD SNKR | y | Snacks | cookie|snickerdoodle
GLUTINO CHOC VAN CRM CKS | y | Snacks | (sandwich|creme).*cookie|cookie
GLUT FR FIG BARS NB | y | Snacks | fig
KIND GF DK CHOC NUT BAR | y | Snacks | bar
BOBOS OAT BAR GF LEMON | y | Snacks | bar
GF CHWY GRANLA BAR ENJY | y | Snacks | granola bar|chewy
GF POPCRN WHT CHED | y | Snacks | popcorn
GF PITA CHIPS STCYS | y | Snacks | pita chip
GF CHX MIX CHED | y | Snacks | (snack|party|chex) mix
GF CHURRO BITES SNK | y | * | churro
LETS DO ORG GF SGR CONES | y | Snacks | cone
ENJOY LF CHOC BAR RICE | y | Snacks | choc.*bar|bar
GF DRUMSTIX JOLLY LMA | y | Dairy and Dairy Alternatives | drumstick|cone|ice cream
GF CKIE DOUGH ICECRM | y | Dairy and Dairy Alternatives | ice cream
OMISSION LGR 6PK BTL | y | Beverages | lager|beer
REDBRDGE 12OZ 6 | y | Beverages | beer|lager|ale
GLTNBRG WHT 4PK | y | Beverages | beer|ale
GROUNDBRKR PALE ALE | y | Beverages | pale ale|beer
GF PALE ALE BURNING BRO | y | Beverages | pale ale|ale|beer
GF BLK BEAN BRGR DR PRAEG | y | Specialty Items | burger|patt
HILARYS VEG BURGER GF | y | Specialty Items | burger|patt
GF VEGAN NUGGTS | y | Specialty Items | nugget
GF CHED BRAT 5CT JVILLE | y | Meat, Poultry, and Seafood | brat|sausage
GF MEATLF MIX | y | * | meatloaf|seasoning|meat
GRPFRUIT RED 5LB | n | Miscellaneous Grocery Items | grapefruit
GFS HASHBRN 3LB | n | * | hash brown
GIFTCARD VISA 100 | n | Miscellaneous Grocery Items | -
SF SYRUP LOG CABN | n | Condiments and Sauces | syrup
FF HLF&HLF PT | n | Dairy and Dairy Alternatives | half
DF CHED SHREDS DAIYA | n | Dairy and Dairy Alternatives | (cheddar|cheese)
WHT SNDW BRD STR BR | n | Bread and Bakery | (white|sandwich).*bread
HONEY WHEAT BRD NATOWN | n | Bread and Bakery | (honey|wheat).*bread
BRIOCHE BUN ST PIERRE | n | Bread and Bakery | brioche
KING HAW ROLLS 12 | n | Bread and Bakery | hawaiian|roll
ANGEL FD CAKE RING | n | Bread and Bakery | angel food
PLLSB CRSCNT ROLLS | n | * | crescent
HOT DOG BUN BALLPRK | n | Bread and Bakery | hot dog bun
ELBOW MAC 1LB MUELLR | n | Pasta and Grains | elbow|macaroni
JASMIN RCE 5LB | n | Pasta and Grains | jasmine
EGG NDLS XWIDE NOYLK | n | Pasta and Grains | egg noodle
RAO MARINARA 24Z | n | Condiments and Sauces | (marinara|pasta).*sauce
MRCL WHIP 30Z | n | Condiments and Sauces | mayo|dressing
RANCH DRSG HVR | n | Condiments and Sauces | ranch
GRD CINNAMON MCC | n | Condiments and Sauces | cinnamon
FRSTD FLAKES KELL | n | Cereal and Breakfast Items | frosted flake|flake
LCKY CHRMS LG | n | Cereal and Breakfast Items | lucky|marshmallow|charm
EGGO BUTRMLK WAF | n | Cereal and Breakfast Items | waffle
QKR OATS 42Z | n | Cereal and Breakfast Items | oat
TOSTITOS SCPS | n | Snacks | tortilla chip
OREO THINS MINT | n | Snacks | cookie|oreo
PLNTRS CSHWS | n | Snacks | cashew
HSHY KISSES | n | Snacks | choc
BREYRS VAN 48Z | n | Dairy and Dairy Alternatives | ice cream
KFT AMER SNGLS | n | Dairy and Dairy Alternatives | american|cheese slice
PHIL CRM CHS 8Z | n | Dairy and Dairy Alternatives | cream cheese
LOL BUTTR UNSLT | n | Dairy and Dairy Alternatives | butter
2% MLK GAL | n | Dairy and Dairy Alternatives | milk
CHOBNI STRWB | n | Dairy and Dairy Alternatives | yogurt
CHKN BRST BNLS SKNLS FP | n | Meat, Poultry, and Seafood | chicken breast
GR BF 80/20 3LB | n | Meat, Poultry, and Seafood | ground beef
PRK TNDRLN TERYKI | n | Meat, Poultry, and Seafood | pork tenderloin
ATL SALMON FIL | n | Meat, Poultry, and Seafood | salmon
OSC MYR BCN | n | Meat, Poultry, and Seafood | bacon
DEL TURKEY OVN RST | n | Meat, Poultry, and Seafood | turkey
TOTINO PZA ROLL | n | Prepared and Packaged Meals | pizza roll
MC CHS STFR | n | Prepared and Packaged Meals | mac
CHKN NDL SP CMPBL | n | Prepared and Packaged Meals | chicken noodle
ORE IDA TATR TOT | n | Prepared and Packaged Meals | tater tot
GRN BN CUT DELMNT | n | Miscellaneous Grocery Items | green bean
BANANA ORG | n | Miscellaneous Grocery Items | banana
RED SDLS GRAPE | n | Miscellaneous Grocery Items | grape
YLW ONION 3# | n | Miscellaneous Grocery Items | onion
CILNTRO BNCH | n | Miscellaneous Grocery Items | cilantro
BG GLDN CARROT | n | Miscellaneous Grocery Items | carrot
GRLC BULB | n | Miscellaneous Grocery Items | garlic
ICEBRG LTTCE | n | Miscellaneous Grocery Items | lettuce
CHRMN TP 12 | n | Miscellaneous Grocery Items | -
TIDE PODS 42 | n | Miscellaneous Grocery Items | -
GLAD TRSH BG | n | Miscellaneous Grocery Items | -
CRST TTHPST | n | Miscellaneous Grocery Items | -
PAPER BAG CHG | n | Miscellaneous Grocery Items | -
DR PEPPR 12PK | n | Beverages | soda|cola|pepper
FOLGRS CLSC RST | n | Beverages | coffee
BUD LT 12PK CN | n | Beverages | beer|lager
OJ SIMPLY NO PULP | n | Beverages | orange juice
GATORD FRT PNCH | n | Beverages | sports drink|punch
ALL PRP FLOUR GLD MDL | n | Baking Supplies | flour
GRAN SGR 4LB DOMINO | n | Baking Supplies | sugar
DH YELLOW CAKE | n | Baking Supplies | yellow cake mix|cake mix
CHOC CHPS TOLLHSE | n | Baking Supplies | choc.*chip
`;
