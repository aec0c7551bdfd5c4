/**
 * Tills of both countries, English and some French, three quarters gluten-free, written by an author who knew the
 * products' names and not the words of the matcher; docs/catalogue.md has what they measured at first sight.
 * Columns as in promenade-lines.
 */
export const WHARF_LINES = `
SCHAR GF WHOLESOME WHT 380G | y | Bread and Bakery | white.*bread|sandwich bread | counterpart
LITTLE NORTHERN BUNS 4S | y | Bread and Bakery | ^buns|hamburger bun | counterpart
ODOUGHS BAGEL THINS SPRTD | y | Bread and Bakery | bagel thins | counterpart
PROMISE GF SOFT WHT 480 | y | Bread and Bakery | white.*bread | counterpart
BFREE GF SWT POTATO WRAP | y | Bread and Bakery | sweet potato wrap | counterpart
SCHAR GF CIABATTA 200G | y | Bread and Bakery | ciabatta | counterpart
KINNIKINNICK BRGR BUN 4PK | y | Bread and Bakery | burger bun | counterpart
GF CHOC CHIP MUFFIN 4PK | y | Bread and Bakery | ^chocolate chip muffin | counterpart
PC GF ENG MUFFIN 4CT | y | Bread and Bakery | english muffin | counterpart
GF PIE CRUST FRZN 2PK | y | * | pie (crust|shell) | counterpart
CANYON HERITAGE STYLE WG | y | Bread and Bakery | bread | counterpart
UDIS PLAIN TORTILLA 6CT | y | Bread and Bakery | tortilla|plain wraps | counterpart
SCHAR DELI STYLE SRDGH | y | Bread and Bakery | sourdough.*bread | counterpart
NEW GRAINS GF SOURDOUGH | y | Bread and Bakery | sourdough.*bread | counterpart
KATZ GF GLZD DONUTS 6PK | y | Bread and Bakery | ^glazed donuts|donuts | counterpart
PAIN TRANCHE BLANC SG 400 | y | Bread and Bakery | white.*bread|sliced bread | counterpart
BOUL. GF HAMBOURGEOIS 4UN | y | Bread and Bakery | hamburger bun | counterpart
GF FRENCH BAGUETTE 2CT | y | Bread and Bakery | baguette | counterpart
GLUTENFREE PIZZA CRUST 9IN | y | Bread and Bakery | pizza crust | counterpart
WW GF BROWNIES 13OZ | y | Bread and Bakery | brownies | counterpart
CATELLI GF SPAGH 340G | y | Pasta and Grains | spaghetti | counterpart
BARILLA GF PENNE 12OZ | y | Pasta and Grains | penne | counterpart
BARILLA GF OVEN RDY LASGN | y | Pasta and Grains | lasagna (noodle|sheet|pasta) | counterpart
JOVIAL GF BRN RC FUSILLI | y | Pasta and Grains | fusilli | counterpart
TINKYADA BR RICE SHELLS | y | Pasta and Grains | shells | counterpart
RUMMO SG PENNE RIGATE 340G | y | Pasta and Grains | penne rigate|^penne | counterpart
GIA RUSSA GF POTATO GNOCCHI | y | Pasta and Grains | potato gnocchi|^gnocchi | counterpart
BANZA RICE CHKPEA 7Z | y | Pasta and Grains | rice | *
LE VENEZIANE SPAGHETTI SG | y | Pasta and Grains | spaghetti | counterpart
RP S GF FRSH LINGUINI | y | Pasta and Grains | linguine | counterpart
GO GO QUINOA MAC CHEESE SG | y | Prepared and Packaged Meals | mac.*cheese | counterpart
ANNIES GF RICE PASTA CHED | y | Prepared and Packaged Meals | mac.*cheese|shells.*cheddar | counterpart
DAIYA MAC CHS ALFREDO GF | y | Prepared and Packaged Meals | mac.*cheese | counterpart
CHEERIOS HNY NUT GF 430G | y | Cereal and Breakfast Items | honey nut cheerios | counterpart
NATURES PATH GF MESA SUNRS | y | Cereal and Breakfast Items | cereal|flakes | counterpart
CHEX GF CINNAMON 12.1OZ | y | Cereal and Breakfast Items | cinnamon chex | counterpart
BOBS RED MILL GF OATS QUICK | y | Cereal and Breakfast Items | quick.*oats | counterpart
ONLY OATS GF LARGE FLAKE | y | Cereal and Breakfast Items | large flake|rolled oats | counterpart
GLUTINO GF FROSTED TSTR PSTRY | y | Cereal and Breakfast Items | toaster pastr | counterpart
VANS GF WAFFLES BLBRY 8.5OZ | y | Cereal and Breakfast Items | blueberry waffles | counterpart
GRUAU SG SACHETS ERABLE | y | Cereal and Breakfast Items | maple.*oatmeal|oatmeal packets | counterpart
KING ARTHUR GF PANCAKE MIX | y | Cereal and Breakfast Items | ^(buttermilk |original )?pancake.*mix | intermediate
LOVE CRUNCH GF GRANOLA DK CHOC | y | Cereal and Breakfast Items | chocolate.*granola | counterpart
GLUTINO GF PRETZEL TWST 227 | y | Snacks | pretzel twists|^pretzels | counterpart
SCHAR GF TABLE CRACKERS | y | Snacks | (table|water|plain|cream) crackers|^crackers | counterpart
MARYS ORG CRACKERS ORIG GF | y | Snacks | crackers | counterpart
CRUNCHMASTER GF MLTISEED | y | Snacks | (multi|seed|rice).*crackers | counterpart
BRETON GF HERB GRLC CRKR | y | Snacks | (herb|garlic).*crackers | counterpart
MADEGOOD GF GRNOLA MINIS CHOC | y | Snacks | chocolate.*granola (minis|bites) | counterpart
KINNIKINNICK KTOOS CHOC VNLA | y | Snacks | chocolate.*sandwich|chocolate o's|chocolate.*creme | counterpart
GOODIE GIRL GF MINT COOKIES | y | Snacks | mint.*cookies | counterpart
TATES GF CHOC CHIP CKIES 7Z | y | Snacks | ^(crispy |thin )?chocolate chip cookie | counterpart
GULLON BISCUITS DIGEST SG | y | Snacks | digestive | counterpart
SCHAR WAFERS VANILLE SG 125G | y | Snacks | vanilla wafer | counterpart
BISCUITS SODA SANS GLUTEN | y | Snacks | soda crackers|saltine | counterpart
PAMELAS GF BAKING MIX 24OZ | y | * | baking mix|baking flour|pancake mix | intermediate
BOBS 1TO1 GF BAKNG FLR 22Z | y | Baking Supplies | flour | *
RBNHD GF AP FLOUR 1.36KG | y | Baking Supplies | all purpose.*flour | *
CUP4CUP FLOUR 3LB | y | Baking Supplies | flour | *
BOBS RM GF TAPIOCA FLR 20Z | y | Baking Supplies | flour | *
FARINE RIZ BLANC SG 500G | y | Baking Supplies | flour | *
XANTHAN GUM BOBS GF 8OZ | y | Baking Supplies | - | *
BETTY CRKR GF YLW CAKE MX | y | Baking Supplies | yellow cake mix | intermediate
DUNCAN HINES GF BROWNIE MIX | y | Baking Supplies | brownie mix | intermediate
GF PANKO BREADCRUMBS 8Z | y | Baking Supplies | panko | counterpart
KIKKOMAN GF SOY SCE 10OZ | y | Condiments and Sauces | soy sauce | counterpart
SAN J TAMARI GF RS 20OZ | y | Condiments and Sauces | tamari|soy sauce | counterpart
LEE KUM KEE GF OYSTER SCE | y | Condiments and Sauces | oyster sauce | counterpart
GF BEEF GRAVY MIX PKT | y | Condiments and Sauces | beef gravy mix|gravy mix | counterpart
AMYS GF BURRITO BEAN RICE | y | Prepared and Packaged Meals | bean.*rice.*burrito|bean burrito | counterpart
AMYS GF SPINACH LASAGNE | y | Prepared and Packaged Meals | spinach lasagna | counterpart
EVOL GF CHKN ENCHILADA BWL | y | Prepared and Packaged Meals | enchilada|burrito bowl | counterpart
UDIS GF PEPPERONI PIZZA | y | Prepared and Packaged Meals | pepperoni pizza$ | counterpart
CAULIPOWER MARGH PIZZA GF | y | Prepared and Packaged Meals | margherita pizza | counterpart
PERDUE GF CHKN TENDERS 22OZ | y | * | chicken (tender|strip|finger) | counterpart
PC GF CHICKEN STRIPS 800G | y | * | chicken (strip|finger|tender) | counterpart
HIGHLINER GF FISH STICKS | y | * | fish stick | counterpart
IMAGINE GF CRM MUSHRM SOUP | y | Prepared and Packaged Meals | mushroom soup | counterpart
GLUTENBERG BLONDE 4X473 | y | Beverages | * | never
OMISSION GF LAGER 6PK BTL | y | Beverages | * | never
SAUCISSE ITAL DOUCE SG | y | Meat, Poultry, and Seafood | italian sausage | *
GF ONION RINGS FRZN 14OZ | y | * | onion ring | counterpart
QUICHE LORRAINE SG 2UN | y | Prepared and Packaged Meals | quiche lorraine | counterpart
SCHNEIDERS BACON GF 375G | y | Meat, Poultry, and Seafood | bacon | natural
LAYS CLASSIC GF 235G | y | Snacks | potato chips | natural
RICE CAKES QUAKER LT SALT GF | y | Snacks | salted rice cakes|^rice cakes | natural
MISSION WHITE CORN TORT 30CT | n | Bread and Bakery | corn tortilla | natural
DEMPSTERS WHOLE WHEAT 675G | n | Bread and Bakery | whole wheat.*bread | *
WONDER HAMBURGER BUN 8S | n | Bread and Bakery | hamburger bun | *
POM PAIN BLANC 675G | n | Bread and Bakery | white.*bread | *
BARILLA SPAGHETTI 1LB | n | Pasta and Grains | spaghetti | *
UNCLE BENS BASMATI 1.6KG | n | Pasta and Grains | basmati rice | natural
SHREDDIES FAMILY 1.24KG | n | Cereal and Breakfast Items | shreddies | *
RITZ CRACKERS ORIG 200G | n | Snacks | crackers | *
OREO DBL STUF 15.35OZ | n | Snacks | sandwich cookies | *
CHIPS AHOY FAMILY SZ | n | Snacks | chocolate chip cookie | *
RUFFLES ALL DRESSED 200G | n | Snacks | all dressed.*chips | natural
PC 2% MILK 4L | n | Dairy and Dairy Alternatives | 2% milk | natural
NATREL LAIT 3.25 2L | n | Dairy and Dairy Alternatives | milk | natural
BLK DIAMOND MARBLE 400G | n | Dairy and Dairy Alternatives | marble cheese|cheese | natural
CHOBANI PLN GRK 32OZ | n | Dairy and Dairy Alternatives | plain greek|greek yogurt | natural
LEAN GRD BEEF TRAY | n | Meat, Poultry, and Seafood | ground beef | natural
BACON MAPLE LEAF 375 | n | Meat, Poultry, and Seafood | bacon | natural
CARROTS BABY 2LB | n | Miscellaneous Grocery Items | baby carrots | natural
AVOCADO LRG EA | n | Miscellaneous Grocery Items | avocado | natural
HEINZ KETCHUP 1L | n | Condiments and Sauces | ketchup | natural
HELLMANNS REAL MAYO 890 | n | Condiments and Sauces | mayonnaise | natural
KRAFT PB SMOOTH 1KG | n | Condiments and Sauces | peanut butter | natural
ROBIN HOOD FLOUR 10KG | n | Baking Supplies | flour | *
DEL CHICKEN NUGGETS 1.5KG | n | Meat, Poultry, and Seafood | chicken nuggets | *
DELISSIO RISING CRST PEPP | n | Prepared and Packaged Meals | pepperoni pizza | *
TIM HORTONS COFFEE 930G | n | Beverages | coffee | *
TROPICANA OJ NO PULP 1.54 | n | Beverages | orange juice | natural
BUD LIGHT 12PK CAN | n | Beverages | * | never
CHARMIN ULTRA SFT 12=24 | n | Miscellaneous Grocery Items | - | never
PURINA DOG CHOW 16KG | n | Miscellaneous Grocery Items | - | never
DAWN DISH SOAP 19.4OZ | n | Miscellaneous Grocery Items | - | never
`;
