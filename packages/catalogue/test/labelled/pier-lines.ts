/**
 * The same author's plainer print, written before anything was mended for wharf-lines. Columns as in promenade-lines.
 */
export const PIER_LINES = `
AIDANS GF WHITE LOAF 500G | y | Bread and Bakery | white.*(bread|loaf)|^loaf|sandwich bread | counterpart
CANYON BAKEHSE 7 GRAIN GF | y | Bread and Bakery | grain.*bread | counterpart
SCHAR GF BAGUETTES 2PK | y | Bread and Bakery | baguette | counterpart
GF CINN RAISIN BREAD 340G | y | Bread and Bakery | cinnamon raisin bread|raisin bread | counterpart
PC GF BAGELS PLAIN 4S | y | Bread and Bakery | plain bagel | counterpart
UDIS GF DINNER ROLLS 6CT | y | Bread and Bakery | dinner roll | counterpart
GF BLUEBERRY MUFFINS 4CT | y | Bread and Bakery | blueberry muffin | counterpart
GF NAAN GARLIC 2CT | y | Bread and Bakery | naan | counterpart
MIKES GF CHOC CUPCAKES | y | Bread and Bakery | chocolate cupcake|^cupcake | counterpart
GF BANANA LOAF CAKE | y | Bread and Bakery | banana (loaf|bread|cake) | counterpart
TORTILLAS SG 6UN | y | Bread and Bakery | tortilla | counterpart
PAIN A HAMBURGER SG 4UN | y | Bread and Bakery | hamburger bun | counterpart
CROUTE A TARTE SG 2UN | y | * | pie (crust|shell) | counterpart
BARILLA GF ROTINI 12Z | y | Pasta and Grains | rotini | counterpart
TINKYADA BR RICE LASAGNE | y | Pasta and Grains | lasagna (noodle|sheet|pasta) | counterpart
GF ANGEL HAIR PASTA 12OZ | y | Pasta and Grains | angel hair|capellini | counterpart
GF CHEESE TORTELLINI 9OZ | y | Pasta and Grains | cheese tortellini | counterpart
GF RAMEN NOODLES 4PK | y | * | ramen | counterpart
RICE CHEX GF 12OZ | y | Cereal and Breakfast Items | rice chex | counterpart
GF CORN FLAKES NP 300G | y | Cereal and Breakfast Items | corn flakes | counterpart
GF CRISPY RICE CEREAL | y | Cereal and Breakfast Items | crisp.*rice cereal | counterpart
BOBS GF STEEL CUT OATS 24Z | y | Cereal and Breakfast Items | steel cut oats | counterpart
GF GRANOLA VANILLA ALMOND | y | Cereal and Breakfast Items | (vanilla|almond).*granola | counterpart
GF PANCAKES FRZN 10CT | y | Cereal and Breakfast Items | pancakes | counterpart
GAUFRES SG NATURE 6UN | y | Cereal and Breakfast Items | waffles | counterpart
GLUTINO GF CRACKERS SEA SALT | y | Snacks | (salt|table|original).*cracker|^crackers | counterpart
GF RICE CRACKERS SESAME | y | Snacks | (sesame|rice).*cracker | *
GF GRAHAM CRACKERS 8OZ | y | Snacks | graham cracker | counterpart
GF PRETZELS MINI 8OZ | y | Snacks | mini pretzel | counterpart
GF SHORTBREAD COOKIES 7OZ | y | Snacks | shortbread cookie | counterpart
GF OATMEAL RAISIN CKIES | y | Snacks | oatmeal raisin cookie | counterpart
BISCUITS BRIS CHOC SG 180G | y | Snacks | chocolate chip cookie | counterpart
GF CHEWY GRANOLA BARS 6CT | y | Snacks | chewy granola bar|granola bar | counterpart
GF PITA CHIPS SEA SALT | y | Snacks | pita chips | counterpart
GF ICE CREAM CONES 12CT | y | * | ice cream cone|sugar cone|cones | counterpart
KING ARTHUR GF AP FLOUR 24Z | y | Baking Supplies | all purpose.*flour | *
FARINE TOUT USAGE SG 1KG | y | Baking Supplies | all purpose.*flour | *
GF ALMOND FLOUR 454G | y | Baking Supplies | flour | *
GF CHOC CAKE MIX 15OZ | y | Baking Supplies | chocolate cake mix | intermediate
GF PIZZA DOUGH MIX 16OZ | y | Baking Supplies | pizza (dough|crust) mix | intermediate
GF BREAD CRUMBS ITALIAN | y | Baking Supplies | italian bread crumb | counterpart
GF STUFFING MIX 8OZ | y | * | stuffing | counterpart
GF TERIYAKI SAUCE 10OZ | y | Condiments and Sauces | teriyaki sauce | counterpart
GF BROWN GRAVY MIX | y | Condiments and Sauces | brown gravy mix | counterpart
GF CREAM OF CHICKEN SOUP | y | Prepared and Packaged Meals | cream of chicken soup | counterpart
AMYS GF MAC & CHEESE 9OZ | y | Prepared and Packaged Meals | mac.*cheese | counterpart
GF CHEESE PIZZA 9IN FRZ | y | Prepared and Packaged Meals | cheese pizza | counterpart
GF CHICKEN POT PIE 8OZ | y | Prepared and Packaged Meals | chicken pot pie | counterpart
GF BEAN & CHEESE BURRITO | y | Prepared and Packaged Meals | bean and cheese burrito | counterpart
BELL & EVANS GF CHKN NUGGT | y | * | chicken nugget | counterpart
CROQUETTES POULET SG 700G | y | * | chicken nugget | counterpart
GF BREADED COD FILLETS | y | * | (breaded|battered).*(fish|cod)|cod | counterpart
GF MEATBALLS FRZN 14OZ | y | * | meatballs | *
GF CORN TORTILLA CHIPS | y | Snacks | tortilla chips | natural
GF CHICKEN BROTH 900ML | y | * | chicken broth | natural
GREEN MTN GF IPA 6PK | y | Beverages | * | never
COUNTRY HARVEST 12 GRAIN | n | Bread and Bakery | grain.*bread | *
BAGELS EVERYTHING 6PK | n | Bread and Bakery | everything bagel | *
ITALPASTA PENNE 900G | n | Pasta and Grains | penne | *
CINN TOAST CRUNCH 19OZ | n | Cereal and Breakfast Items | cinnamon | *
TRISCUIT ORIG 8.5OZ | n | Snacks | triscuit|wheat crackers|crackers | *
DORITOS NACHO CHS 9.25OZ | n | Snacks | nacho.*chips|tortilla chips | *
PHILLY CRM CHEESE 250G | n | Dairy and Dairy Alternatives | cream cheese | natural
YOGOURT GREC NATURE 750G | n | Dairy and Dairy Alternatives | plain greek|greek yogurt | natural
PORK LOIN CHOPS BNLS | n | Meat, Poultry, and Seafood | pork.*chop | natural
SALADE ROMAINE COEURS 3 | n | Miscellaneous Grocery Items | romaine | natural
ONIONS YELLOW 3LB | n | Miscellaneous Grocery Items | onion | natural
CAMPBELL TOMATO SOUP 284ML | n | Prepared and Packaged Meals | tomato soup | *
STOUFFERS MAC CHEESE 12OZ | n | Prepared and Packaged Meals | mac.*cheese | *
HUNTS TOMATO PASTE 156ML | n | * | tomato paste | natural
SKIPPY CREAMY PB 28OZ | n | Condiments and Sauces | peanut butter | natural
FOLGERS CLASSIC 24.2OZ | n | Beverages | coffee | *
CASCADE DISHWASHER PODS | n | Miscellaneous Grocery Items | - | never
`;
