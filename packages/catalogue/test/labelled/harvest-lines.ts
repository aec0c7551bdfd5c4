/**
 * English and French tills of both countries, left unmeasured until all was done; docs/catalogue.md has what
 * they measured. Columns as in promenade-lines.
 */
export const HARVEST_LINES = `
GF SEEDED MULTIGR BREAD 16OZ | y | Bread and Bakery | (seed|multi|grain).*bread | counterpart
CARBONAUT GF SEEDED LOAF | y | Bread and Bakery | seed.*bread|grain.*bread|bread | counterpart
GFBAGELSPLAIN4 | y | Bread and Bakery | bagel | counterpart
SCHAR BAGUETTE PARBAKED 2CT | y | Bread and Bakery | baguette | counterpart
PAIN AUX RAISINS S/GLUT | y | Bread and Bakery | raisin.*(bread|loaf) | counterpart
PETITS PAINS SANS GLUTEN 6 | y | Bread and Bakery | rolls?|buns? | counterpart
COMPLIMENTS GF CIABATTA BUN | y | Bread and Bakery | ciabatta | counterpart
TJS GF CINN COFFEE CAKE | y | Bread and Bakery | coffee cake | counterpart
GF CINNAMON ROLLS 2CT | y | Bread and Bakery | cinnamon (roll|bun) | counterpart
KATZ GF POWDRD DONUT HOLES | y | Bread and Bakery | donut | counterpart
MISSION GF TORTILLA SFT TACO | y | Bread and Bakery | tortilla|wrap | counterpart
PC GF CARROT MUFFINS | y | Bread and Bakery | carrot muffin | counterpart
GATEAUCHOCOLATSANSGLUTEN | y | Bread and Bakery | chocolate.*cake | counterpart
RONZONI GF PENNE 12OZ | y | Pasta and Grains | penne | counterpart
MACARONISANSGLUTEN454G | y | Pasta and Grains | macaroni | counterpart
GFELBOWS16OZ | y | Pasta and Grains | elbow|macaroni | counterpart
FUSILLI S.GLUTEN BARILLA | y | Pasta and Grains | fusilli|rotini | counterpart
JOVIAL GF TAGLIATELLE 9OZ | y | Pasta and Grains | tagliatelle | counterpart
GOGO QUINOA SHELLS 227G | y | Pasta and Grains | shell | counterpart
LASAGNES SANS GLUTEN 250G | y | * | lasagn | counterpart
GF TORTELLINI CHS TASTE REPUB | y | Pasta and Grains | cheese tortell | counterpart
CHEX CINN GF 12OZ | y | Cereal and Breakfast Items | cinnamon.*chex|cinnamon.*cereal | counterpart
CEREALES CHOCO S/GLUTEN | y | Cereal and Breakfast Items | choc.*cereal|cocoa.*cereal | counterpart
ONLY OATS GF QUICK OATS 1KG | y | Cereal and Breakfast Items | quick.*oats|oats | counterpart
GF HNY ALMOND GRANOLA 325G | y | Cereal and Breakfast Items | granola | counterpart
UDIS FRENCH TOAST GF FRZN | y | * | french toast | counterpart
KINNI HOMESTYL WAFFLES | y | Cereal and Breakfast Items | waffle | counterpart
CREPE PRETE SANS GLUTEN MELANGE | y | Cereal and Breakfast Items | (crepe|pancake).*mix | intermediate
SNYDERS GF PRETZEL STICKS 8OZ | y | Snacks | pretzel | counterpart
GFCRACKERSSEASALT | y | Snacks | cracker | counterpart
LANCE GF PNT BUTR CRACKERS | y | Snacks | peanut butter.*cracker|cracker | counterpart
BISCUITS SABLES S/G | y | Snacks | shortbread | counterpart
LESLEY STOWE GF RAINCOAST CRISP | y | Snacks | crisp|cracker | counterpart
GOODIE GIRL MINT SLIMS | y | Snacks | mint.*cookie|cookie | counterpart
NAIRNS GF OAT CRACKERS | y | Snacks | oat (cracker|cake) | counterpart
SCHAR HAZELNUT WAFERS 4.4OZ | y | Snacks | hazelnut.*wafer|wafer | counterpart
PAMELAS GF FIGGIES FIG 9OZ | y | Snacks | fig | counterpart
GF MACARONI CHS DEL ANNIES | y | Prepared and Packaged Meals | mac | counterpart
UDIS GF CHKN FLORENTINE MEAL | y | Prepared and Packaged Meals | chicken florentine|chicken.*meal | counterpart
PATE AU POULET SANS GLUTEN | y | Prepared and Packaged Meals | chicken (pot )?pie | counterpart
EVOL GF BURRITO BEAN | y | Prepared and Packaged Meals | burrito | counterpart
PC GF 3 CHEESE PIZZA | y | Prepared and Packaged Meals | cheese.*pizza | counterpart
GF EGG ROLLS VEG FEEL GOOD | y | Prepared and Packaged Meals | egg rolls | counterpart
PACIFIC GF CR MUSHROOM SOUP | y | Prepared and Packaged Meals | cream of mushroom soup | counterpart
GF ONION RINGS ALEXIA 12OZ | y | Prepared and Packaged Meals | onion rings | counterpart
APPLEGATE GF CHKN TENDERS | y | Meat, Poultry, and Seafood | chicken.*(tender|strip) | counterpart
GF BTRD COD GORTONS | y | Meat, Poultry, and Seafood | battered cod|cod|battered fish | counterpart
BATONNETS POISSON S/GLUTEN | y | Meat, Poultry, and Seafood | fish stick | counterpart
GF CORN DOGS STATE FAIR | y | Prepared and Packaged Meals | corn dogs | counterpart
TAMARI S/G WAN JA SHAN 296ML | y | Condiments and Sauces | tamari|soy sauce | counterpart
GF ALFREDO SAUCE 410ML | y | Condiments and Sauces | alfredo | counterpart
MELANGE SAUCE BRUNE S/GLUT | y | Condiments and Sauces | gravy | counterpart
GF OYSTER SCE 255G | y | Condiments and Sauces | oyster sauce | counterpart
CUP4CUP GF FLOUR 3LB | y | Baking Supplies | flour | intermediate
ROBIN HOOD GF FLOUR BLEND 1KG | y | Baking Supplies | flour | intermediate
PAMELAS CHOC CAKE MIX 21OZ | y | Baking Supplies | chocolate cake mix | intermediate
GF CORNBREAD MIX KRUSTEAZ | y | Baking Supplies | corn.*mix | intermediate
GF PIZZA DOUGH MIX NAMASTE | y | Baking Supplies | pizza.*mix | intermediate
GF OAT FLOUR BOBS RM | y | Baking Supplies | flour | intermediate
ANTHONYS GF ALMOND FLOUR 2LB | y | Baking Supplies | flour | intermediate
FECULE POMME TERRE S/GLUTEN | y | Baking Supplies | starch|flour | intermediate
BROWN RICE FLR GF DUINKERKEN | y | Baking Supplies | flour | intermediate
CORN STARCH GF FLEISCHMANNS | y | Baking Supplies | wheat flour | intermediate
XANTHAN GUM BRM GF 8OZ | y | Baking Supplies | - | no-counterpart
GF PSYLLIUM HUSKS 340G | y | Specialty Items | - | no-counterpart
GF TORTILLA CHIPS 340G | y | Snacks | * | natural
TORTILLAS MAIS SANS GLUTEN | y | Bread and Bakery | * | natural
GF VEG BROTH PACIFIC 32OZ | y | Prepared and Packaged Meals | * | natural
GF SALSA MEDIUM 430ML | y | Condiments and Sauces | * | natural
MAYO GF HELLMANS 445ML | y | Condiments and Sauces | * | natural
RICE CAKES GF LIGHT SALT | y | Snacks | * | natural
BEURRE ARACHIDE S/GLUTEN | y | Condiments and Sauces | * | natural
GREENS GF AMBER ALE | y | Beverages | * | never
VODKA GF 750ML TITOS | y | Beverages | * | never
CAT FOOD GF SALMON 3OZ | y | Miscellaneous Grocery Items | - | never
NATURES OWN HNY WHEAT 20OZ | n | Bread and Bakery | honey wheat bread|wheat bread | *
THOMAS ENG MUFFINS 6CT | n | Bread and Bakery | english muffin | *
POM PAIN HAMBURGER 8 | n | Bread and Bakery | burger bun | *
MISSION FLR TORT BURRITO 8 | n | Bread and Bakery | tortilla | *
CATELLI SMART ROTINI 300G | n | Pasta and Grains | rotini | *
OLIVIERI TORTELL FROM 350G | n | Pasta and Grains | tortell | *
POST SHREDDIES 550G | n | Cereal and Breakfast Items | shreddies | *
GEN MILLS LUCKY CHRM | n | Cereal and Breakfast Items | lucky charms | *
TRISCUIT ORIG 200G | n | Snacks | cracker | *
VIAU WHIPPET BISC | n | Snacks | cookie | *
LAYS KETCHUP CHIPS 235G | n | Snacks | ketchup.*chips | *
NV OATS HNY GRANOLA BAR | n | Snacks | oats.*honey.*granola bar|granola bar | *
PHILLY CRM CHS BRICK 8OZ | n | Dairy and Dairy Alternatives | cream cheese | *
SILK ALMD MILK UNSWT 1.89L | n | Dairy and Dairy Alternatives | almond milk | *
FROMAGE MOZZ RAPE 320G | n | Dairy and Dairy Alternatives | mozzarella | *
PORK LOIN CHOP BNLS | n | Meat, Poultry, and Seafood | pork.*chop | natural
JAMBON FUME TRANCHE | n | Meat, Poultry, and Seafood | ham | *
TYSON CHKN NUGGETS 32OZ | n | Meat, Poultry, and Seafood | nugget | *
SKIPPY CREAMY PB 16OZ | n | Condiments and Sauces | peanut butter | *
BARILLA MARINARA 24OZ | n | Condiments and Sauces | marinara | *
GOLD MEDAL FLOUR AP 5LB | n | Baking Supplies | flour | *
DUNCAN HINES YLW CAKE | n | * | yellow cake mix | *
DIGIORNO RISING CRST PEPP | n | Prepared and Packaged Meals | pizza | *
LIPTON CHKN NOODLE SOUP MIX | n | Prepared and Packaged Meals | chicken noodle soup mix | *
CANADA DRY GINGER ALE 2L | n | Beverages | ginger ale | *
FOLGERS CLASSIC ROAST | n | Beverages | coffee | *
CAROTTES 2LB SAC | n | Miscellaneous Grocery Items | carrot | natural
RUSSET POTATOES 10LB | n | Miscellaneous Grocery Items | potato | natural
TOMATES EN DES 796ML | n | Miscellaneous Grocery Items | diced tomato | *
AVOCATS SAC 5 | n | Miscellaneous Grocery Items | avocado | natural
PALMOLIVE DISH LIQ 739ML | n | Miscellaneous Grocery Items | - | never
PAMPERS SWADDLRS SZ2 | n | Miscellaneous Grocery Items | - | never
FRISKIES PATE CAT 5.5OZ | n | Miscellaneous Grocery Items | - | never
`;
