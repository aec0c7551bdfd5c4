/**
 * Receipt lines of every aisle by a hand that had not seen the catalogue; the categories of crumbs, broths,
 * pancake mixes, stuffing and meatless food follow this product's table. docs/catalogue.md has what they
 * measured before anything was mended for them. Columns as in tuned-lines.
 */
export const MARKET_LINES = `
UDI'S GF WHT SNDW BRD | y | Bread and Bakery | <plain-loaf><white-bread>
GLTN FR BRD MLTIGRN 500G | y | Bread and Bakery | <plain-loaf>(<grains>.*<bread>|<bread>.*<grains>)
CANYON BKHSE ANCIENT GRN | y | Bread and Bakery | <plain-loaf>(<grains>.*<bread>|<bread>.*<grains>)
CANYON BAKEHSE HAW SWT BRD | y | Bread and Bakery | (hawaiian|sweet|white|brioche).*(bread|loaf|roll)|sandwich bread
PC GF CINN RAISIN LOAF | y | Bread and Bakery | <plain-loaf>((raisin|cinnamon).*<bread>|<bread>.*(raisin|cinnamon))
SELECTION PAIN BLANC S/GLUTEN | y | Bread and Bakery | <plain-loaf><white-bread>
PAIN MULTIGR SANS GLUTEN 454G | y | Bread and Bakery | <plain-loaf>(<grains>.*<bread>|<bread>.*<grains>)
O'DOUGHS GF HMBRGR BUN | y | Bread and Bakery | (hamburger|burger|brioche|kaiser|sandwich|sesame|white).*(buns?|rolls?)\\b|(buns?|rolls?)\\b.*(hamburger|burger)|pains? [aà] hamburger
SCHAR ART BGT | y | Bread and Bakery | baguette|french (bread|stick|loaf)|demi.?baguette
SCHAR CIABATTA PARBKD 4CT | y | Bread and Bakery | ciabatta|(crusty|rustic|dinner|sandwich|white|kaiser|panini|artisan).*(rolls?|buns?)\\b|petits? pains?
SCHAR DELI STYLE SOURDGH | y | Bread and Bakery | sourdough|levain
SCHAR PAIN SEIGLE S GLUTEN | y | Bread and Bakery | <plain-loaf>((\\brye|pumpernickel|seigle).*<bread>|<bread>.*(\\brye|pumpernickel|seigle))|pumpernickel
KINNIKINNICK HOT DOG BUN | y | Bread and Bakery | hot ?dog.*(buns?|rolls?)\\b|(buns?|rolls?)\\b.*hot ?dog|top.?sliced.*bun|wiener.*bun|pains? [aà] hot
BFREE PITA BRD GF 4S | y | Bread and Bakery | ^(?!.*chip).*(pita|pocket bread|flat ?bread)
BFREE NAAN GF 2PK | y | Bread and Bakery | ^(?!.*chip).*(naan|flat ?bread)
BFREE SWT POTATO WRAP | y | Bread and Bakery | ^(?!.*(chip|soup|corn)).*(tortillas?|\\bwraps?\\b)(?!.*(plastic|paper))
MISSION GF TORT FLR ORIG | y | Bread and Bakery | ^(?!.*(chip|soup|corn)).*(tortillas?|\\bwraps?\\b)(?!.*(plastic|paper))
G&G GF BAGEL EVERYTH 5CT | y | Bread and Bakery | ^(?!.*(chip|seasoning|bites|cinnamon|blueberry)).*bagels?\\b
TJS GF CINN CFF CAKE MUF | y | Bread and Bakery | ^(?!.*(mix|english|tin\\b|liner)).*(coffee ?cake|muffins?\\b|crumb cake)
GLUTINO ENGL MUFFIN 6S | y | Bread and Bakery | english muffins?|muffins? anglais|crumpet
FOODS BY GEORGE GF ENG MF | y | Bread and Bakery | english muffins?|muffins? anglais|crumpet
GF FRZ PIZZA CRST 2PK | y | Bread and Bakery | pizza.*(crust|shell|base|dough)|(crust|shell|base|dough).*pizza|p[aâ]te [aà] pizza
KINN PIE CRUST GF | y | Bread and Bakery | (pie|pastry|tart).*(crust|shell|dough)|(crust|shell).*(pie|tart)|(cro[uû]te|abaisse).*tarte|graham.*crust
WHOLLY GF PIE SHELLS 9" | y | Bread and Bakery | (pie|pastry|tart).*(crust|shell|dough)|(crust|shell).*(pie|tart)|(cro[uû]te|abaisse).*tarte|graham.*crust
KATZ GF GLZD DONUTS | y | Bread and Bakery | do(ugh)?-?nuts?|beigne
KINN DONUT MAPLE GLAZED | y | Bread and Bakery | do(ugh)?-?nuts?|beigne
KATZ GF DONUT HOLES | y | Bread and Bakery | do(ugh)?-?nuts?|timbits?|beigne
GRDN LITES DBL CHOC MUF GF | y | Bread and Bakery | ^(?!.*(mix|english|tin)).*((choc|double).*(muffins?)|(muffins?).*(choc|double))
MUFFINS CAROTTE SG 4UN | y | Bread and Bakery | ^(?!.*(mix|english|anglais|tin\\b|liner|cup\\b)).*muffins?
PC GF BROWNIES 2BITE | y | Bread and Bakery | ^(?!.*(mix|ice cream|batter|bar\\b)).*brownies?\\b
GF CUPCAKE VAN 4CT BKRY | y | Bread and Bakery | ^(?!.*(mix|liner|pan\\b|baking cup)).*cupcakes?\\b
GATEAU CHOC S GLUTEN 600G | y | Bread and Bakery | ^(?!.*(mix|pan\\b|frosting|rice cake)).*((choc).*(cakes?\\b)|(cakes?\\b).*(choc))
GF APL PIE 8 IN FRZN | y | Bread and Bakery | apple pie|pie.*apple|apple (turnover|strudel|crisp)|tarte aux pommes
TARTE AUX POMMES SS GLUTEN | y | Bread and Bakery | apple pie|pie.*apple|apple (turnover|strudel|crisp)|tarte aux pommes
KATZ GF CINN RUGELACH | y | Bread and Bakery | rugelach|danish|cinnamon.*(roll|pastry|twist)
WOW GF CINNAMON ROLLS | y | Bread and Bakery | cinnamon.*(rolls?|buns?|danish|swirl)|brioche.*cannelle
SCHAR CROISSANTS 4X55G GF | y | Bread and Bakery | croissant
GF BISCUITS BTRMLK 6CT FRZ | y | Bread and Bakery | ^(?!.*(cookie|\\bdog|\\bmix|graham|cracker|digestive|th[eé]\\b|arrowroot|wafer)).*biscuit
GF SCONE CRANB ORANGE | y | Bread and Bakery | scones?\\b|tea biscuit
GARLIC TOAST GF MIKEYS | y | Bread and Bakery | (garlic).*(bread|toast|baguette)|(bread|toast|baguette).*(garlic)|texas toast
BRZ BITES CHS BREAD GF | y | Bread and Bakery | (cheese|garlic).*(bread|roll|bun|stick)
GF BUTTER TARTS 6PK | y | Bread and Bakery | butter tart|tarts?\\b|tartelette
SCHAR LADYFINGERS 150G | y | Snacks | lady ?fingers?|savoiardi|sponge (finger|cake)
GLUTINO BRD CRUMBS 340G | y | Baking Supplies | (bread|crumb).*(crumbs?|coating)|bread ?crumbs?|panko|chapelure
KIKKO GF PANKO 8OZ | y | Baking Supplies | panko|bread ?crumbs?|chapelure
OLIVIA'S GF CROUTONS GARL | y | Bread and Bakery | crouton|cro[uû]ton
TJ GF STUFFING MIX | y | Prepared and Packaged Meals | stuffing|dressing mix|farce
GF SHAKE N BAKE STYLE COAT | y | Baking Supplies | (coating|shake|breading|batter|seasoned|fry).*(mix|crumb|chicken|coating)|bread ?crumbs?|batter mix|shake.?n.?bake|tempura
TEMPURA BATTER GF 240G | y | Baking Supplies | tempura|batter mix|breading|(fry|coating).*mix
BARILLA GF SPGHT 12Z | y | Pasta and Grains | <long-pasta>|vermicelli(?!.*rice)|(dry|dried|white|regular|long).*pasta|^pasta$
TINKYADA BR RICE ELBOW | y | Pasta and Grains | <short-pasta>|p[aâ]tes alim|coudes
TINKYADA RICE LASAGN | y | Pasta and Grains | ^(?!.*(frozen|meat|cheese|beef|sauce|entr|dinner|family)).*lasagn
SIMPLE TRUTH GF LINGUINI | y | Pasta and Grains | <long-pasta>|vermicelli(?!.*rice)|(dry|dried|white|regular|long).*pasta|^pasta$
PATES LASAGNE SG 250G | y | Pasta and Grains | ^(?!.*(frozen|meat|cheese|beef|sauce|entr|dinner|family)).*lasagn
SPAGHETTI MAIS RIZ S GLUTEN | y | Pasta and Grains | <long-pasta>|vermicelli(?!.*rice)|(dry|dried|white|regular|long).*pasta|^pasta$
DELALLO GF ORZO 12OZ | y | Pasta and Grains | orzo
GF GNOCCHI POTATO 454G | y | Pasta and Grains | gnocchi
TAYLOR GF CHS RAVIOLI | y | Pasta and Grains | ravioli|agnolotti|tortellini
DUSO GF TORTELLINI CHSE | y | Pasta and Grains | tortell|ravioli|cappelletti
MANISCHEWITZ GF EGG NOODL | y | Pasta and Grains | egg noodles?|broad noodle|nouilles aux oeufs|tagliatelle
GF FETTUCINE FRSH 9OZ | y | Pasta and Grains | <long-pasta>|vermicelli(?!.*rice)|(dry|dried|white|regular|long).*pasta|^pasta$|tagliatelle
LOTUS FDS RAMEN MILLET GF | y | * | ramen|instant.*noodle|^(?!.*chicken noodle soup).*noodle.*(instant|soup|cup|bowl)
KA-ME GF UDON | y | Pasta and Grains | udon|(asian|wheat|japanese|stir.?fry|chow mein).*noodle
GF COUSCOUS STYLE CORN 375 | y | Pasta and Grains | couscous
GOGO QUINOA SHELLS S/GLUTEN | y | Pasta and Grains | <short-pasta>|p[aâ]tes alim|shells?\\b(?!.*(taco|pie|tart|chees))|conchigli|coquilles
BANZA SHLLS&CHED GF | y | Prepared and Packaged Meals | mac(aroni)?.{0,6}(and|&|n|et)?.{0,4}(chees|fromage)|kraft dinner|\\bKD\\b|shells.*chees|cheddar.*(shells|pasta|macaroni)
ANNIES GF RICE MAC CHED | y | Prepared and Packaged Meals | mac(aroni)?.{0,6}(and|&|n|et)?.{0,4}(chees|fromage)|kraft dinner|\\bKD\\b|shells.*chees|cheddar.*(shells|pasta|macaroni)
KD GLUTEN FREE 170G | y | Prepared and Packaged Meals | mac(aroni)?.{0,6}(and|&|n|et)?.{0,4}(chees|fromage)|kraft dinner|\\bKD\\b|shells.*chees|cheddar.*(shells|pasta|macaroni)
MACARONI FROMAGE SANS GLUTN | y | Prepared and Packaged Meals | mac(aroni)?.{0,6}(and|&|n|et)?.{0,4}(chees|fromage)|kraft dinner|\\bKD\\b|shells.*chees|cheddar.*(shells|pasta|macaroni)
AMY'S GF LASGNA VEG | y | Prepared and Packaged Meals | ^(?!.*(noodle|sheet|oven)).*lasagn
AMYS GF BRRITO BEAN CHED | y | Prepared and Packaged Meals | burrito
CAULIPOWER GF PEPP PIZZA | y | Prepared and Packaged Meals | ^(?!.*(crust|dough|sauce|roll|pocket|bagel|snack|bite)).*pizza
FRESCHETTA GF 4 CHS | y | Prepared and Packaged Meals | ^(?!.*(crust|dough|sauce|roll|pocket|bagel|snack|bite)).*pizza
DR OETKER GF MARGHERITA | y | Prepared and Packaged Meals | ^(?!.*(crust|dough|sauce|roll|pocket|bagel|snack|bite)).*pizza
PIZZA PEPPERONI S. GLUTEN | y | Prepared and Packaged Meals | ^(?!.*(crust|dough|sauce|roll|pocket|bagel|snack|bite)).*pizza
UDI GF CHIX ALFRDO | y | Prepared and Packaged Meals | chicken.*(bowl|dinner|entr|meal|pasta|alfredo|parm|broccoli|rice|teriyaki)
EVOL GF TERYKI CHKN BWL | y | Prepared and Packaged Meals | (teriyaki|general tso|orange|sweet.*sour|asian|sesame).*(chicken|bowl)|chicken.*(teriyaki|bowl|orange|tso|sour)
GLUTINO FRZ CHKN POMODORO | y | Prepared and Packaged Meals | chicken.*(bowl|dinner|entr|meal|pasta|alfredo|parm|broccoli|rice|teriyaki)
GF CHKN POT PIE 8OZ | y | Prepared and Packaged Meals | pot ?pie|p[aâ]t[eé] au poulet
TOURTIERE SANS GLUTEN | y | Prepared and Packaged Meals | tourti[eè]re|meat pie|pork pie|pot pie
FEEL GD FDS GF EGG ROLL | y | Prepared and Packaged Meals | egg ?rolls?|spring rolls?|rouleaux
FEELGOOD PORK POTSTK GF | y | Prepared and Packaged Meals | dumpling|potsticker|gyoza|wonton|momo
GF PIEROGI POT CHED 454 | y | Prepared and Packaged Meals | p[ie]+ro[gh]+[iy]e?|pierog|perog|varenyky
QUICHE LORRAINE S GLUTEN | y | Prepared and Packaged Meals | quiche
GF SAMOSA VEG 6 PK | y | Prepared and Packaged Meals | samosa
FOSTER FRM GF CORN DOG | y | Prepared and Packaged Meals | corn ?dogs?|pogo
SUSHI CALIF ROLL GF | y | Prepared and Packaged Meals | sushi|california roll|maki
OLD EL PASO GF TACO KIT | y | Prepared and Packaged Meals | taco.*(kit|dinner|shell)
SAFFRON RD GF PAD THAI | y | Prepared and Packaged Meals | pad thai|(thai|asian).*noodle|noodle.*(kit|bowl)
THAI KTCHN GF NDL BOWL | y | Prepared and Packaged Meals | ramen|instant.*noodle|^(?!.*chicken noodle soup).*noodle.*(instant|soup|cup|bowl)|pad thai
SWANSON GF CHKN BRTH 32Z | y | Prepared and Packaged Meals | (chicken|poulet).*(broth|stock|bone)|(broth|stock).*(chicken|poulet)|bouillon de poulet
PACIFIC GF VEG BROTH 1L | y | Prepared and Packaged Meals | (veg|l[eé]gume).*(broth|stock)|(broth|stock).*veg|bouillon de l[eé]gume
AMY'S GF LENTIL SOUP | y | Prepared and Packaged Meals | lentil.*soup|soup.*lentil|soupe.*lentille|dal\\b
GF CRM MUSHRM SOUP PACIF | y | Prepared and Packaged Meals | mushroom.*soup|cream of mushroom|soup.*mushroom|cr[eè]me de champignon
HAB SOUPE POULET SANS GLUT | y | Prepared and Packaged Meals | chicken.*(noodle|rice|soup|vegetable)|soup.*chicken|(soupe|poulet).*(nouilles?|poulet)
PROGR GF CHKN RCE SOUP | y | Prepared and Packaged Meals | chicken.*(noodle|rice|soup|vegetable)|soup.*chicken|(soupe|poulet).*(nouilles?|poulet)
GF CHX BOUILLON CUBE 8S | y | Prepared and Packaged Meals | (chicken|poulet).*(broth|stock|bouillon|base|oxo|cube)|(broth|stock|bouillon|base|oxo|cube).*(chicken|poulet)|bouillon
BOUILLON BOEUF SANS GLUT. | y | Prepared and Packaged Meals | (beef|boeuf).*(broth|stock|bouillon|base|oxo|cube)|(broth|stock|bouillon|base|oxo|cube).*(beef|boeuf)|bouillon
CLUB HSE GF BRN GRAVY MIX | y | Condiments and Sauces | gravy|sauce brune
SAUCE POUTINE SANS GLUTEN | y | Condiments and Sauces | gravy|poutine|sauce brune
KIKKMN SOY SCE GLUT FREE | y | Condiments and Sauces | soy(a)? sauce|sauce soya?|tamari|shoyu
VH SAUCE SOYA SANS GLUTEN | y | Condiments and Sauces | soy(a)? sauce|sauce soya?|tamari|shoyu
LKK HOISIN GF 240ML | y | Condiments and Sauces | hoisin
WOK MEI OYSTR SCE GF | y | Condiments and Sauces | oyster.*sauce|sauce.*hu[iî]tre
BBQ SCE GF STUBBS | y | Condiments and Sauces | ^(?!.*(chip|rib|chicken|pork|wing|pizza|fritos|nuts)).*(bbq|barbe(c|q)ue|bar-b-q)
VINAIGRETTE CESAR S GLUTEN | y | Condiments and Sauces | (caesar|c[eé]sar)(?!.*(kit|salad kit|cocktail))
GF ALFREDO SCE 15OZ | y | Condiments and Sauces | ^(?!.*(chicken|frozen|fettuc|shrimp|bowl)).*(alfredo|(cream|cheese|white|ros[eé]).*sauce)
THAI K GF RED CURRY PASTE | y | Condiments and Sauces | curry|p[aâ]te de cari
MISO PASTE GF WHITE | y | Condiments and Sauces | miso
OLD ELP TACO SEASONING GF | y | Condiments and Sauces | (taco|fajita|mexican|chili).*(season|mix|spice)|assaisonnement.*taco
LAWRYS GF CHILI SEAS PKT | y | Condiments and Sauces | chili.*(season|mix|powder)|season.*chili
MARINADE TERIYAKI SANSGLUT | y | Condiments and Sauces | teriyaki
BOBS RM 1 TO 1 GF FLR | y | Baking Supplies | ^(?!.*(almond|coconut|rice|oat|cake|tortilla|corn|tapioca|potato|chickpea|rye|gluten)).*(flour|farine)
ROBIN HOOD GF FLOUR 1KG | y | Baking Supplies | ^(?!.*(almond|coconut|rice|oat|cake|tortilla|corn|tapioca|potato|chickpea|rye|gluten)).*(flour|farine)
KING ARTH MEAS FOR MEAS GF | y | Baking Supplies | ^(?!.*(almond|coconut|rice|oat|cake|tortilla|corn|tapioca|potato|chickpea|rye|gluten)).*(flour|farine)
FARINE TOUT USAGE S/GLUTEN | y | Baking Supplies | ^(?!.*(almond|coconut|rice|oat|cake|tortilla|corn|tapioca|potato|chickpea|rye|gluten)).*(flour|farine)
RED MILL GF OAT FLOUR | y | Baking Supplies | wheat flour
GF BISQUICK 16OZ | y | Baking Supplies | bisquick|(biscuit|baking|pancake|scone|tea biscuit|all.?purpose).*(mix)|mix.*biscuit
BETTY C GF YLW CAKE MIX | y | Baking Supplies | ^(?!.*pancake).*((cakes?\\b|g[aâ]teau).*(\\bmix|m[eé]lange)|(\\bmix|m[eé]lange).*(cakes?\\b|g[aâ]teau))
BETTY CROCKER BRWNI GF MX | y | Baking Supplies | brownies?.*(mix|m[eé]lange)|(mix|m[eé]lange).*brownie
PAMELAS BKG&PNCKE MIX | y | Cereal and Breakfast Items | <pancake-mix>
KINN MUFFIN MIX GF | y | Baking Supplies | (muffins?|corn ?bread|quick ?bread).*(\\bmix|m[eé]lange)|(\\bmix|m[eé]lange).*(muffins?|corn ?bread|quick ?bread)
BRM GF CORNBRD MX | y | Baking Supplies | (corn ?bread|corn muffin|jiffy).*(\\bmix)|(\\bmix).*(corn ?bread|corn muffin|jiffy)|jiffy
GF BREAD MX HEARTY WHLGRN | y | Baking Supplies | (bread|pain).*(\\bmix|machine|m[eé]lange)|(\\bmix|machine|m[eé]lange).*(bread|pain)|bread flour
GF PIZZA DOUGH MIX 16 | y | Baking Supplies | (pizza).*(\\bmix|dough|m[eé]lange|crust|flour)|(\\bmix|dough|m[eé]lange|crust|flour).*(pizza)
IMMACULATE GF COOKIE DOUGH | y | Baking Supplies | cookie.*dough|p[aâ]te [aà] biscuit|cookie mix|break.*bake
GF PUFF PASTRY SCHAR | y | Bread and Bakery | puff pastry|pastry (dough|sheet|shell)|phyllo|filo|p[aâ]te feuillet
NATURES PATH GF CORNFLK | y | Cereal and Breakfast Items | corn ?flakes?|flocons de ma[iï]s
ENVIROKIDZ GORILLA MNCH GF | y | Cereal and Breakfast Items | ^(?!.*(coconut|pepper|potato|fish|onion|\\bbars?\\b)).*(cereal|flakes|granola|cheerios|krisp|muesli|c[eé]r[eé]ales)
CHEX CHOC GF 12.8 | y | Cereal and Breakfast Items | chex|crispix|(rice|corn).*(squares|cereal)|shreddies
CEREALES MAIS SANS GLUTEN | y | Cereal and Breakfast Items | ^(?!.*(coconut|pepper|potato|fish|onion|\\bbars?\\b)).*(cereal|flakes|granola|cheerios|krisp|muesli|c[eé]r[eé]ales)
ONLY OATS QUICK OATS GF | y | Cereal and Breakfast Items | ^(?!.*(cookie|milk|bar\\b|bread|beverage|drink)).*(\\boats?\\b|oatmeal|gruau|avoine)
GRUAU INSTANT SG POMME | y | Cereal and Breakfast Items | ^(?!.*cookie).*(oatmeal|gruau|instant.*oat|\\boats?\\b(?!.*(milk|bar|drink)))
QUAKER GF INST OATML MPL | y | Cereal and Breakfast Items | ^(?!.*cookie).*(oatmeal|gruau|instant.*oat|\\boats?\\b(?!.*(milk|bar|drink)))
BRM GF STL CUT OATS 24 | y | Cereal and Breakfast Items | steel.?cut|(irish|scottish).*oat|oats?\\b(?!.*(milk|bar|drink))|oatmeal(?!.*cookie)
BAKERY ON MAIN GF GRNLA | y | Cereal and Breakfast Items | ^(?!.*\\bbars?\\b).*granola|muesli
GF CREAMY RICE HOT CRL | y | Cereal and Breakfast Items | hot cereal|cream of wheat|porridge|oatmeal(?!.*cookie)|farina|red river|cereal.*hot|cr[eè]me de bl
VANS GF WAFFLE BLUE 6CT | y | Cereal and Breakfast Items | ^(?!.*(cone|mix|iron|cookie)).*(waffle|gaufre)
GAUFRES SANS GLUTEN 6 | y | Cereal and Breakfast Items | ^(?!.*(cone|mix|iron|cookie)).*(waffle|gaufre)
VANS GF FRNCH TST STX | y | Cereal and Breakfast Items | french toast|pain dor
GLUTINO TSTR PASTRY STRWB | y | Cereal and Breakfast Items | toaster (pastr|strudel)|pop.?tart
MADEGOOD GF GRAN BAR CHOC | y | Snacks | <granola-bar>
ENJOY LIFE CHWY BAR SUNBTR | y | Snacks | <granola-bar>
BARRES TENDRES SG POMME | y | Snacks | <granola-bar>
GLUTINO PRTZL TWST | y | Snacks | ^(?!.*(bun|bread|roll\\b|yogurt|choc|dog|cover)).*(pretzel|bretzel)
GLUTINO YOG CVRD PRTZL | y | Snacks | pretzel.*(choc|yogurt|cover|caramel|fudge)|(choc|yogurt|cover|fudge).*pretzel|flipz
G&G GF CRCKR SEA SALT | y | Snacks | crackers?\\b|saltine|ritz|triscuit|craquelins?|soda biscuit
CRAQ S/GLUTEN LEGUMES 120G | y | Snacks | crackers?\\b|saltine|ritz|triscuit|craquelins?|soda biscuit
SCHAR TBL CRACKERS 7.4OZ | y | Snacks | saltine|soda cracker|premium plus|oyster cracker|crackers?\\b|craquelins?|biscuits? soda
GLUTINO CRAKERS ORIG | y | Snacks | crackers?\\b|saltine|ritz|triscuit|craquelins?|soda biscuit
SCHAR HONEYGRAMS | y | Snacks | graham
KINN S'MOREABLE GRAHAM | y | Snacks | graham
GF GLDFSH STYLE CHED CRKR | y | Snacks | cheese.*cracker|cracker.*chees|cheez.?it|goldfish|cheddar.*(cracker|bites)
GLUTINO VAN CREME COOKIE | y | Snacks | oreo|sandwich (cookie|cr[eè]me|biscuit)|(cookie|biscuit|wafer).*(sandwich|cream|cr[eè]me)|cr[eè]me.*(cookie|sandwich)|duplex
OREO GF 13.29OZ | y | Snacks | oreo|sandwich (cookie|cr[eè]me|biscuit)|(cookie|biscuit|wafer).*(sandwich|cream|cr[eè]me)|cr[eè]me.*(cookie|sandwich)|duplex
K-TOOS CHOC SANDW COOKIE | y | Snacks | oreo|sandwich (cookie|cr[eè]me|biscuit)|(cookie|biscuit|wafer).*(sandwich|cream|cr[eè]me)|cr[eè]me.*(cookie|sandwich)|duplex
BISC PEPITES CHOC S/GLUTEN | y | Snacks | ^(?!.*(dough|ice cream|mix\\b|cereal)).*(choc.*chip.*cookie|cookie.*choc|chips ahoy|biscuits?.*(choc|p[eé]pites)|famous amos)
TATES GF CHOC CHP COOKY | y | Snacks | ^(?!.*(dough|ice cream|mix\\b|cereal)).*(choc.*chip.*cookie|cookie.*choc|chips ahoy|biscuits?.*(choc|p[eé]pites)|famous amos)
WALKERS GF SHORTBRD | y | Snacks | shortbread|butter cookie|sabl[eé]s?
GF GINGER SNAPS 200G | y | Snacks | ginger.*(snap|cookie|bread|biscuit)|pain d.[eé]pices
ENJOY LIFE SNCKRDOODL | y | Snacks | ^(?!.*(dough|ice cream|mix\\b|cereal|cookies? ?(and|&|n) ?cream|buttermilk|\\bdog\\b|refrigerat)).*(cookies?\\b|biscuits?\\b)|oreo|chips ahoy|shortbread
SCHAR DIGESTIVES GF | y | Snacks | digestive|tea biscuit|arrowroot|graham|biscuits? (digestif|th[eé])|maria
GF BISCOTTI ALMOND 6 | y | Snacks | biscotti|cantucc
GF BLK LICORICE 8OZ | y | Snacks | licorice|liquorice|twizzler|nibs|red vines|r[eé]glisse
GF MALT BALLS CHOC | y | Snacks | malt.*ball|whoppers|maltesers|malted milk
LETS DO GF SUGAR CONES | y | Snacks | (ice cream|sugar|waffle|cake|wafer).*(cones?|cups?)\\b|cones?\\b.*(ice cream|sugar)|cornets?
GF ICE CRM SNDWCH 4CT | y | Dairy and Dairy Alternatives | ice cream.*(sandwich|bar|cone)|sandwich.*(ice cream|glac)|frozen.*sandwich|sandwich.*(cr[eè]me|frozen)
SNDWCH CREME GLAC S GLUTEN | y | Dairy and Dairy Alternatives | ice cream.*(sandwich|bar|cone)|sandwich.*(ice cream|glac)|frozen.*sandwich|sandwich.*(cr[eè]me|frozen)
CREME GLACEE BISCUIT SG | y | Dairy and Dairy Alternatives | ice cream|cr[eè]me glac|gelato|frozen dessert|cookie.*cream
JANES GF CHICKN STRIPS | y | Meat, Poultry, and Seafood | <chicken-strip>
PERDUE GF NUGGET 22Z | y | Meat, Poultry, and Seafood | (chicken|poulet).*(nugget|strip|finger|tender|popcorn|bites?|breaded|croquette)|(nugget|croquette|breaded).*(chicken|poulet)
IANS GF FISH STX 8OZ | y | Meat, Poultry, and Seafood | fish.*(stick|finger|fillet|portion|tender|breaded|battered)|b[aâ]tonnets|(breaded|battered).*(fish|cod|haddock|fillet)
HIGHLINER GF HADDOCK BATTRD | y | Meat, Poultry, and Seafood | <battered-fish>
LANIERES POULET SANS GLUTE | y | Meat, Poultry, and Seafood | <chicken-strip>
GF MEATBALLS BEEF 12CT | y | Meat, Poultry, and Seafood | meat ?balls?|boulettes
GF VEG BURGR DR PRAEGER | y | Specialty Items | <veggie-burger>
SAUSGE GF PORK BRKFST | y | Meat, Poultry, and Seafood | sausages?|bratwurst|saucisses?|wieners?|italian links?
GF BEER GLUTENBERG BLNDE | y | Beverages | ^(?!.*(root|ginger|sausage|batter|brat)).*(\\bbeer|lager|\\bale\\b|pilsn|\\bipa\\b|bi[eè]re|stout)
REDBRIDGE 6PK 12Z | y | Beverages | ^(?!.*(root|ginger|sausage|batter|brat)).*(\\bbeer|lager|\\bale\\b|pilsn|\\bipa\\b|bi[eè]re|stout)
BIERE BLONDE SANS GLUTEN 4C | y | Beverages | ^(?!.*(root|ginger|sausage|batter|brat)).*(\\bbeer|lager|\\bale\\b|pilsn|\\bipa\\b|bi[eè]re|stout)
OMISSION LAGER 6PK | y | Beverages | ^(?!.*(root|ginger|sausage|batter|brat)).*(\\bbeer|lager|\\bale\\b|pilsn|\\bipa\\b|bi[eè]re|stout)
CHIBI GF OAT BEV UNSWT 1.75L | y | Dairy and Dairy Alternatives | (oat|avoine).*(milk|bev|drink|m\\s?lk|boisson)|(milk|bev|drink|boisson).*(oat|avoine)|oatly|oatmilk
COMMUNION WAFER GF 100 | y | Specialty Items | (communion|altar|host).*(wafer|bread|host)|wafers?\\b.*(communion|altar)|hosties?|matzo|wafer
GF MATZO SQUARES | y | Snacks | matz[ao]h?s?
GF PLAY DOUGH | n | Miscellaneous Grocery Items | -
GLUTEN FREE MISC GROC | y | Miscellaneous Grocery Items | -
SANS GLUTEN DIVERS | y | Miscellaneous Grocery Items | -
0LUTEN FREE BRD WHTE | y | Bread and Bakery | <plain-loaf><white-bread>
6LUTINO PRETZL STICKS | y | Snacks | ^(?!.*(bun|bread|roll\\b|yogurt|choc|dog|cover)).*(pretzel|bretzel)
UD1S 6F HAMBURG BUN | y | Bread and Bakery | (hamburger|burger|brioche|kaiser|sandwich|sesame|white).*(buns?|rolls?)\\b|(buns?|rolls?)\\b.*(hamburger|burger)|pains? [aà] hamburger
GLUTENFREEPENNE 500G | y | Pasta and Grains | <short-pasta>|p[aâ]tes alim
BAR1LLA GF R0TINI | y | Pasta and Grains | <short-pasta>|p[aâ]tes alim
5CHAR PANINI R0LLS | y | Bread and Bakery | <dinner-roll>
KINIKINICK BAGLS PLN | y | Bread and Bakery | ^(?!.*(chip|seasoning|bites|every|cinnamon|raisin|blueberry)).*bagels?\\b
GLTEN FRE TORTLLA | y | Bread and Bakery | ^(?!.*(chip|soup|corn)).*(tortillas?|\\bwraps?\\b)(?!.*(plastic|paper))
PA1N SANS G1UTEN BRUN | y | Bread and Bakery | <plain-loaf>(<wheat>.*<bread>|<bread>.*<wheat>)
SANSGLUTENPENNE CATEL | y | Pasta and Grains | <short-pasta>|p[aâ]tes alim
UOI'S GF BAGEL CIN RSN | y | Bread and Bakery | ^(?!.*(chip|seasoning|bites|every|onion|sesame)).*bagels?\\b
AMY S GF BURR1T0 | y | Prepared and Packaged Meals | burrito
GF CHlCKEN NU66ETS | y | Meat, Poultry, and Seafood | (chicken|poulet).*(nugget|strip|finger|tender|popcorn|bites?|breaded|croquette)|(nugget|croquette|breaded).*(chicken|poulet)
BETTY CR0CK GF BR0WNIE MIX | y | Baking Supplies | brownies?.*(mix|m[eé]lange)|(mix|m[eé]lange).*brownie
SAN-J TAMAR1 6F | y | Condiments and Sauces | soy(a)? sauce|sauce soya?|tamari|shoyu
2 @ 3.49 GF PANKO CRUMB | y | Baking Supplies | panko|bread ?crumbs?|chapelure
0062843 PC GF WHT BREAD HMRJ | y | Bread and Bakery | <plain-loaf><white-bread>
06038312 SG PATES PENNE MRJ | y | Pasta and Grains | <short-pasta>|p[aâ]tes alim
(2) 007487 GLUTINO CRKR MRJ | y | Snacks | crackers?\\b|saltine|ritz|triscuit|craquelins?|soda biscuit
GF WAFFLES F 4.79 | y | Cereal and Breakfast Items | ^(?!.*(cone|mix|iron|cookie)).*(waffle|gaufre)
GRAPEFRUIT RED 1EA | n | Miscellaneous Grocery Items | grapefruit
RUBY GRAPEFRT 5LB | n | Miscellaneous Grocery Items | grapefruit
GFS CHKN BASE | n | Prepared and Packaged Meals | (chicken|poulet).*(broth|stock|bouillon|base|oxo|cube)|(broth|stock|bouillon|base|oxo|cube).*(chicken|poulet)|bouillon
GIFT CARD AMAZON 25 | n | Miscellaneous Grocery Items | -
GFT CRD VISA 50 | n | Miscellaneous Grocery Items | -
GFT WRAP BIRTHDAY | n | Miscellaneous Grocery Items | -
GIFT BAG LG | n | Miscellaneous Grocery Items | -
GF ANGUS STRIPLOIN | y | Meat, Poultry, and Seafood | (striploin|steak|strip loin|new york)|beef.*(loin|steak)
GRASS FED BEEF 85/15 | n | Meat, Poultry, and Seafood | (ground|grass).*beef|beef.*(ground|patt)
SGR WHT GRAN 4LB | n | Baking Supplies | (white|granulated).*sugar|sugar.*(white|granulated)|^sugar|sucre
BRN SGR DARK | n | Baking Supplies | brown.*sugar|sugar.*brown|cassonade
CELERY STALK | n | Miscellaneous Grocery Items | <as-grown-or-baked>\\bcelery
CELERIAC ROOT KG | n | Miscellaneous Grocery Items | celeriac|celery root
RICE JASMINE GF 8LB | y | Pasta and Grains | jasmine.*rice|rice.*jasmine|(white|long.?grain).*rice
RICE BSMTI 10LB | n | Pasta and Grains | basmati|(white|long.?grain).*rice
GV LRG EGGS 12 | n | Dairy and Dairy Alternatives | ^(?!.*(noodle|roll|nog|salad|bread|plant|eggplant|white|bites)).*\\b(eggs?|oeufs)\\b
GALA APPLES 3LB | n | Miscellaneous Grocery Items | <as-grown-or-baked>\\bapples?
POMMES MCINTOSH 1.36KG | n | Miscellaneous Grocery Items | <as-grown-or-baked>\\b(apple|pomme)
8ANANAS 0.84KG | n | Miscellaneous Grocery Items | <as-grown-or-baked>\\bbananas?
4011 BANANA | n | Miscellaneous Grocery Items | <as-grown-or-baked>\\bbananas?
BREAD WONDER WHT 570G | n | Bread and Bakery | <plain-loaf><white-bread>
NATURES OWN HNY WHEAT | n | Bread and Bakery | <plain-loaf>(<wheat>.*<bread>|<bread>.*<wheat>)
DEMPSTERS WW BREAD | n | Bread and Bakery | <plain-loaf>(<wheat>.*<bread>|<bread>.*<wheat>)
PAIN BLE ENTIER POM | n | Bread and Bakery | <plain-loaf>(<wheat>.*<bread>|<bread>.*<wheat>)
PAIN POM BLANC 675G | n | Bread and Bakery | <plain-loaf><white-bread>
HOT DOG BUNS VILLGE | n | Bread and Bakery | hot ?dog.*(buns?|rolls?)\\b|(buns?|rolls?)\\b.*hot ?dog|top.?sliced.*bun|wiener.*bun|pains? [aà] hot
THOMAS ENG MUFFIN | n | Bread and Bakery | english muffins?|muffins? anglais|crumpet
KLOGGS FROSTD FLKS | n | Cereal and Breakfast Items | frosted flakes|corn ?flakes?
SHREDDIES 550G | n | Cereal and Breakfast Items | shreddies|cereal
RITZ CRKRS 200G | n | Snacks | ritz|crackers?\\b
GOLDFISH CHED 7OZ | n | Snacks | cheese.*cracker|cracker.*chees|cheez.?it|goldfish|cheddar.*(cracker|bites)
OREO COOKIES FAM | n | Snacks | oreo|sandwich (cookie|cr[eè]me|biscuit)|(cookie|biscuit|wafer).*(sandwich|cream|cr[eè]me)|cr[eè]me.*(cookie|sandwich)|duplex
CHIPS AHOY 300G | n | Snacks | ^(?!.*(dough|ice cream|mix\\b|cereal)).*(choc.*chip.*cookie|cookie.*choc|chips ahoy|biscuits?.*(choc|p[eé]pites)|famous amos)
CATELLI SPAG 900G | n | Pasta and Grains | <long-pasta>|vermicelli(?!.*rice)|(dry|dried|white|regular|long).*pasta|^pasta$
BARILLA PENNE 16OZ | n | Pasta and Grains | <short-pasta>|p[aâ]tes alim
HI GLUTEN FLOUR 5LB | n | Baking Supplies | (bread|strong|all.?purpose|unbleached|white).*flour|flour.*(bread|all.?purpose)|farine
KA BREAD FLOUR 5LB | n | Baking Supplies | (bread|strong|all.?purpose|unbleached|white).*flour|flour.*(bread|all.?purpose)|farine
FARINE ROBIN H TT USAGE | n | Baking Supplies | ^(?!.*(almond|coconut|rice|oat|cake|tortilla|corn|tapioca|potato|chickpea|rye|gluten)).*(flour|farine)
CHKN BREAST BNLS SKNLS | n | Meat, Poultry, and Seafood | chicken.*breast|breast.*chicken|poulet
POITRINE POULET DESOS | n | Meat, Poultry, and Seafood | (poitrine|breast).*(poulet|chicken)|chicken.*breast
WHOLE CHICKEN | n | Meat, Poultry, and Seafood | whole.*chicken|chicken.*(whole|fryer|roaster)|poulet entier|(roast|rotisserie).*chicken
SALMON ATL FILLET | n | Meat, Poultry, and Seafood | salmon
LAIT 3.25% 2L | n | Dairy and Dairy Alternatives | ^(?!.*(choc|coconut|almond|soy|\\boat|condensed|evaporat|powder|butter|malt|rice|goat)).*(milk|lait)
GAL WHL MILK | n | Dairy and Dairy Alternatives | ^(?!.*(choc|coconut|almond|soy|\\boat|condensed|evaporat|powder|butter|malt|rice|goat)).*(milk|lait)
HOMO MILK 4L BAG | n | Dairy and Dairy Alternatives | ^(?!.*(choc|coconut|almond|soy|\\boat|condensed|evaporat|powder|butter|malt|rice|goat)).*(milk|lait)
06820000 CHED CHEESE OLD MRJ | n | Dairy and Dairy Alternatives | ^(?!.*(cracker|goldfish|soup|popcorn|broccoli|mac|pasta|chip|perog)).*cheddar
M0ZZ SHRD 16OZ | n | Dairy and Dairy Alternatives | mozzarella
BUTTER SLT 454G MRJ | n | Dairy and Dairy Alternatives | ^(?!.*(peanut|almond|cookie|milk|scotch|squash|apple|popcorn|tart|biscuit|nut|bean|spread)).*(butter|beurre)
FREE RNG EGGS BRWN | n | Dairy and Dairy Alternatives | ^(?!.*(noodle|roll|nog|salad|bread|plant|eggplant|white|bites)).*\\b(eggs?|oeufs)\\b
FAT FREE MILK 1GAL | n | Dairy and Dairy Alternatives | ^(?!.*(choc|coconut|almond|soy|\\boat|condensed|evaporat|powder|butter|malt|rice|goat)).*(milk|lait)
DAIRY FREE SPRD 425G | n | Dairy and Dairy Alternatives | margarine|(plant|vegan|buttery|soft|dairy.?free|vegetable).*(spread|butter)
SUGAR FREE GUM 12PK | n | Snacks | gum
LCTSE FREE MILK 2L | n | Dairy and Dairy Alternatives | ^(?!.*(choc|coconut|almond|soy|\\boat|condensed|evaporat|powder|butter|malt|rice|goat)).*(milk|lait)
LAIT SANS LACTOSE 2L | n | Dairy and Dairy Alternatives | ^(?!.*(choc|coconut|almond|soy|\\boat|condensed|evaporat|powder|butter|malt|rice|goat)).*(milk|lait)
BISC THE SANS SUCRE | n | Snacks | ^(?!.*(dough|ice cream|mix\\b|cereal|cookies? ?(and|&|n) ?cream|buttermilk|\\bdog\\b|refrigerat)).*(cookies?\\b|biscuits?\\b)|oreo|chips ahoy|shortbread
CAFE MAISON SG 300G | n | Beverages | coffee|caf[eé]
JAMBON FUME | n | Meat, Poultry, and Seafood | ^(?!.*sandwich).*(\\bham\\b|jambon)
POTATO RUSSET 10LB | n | Miscellaneous Grocery Items | ^(?!.*(sweet|chip|salad|frie|bread|flour|mash|soup|p[ie]+ro|instant|starch|gnocchi|vodka|hash)).*(potato|pommes? de terre)
PDT BLANCHE 10LB | n | Miscellaneous Grocery Items | ^(?!.*(sweet|chip|salad|frie|bread|flour|mash|soup|p[ie]+ro|instant|starch|gnocchi|vodka|hash)).*(potato|pommes? de terre)
R0MAlNE HRTS 3 | n | Miscellaneous Grocery Items | <as-grown-or-baked>\\b(romaine|lettuce)
BROCCOLI CRWN | n | Miscellaneous Grocery Items | <as-grown-or-baked>\\bbroccoli
TOMATO ROMA KG | n | Miscellaneous Grocery Items | <as-grown-or-baked>\\btomato
BLUEBERRlES PT | n | Miscellaneous Grocery Items | <as-grown-or-baked>\\b(blueberr|bleuet)
E AVOCADO HASS 5CT  4.99 | n | Miscellaneous Grocery Items | <as-grown-or-baked>\\bavocado
PEANUT BTTR KRAFT 1K | n | Condiments and Sauces | peanut butter|beurre d.arachide
HONEY LIQ 500G | n | Condiments and Sauces | ^(?!.*(mustard|cereal|\\bham|garlic|nut|bread|oat|dressing|roast)).*(honey|miel)
HE1NZ KETCHP 1L | n | Condiments and Sauces | ketchup|catsup
TOM SCE HUNTS | n | Condiments and Sauces | tomato.*sauce|sauce.*tomato
BLK BEANS CND 15OZ | n | Miscellaneous Grocery Items | black.*bean|beans.*black
CORN TORT CHIPS LIME | n | Snacks | tortilla.*chip|corn chip|nacho|tostitos|chips
LAYS CLSC CHIPS 8OZ | n | Snacks | \\bchips?\\b(?!.*(choc|cookie|baking))|crisps?\\b|croustilles
POPCORN ORV 6PK | n | Snacks | ^(?!.*(chicken|shrimp)).*(popcorn|ma[iï]s souffl)
ALMONDS RAW BULK | n | Snacks | ^(?!.*(milk|flour|butter|bar\\b|extract|bev)).*almond
RICE CAKES QKR LT SLT | n | Snacks | rice cake
COKE 12PK CAN | n | Beverages | \\bcola\\b|\\bcoke\\b|coca.?cola|pepsi|soft drink|\\bsoda\\b(?!.*(baking|cracker|club))|\\bpop\\b
BREYERS VAN ICE CRM | n | Dairy and Dairy Alternatives | ^(?!.*(cone|cup\\b|sandwich)).*(ice cream|gelato|frozen dessert|cr[eè]me glac)
MOLSON CDN 12C | n | Beverages | ^(?!.*(root|ginger|sausage|batter|brat)).*(\\bbeer|lager|\\bale\\b|pilsn|\\bipa\\b|bi[eè]re|stout)
STRONGBOW CIDER 4PK | n | Beverages | cider|cidre
CABERNET SAUV 750ML | n | Beverages | cabernet|\\bred wine\\b(?!.*vinegar)|\\bwine\\b(?!.*vinegar)|vin rouge
ORANGE JUICE TROP 52Z | n | Beverages | orange.*juice|juice.*orange|jus d.orange
TEA ORNG PEKOE 72S | n | Beverages | \\btea\\b|th[eé]
GR0UND C0FFEE 930G | n | Beverages | coffee|caf[eé]
DEP GLASS .10 | n | Miscellaneous Grocery Items | -
BAG FEE .05 | n | Miscellaneous Grocery Items | -
CARRYOUT BAG CHG | n | Miscellaneous Grocery Items | -
ECO FEE G | n | Miscellaneous Grocery Items | -
GLAD FRZR BAG LRG | n | Miscellaneous Grocery Items | -
GLUE STICK 2PK | n | Miscellaneous Grocery Items | -
GF SHAMPOO COCONUT | n | Miscellaneous Grocery Items | -
TIDE FREE&GENTLE 92Z | n | Miscellaneous Grocery Items | -
GLUCOSAMINE 120CT | n | * | -
TP ULTRA SOFT 12 | n | Miscellaneous Grocery Items | -
PAPER TOWEL SPNG | n | Miscellaneous Grocery Items | -
SACS POUBELLE 20UN | n | Miscellaneous Grocery Items | -
POINTS REDEEMED -10.00 | n | Miscellaneous Grocery Items | -
HRJ 77431 XXQ | n | Miscellaneous Grocery Items | -
GR0CERY TAX | n | Miscellaneous Grocery Items | -
CPN STORE -1.00 | n | Miscellaneous Grocery Items | -
SEASONED RICE VINEGAR | n | Condiments and Sauces | vinegar
QUINOA ORG 900G | n | Pasta and Grains | quinoa
SCHAR FLATBRD ROSMRY GF 2 | y | Bread and Bakery | ^(?!.*(chip|cracker)).*(flat ?bread|naan|pita|lavash|focaccia)
GF CARROT CKE 8IN BKRY | y | Bread and Bakery | (carrot|carotte).*(cake|g[aâ]teau|loaf)|(cake|g[aâ]teau|loaf).*(carrot|carotte)
`;
