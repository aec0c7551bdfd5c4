/**
 * English and French tills of both countries, written last, after all mending; docs/catalogue.md has what they
 * measured at first sight. Columns as in promenade-lines.
 */
export const ORCHARD_LINES = `
SCHAR HMBRGR BUNS GF 300G | y | Bread and Bakery | burger.*bun | counterpart
GF CINN RAISIN BRD CANYON | y | Bread and Bakery | cinnamon raisin.*(bread|loaf) | counterpart
BFREE GF WHITE ROLLS | y | Bread and Bakery | white.*roll|rolls?|bun | counterpart
PAIN BRUN SANS GLUTEN 500G | y | Bread and Bakery | brown.*bread|whole wheat.*bread | counterpart
GFBUNSHOTDOG4 | y | Bread and Bakery | hot dog bun | counterpart
UDIS PLAIN BAGELS GF 5CT | y | Bread and Bakery | plain bagel|^bagel | counterpart
GF CHOC CHIP MUFFINS KATZ | y | Bread and Bakery | chocolate chip muffin | counterpart
MUFFIN BANANE S/GLUTEN | y | Bread and Bakery | banana muffin | counterpart
GF SPINACH WRAPS TORYS | y | Bread and Bakery | spinach (wrap|tortilla) | counterpart
GF PIZZA DOUGH BALL | y | Bread and Bakery | pizza dough | counterpart
BARILLA GF SPAGHETTI 340G | y | Pasta and Grains | spaghetti | counterpart
GF FETTUCCINE JOVIAL 9OZ | y | Pasta and Grains | fettuc | counterpart
PATESANSGLUTENFUSILLI | y | Pasta and Grains | fusilli|rotini | counterpart
CATELLI S GLUTEN MACARONI | y | Pasta and Grains | macaroni | counterpart
GF EGG NOODLES MANISCHEWITZ | y | Pasta and Grains | egg noodle | counterpart
BANZA ROTINI 8OZ | y | Pasta and Grains | rotini | counterpart
GF CHEX CORN 12OZ | y | Cereal and Breakfast Items | corn chex | counterpart
NATURES PATH GF GRANOLA PUMPKIN | y | Cereal and Breakfast Items | pumpkin.*granola|granola | counterpart
GF STEEL CUT OATS BRM 24OZ | y | Cereal and Breakfast Items | steel cut oats | counterpart
GRUAU INSTANT ERABLE SG | y | Cereal and Breakfast Items | maple.*oatmeal|instant.*oat | counterpart
VANS GF APPLE CINN WAFFLE | y | Cereal and Breakfast Items | apple cinnamon waffle|waffle | counterpart
GLUTINO MULTIGR CRACKERS | y | Snacks | multigrain cracker|cracker | counterpart
SCHAR SHORTBRD CKIES 200G | y | Snacks | shortbread | counterpart
GFPRETZELSTICKS8OZ | y | Snacks | pretzel stick|pretzel | counterpart
ENJOY LIFE DBL CHOC COOKIE | y | Snacks | double chocolate.*cookie | counterpart
GF FIG BARS NATURE BAKERY | y | Snacks | fig bar | counterpart
PAMELAS GF PECAN SHORTBREAD | y | Snacks | pecan shortbread|shortbread | counterpart
MADEGOOD STRAW GRANOLA MINIS | y | Snacks | granola mini | counterpart
DAIYA GF SUPREME PIZZA | y | Prepared and Packaged Meals | supreme pizza | counterpart
PIZZA PEPPERONI SG DR OETKER | y | Prepared and Packaged Meals | pepperoni.*pizza | counterpart
AMYS GF VEG LASAGNA 9OZ | y | Prepared and Packaged Meals | vegetable lasagna|lasagna | counterpart
GF VEG POT PIE | y | Prepared and Packaged Meals | vegetable pot pie | counterpart
GF CHKN NOODLE SOUP PROGRESSO | y | Prepared and Packaged Meals | chicken noodle soup | counterpart
RAVIOLI FROMAGE SANS GLUTEN | y | Pasta and Grains | cheese ravioli | counterpart
PC GF CHICKEN NUGGETS 600G | y | Meat, Poultry, and Seafood | chicken nugget | counterpart
GF BREADED SHRIMP 12OZ | y | Meat, Poultry, and Seafood | breaded shrimp | counterpart
SAUCISSES DEJEUNER SG | y | Meat, Poultry, and Seafood | breakfast sausage | counterpart
GF WORCESTERSHIRE SAUCE | y | Condiments and Sauces | worcestershire | counterpart
SAUCE TERIYAKI SANS GLUTEN | y | Condiments and Sauces | teriyaki | counterpart
GF TURKEY GRAVY MIX | y | Condiments and Sauces | turkey gravy mix | counterpart
GF CHOC CHIP COOKIE MIX BC | y | Baking Supplies | chocolate chip cookie mix | intermediate
MELANGE PAIN SANS GLUTEN | y | Baking Supplies | bread mix | intermediate
BRM GF MILLET FLOUR 20OZ | y | Baking Supplies | wheat flour | intermediate
FARINE TAPIOCA SG 500G | y | Baking Supplies | wheat flour | intermediate
XANTHAN GUM GF NOW 6OZ | y | Baking Supplies | - | no-counterpart
GF CORN CHIPS 300G | y | Snacks | * | natural
FEVES AU LARD SANS GLUTEN | y | Prepared and Packaged Meals | * | natural
GF MUSTARD DIJON | y | Condiments and Sauces | * | natural
GF WHITE WINE 750ML | y | Beverages | * | never
DEMPSTERS HOT DOG BUNS 8 | n | Bread and Bakery | hot dog bun | *
ARNOLD WW BREAD 24OZ | n | Bread and Bakery | whole wheat bread | *
DE CECCO LINGUINE | n | Pasta and Grains | linguine | *
KELLOGG RICE KRISPIES 560G | n | Cereal and Breakfast Items | rice krispies | *
DADS OATMEAL COOKIES | n | Snacks | oatmeal cookie | *
PRINGLES SR CRM ONION | n | Snacks | sour cream.*onion.*chips|chips | *
BEATRICE SKIM MILK 4L | n | Dairy and Dairy Alternatives | skim milk | natural
SARGENTO SHRD MOZZ 8OZ | n | Dairy and Dairy Alternatives | shredded mozzarella | *
PC LEAN GRND TURKEY | n | Meat, Poultry, and Seafood | ground turkey | natural
SWIFFER WET REFILL | n | Miscellaneous Grocery Items | - | never
CARROT BABY 2LB | n | Miscellaneous Grocery Items | baby carrots | natural
POIVRONS ROUGES | n | Miscellaneous Grocery Items | red pepper | natural
JELLO PUDDING CHOC 4PK | n | * | chocolate pudding | *
HEINZ CHILI SAUCE | n | Condiments and Sauces | chili sauce | *
LIPTON ONION SOUP MIX | n | Prepared and Packaged Meals | onion soup mix | *
SPRITE ZERO 12PK | n | Beverages | soda | *
`;
