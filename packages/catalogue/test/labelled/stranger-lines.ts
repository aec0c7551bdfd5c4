/**
 * Receipt lines of other chains and makers, labelled before the matcher was run on them; docs/catalogue.md
 * has what they measured then. Columns as in tuned-lines.
 */
export const STRANGER_LINES = `
FL GF HNY WHEAT STYLE BRD 14Z | y | Bread and Bakery | honey.*bread|wheat.*bread|bread
HT GLUTEN FREE HAMB ROLLS 8CT | y | Bread and Bakery | hamburger bun
SPROUTS GF CINN RSN BREAD | y | Bread and Bakery | cinnamon raisin bread
NATURES BKRY GF FIG BAR BLUBRY | y | Snacks | fig bar
TRADER J GF OATMEAL CRANB CKS | y | Snacks | oatmeal.*cookie|cookie
WGMNS GF ITAL SEAS BRDCRMBS | y | Baking Supplies | italian bread crumbs|bread crumbs
GF CHEX MUDDY BUDDIES 10.5Z | y | Snacks | snack mix|party mix|chex
SAVE-ON GF PIZZA CRST 2PK | y | Bread and Bakery | pizza crust
LONGOS GF BUTTERMLK PNCKE MIX | y | Cereal and Breakfast Items | buttermilk pancake mix|pancake mix
FARM BOY SG MUFFIN CAROTTE | y | Bread and Bakery | carrot muffin
CO-OP GF ROTINI 340GR | y | Pasta and Grains | rotini
WFM 365 GF SPAGHETTI | y | Pasta and Grains | spaghetti
GF PEARL CSCOUS | y | Pasta and Grains | pearl couscous|couscous
GF MNCTTI SHELLS STUFFED | y | * | manicotti
GF TORTELLINI 3 CHS FRSH | y | Pasta and Grains | cheese tortellini
GF LO MEIN NDL | y | Pasta and Grains | lo mein
NOOM GF CRNCHY GRANOLA HNY ALM | y | Cereal and Breakfast Items | honey almond granola|granola
GF RICE KRSPS TYPE CEREAL 340G | y | Cereal and Breakfast Items | rice krispies|crisp(y)? rice
OTM STL CUT GF 30OZ | y | Cereal and Breakfast Items | steel cut
GF TOASTER WFLS CINN | y | Cereal and Breakfast Items | waffle
GF BRKFST BURRITO SSG | y | * | breakfast burrito
GF CHOC CHP SCONES 4 | y | Bread and Bakery | scone
GF CORNBREAD LOAF | y | Bread and Bakery | corn ?bread
GF DBL CHOC CKIE 12CT | y | Snacks | double chocolate
LU GF BTR CKIE | y | Snacks | butter cookie
GF GINGERBRD MEN | y | Snacks | gingerbread cookie
GF PRTZL RODS 8OZ | y | Snacks | pretzel rod
GF WOVEN WHT STYLE CRK | y | Snacks | cracker
GF RSTD GARLIC PITA CHPS | y | Snacks | pita chip
GF ICE CRM SNDWCH MINT | y | Dairy and Dairy Alternatives | ice cream sandwich
GF DRUMSTICK CONES 4PK | y | * | cone
GF COMMUNION HOSTS | y | Specialty Items | communion
GF MTZO CRKR | y | Snacks | matzo
GF CHEESE STKS BRD MOZZ | y | Prepared and Packaged Meals | mozzarella stick
GF PEPPRNI PZA POCKETS | y | Prepared and Packaged Meals | pizza pocket
GF CHKN POTSTICKERS 20OZ | y | Prepared and Packaged Meals | potsticker|chicken dumpling
GF SHEPHRDS PIE | y | Prepared and Packaged Meals | shepherd
GF MAC N CHZ CUP WHT CHED | y | Prepared and Packaged Meals | mac
GF BF STEW 425G | y | Prepared and Packaged Meals | beef stew
GF VEG BLLN CUBES | y | Prepared and Packaged Meals | bouillon|vegetable broth
GF CRM OF MUSH SOUP | y | Prepared and Packaged Meals | cream of mushroom
GF POT GNOCCHI CAULI | y | Pasta and Grains | gnocchi
GF BTRD HALIBUT 340G | y | Meat, Poultry, and Seafood | battered
GF CHKN CORDON BLU | y | Meat, Poultry, and Seafood | cordon bleu
GF BRATS BEER 5CT | y | Meat, Poultry, and Seafood | bratwurst
GF TURKEY BACN | y | Meat, Poultry, and Seafood | turkey bacon
GF OVN RSTD TKY BRST SLCS | y | Meat, Poultry, and Seafood | turkey breast
GF TACO SEASNG PKT | y | Condiments and Sauces | taco seasoning
GF WORCHESTERSHIRE 10Z | y | Condiments and Sauces | worcestershire
GF TKYKI MARINADE | y | Condiments and Sauces | teriyaki|marinade
SANJ GF TAMARI RED SOD | y | Condiments and Sauces | tamari|soy sauce
GF POUTINE GRVY CAN | y | Condiments and Sauces | poutine gravy
GF YLW CAKE MX 425G | y | Baking Supplies | yellow cake mix
GF VAN CUPCK MIX | y | Baking Supplies | cake mix|cupcake mix
GF FISH FRY COATING | y | Baking Supplies | batter mix|coating
GF STOUT 4X473 | y | Beverages | stout
GF COOKIE DOUGH TUB CC | y | Baking Supplies | cookie dough
GF PLANT BURGR PATTY 2 | y | Specialty Items | burger
PATES FRAICHES FETTUCINE SANS GLUTEN | y | Pasta and Grains | fettuccine
BISCUITS SECS THE SANS GLUTEN | y | Snacks | tea|cookie|biscuit
POUDINGS CHOMEUR SANS GLUTEN | y | * | *
TARTE AU SUCRE SANS GLUTEN | y | Bread and Bakery | pie|tart
FILETS MORUE PANES S/GLUTEN | y | Meat, Poultry, and Seafood | fish fillet|battered cod|breaded
BOUILLON POULET SANS GLUTEN 900ML | y | Prepared and Packaged Meals | chicken (broth|bouillon)
SAUCE BRUNE SANS GLUTEN 398ML | y | Condiments and Sauces | brown gravy|gravy
PARSNIPS 2LB BAG | n | Miscellaneous Grocery Items | parsnip
TURNIPS YELLOW KG | n | Miscellaneous Grocery Items | turnip|rutabaga
ENDIVE BELGIAN | n | Miscellaneous Grocery Items | endive
SCALLIONS BUNCH | n | Miscellaneous Grocery Items | green onion
HONEYCRISP APL 3LB | n | Miscellaneous Grocery Items | apple
NECTARINES YEL FLESH | n | Miscellaneous Grocery Items | nectarine
DRAGONFRUIT EA | n | Miscellaneous Grocery Items | dragon fruit
CORN ON COB 4PK | n | Miscellaneous Grocery Items | corn on the cob
CUKES ENG SDLS | n | Miscellaneous Grocery Items | english cucumber
PPR JALAPENO | n | Miscellaneous Grocery Items | jalapeno pepper
SHALLOTS 8OZ | n | Miscellaneous Grocery Items | shallot
PORTABELLA CAPS | n | Miscellaneous Grocery Items | mushroom
SQUASH BTRNUT | n | Miscellaneous Grocery Items | squash
BLKBRY 6OZ | n | Miscellaneous Grocery Items | blackberr
CHUCK RST BNLS | n | Meat, Poultry, and Seafood | chuck roast
NY STRIP STK CHC | n | Meat, Poultry, and Seafood | striploin
PORK BUTT BI | n | Meat, Poultry, and Seafood | pork shoulder
RIBEYE STK THIN | n | Meat, Poultry, and Seafood | ribeye
CHKN LEG QTRS 10# | n | Meat, Poultry, and Seafood | chicken leg
COD LOIN FRZ 400G | n | Meat, Poultry, and Seafood | cod fillet
CHOURICO MILD | n | Meat, Poultry, and Seafood | chorizo
LEAN CUISINE ALFRDO | n | Prepared and Packaged Meals | alfredo
COTTG CHEESE 4% 24Z | n | Dairy and Dairy Alternatives | cottage cheese
MUENSTER SLCD | n | Dairy and Dairy Alternatives | muenster
HVY WHP CREAM PT | n | Dairy and Dairy Alternatives | whipping cream
LACTAID WHL MILK | n | Dairy and Dairy Alternatives | milk
COFFEEMATE HZLNT | n | Dairy and Dairy Alternatives | creamer
ICBINB SPREAD TUB | n | Dairy and Dairy Alternatives | margarine
CRKR BRL SHRP CHDR | n | Dairy and Dairy Alternatives | cheddar
BEN JERRY CHERRY GARC | n | Dairy and Dairy Alternatives | *
SWANSON CHIX BROTH 32Z | n | Prepared and Packaged Meals | chicken broth
BUSHS BKD BEANS ORIG | n | Prepared and Packaged Meals | baked beans
UNCLE BEN CONVERTED | n | Pasta and Grains | *
MINUTE RICE WHT 28OZ | n | Pasta and Grains | instant rice|white rice
CRISCO VEG OIL 48Z | n | Condiments and Sauces | vegetable oil
FRENCHS YLW MSTRD | n | Condiments and Sauces | mustard
SMUCKERS STRW PRSV | n | Condiments and Sauces | strawberry jam
VLASIC KSHR DILL SPRS | n | Condiments and Sauces | dill pickle
BAY LEAVES 5G | n | Condiments and Sauces | bay lea
GRND CUMIN 35G | n | Condiments and Sauces | cumin
EVAP MILK 12Z | n | Baking Supplies | evaporated milk
C&H CANE SGR 4LB | n | Baking Supplies | cane sugar|sugar
CLABBER GIRL BKG PDR | n | Baking Supplies | baking powder
PLANTERS DRY RST PNUTS | n | Snacks | peanuts
SMARTFOOD WHT CHED | n | Snacks | white cheddar popcorn
ORV REDEN MICRO POP BTR | n | Snacks | popcorn
ALTOIDS PEPPERMINT | n | Snacks | mint
M&M PEANUT SHARE | n | Snacks | *
MTN DEW 2L | n | Beverages | *
DR PEPPER 12PK | n | Beverages | *
STARBUCKS FRAP MOCHA | n | Beverages | coffee
CELSIUS ORANGE CAN | n | Beverages | energy drink
WELCHS GRAPE JCE | n | Beverages | grape juice
CHARD KENDALL JACKSON | n | Beverages | white wine
WD40 SPRAY | n | Miscellaneous Grocery Items | -
SCOTCH BRITE PADS | n | Miscellaneous Grocery Items | -
DIXIE PLATES 48CT | n | Miscellaneous Grocery Items | -
BIC LIGHTERS 2PK | n | Miscellaneous Grocery Items | -
VITAMIN D3 1000IU | n | * | -
ECO FEE | n | Miscellaneous Grocery Items | -
BOTTLE DEPOSIT | n | Miscellaneous Grocery Items | -
FROMAGE EN GRAINS 200G | n | Dairy and Dairy Alternatives | cheese curd
CRETONS MAISON 250G | n | Meat, Poultry, and Seafood | creton
OIGNONS VERTS PQT | n | Miscellaneous Grocery Items | green onion
COTELETTES PORC CENTRE | n | Meat, Poultry, and Seafood | pork chop
SIROP ERABLE 540ML | n | Condiments and Sauces | syrup
CHAMP BLANC TRANCHES | n | Miscellaneous Grocery Items | white mushroom|mushroom
PAPIER HYG 12RLX | n | Miscellaneous Grocery Items | -
LAIT ECREME 2L | n | Dairy and Dairy Alternatives | skim milk
`;
