/**
 * Receipt lines written after the rules were mended for passing-lines and before they were run on these;
 * docs/catalogue.md has what they measured then. Columns as in tuned-lines.
 */
export const VISITING_LINES = `
GIANT EAGLE GF PUMPKIN BREAD LF | y | Bread and Bakery | pumpkin (bread|loaf)
ALDI LIVEGFREE WHL GRAIN BRD | y | Bread and Bakery | bread
ALDI LGF CHKN NUGGETS GF | y | Meat, Poultry, and Seafood | chicken nugget
TJS GLUTEN FREE BATTERED HALIBUT | y | Meat, Poultry, and Seafood | battered halibut|battered fish
WINCO GF BROWNIE MX 16OZ | y | Baking Supplies | brownie mix
STATER BR GF WHT CORN TORT 30CT | y | Bread and Bakery | corn tortilla
MEIJER GF THIN CRST PZA CHS | y | Prepared and Packaged Meals | cheese pizza|thin crust
GF SRIRACHA SCE 9Z | y | Condiments and Sauces | sriracha
GF SLOPPY JOE MX | y | Condiments and Sauces | sloppy joe
GF ROAST TRKY GRVY | y | Condiments and Sauces | turkey gravy
GF HRSRDSH | y | Condiments and Sauces | horseradish
GF STK SCE 10OZ | y | Condiments and Sauces | steak sauce
GF PEANUT SCE THAI | y | Condiments and Sauces | peanut sauce
GF CHKN BLLN PWDR | y | Prepared and Packaged Meals | chicken bouillon
GF BTRNUT SQSH SOUP | y | Prepared and Packaged Meals | butternut squash soup
GF LOADED POT SOUP | y | Prepared and Packaged Meals | loaded potato soup
GF CHKN&RICE BWL | y | Prepared and Packaged Meals | chicken and rice bowl
GF TURKEY CHILI CAN 15Z | y | Prepared and Packaged Meals | turkey chili
GF TATER TOTS 28Z | y | Prepared and Packaged Meals | tater tot
GF SWT POT FRIES | y | Prepared and Packaged Meals | sweet potato fries
GF PRK EGGROLLS 4CT | y | Prepared and Packaged Meals | pork egg roll|egg roll
GF CAULI CRST PEPPERONI PIZZA | y | Prepared and Packaged Meals | pepperoni pizza|cauliflower crust pizza
GF SAUS PIZZA 13Z | y | Prepared and Packaged Meals | sausage pizza
GF CHED BAY BISC MX | y | Baking Supplies | biscuit mix
GF PNCAKE SYRUP | y | Condiments and Sauces | pancake syrup
GF CINN CRUMB CAKE | y | Bread and Bakery | crumb cake
GF COFFEE CAKE MINI | y | Bread and Bakery | coffee cake
GF FRZ DOUGHNUT HOLES | y | Bread and Bakery | donut hole
GF BTRMLK BISCUITS 6CT | y | Bread and Bakery | biscuits, buttermilk
GF PIZZA DGH BALL | y | Bread and Bakery | pizza dough
GF HOAGIE ROLL | y | Bread and Bakery | hoagie
GF PITA POCKETS 4PK | y | Bread and Bakery | pita
GF LAVASH | y | Bread and Bakery | lavash
GF RYE STYL LOAF CARAWAY | y | Bread and Bakery | rye
GF STRUSEL BLUEBRY MUFN | y | Bread and Bakery | blueberry muffin
GF TIRAMISU CUPS | y | Bread and Bakery | tiramisu
GF COOKIE DGH CHOC CHP 14Z | y | Baking Supplies | chocolate chip cookie dough
GF GINGR SNAPS 8OZ | y | Snacks | ginger snap
GF MAPLE LEAF CKIE | y | Snacks | maple.*cookie
GF OATML CC COOKIE | y | Snacks | oatmeal.*cookie
GF COCONUT CKI CRUNCHY | y | Snacks | coconut cookie
GF RSMRY CRCKRS 4.25Z | y | Snacks | rosemary cracker
GF EVRYTHNG CRISPS | y | Snacks | everything
GF HUMMUS CHIPS SEA SLT | y | Snacks | hummus chip
GF TORT CHPS BLU CORN | y | Snacks | blue corn tortilla chip
GF CHIA BAR COCNT | y | Snacks | bar
GF PROT BAR CHOC PB | y | Snacks | protein bar
GF RICE CRSPY TREATS 8CT | y | Snacks | crispy squares|crispy rice
GF PRTZLS PB FILLED | y | Snacks | peanut butter pretzel
GF CARML CORN | y | Snacks | caramel popcorn
GF RED LICRICE BITES | y | Snacks | licorice
GF HNY NUT OS CEREAL | y | Cereal and Breakfast Items | honey nut
GF FRSTD FLAKES 13Z | y | Cereal and Breakfast Items | frosted flakes
GF CRM OF BUCKWHT | y | Cereal and Breakfast Items | cream of buckwheat
GF MPL BRN SGR INST OATMEAL | y | Cereal and Breakfast Items | maple brown sugar
GF PROTEIN WFLS | y | Cereal and Breakfast Items | waffle
GF FR TOAST SLCS | y | Cereal and Breakfast Items | french toast
GF ANGEL HR PSTA | y | Pasta and Grains | angel hair
GF MED SHLLS BRN RICE | y | Pasta and Grains | medium shells|shells
GF ORZO STYL 12Z | y | Pasta and Grains | orzo
GF POTATO GNCCHI | y | Pasta and Grains | gnocchi
GF BF RAVIOLI | y | Pasta and Grains | beef ravioli
GF VEGGI SAUSAGE ITAL | y | Specialty Items | sausage
GF FALAFL MIX | y | Specialty Items | falafel mix
GF HARD CIDR 6PK | y | Beverages | hard cider
GF BLONDE ALE 4X355ML | y | Beverages | blonde ale
GF PANKO CRMBS 8Z | y | Baking Supplies | panko
GF BKNG PDR ALUM FREE | y | Baking Supplies | baking powder
GF OAT FLR 22Z | y | Baking Supplies | wheat flour
GF CHOC FROSTNG | y | Baking Supplies | chocolate frosting
PAIN SEIGLE SANS GLUTEN | y | Bread and Bakery | rye bread
BRIOCHES CANNELLE SANS GLUTEN | y | Bread and Bakery | cinnamon bun|cinnamon roll
GATEAU CAROTTES SANS GLUTEN | y | Bread and Bakery | carrot cake
PIZZA PEPPERONI FROMAGE S/G | y | Prepared and Packaged Meals | pepperoni pizza
CRAQUELINS AUX GRAINES SANS GLUTEN | y | Snacks | seed.*cracker
BIERE BLONDE SANS GLUTEN 473ML | y | Beverages | blonde ale
RIZ CROUSTILLANT CEREALES SANS GLUTEN | y | Cereal and Breakfast Items | crisp.*rice|cereal
RUTABAGA WAXED LB | n | Miscellaneous Grocery Items | rutabaga
GREEN SEEDLESS GRAPES | n | Miscellaneous Grocery Items | green grape|seedless grape
PLUM TOMATOES 2LB | n | Miscellaneous Grocery Items | tomato
ICEBERG LETT EA | n | Miscellaneous Grocery Items | iceberg
PEARS BARTLETT LB | n | Miscellaneous Grocery Items | bartlett
RAINBOW CHARD BNCH | n | Miscellaneous Grocery Items | chard
SNAP PEAS 8OZ | n | Miscellaneous Grocery Items | snap pea
CELERY HEARTS 2PK | n | Miscellaneous Grocery Items | celery
TENDERLOIN PORK PK2 | n | Meat, Poultry, and Seafood | pork tenderloin
CHKN WINGS PARTY 3LB | n | Meat, Poultry, and Seafood | chicken wing
BONELESS PORK CHOPS | n | Meat, Poultry, and Seafood | pork chop
SMKD SALMON LOX 4OZ | n | Meat, Poultry, and Seafood | smoked salmon
HILLSHIRE SMK SAUSAGE | n | Meat, Poultry, and Seafood | smoked sausage
EYE OF ROUND ROAST | n | Meat, Poultry, and Seafood | eye of round
RAW SHRIMP 31/40 2LB | n | Meat, Poultry, and Seafood | shrimp
SIGGIS VAN SKYR 5.3Z | n | Dairy and Dairy Alternatives | yogurt|skyr
FETA CRMBLD 6OZ | n | Dairy and Dairy Alternatives | feta
MEX BLEND SHRD CHS 8Z | n | Dairy and Dairy Alternatives | shredded cheese
WHL MLK MOZZ BALL | n | Dairy and Dairy Alternatives | mozzarella
VAN ICE CRM 48Z | n | Dairy and Dairy Alternatives | vanilla ice cream
SR CRM 16Z DAISY | n | Dairy and Dairy Alternatives | sour cream
CHOBANI STRW 4PK | n | Dairy and Dairy Alternatives | strawberry yogurt|yogurt
BRIOCHE BUNS 8CT ST PIERRE | n | Bread and Bakery | brioche.*bun
CIABATTA TAKE & BAKE | n | Bread and Bakery | ciabatta
MINI BGLS PLAIN 10CT | n | Bread and Bakery | mini bagel|plain bagel
LASAGNE NOODLS 16Z | n | Pasta and Grains | lasagna noodle
JASMIN RICE 5LB | n | Pasta and Grains | jasmine
CHEERIOS MULTI GRN | n | Cereal and Breakfast Items | cheerios
RITZ CRKRS FAM SZ | n | Snacks | cracker
PEPPERIDGE GOLDFSH CHEDDAR | n | Snacks | cheddar cracker|cheese cracker|goldfish
LAYS BBQ 7.75OZ | n | Snacks | barbecue potato chip|potato chip
TOOTSIE POPS BAG | n | Snacks | lollipop
CASHEWS HALVES SLTD | n | Snacks | cashew
GRD NUTMEG 1OZ | n | Condiments and Sauces | nutmeg
ITALIAN DRSSNG WISHBONE | n | Condiments and Sauces | italian dressing
RASP JAM 12Z | n | Condiments and Sauces | raspberry jam
MANZ OLIVES STUFFED | n | Condiments and Sauces | green olive|olive
RED WINE VNGR | n | Condiments and Sauces | red wine vinegar
BROWN SUGR DK 2LB | n | Baking Supplies | brown sugar
CORN STRCH 16OZ | n | Baking Supplies | wheat flour
CHERRY PIE FILLNG 21Z | n | Baking Supplies | cherry pie filling
LA CROIX LIME 12PK | n | Beverages | sparkling water
COKE ZERO 2L | n | Beverages | cola
GRN TEA BAGS 20CT | n | Beverages | green tea
COLD BREW COFFEE 48Z | n | Beverages | cold brew
MERLOT 1.5L BAREFOOT | n | Beverages | red wine
TOMATO SCE 8OZ HUNTS | n | Condiments and Sauces | tomato sauce
FROZEN PEAS 16OZ | n | Miscellaneous Grocery Items | frozen pea
PRK & BEANS 15Z | n | Prepared and Packaged Meals | baked beans
DBL AA BATTRY 16PK | n | Miscellaneous Grocery Items | -
FEBREZE AIR LINEN | n | Miscellaneous Grocery Items | -
HAND SOAP REFILL | n | Miscellaneous Grocery Items | -
BIRTHDAY CANDLES | n | Miscellaneous Grocery Items | -
TALL KITCHN TRASH BGS | n | Miscellaneous Grocery Items | -
CAT FOOD TUNA PATE 3Z | n | Miscellaneous Grocery Items | -
ALUM FOIL HD 50FT | n | Miscellaneous Grocery Items | -
LAITUE ROMAINE COEURS | n | Miscellaneous Grocery Items | romaine
POITRINES DINDE TRANCHEES | n | Meat, Poultry, and Seafood | turkey breast
FROMAGE SUISSE 300G | n | Dairy and Dairy Alternatives | swiss
COMPOTE POMMES 6X113G | n | Miscellaneous Grocery Items | applesauce
DETERGENT LESSIVE 2.95L | n | Miscellaneous Grocery Items | -
`;
