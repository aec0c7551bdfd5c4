/** Receipt lines that were all right at first sight; some rules changed after that, for other lines. Columns as in tuned-lines. */
export const FRESH_LINES = `
GF WHL WHT STYLE BRD 570G | y | Bread and Bakery | wheat|bread
UDIS SANDWICH BRD WHT | y | Bread and Bakery | white|sandwich
SCHAR DELI STYLE SEEDED BRD | y | Bread and Bakery | seed|bread
GF SUB BUNS 4PK | y | Bread and Bakery | sub bun
GF CHEESECAKE | y | Bread and Bakery | cheesecake
GF BUTTER TARTS | y | Bread and Bakery | butter tart
KATZ APPLE PIE | y | Bread and Bakery | apple pie
PAIN AUX RAISINS SANS GLUTEN | y | Bread and Bakery | raisin
MUFFINS ANGLAIS S/GLUTEN | y | Bread and Bakery | english muffin
GF ROTINI TRICOLOR 340G | y | Pasta and Grains | rotini
RIZOPIA BRN RICE FETTUCCINE | y | Pasta and Grains | fettuccine
GF MAC PASTA | y | Pasta and Grains | macaroni
GF RAMEN NOODLES | y | Pasta and Grains | ramen
PATES COQUILLES SANS GLUTEN | y | Pasta and Grains | shell
GF ORZO | y | Pasta and Grains | orzo
GF CINN TOAST CEREAL | y | Cereal and Breakfast Items | cereal
GF HOT CEREAL 24 OZ | y | Cereal and Breakfast Items | hot cereal
PC GF BUTTERMILK PANCAKE MX | y | Cereal and Breakfast Items | pancake
GF BRKFST SANDWICH | y | Cereal and Breakfast Items | breakfast sandwich
GAUFRES BLEUETS S/G | y | Cereal and Breakfast Items | blueberry waffle
GF LEMON COOKIES | y | Snacks | lemon|cookie
GLUTINO CHOC WAFERS | y | Snacks | wafer
GF ANIMAL CRACKERS | y | Snacks | animal
GF SESAME CRKRS 4.5OZ | y | Snacks | sesame cracker
GF CHOC COVERED PRETZELS | y | Snacks | pretzel
BISCUITS GINGEMBRE SANS GLUTEN | y | Snacks | ginger
BARRE GRANOLA SANS GLUTEN | y | Snacks | granola bar
GF PARTY MIX | y | Snacks | party mix
GF SUPREME PIZZA | y | Prepared and Packaged Meals | supreme pizza
GF LENTIL SOUP | y | Prepared and Packaged Meals | lentil soup
GF CHKN ALFREDO MEAL | y | Prepared and Packaged Meals | alfredo
GF CHKN TAQUITOS | y | Prepared and Packaged Meals | taquito
MACARONI FROMAGE SANS GLUTEN | y | Prepared and Packaged Meals | macaroni and cheese
GF POPCORN CHICKEN | y | Meat, Poultry, and Seafood | popcorn chicken
GF BREADED SHRIMP | y | Meat, Poultry, and Seafood | shrimp
SAUCISSES PORC SANS GLUTEN | y | Meat, Poultry, and Seafood | sausage
GF STIR FRY SAUCE | y | Condiments and Sauces | stir fry
GF ITAL DRESSNG | y | Condiments and Sauces | italian dressing
GF ONION SOUP MIX | y | Prepared and Packaged Meals | onion soup mix
VINAIGRETTE SANS GLUTEN | y | Condiments and Sauces | dressing|vinaigrette
GF BUCKWHEAT FLR 680G | y | Baking Supplies | wheat flour
GF PIE CRST MIX | y | Baking Supplies | pie crust mix
MELANGE A PAIN SANS GLUTEN | y | Baking Supplies | bread mix
GF TAPIOCA STARCH | y | Baking Supplies | wheat flour
GF PALE ALE 473ML | y | Beverages | pale ale
GF MEATLESS MEATBALLS | y | Specialty Items | meatball
GLUTEN FREE BAGE1S EVRYTHNG | y | Bread and Bakery | bagel
GIFT BOX | n | Miscellaneous Grocery Items | -
PINK GRAPEFRUIT | n | Miscellaneous Grocery Items | grapefruit
BEEF JERKY | n | Snacks | beef jerky
CKN THIGHS BNLS | n | Meat, Poultry, and Seafood | chicken thigh
WONDER BRD WW | n | Bread and Bakery | whole wheat.*bread
CHEDDAR OLD 400G | n | Dairy and Dairy Alternatives | cheddar
ROMAINE HEARTS | n | Miscellaneous Grocery Items | romaine
STRAWBERRIES 1LB | n | Miscellaneous Grocery Items | strawberr
LAUNDRY DETERGENT | n | Miscellaneous Grocery Items | -
TOILET PAPER 12RL | n | Miscellaneous Grocery Items | -
JUS ORANGE | n | Beverages | orange juice
POULET HACHE | n | Meat, Poultry, and Seafood | chicken
EGGO WAFFLES | n | Cereal and Breakfast Items | waffle
`;
