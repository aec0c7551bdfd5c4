/** Department prefixes, claims, misread letters and kinds that no other set names. docs/catalogue.md has what they measured at first sight. Columns as in tuned-lines. */
export const ARCADE_LINES = `
*GF RUSTIC WHT BOULE | y | Bread and Bakery | (white|french|boule|sourdough).*(bread|loaf)|bread|boule
001 GFREE BAGUETTE DEMI 2S | y | Bread and Bakery | baguette
GF-TORTILLA WRAPS PLN 6 | y | Bread and Bakery | tortilla|wrap
BKRY GF CHOC CHIP MUFFINS | y | Bread and Bakery | choc.*muffin|muffin
D12 GF EVERYTHNG BAGEL 4PK | y | Bread and Bakery | everything bagel|bagel
UDIS GF BURG BUNS | y | Bread and Bakery | hamburger bun|burger
KINNIKINNIC WHT HNDY BRD | y | Bread and Bakery | white bread|bread
GLUTEN-FREE PUMPKN MUFIN | y | Bread and Bakery | muffin
SCHAR GF HAMBURGER BN 10.6 | y | Bread and Bakery | hamburger bun
CANYON BAKEHOUSE STAY FRESH BR | y | Bread and Bakery | brioche|bread|brown
PROM GF SOFT BRIOCHE ROLLS | y | Bread and Bakery | brioche
GF ANGEL FOOD CAKE 9IN | y | Bread and Bakery | angel food
SANS GLUTEN NANAIMO BARRE | y | Bread and Bakery | nanaimo
GF STICKY BUNS PECAN | y | Bread and Bakery | (cinnamon|sticky|pecan|honey).*(bun|roll)
GLTN-FR ZUCCHINI BREAD | y | Bread and Bakery | zucchini
GF TEXAS TST GARLIC | y | Bread and Bakery | texas|garlic.*(toast|bread)
GLUTEN FREE RAMEN NDLS MISO | y | * | ramen|noodle
BARILLA RED LENTIL ROTINI | y | Pasta and Grains | rotini
TJS BROWN RICE PENNE | y | Pasta and Grains | penne
GF VEGGIE SPIRALS 340G | y | Pasta and Grains | rotini|spiral|fusilli
GF ORECCHIETTE 12OZ | y | Pasta and Grains | orecchiette|pasta
GF CHOW MEIN NOODLE | y | * | chow mein|noodle
SCHAR GF TAGLIATELLE 250 | y | Pasta and Grains | tagliatelle|fettuc|egg noodle
SPINACH RAVIOLI GF VALPIZZA | y | Pasta and Grains | ravioli
GF POLENTA TUBE 1LB | y | Pasta and Grains | polenta
GF ZITI BAKED FAMILY SZ | y | * | ziti
AMYS GF NON DAIRY RICE MAC | y | Prepared and Packaged Meals | mac
GF SHEPHERDS PIE 9OZ | y | Prepared and Packaged Meals | shepherd
KETO GF PIZZA SUPREME QUEST | y | Prepared and Packaged Meals | pizza
GF BREAKFAST BURRITO EVOL | y | * | burrito
GF CHICKEN ENCHILADA AMYS | y | Prepared and Packaged Meals | enchilada
GF ORANGE CHKN PF CHANGS | y | Prepared and Packaged Meals | orange chicken
GF BUTTER CHICKEN NAAN LESS | y | * | butter chicken
GF BEEF STEW DINTY | y | Prepared and Packaged Meals | beef stew
GF CHILI BEANS STAGG | y | Prepared and Packaged Meals | chili
GF CLAM CHOWDER 15OZ | y | Prepared and Packaged Meals | clam chowder
GF FRENCH ONION SOUP | y | Prepared and Packaged Meals | onion soup
GF RICE PILAF MIX NEAR E | y | Prepared and Packaged Meals | pilaf
GF TOT'S CAULI CROWNS | y | Prepared and Packaged Meals | tot
GF POT PIE TURKEY MARIE | y | Prepared and Packaged Meals | pot pie
GF PIZZA ROLLS SNACK | y | Prepared and Packaged Meals | pizza roll
GF CRAB RANGOON 12 | y | Prepared and Packaged Meals | rangoon|wonton|crab
GF HOT DOGS ALL BEEF | y | Meat, Poultry, and Seafood | hot dog
GF TURKEY BURGERS FRZ | y | Meat, Poultry, and Seafood | turkey burger
GF CHORIZO LINKS | y | Meat, Poultry, and Seafood | chorizo
GF POPCORN SHRIMP 18OZ | y | Meat, Poultry, and Seafood | popcorn shrimp|breaded shrimp|shrimp
GF PORK SCHNITZEL | y | Meat, Poultry, and Seafood | schnitzel|breaded pork
GF DELI TURKEY BRST | y | Meat, Poultry, and Seafood | turkey
GF CRISPY CHKN SANDWICH PATTIES | y | Meat, Poultry, and Seafood | chicken (patt|burger)
GF TERIYAKI SCE SOYVAY | y | Condiments and Sauces | teriyaki
GF PONZU 10OZ | y | Condiments and Sauces | ponzu|soy
GF MALT VINEGR | y | Condiments and Sauces | malt vinegar
GF MISO GINGER DRESS | y | Condiments and Sauces | dressing|miso
GF BLUE CHS DRSNG | y | Condiments and Sauces | blue cheese
GF ENCHILADA SAUCE RED | y | Condiments and Sauces | enchilada
GF FRIED ONIONS CRSPY | y | * | onion
GF CREAM OF MUSHRM CAN | y | Prepared and Packaged Meals | mushroom
GF BEEF BOUILLON CUBES | y | Prepared and Packaged Meals | beef bouillon
GF AU JUS MIX | y | Condiments and Sauces | gravy|au jus
GF WAFFLE & PANCAKE MIX | y | Cereal and Breakfast Items | pancake|waffle
GF ANGELFOOD CK MX | y | Baking Supplies | angel.*mix
GF SUGAR COOKIE MIX | y | Baking Supplies | sugar cookie mix
GF SCONE MIX IVY | y | Baking Supplies | scone mix
GF SELF RISING FLOUR | y | Baking Supplies | self rising
GF COATING CRUMBS CORN | y | Baking Supplies | coating|crumb
GF FISH FRY SEASONED | y | Baking Supplies | fish fry|coating
GF ALMND FLR BLUE DMD | y | Baking Supplies | wheat flour
GF CHOC FROSTING TUB | y | Baking Supplies | frosting
GF PIE CRUST CRUMBLE MX | y | Baking Supplies | pie crust mix
GF XANTHAN GUM 8OZ | y | Baking Supplies | -
GF RICE KRISPIES KELL | y | Cereal and Breakfast Items | rice
GF FROSTED FLKS NPATH | y | Cereal and Breakfast Items | frosted
GF COCOA PEBBLES POST | y | Cereal and Breakfast Items | cocoa|cereal
GF APL CINN INSTANT OATS | y | Cereal and Breakfast Items | oat
GF OVERNIGHT OATS MUSH | y | Cereal and Breakfast Items | overnight oat
GF HASH BRN PATTIES | y | * | hash brown
GF PROTEIN PANCAKE PWR CAKES | y | Cereal and Breakfast Items | pancake
GF MINI MUFFINS KIDS PK | y | Bread and Bakery | muffin
GF ICED OATMEAL CKIES | y | Snacks | oatmeal.*cookie
GF FIG NEWTN STYLE | y | Snacks | fig
GF LEMON SANDWCH COOKIE | y | Snacks | lemon.*cookie
GF COCONUT MACAROON JENN | y | Snacks | macaroon
GF CHOC CVRD PRETZELS | y | Snacks | pretzel
GF SESAME STICKS | y | Snacks | sesame stick
GF PARTY MIX 9OZ | y | Snacks | party mix|snack mix
GF NUT BARS CHERRY | y | Snacks | bar
GF WATER CRACKERS | y | Snacks | cracker
GF OYSTER CRACKERS | y | Snacks | cracker
GF SALTINES SCHAR | y | Snacks | saltine|cracker
GF RICE CRISPY SQ | y | Snacks | crisp
GF BISCOTTI ALMOND | y | Snacks | biscotti
GF DIGESTIVES SCHAR | y | Snacks | digestive
GF BEEF JERKY TERI | y | Snacks | jerky
GF LICORICE SOFT | y | Snacks | licorice
GF MALT BALLS | y | Snacks | malt
GF COOKIES N CRM ICE CRM | y | Dairy and Dairy Alternatives | ice cream
GF CHEESECAKE NY STYLE | y | Bread and Bakery | cheesecake
GF SORGHUM ALE 6/12 | y | Beverages | ale|beer
GF HARD CIDER ANGRY | y | Beverages | cider
GF AMBER ALE GREENS | y | Beverages | amber ale|ale|beer
GF TOFURKY SAUSAGE ITAL | y | Specialty Items | (vegan|plant|meatless|veggie).*sausage|sausage
GF TEMPEH BACON | y | Specialty Items | tempeh
GF BABY CRACKERS | y | Specialty Items | baby|toddler
GF TEETHING WAFERS | y | Specialty Items | teething
GLUTEN FREF 0ATMEAL C0OKIE | y | Snacks | oatmeal cookie
GF VANlLLA CAKE MlX | y | Baking Supplies | cake mix
GLVTEN FREE CORN8READ MIX | y | Baking Supplies | corn ?bread mix
G.F PIZZ4 D0UGH | y | * | pizza dough
GLUTENFR33 SPA6HETTI | y | Pasta and Grains | spaghetti
GF 5OY 5AUCE | y | Condiments and Sauces | soy sauce
GFPANCAKES 12CT | y | Cereal and Breakfast Items | pancake
GF-FREE STUFFNG | y | Prepared and Packaged Meals | stuffing
CERT GF ROLLED OATS | y | Cereal and Breakfast Items | oat
GF/DF BROWNIE | y | Bread and Bakery | brownie
V GF BURGER PATTY BEYOND | y | * | burger|patt
GFS CHKN TENDR 5LB | n | Meat, Poultry, and Seafood | chicken (tender|strip)
GFUEL ENERGY | n | Beverages | energy
GRAPEFRUIT JCE 1.36L | n | Beverages | grapefruit juice
SG CHKN BRST | n | Meat, Poultry, and Seafood | chicken breast
SEITAN STRIPS GLUTEN | n | Specialty Items | seitan
HIGH GLUTEN FLR 50# | n | Baking Supplies | flour
HARVEST MOON PUMPKIN | n | Miscellaneous Grocery Items | pumpkin
G FUJI APPLES | n | Miscellaneous Grocery Items | apple
DF ICE CREAM OAT VAN | n | Dairy and Dairy Alternatives | ice cream|frozen
SUGAR FREE COOKIES MURRAY | n | Snacks | cookie
FAT FREE MILK GAL | n | Dairy and Dairy Alternatives | (skim|milk)
LACTOSE FREE MILK 2L | n | Dairy and Dairy Alternatives | lactose
CAGE FREE EGGS 18 | n | Dairy and Dairy Alternatives | egg
RYE BREAD SEEDED DIMPFL | n | Bread and Bakery | rye
FRENCH BAGUETTE BKRY | n | Bread and Bakery | baguette|french bread
CIABATTA ROLLS 4CT | n | Bread and Bakery | ciabatta
ENGLISH MUFFINS THOMAS | n | Bread and Bakery | english muffin
GLZD DONUT HOLES | n | Bread and Bakery | donut hole
CHEESE DANISH 4CT | n | Bread and Bakery | danish
CHOC ECLAIR 2PK | n | Bread and Bakery | eclair
PENNE RIGATE BARILLA | n | Pasta and Grains | penne
ORZO DELALLO | n | Pasta and Grains | orzo
COUSCOUS GARLIC NEAR EAST | n | Pasta and Grains | couscous
WILD RICE MIX UBEN | n | * | rice
CHEX MIX TRAD | n | Snacks | snack mix|party mix|chex
GRAPE NUTS POST | n | Cereal and Breakfast Items | cereal|grape|nut
INSTANT OATML MPL BS | n | Cereal and Breakfast Items | oatmeal|maple
PANCAKE MIX AUNT J | n | Cereal and Breakfast Items | pancake mix
BELVITA BISC BLUEB | n | Cereal and Breakfast Items | breakfast biscuit|biscuit
RITZ CRACKER FAM SZ | n | Snacks | cracker
NACHO CHS DORITOS | n | Snacks | tortilla chip
SALT VIN KETTLE CHIP | n | Snacks | chip
CASHEW HALVES LS | n | Snacks | cashew
PROVOLONE SLCD DELI | n | Dairy and Dairy Alternatives | provolone
MOZZ SHRED PART SKIM | n | Dairy and Dairy Alternatives | mozzarella
COTTAGE CHS 2% | n | Dairy and Dairy Alternatives | cottage
ALMOND MILK VAN UNSWT | n | Dairy and Dairy Alternatives | almond milk
BROWN EGGS XL | n | Dairy and Dairy Alternatives | egg
LAMB CHOPS LOIN | n | Meat, Poultry, and Seafood | lamb
PORK BABY BACK RIBS | n | Meat, Poultry, and Seafood | rib
DELI HAM VIRGINIA | n | Meat, Poultry, and Seafood | ham
TUNA CHUNK LT WTR | n | Meat, Poultry, and Seafood | tuna
FISH STICKS GORTON | n | Meat, Poultry, and Seafood | fish stick
FROZEN LASAGNA STOUFF | n | Prepared and Packaged Meals | lasagna
CHICKEN POT PIE BANQ | n | Prepared and Packaged Meals | pot pie
TOM SOUP CAMPB 10.7 | n | Prepared and Packaged Meals | tomato soup
STOVE TOP CHKN | n | Prepared and Packaged Meals | stuffing
BBQ SAUCE SBR | n | Condiments and Sauces | barbecue sauce
DILL PCKL SPEARS | n | Condiments and Sauces | pickle
RED WINE VINGR | n | Condiments and Sauces | vinegar
VEG OIL WESSON | n | Condiments and Sauces | vegetable oil
SOY SCE LITE KIKK | n | Condiments and Sauces | soy sauce
BAKING PWDR CLABBER | n | Baking Supplies | baking powder
POWD SUGAR 10X | n | Baking Supplies | powdered|icing|confection
CHOC FDG FRSTING BC | n | Baking Supplies | frosting
JIFFY CORN MUFN MX | n | Baking Supplies | corn.*mix
DIET PEPSI 2LT | n | Beverages | cola
GREEN TEA BAGS 20 | n | Beverages | green tea
CRAN JUICE COCKTL | n | Beverages | cranberry
MERLOT 750ML WOODBR | n | Beverages | merlot
HEINEKEN 12PK BTL | n | Beverages | beer|lager
RUSSET POT 10LB | n | Miscellaneous Grocery Items | potato
HALO MANDARINS 3LB | n | Miscellaneous Grocery Items | mandarin
CELERY HEARTS | n | Miscellaneous Grocery Items | celery
FRZ MIXED VEG 12OZ | n | Miscellaneous Grocery Items | mixed vegetable
DICED TOM CAN 28OZ | n | Miscellaneous Grocery Items | tomato
PINTO BEANS DRY 2LB | n | Miscellaneous Grocery Items | pinto
PAPER TWLS BOUNTY 6 | n | Miscellaneous Grocery Items | -
LNDRY DET TIDE 92 | n | Miscellaneous Grocery Items | -
DOG FOOD PEDIGREE 30 | n | Miscellaneous Grocery Items | -
AA BATTERIES DURA | n | Miscellaneous Grocery Items | -
TAX BAG .10 | n | Miscellaneous Grocery Items | -
EXTRA FIRM TOFU | n | Specialty Items | tofu
PLANT BASED BURGER BEYND | n | Specialty Items | burger
`;
