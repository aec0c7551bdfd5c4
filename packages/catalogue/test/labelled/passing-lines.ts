/**
 * Receipt lines written after the rules were widened for stranger-lines and before they were run on
 * these; docs/catalogue.md has what they measured then. Columns as in tuned-lines.
 */
export const PASSING_LINES = `
HEB GF TEXAS TST GARLIC | y | Bread and Bakery | garlic toast|texas toast
HYVEE GF RASPB MUFFINS 4CT | y | Bread and Bakery | raspberry muffin
4011 PUBLIX GRNWISE GF PNT BTR CKY | y | Snacks | peanut butter cookie
FRED MEYER GF WHT SANDWICH BRD 24Z | y | Bread and Bakery | white.*bread|sandwich bread
MKT BSKT GF KAISER ROLL 4 | y | Bread and Bakery | kaiser
SR BOWL&BSKT GF ELBOWS | y | Pasta and Grains | elbow
GF APPLE CINN RNGS CRL 9Z | y | Cereal and Breakfast Items | cereal
OUTSHINE GF FRT BARS | y | * | *
GFREE CRNBRY ORNG SCONE | y | Bread and Bakery | scone
GLUTEN FRE3 RICE PENN3 16OZ | y | Pasta and Grains | penne
GLU FREE PNCK MX CHOC CHIP | y | Cereal and Breakfast Items | chocolate chip pancake mix|pancake mix
BOBS GF MUESLI TROP | y | Cereal and Breakfast Items | muesli
SCHAR GRISSINI BRDSTX | y | * | breadstick
SCHAR MEL TST | y | * | melba
SCHAR CHEESE BITES 125G | y | Snacks | cheese
UDIS HOT DG BNS F | y | Bread and Bakery | hot dog bun
KINNIKINNICK HMSTYL WFLS | y | Cereal and Breakfast Items | waffle
GLUTINO GF ENGLISH MUFFIN MIX | y | Baking Supplies | english muffin mix|bread mix
CANYON BAKEHOUSE ANCNT GRAIN | y | Bread and Bakery | ancient grain.*bread|bread
LITTLE NORTHN BKHSE SPRTD 7 GRN | y | Bread and Bakery | sprouted grain bread|grain bread|bread
PROMISE GF CHIA SEED LOAF | y | Bread and Bakery | bread|loaf
GF MINI CUPCKS VAN 8PK | y | Bread and Bakery | vanilla cupcake|cupcake
GF RED VELV CAKE SLC | y | Bread and Bakery | red velvet|cake
GF KEY LIME PIE 24Z | y | Bread and Bakery | key lime
GF SPANAKPTA | y | Prepared and Packaged Meals | spanakopita
GF VEG LASGNA FZN | y | Prepared and Packaged Meals | vegetable lasagna
GF CHKN TENDIES 24 OZ | y | Meat, Poultry, and Seafood | chicken tender
GF FISH FNGRS 300G | y | Meat, Poultry, and Seafood | fish finger|fish stick
GF COCNUT SHRIMP | y | Meat, Poultry, and Seafood | coconut shrimp
GF SWDSH MTBLLS | y | * | meatball
GF ITLN SSG MILD | y | Meat, Poultry, and Seafood | italian sausage
GF BLACK FRST HAM SLCD | y | Meat, Poultry, and Seafood | black forest ham
GF HRD SALAMI GENOA | y | Meat, Poultry, and Seafood | salami
GF HNY MSTRD DRSG | y | Condiments and Sauces | honey mustard dressing
GF GEN TSO SCE 12Z | y | Condiments and Sauces | general tso
GF PAD THAI KIT | y | Prepared and Packaged Meals | pad thai
GF ALFRDO SCE JAR | y | Condiments and Sauces | alfredo
GF ONN GRVY MX | y | Condiments and Sauces | gravy mix|onion gravy
GF MSHRM GRVY | y | Condiments and Sauces | mushroom gravy
GF CAJUN SEASON | y | Condiments and Sauces | cajun
GF BBQ RUB | y | Condiments and Sauces | barbecue rub
GF TIKKA MSLA SCE | y | Condiments and Sauces | tikka masala
GF CHOC BROWNIE BITES | y | Bread and Bakery | brownie bite
GF CRM FILLD CUPCAKE | y | Bread and Bakery | cupcake
GF SNDWCH CKIE LEMON | y | Snacks | lemon.*cookie|sandwich cookie
GF SEA SLT CRKR ALMD | y | Snacks | sea salt cracker|almond flour cracker
GF PPRCRN CHIPS KETTLE | y | Snacks | kettle|potato chip
GF VEG STRAWS | y | Snacks | veggie straw
GF CHEDR PUFFS 4Z | y | Snacks | cheddar puff|cheese puff
GF JUMBO MRSHMLW | y | Snacks | marshmallow
GF BLK LICORICE SOFT | y | Snacks | black licorice
GF CHURROS FZN | y | Bread and Bakery | churro
GF WONTON SOUP | y | Prepared and Packaged Meals | wonton soup
GF TOM BISQUE | y | Prepared and Packaged Meals | tomato soup
GF CORN CHWDR | y | Prepared and Packaged Meals | corn chowder
GF VEGAN MAC CHS | y | Prepared and Packaged Meals | mac
GF QUICHE LORR 6IN | y | Prepared and Packaged Meals | quiche lorraine
GF VANILLA FRSTNG | y | Baking Supplies | vanilla frosting
GF ALM FLR BLANCHD 2LB | y | Baking Supplies | wheat flour
GF SELF RSNG FLR | y | Baking Supplies | self rising flour
GF COCONUT MACARNS | y | Snacks | macaroon
GF VODKA TITOS | y | Beverages | vodka
OMISSION PALE ALE GF 6PK | y | Beverages | pale ale
GF OAT MLK BARISTA | y | Dairy and Dairy Alternatives | oat milk
PAIN HOT-DOG SANS GLUTEN 6 | y | Bread and Bakery | hot dog bun
CROISSANTS BEURRE S.G. SANS GLUTEN | y | Bread and Bakery | butter croissant|croissant
TARTELETTES BEURRE SANS GLUTEN | y | Bread and Bakery | butter tart|tart
NOUILLES RIZ SANS GLUTEN 250G | y | Pasta and Grains | rice noodle
CREPES SURG SANS GLUTEN | y | Cereal and Breakfast Items | crepe
GAUFRES ERABLE SANS GLUTEN | y | Cereal and Breakfast Items | waffle
BARRES FRUITS NOIX SANS GLUTEN | y | Snacks | fruit and nut bar
BOULETTES ITAL SANS GLUTEN | y | Meat, Poultry, and Seafood | italian meatball
SOUPE POULET NOUILLES S/GLUTEN | y | Prepared and Packaged Meals | chicken noodle soup
FARINE TOUT USAGE SANS GLUTEN 1KG | y | Baking Supplies | all purpose flour
COSMIC CRSP APPLES LB | n | Miscellaneous Grocery Items | apple
MINI CUCUMBERS 6CT | n | Miscellaneous Grocery Items | cucumber
GRN LEAF LETTUCE | n | Miscellaneous Grocery Items | green leaf lettuce
BABY BELLA MUSHRM SLCD 8Z | n | Miscellaneous Grocery Items | mushroom
SWEET ONIONS 3LB | n | Miscellaneous Grocery Items | sweet onion
ORGNC RASPBRS 6OZ | n | Miscellaneous Grocery Items | raspberr
COLLARD GRNS BNCH | n | Miscellaneous Grocery Items | collard
TOMATO ON VINE | n | Miscellaneous Grocery Items | tomato
HABANERO PEPPERS | n | Miscellaneous Grocery Items | habanero
BEEF SHORT RIBS BI | n | Meat, Poultry, and Seafood | beef short rib
93/7 GRND TURKEY 1LB | n | Meat, Poultry, and Seafood | ground turkey
PORK SPARERIBS ST LOUIS | n | Meat, Poultry, and Seafood | pork rib|spare rib
CHKN DRUMS FAM PK | n | Meat, Poultry, and Seafood | chicken drumstick
ATL SALMON FLT SKON | n | Meat, Poultry, and Seafood | salmon
LEG OF LAMB BNLS | n | Meat, Poultry, and Seafood | leg of lamb
BEEF LIVER SLICED | n | Meat, Poultry, and Seafood | beef liver
SWAI FILLETS 2LB | n | Meat, Poultry, and Seafood | swai
ROTISS CHKN HOT | n | Meat, Poultry, and Seafood | rotisserie chicken
BOARS HEAD OVENGOLD TRKY | n | Meat, Poultry, and Seafood | turkey
COLBY JCK STRING 12CT | n | Dairy and Dairy Alternatives | cheese string|colby jack
VAN CRMER 32OZ | n | Dairy and Dairy Alternatives | vanilla creamer
KRO 1% LF MILK GAL | n | Dairy and Dairy Alternatives | 1% milk
SALTED BTTR STKS | n | Dairy and Dairy Alternatives | salted butter|butter
DRUMSTICK ICE CRM VAN 4 | n | Dairy and Dairy Alternatives | drumstick|cone
WW SPAGHETTI 13OZ | n | Pasta and Grains | whole wheat spaghetti
SUSHI RICE NISHIKI | n | Pasta and Grains | sushi rice
CHS RAVIOLI FRSH BUITONI | n | Pasta and Grains | cheese ravioli
CAP N CRUNCH BERRIES | n | Cereal and Breakfast Items | cereal
QKR OATS QUICK 42Z | n | Cereal and Breakfast Items | quick oats
PILLS CINN ROLLS ORNG | n | * | cinnamon roll
DIGORNO RISING CRST PEP | n | Prepared and Packaged Meals | pepperoni pizza|pizza
CHUNKY BF VEG SOUP | n | Prepared and Packaged Meals | beef vegetable soup
FZN BROC FLORETS 12Z | n | Miscellaneous Grocery Items | frozen broccoli|broccoli
FRZ HASHBRWNS SHRED | n | Cereal and Breakfast Items | hash brown
GARBANZO BNS 15Z | n | Miscellaneous Grocery Items | chickpea
ROTEL DICED TOM CHILI | n | Miscellaneous Grocery Items | diced tomato
MRSHMLW FLUFF | n | * | marshmallow creme
APPLESCE CINN 6PK | n | Miscellaneous Grocery Items | applesauce
TORTILLA STRIPS LIME | n | Snacks | lime tortilla chips|tortilla chips
SWEDISH FISH 8Z | n | Snacks | gummy
BEEF JRKY PEPPERED 3OZ | n | Snacks | beef jerky
SUNFLWR KRNLS | n | Snacks | sunflower seed
GRND CLOVES 1OZ | n | Condiments and Sauces | clove
APPLE CDR VNGR 32Z | n | Condiments and Sauces | apple cider vinegar
BALSMIC GLAZE | n | Condiments and Sauces | balsamic glaze
CHOC SYRUP HRSHY | n | Condiments and Sauces | chocolate syrup
TURKY GRVY JAR | n | Condiments and Sauces | turkey gravy
VAN EXTRCT PURE 2Z | n | Baking Supplies | vanilla extract
BAKNG SODA 1LB | n | Baking Supplies | baking soda
PWDRD SGR 2LB | n | Baking Supplies | powdered sugar|icing sugar
DIET PEPSI 12PK CN | n | Beverages | cola
ICED TEA LMN GAL | n | Beverages | iced tea
CRAN GRAPE JC 64Z | n | Beverages | cranberry juice|grape juice
PNT GRIGIO 750ML | n | Beverages | white wine
MODELO ESP 12PK | n | Beverages | lager
BATH TISSUE 12 MEGA | n | Miscellaneous Grocery Items | -
DISH SOAP ULTRA BLUE | n | Miscellaneous Grocery Items | -
IBUPROFN 200MG 100CT | n | Miscellaneous Grocery Items | -
SYMPATHY CARD | n | Miscellaneous Grocery Items | -
KITCHEN BAGS 13GAL 40CT | n | Miscellaneous Grocery Items | -
MENS RAZORS 5PK | n | Miscellaneous Grocery Items | -
CELERI PIED | n | Miscellaneous Grocery Items | celery
FRAISES QC 1L | n | Miscellaneous Grocery Items | strawberr
CREME GLACEE VANILLE 2L | n | Dairy and Dairy Alternatives | vanilla ice cream
BACON TRANCHE FUME 375G | n | Meat, Poultry, and Seafood | bacon
JUS DE TOMATE 1.36L | n | Beverages | tomato juice
HARICOTS VERTS CONG | n | Miscellaneous Grocery Items | green bean
SAC A ORDURES 20 | n | Miscellaneous Grocery Items | -
YOG GREC VANILLE 750G | n | Dairy and Dairy Alternatives | vanilla greek yogurt
`;
