/**
 * Canadian tills, English and French, written from products' names and committed before the matcher saw a line
 * of them; docs/catalogue.md has what they measured at first sight. Columns as in promenade-lines.
 */
export const RIVERSIDE_LINES = `
PROMISE GF SFT WHT LOAF | y | Bread and Bakery | white.*(bread|loaf) | counterpart
LITTLE N BAKEHSE SPR GRN | y | Bread and Bakery | grain.*(bread|loaf)|sprouted.*bread | counterpart
ODOUGHS BAGEL THIN APL CN | y | Bread and Bakery | bagel thin|apple.*bagel | counterpart
PC GF HAMBURGER BUN 4S | y | Bread and Bakery | (hamburger|burger) bun | counterpart
COMP GF CINN RAISN BREAD | y | Bread and Bakery | cinnamon raisin.*bread | counterpart
KINNIKINNICK GF CHOC DONUT | y | Bread and Bakery | chocolate.*donut | counterpart
BFREE GF WRAPS QUINOA 6 | y | Bread and Bakery | wrap | counterpart
GF BLUEB MUFFIN 4PK SOBEYS | y | Bread and Bakery | blueberry muffin | counterpart
PC GF PIE SHELLS 2X200G | y | Bread and Bakery | pie (shell|crust) | counterpart
PAIN BLE ENT STYLE SG PROM | y | Bread and Bakery | ^(?!.*(crumb|mix|flour|pudding)).*bread | counterpart
PAIN 5 GRAINS SANS GLUTEN | y | Bread and Bakery | grain.*bread | counterpart
GLUTINO PAIN HAMBURG SG | y | Bread and Bakery | (hamburger|burger) bun | counterpart
BAGELS CAN RAISIN S/GLUTEN | y | Bread and Bakery | (cinnamon|raisin).*bagel | counterpart
TARTE SUCRE SG 500G | y | Bread and Bakery | sugar pie | counterpart
GATEAU BANANE SANS GLUTEN | y | Bread and Bakery | banana (cake|bread|loaf) | counterpart
CATELLI GF LINGUINE 340G | y | Pasta and Grains | linguine | counterpart
GOGO QUINOA PENNE 227G | y | Pasta and Grains | penne | counterpart
PC GF LASAGNA OVEN READY | y | Pasta and Grains | (oven ready )?lasagna (noodle|pasta|sheet) | counterpart
BARILLA SG FUSILLI 340 | y | Pasta and Grains | fusilli | counterpart
PATES RIZ BRUN SG RIZOPIA | y | Pasta and Grains | pasta|spaghetti|penne|fusilli | counterpart
NOUIL OEUF SANS GLUTEN | y | Pasta and Grains | egg noodle | counterpart
OLIVIERI GF GNOCCHI 400G | y | Pasta and Grains | gnocchi | counterpart
CHEERIOS MULTI GR GF 342G | y | Cereal and Breakfast Items | multi.?grain.*cheerios|multigrain.*cereal | counterpart
NATURES PATH SG GRANOLA CHIA | y | Cereal and Breakfast Items | granola | counterpart
ONLY OATS QUICK GF 1KG | y | Cereal and Breakfast Items | quick.*oat|^oats | counterpart
GRUAU POMME CANN SG | y | Cereal and Breakfast Items | apple.*cinnamon.*oat|apple.*oatmeal|oatmeal | counterpart
VANS GAUFRES NATURE SG | y | Cereal and Breakfast Items | waffle | counterpart
PC GF BUTTRMLK PANCAKE MX | y | Cereal and Breakfast Items | (buttermilk )?pancake mix | intermediate
CEREALE FLOC MAIS MIEL SG | y | Cereal and Breakfast Items | corn flakes?|honey.*cereal | counterpart
GLUTINO CRACKER MULTIGR 125 | y | Snacks | multigrain cracker | counterpart
BRETON GF BLK BEAN CRCKR | y | Snacks | black bean cracker|cracker | counterpart
SCHAR CRISPBREAD 150G | y | Snacks | crispbread | counterpart
MADEGOOD GRAN MINI STRWB | y | Snacks | (strawberry )?granola (mini|bite) | counterpart
ENJOY LIFE SUGAR CRISP CKY | y | Snacks | sugar.*cookie | counterpart
PC GF GINGER SNAPS 200G | y | Snacks | ginger ?snap|ginger.*cookie | counterpart
BISC PEPITES CHOC SG 227G | y | Snacks | chocolate chip.*cookie | counterpart
GLUTINO BRETZELS BATON SG | y | Snacks | pretzel | counterpart
BARRES GRAN CHOC SG 5UN | y | Snacks | chocolate.*granola bar | counterpart
GALETTES MELASSE SANS GLUT | y | Snacks | molasses.*cookie | counterpart
CRAQUELINS FROMAGE SG | y | Snacks | cheese cracker | counterpart
DAIYA PIZZA SUPREME 549G | y | Prepared and Packaged Meals | supreme.*pizza|pizza | counterpart
PC SG PIZZA 3 FROMAGES | y | Prepared and Packaged Meals | (three )?cheese pizza|pizza | counterpart
GF PEROGIES POTATO ONION | y | Prepared and Packaged Meals | perog | counterpart
MACARONI FROM SG ANNIES | y | Prepared and Packaged Meals | macaroni and cheese | counterpart
SOUPE POUL NOUIL SG | y | Prepared and Packaged Meals | chicken noodle soup | counterpart
JANES GF CHKN BURGERS 852G | y | Meat, Poultry, and Seafood | chicken burger|breaded chicken | counterpart
HIGH LINER GF HADDOCK BRD | y | Meat, Poultry, and Seafood | (breaded|battered) haddock|haddock | counterpart
CROQ POULET SANS GLUT 700G | y | Meat, Poultry, and Seafood | chicken nugget | counterpart
VH GF TERIYAKI 341ML | y | Condiments and Sauces | teriyaki | counterpart
SAUCE SOYA SANS GLUTEN 450 | y | Condiments and Sauces | soy sauce | counterpart
ROBIN HOOD SG FARINE 1KG | y | Baking Supplies | flour | intermediate
BRM GF PIZZA CRUST MIX | y | Baking Supplies | pizza (crust|dough) mix | intermediate
MEL BROWNIES SG KINNIKIN | y | Baking Supplies | brownie mix | intermediate
FARINE SORGHO SG 500G | y | Baking Supplies | wheat flour | intermediate
CHAPELURE PANKO SG KINN | y | Baking Supplies | panko|bread crumb | counterpart
GOMME XANTHANE SG BRM | y | Baking Supplies | - | no-counterpart
GF CORN THINS 150G | y | Snacks | * | natural
CHIPS TORTILLA SG 300G | y | Snacks | * | natural
GLUTENBERG AMERICAN PALE | y | Beverages | * | never
DEMPSTERS WW BREAD 675G | n | Bread and Bakery | whole wheat.*bread | *
VILLAGGIO CRUSTINI BUNS | n | Bread and Bakery | bun | *
PAIN ST-METHODE CEREALES | n | Bread and Bakery | grain.*bread|cereal bread|^bread | *
TIM HORT BAGEL SESAME | n | Bread and Bakery | sesame.*bagel|bagel | *
MUFFINS ENGLISH DEMPST 6 | n | Bread and Bakery | english muffin | *
ITALPASTA ROTINI 900G | n | Pasta and Grains | rotini | *
RIZ JASMIN 2KG | n | Pasta and Grains | jasmine.*rice | natural
POST SHREDDED WHEAT 425G | n | Cereal and Breakfast Items | shredded wheat | *
QUAKER CRUESLI POMME | n | Cereal and Breakfast Items | granola|apple.*cereal|cereal|muesli | *
DARE BRETON ORIGINAL 200G | n | Snacks | cracker | *
CHRISTIE ARROWROOT 350G | n | Snacks | arrowroot.*(biscuit|cookie) | *
CROUST RUFFLES TOUT GARNI | n | Snacks | all dressed.*chips|chips | natural
LAIT NATREL 3.25% 4L | n | Dairy and Dairy Alternatives | (3\\.25|homo|whole|homogen).*milk|^milk | natural
FROM MOZZARELLA PC 400G | n | Dairy and Dairy Alternatives | mozzarella | natural
ASTRO BALKAN YOGOURT 750 | n | Dairy and Dairy Alternatives | yogurt | natural
IOGO YOG VANILLE 650G | n | Dairy and Dairy Alternatives | vanilla.*yogurt | natural
CRACKER BARREL MARBLE 400 | n | Dairy and Dairy Alternatives | marble|cheddar | natural
MICHELINA FETT ALFREDO | n | Prepared and Packaged Meals | fettuc.*alfredo|alfredo.*(meal|fettuc) | *
SOUPE HABITANT POIS 796ML | n | Prepared and Packaged Meals | pea soup | *
POITRINE DINDE TRANCHEE | n | Meat, Poultry, and Seafood | turkey breast|sliced turkey|deli turkey | *
BOEUF HACHE EXTRA MAIGRE | n | Meat, Poultry, and Seafood | ground beef | natural
LILYDALE CHKN WINGS 1.5K | n | Meat, Poultry, and Seafood | chicken wing | natural
RENEE CAESAR DRSG 355ML | n | Condiments and Sauces | caesar.*dressing | *
MAYONNAISE HELLMANN 1L | n | Condiments and Sauces | mayonnaise | *
SUCRE GLACE REDPATH 1KG | n | Baking Supplies | (icing|powdered).*sugar | natural
JUS ORANGE SS PULPE TROP | n | Beverages | orange juice | natural
CAFE NABOB MOULU 900G | n | Beverages | coffee | *
POMMES CORTLAND 3LB | n | Miscellaneous Grocery Items | apples? | natural
OIGNONS VERTS BOTTE | n | Miscellaneous Grocery Items | green onion | natural
CAROTTES NANTAISES 1KG | n | Miscellaneous Grocery Items | carrot | natural
PDT RUSSET 10LB | n | Miscellaneous Grocery Items | russet|potato | natural
CASHMERE PAPIER HYG 24 | n | Miscellaneous Grocery Items | - | never
NETTOYANT HERTEL 700ML | n | Miscellaneous Grocery Items | - | never
`;
