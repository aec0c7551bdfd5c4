/**
 * More of the same hand as market-lines, written before anything was mended for those; docs/catalogue.md has
 * what they measured then. Columns as in tuned-lines.
 */
export const DEPOT_LINES = `
LNB G/F SEEDS&GRNS BREAD | y | Bread and Bakery | <plain-loaf>(<grains>.*<bread>|<bread>.*<grains>)
Little Nrthrn Millet Chia | y | Bread and Bakery | <plain-loaf>(<grains>.*<bread>|<bread>.*<grains>)
PROMISE GLUTEN-FREE SOFT WHITE LOAF | y | Bread and Bakery | <plain-loaf><white-bread>
PROMISE GF BRIOCH LOAF | y | Bread and Bakery | brioche|challah|egg bread
CARBONAUT G.F. WHITE 550G | y | Bread and Bakery | <plain-loaf><white-bread>
FRZ LIVEGFREE WHL GRN BRD | y | Bread and Bakery | <plain-loaf>(<wheat>.*<bread>|<bread>.*<wheat>)
BREAD SRDGH GF SIMPLE KNEADS | y | Bread and Bakery | sourdough|levain
HEB GF HMBGR BUN 4CT | y | Bread and Bakery | (hamburger|burger|brioche|kaiser|sandwich|sesame|white).*(buns?|rolls?)\\b|(buns?|rolls?)\\b.*(hamburger|burger)|pains? [aà] hamburger
GRNWSE GF HAMBURGER BUNS | y | Bread and Bakery | (hamburger|burger|brioche|kaiser|sandwich|sesame|white).*(buns?|rolls?)\\b|(buns?|rolls?)\\b.*(hamburger|burger)|pains? [aà] hamburger
CO-OP GOLD GLTN FREE H/D BUN | y | Bread and Bakery | hot ?dog.*(buns?|rolls?)\\b|(buns?|rolls?)\\b.*hot ?dog|top.?sliced.*bun|wiener.*bun|pains? [aà] hot
LA MOISSON PAIN A HAMB S.GL. | y | Bread and Bakery | (hamburger|burger|brioche|kaiser|sandwich|sesame|white).*(buns?|rolls?)\\b|(buns?|rolls?)\\b.*(hamburger|burger)|pains? [aà] hamburger
CUIS L'ANGELIQUE PAIN BRUN | y | Bread and Bakery | <plain-loaf>(<wheat>.*<bread>|<bread>.*<wheat>)
AVIVA MICHE SANS GLUT | y | Bread and Bakery | <white-loaf>
PAIN RAISIN SANS-GLUTEN 400 | y | Bread and Bakery | <plain-loaf>((raisin|cinnamon).*<bread>|<bread>.*(raisin|cinnamon))
PETITS PAINS SANS GLUTEN X6 | y | Bread and Bakery | <dinner-roll>
BAGUETINE S.GLUT 2X100G | y | Bread and Bakery | baguette|french (bread|stick|loaf)|demi.?baguette
TRADER JOE'S GF WHL GRN BRD | y | Bread and Bakery | <plain-loaf>(<wheat>.*<bread>|<bread>.*<wheat>)
SLIVER MILLS CINN BAGL GF | y | Bread and Bakery | ^(?!.*(chip|seasoning|bites|every|onion|sesame)).*bagels?\\b
TRUDOUGH GF BAGEL SESAME | y | Bread and Bakery | ^(?!.*(chip|seasoning|bites|cinnamon|blueberry)).*bagels?\\b
ORGRAN CRISPBREAD TSTD | y | Snacks | ^(?!.*(animal|graham|teddy|barrel|meal)).*(crisp ?breads?|wasa|ryvita|melba|crackers?\\b|knäcke|pain croustillant)
LA TORTILLA FCT GF TEFF | y | Bread and Bakery | ^(?!.*(chip|soup|corn)).*(tortillas?|\\bwraps?\\b)(?!.*(plastic|paper))
FARM BOY GF NAAN GARLC | y | Bread and Bakery | ^(?!.*chip).*(naan|flat ?bread)
LONGOS GLUTN FREE FOCACCIA | y | Bread and Bakery | focaccia|ciabatta|flat ?bread
LAVASH GF SEEDED | y | Bread and Bakery | ^(?!.*(chip|cracker)).*(flat ?bread|naan|pita|lavash|focaccia)
MOLLY B GF PZ CRST THIN | y | Bread and Bakery | pizza.*(crust|shell|base|dough)|(crust|shell|base|dough).*pizza|p[aâ]te [aà] pizza
PATE A PIZZA SANS GLUTEN | y | Bread and Bakery | pizza.*(crust|shell|base|dough)|(crust|shell|base|dough).*pizza|p[aâ]te [aà] pizza
CROUTE TARTE S/GLUT 2UN | y | Bread and Bakery | (pie|pastry|tart).*(crust|shell|dough)|(crust|shell).*(pie|tart)|(cro[uû]te|abaisse).*tarte|graham.*crust
GEFEN GF MATZO MEAL | y | Baking Supplies | matz[ao]
LIEBER GF MATZ BALL MX | y | Specialty Items | matz[ao]h?.*(ball|mix|meal|soup)
BEIGNES SANS GLUTEN 6 | y | Bread and Bakery | do(ugh)?-?nuts?|beigne
FLAX4LIFE CARRT RSN MUF GF | y | Bread and Bakery | ^(?!.*(mix|english|anglais|tin\\b|liner|cup\\b)).*muffins?
MUFFIN BLEUET S. GLUTEN 4 | y | Bread and Bakery | ^(?!.*(mix|english|tin|cup|pan\\b)).*(blueberry|bleuets?).*(muffins?)|^(?!.*(mix|english|tin)).*muffins?.*(blueberry|bleuets?)
ALDI LVGFREE BRWNIE CHOC | y | Bread and Bakery | ^(?!.*(mix|ice cream|batter|bar\\b)).*brownies?\\b
CUPCAKES CHOC S-GLUTEN | y | Bread and Bakery | ^(?!.*(mix|liner|pan\\b|baking cup)).*cupcakes?\\b
WHLLY GF DBL LYR CHOC CKE | y | Bread and Bakery | ^(?!.*(mix|pan\\b|frosting|rice cake)).*((choc).*(cakes?\\b)|(cakes?\\b).*(choc))
LOAF CAKE LEMON GF LONGOS | y | Bread and Bakery | ^(?!.*\\bmix).*((lemon|citron|pound|loaf).*(cake|loaf|g[aâ]teau)|(cake|loaf|g[aâ]teau).*(lemon|citron|pound|loaf)|pound cake)
GATEAU FROMAGE SANS GLUTEN | y | Bread and Bakery | cheesecake|g[aâ]teau au fromage
PUMPKN PIE GLUTEN FREE 9 | y | Bread and Bakery | pumpkin pie|pie.*pumpkin
KATZ GF COFFEE CRMB CAKE | y | Bread and Bakery | (coffee|crumb|streusel|cinnamon).*cake
STRUDEL POMME S.GLUTEN | y | Bread and Bakery | ^(?!.*toaster).*(strudel|turnover|chausson|danish)
SCHAR GF PANETTONE | y | Bread and Bakery | panettone|fruit ?cake|stollen|holiday cake
MARYS TEA BISCUIT GF | y | Bread and Bakery | scones?\\b|tea biscuit
GF CORNBRD MUFN 4CT | y | Bread and Bakery | ^(?!.*\\bmix).*(corn ?bread|corn muffin|muffins?$)
NORTH BAY GF CRUMPETS | y | Bread and Bakery | crumpet|english muffin
HOT X BUNS GLTN FREE | y | Bread and Bakery | hot cross|raisin bun|fruit.*bun
IAN'S PANKO ITAL GF | y | Baking Supplies | panko|bread ?crumbs?|chapelure
KINN PANKO STYLE CRUMB | y | Baking Supplies | panko|bread ?crumbs?|chapelure
FARCE A DINDE SANS GLUTEN | y | Prepared and Packaged Meals | stuffing|dressing mix|farce
GLTN FRE STFNG CUBES HERB | y | Prepared and Packaged Meals | stuffing|dressing mix|farce
HEB GF CRUTNS CAESR | y | Bread and Bakery | crouton|cro[uû]ton
JOVIAL BR RICE CAPELL | y | Pasta and Grains | <long-pasta>|(?<!rice )vermicelli(?!.*rice)|(dry|dried|white|regular|long).*pasta|^pasta$
RUMMO G.FREE SPAGHETTI 3 | y | Pasta and Grains | <long-pasta>|(?<!rice )vermicelli(?!.*rice)|(dry|dried|white|regular|long).*pasta|^pasta$
GAROFALO SG LINGUINE | y | Pasta and Grains | <long-pasta>|(?<!rice )vermicelli(?!.*rice)|(dry|dried|white|regular|long).*pasta|^pasta$
RONZONI GF ROTINI 12 | y | Pasta and Grains | <short-pasta>|p[aâ]tes alim
LVGFREE BR RICE PENNE | y | Pasta and Grains | <short-pasta>|p[aâ]tes alim
ITALPASTA SANS GLUT RIGATN | y | Pasta and Grains | <short-pasta>|p[aâ]tes alim
PATE SANS GLUT FARFALLE 340 | y | Pasta and Grains | <short-pasta>|p[aâ]tes alim
NO NAME GLUTEN FREE MACRONI | y | Pasta and Grains | <short-pasta>|p[aâ]tes alim|coudes
WF GLTN-FR PASTA TAGLIATEL | y | Pasta and Grains | tagliatelle|fettuc|pappardelle|egg noodle
MANISCH GF DITALINI | y | Pasta and Grains | ^(?!.*chees).*(ditali|tubett|macaroni|elbow|small pasta)
GF LASAGNE OVEN RDY BARILLA | y | Pasta and Grains | ^(?!.*(frozen|meat|cheese|beef|sauce|entr|dinner|family)).*lasagn
GF RAVIOLI SPINACH RP 250 | y | Pasta and Grains | ravioli|agnolotti|tortellini
NUOVO GF TORTELLNI CHS | y | Pasta and Grains | tortell|ravioli|cappelletti
NASOYA GF UDON STYLE NDL | y | Pasta and Grains | udon|(asian|wheat|japanese|stir.?fry|chow mein).*noodle
HAKUBAKU GF RAMEN ORG | y | * | ramen|instant.*noodle|^(?!.*chicken noodle soup).*noodle.*(instant|soup|cup|bowl)
ANNIE CHUN SOBA GF 8Z | y | Pasta and Grains | soba|(buckwheat|asian|japanese|wheat).*noodle
FARFALLE S.GL. LEGUMES | y | Pasta and Grains | <short-pasta>|p[aâ]tes alim
GOODLES GF MAC CHED | y | Prepared and Packaged Meals | mac(aroni)?.{0,6}(and|&|n|et)?.{0,4}(chees|fromage)|kraft dinner|\\bKD\\b|shells.*chees|cheddar.*(shells|pasta|macaroni)
MAC FROMAGE SANS GLUT 170 | y | Prepared and Packaged Meals | mac(aroni)?.{0,6}(and|&|n|et)?.{0,4}(chees|fromage)|kraft dinner|\\bKD\\b|shells.*chees|cheddar.*(shells|pasta|macaroni)
CAESARS GF BEEF LASAGNA | y | Prepared and Packaged Meals | ^(?!.*(noodle|sheet|oven)).*lasagn
GF LASAGNE VIANDE SURG | y | Prepared and Packaged Meals | ^(?!.*(noodle|sheet|oven)).*lasagn
PIZZA DELISSIO SANS GLUTN | y | Prepared and Packaged Meals | ^(?!.*(crust|dough|sauce|roll|pocket|bagel|snack|bite)).*pizza
G FREE 10 PIZZA PEPPRONI | y | Prepared and Packaged Meals | ^(?!.*(crust|dough|sauce|roll|pocket|bagel|snack|bite)).*pizza
FG MOZZ STICK GF 12CT | y | Prepared and Packaged Meals | mozzarella.*stick|cheese stick|breaded.*(mozz|chees)
GF VEG SPRNG ROLL 8EA | y | Prepared and Packaged Meals | spring rolls?|egg rolls?
GYOZA CHICKEN SANS GLUT | y | Prepared and Packaged Meals | dumpling|potsticker|gyoza|wonton|momo
GF PEROGY CHED BACON 12 | y | Prepared and Packaged Meals | p[ie]+ro[gh]+[iy]e?|pierog|perog|varenyky
PANZEROTTI PEPP GF | y | Prepared and Packaged Meals | calzone|panzerotti|pizza pocket|hot pocket|pizza (roll|pop)|pocket sandwich
PIZZA BITES GF TOTNO ST | y | Prepared and Packaged Meals | pizza.*(rolls?|bites?|snack|pops?|pocket|bagel)|pocket
BURRITO BOEUF SANS GLUTEN | y | Prepared and Packaged Meals | burrito
SHEPHERDS PIE GF 300G LSCR | y | Prepared and Packaged Meals | shepherd.?s? pie|cottage pie|p[aâ]t[eé] chinois
PATE CHINOIS S. GLUTEN | y | Prepared and Packaged Meals | shepherd.?s? pie|cottage pie|p[aâ]t[eé] chinois
POULET PANE CORDON BLEU SG | y | Meat, Poultry, and Seafood | schnitzel|breaded.*(chicken|pork|veal|cutlet)|(chicken|pork|veal).*(breaded|cutlet|kiev|cordon)
QUICHE SPIN&FETA GF 6IN | y | Prepared and Packaged Meals | quiche
GF BRKFST SNDWCH EGG SSG | y | Cereal and Breakfast Items | (breakfast|egg|sausage|muffin).*(sandwich|muffin|croissant|burrito)
ONION RINGS GF BRD ALX | y | Prepared and Packaged Meals | onion rings?|rondelles
ORANGE CHKN INNOVASIAN GF | y | Prepared and Packaged Meals | (teriyaki|general tso|orange|sweet.*sour|asian|sesame).*(chicken|bowl)|chicken.*(teriyaki|bowl|orange|tso|sour)
GENERAL TAO GF REPAS | y | Prepared and Packaged Meals | (teriyaki|general tso|orange|sweet.*sour|asian|sesame).*(chicken|bowl)|chicken.*(teriyaki|bowl|orange|tso|sour)
GF VEGAN MEATLES STRIPS | y | Specialty Items | seitan|meatless|vegan|veggie|plant.?based|vegetarian|tempeh|soy.*(ground|crumble|strip)
SOL GF CHIKN BITES VEG | y | * | (veg|plant|vegan|meatless|chik.?n|soy).*(nugget|strip|tender|chick|chik|bites)|(nugget|tenders).*(veg|plant|vegan)
TACO DINR KIT GF ORTEGA | y | Prepared and Packaged Meals | taco.*(kit|dinner|shell)
Thai Kitchen GF Noodle Cart | y | Prepared and Packaged Meals | pad thai|(thai|asian).*noodle|noodle.*(kit|bowl)
PROGRESSO GF NE CLAM CHWDR | y | Prepared and Packaged Meals | chowder|chaudr[eé]e
KETTLE & FIRE GF BROCC CHED SP | y | Prepared and Packaged Meals | broccoli.*(soup|ched)|soup.*broccoli|cheddar.*soup
SOUPE AUX POIS S/GLUTEN | y | Prepared and Packaged Meals | (split )?pea.*soup|soup.*pea|soupe aux pois
CREME CHAMPIGNONS SANS GLU | y | Prepared and Packaged Meals | mushroom.*soup|cream of mushroom|soup.*mushroom|cr[eè]me de champignon
SOUP ONION FRNCH GF 500 | y | Prepared and Packaged Meals | onion.*soup|soup.*onion|soupe.*oignon
ALDI GF MINSTRN SOUP | y | Prepared and Packaged Meals | minestrone|vegetable.*soup|soup.*vegetable
CHILI BEEF&BEAN GF STAG | y | Prepared and Packaged Meals | ^(?!.*(season|sauce|powder|\\bmix\\b|pepper|flake|garlic|lime|oil|crisp)).*\\bchill?i\\b
CAMPBELLS BROTH BEEF GF 900 | y | Prepared and Packaged Meals | (beef|boeuf).*(broth|stock|bone)|(broth|stock).*(beef|boeuf)|bouillon de boeuf
OXO BEEF GF 12 | y | Prepared and Packaged Meals | (beef|boeuf).*(broth|stock|bouillon|base|oxo|cube)|(broth|stock|bouillon|base|oxo|cube).*(beef|boeuf)|bouillon
BOUILLON LEGUMES SANS GLUT | y | Prepared and Packaged Meals | (veg|l[eé]gume).*(broth|stock|bouillon|base|cube)|(broth|stock|bouillon|base|cube).*(veg|l[eé]gume)|bouillon
SAUCE BRUNE BERTH. S-GLU | y | Condiments and Sauces | gravy|sauce brune
MAYACAMAS GF TRKY GRVY | y | Condiments and Sauces | gravy|sauce brune
LKK SOY PREMIUM GF | y | Condiments and Sauces | soy(a)? sauce|sauce soya?|tamari|shoyu
Kikkoman GF Hoisin 9.3 | y | Condiments and Sauces | hoisin
OYST SAUCE GF LEE KUM | y | Condiments and Sauces | oyster.*sauce|sauce.*hu[iî]tre
SAUCE GENERAL TAO SG VH | y | Condiments and Sauces | stir.?fry|teriyaki|(szechuan|general tao|kung pao|asian|orange).*sauce|sauce.*(asian|saut)
PONZU GF CITRS KIK | y | Condiments and Sauces | ponzu|soy sauce|citrus.*(soy|season)
SWEET CHILI SCE GF BR | y | Condiments and Sauces | (sweet|thai).*chili|plum sauce|chili.*sauce
BALSAMIC VNGRT GF BRIAN | y | Condiments and Sauces | balsamic.*(dressing|vinaigrette)|vinaigrette|dressing
BECHAMEL SAUCE MIX GF | y | Condiments and Sauces | b[eé]chamel|(white|cream|alfredo|hollandaise).*sauce|sauce.*(blanche)|sauce mix
HIKARI GF MISO RED | y | Condiments and Sauces | miso
ASSAISONNEMENT TACO SANS GLUT. | y | Condiments and Sauces | (taco|fajita|mexican|chili).*(season|mix|spice)|assaisonnement.*taco
CUP4CUP GF MULTI PURP | y | Baking Supplies | ^(?!.*(almond|coconut|rice|oat|cake|tortilla|corn|tapioca|potato|chickpea|rye|gluten)).*(flour|farine)
CUISINE SOLEIL FARINE T/U SG | y | Baking Supplies | ^(?!.*(almond|coconut|rice|oat|cake|tortilla|corn|tapioca|potato|chickpea|rye|gluten)).*(flour|farine)
KS GF 1:1 BKG FLOUR 5LB | y | Baking Supplies | ^(?!.*(almond|coconut|rice|oat|cake|tortilla|corn|tapioca|potato|chickpea|rye|gluten)).*(flour|farine)
SELF RSNG FLOUR GF KINN | y | Baking Supplies | (self.?ris|all.?purpose|cake|pastry).*flour|flour.*(self|cake|all.?purpose)|farine
DUINKERKEN GF BREAD MX | y | Baking Supplies | (bread|pain).*(\\bmix|machine|m[eé]lange)|(\\bmix|machine|m[eé]lange).*(bread|pain)|bread flour
KRUSTEAZ GF BLUB MUF MX | y | Baking Supplies | (muffins?|corn ?bread|quick ?bread).*(\\bmix|m[eé]lange)|(\\bmix|m[eé]lange).*(muffins?|corn ?bread|quick ?bread)
BIRCH BENDERS PNCKE GF | y | Cereal and Breakfast Items | <pancake-mix>
MELANGE GATEAU VANILLE S.G. | y | Baking Supplies | ^(?!.*pancake).*((cakes?\\b|g[aâ]teau).*(\\bmix|m[eé]lange)|(\\bmix|m[eé]lange).*(cakes?\\b|g[aâ]teau))
MELANGE BROWNIE SANS GL. | y | Baking Supplies | brownies?.*(mix|m[eé]lange)|(mix|m[eé]lange).*brownie
SIMPLE MLS CHOC CHIP CKI MX | y | Baking Supplies | (cookies?|biscuits?).*(\\bmix|m[eé]lange|dough)|(\\bmix|m[eé]lange|dough).*(cookies?|biscuits?)
NESTLE GF COOKIE DGH | y | Baking Supplies | cookie.*dough|p[aâ]te [aà] biscuit|cookie mix|break.*bake
CUST PWDR GF BIRDS | y | Baking Supplies | custard|pudding|pouding
Nat Path Hny Crsp Rice GF | y | Cereal and Breakfast Items | ^(?!.*(bar\\b|bars\\b|square|treat|cake|cracker)).*((crisp|puff|krisp).*rice|rice.*(crisp|krisp|puff|cereal|bubble))
KOALA CRISP GF | y | Cereal and Breakfast Items | (choco|cocoa).*(cereal|puff|krisp|pebble|crisp|rice)|cereal.*(choco|cocoa)|koala crisp
LVGFREE CRN FLK CERL | y | Cereal and Breakfast Items | corn ?flakes?|flocons de ma[iï]s
CEREALE CHOCOLAT S/GLUT | y | Cereal and Breakfast Items | (choco|cocoa).*(cereal|puff|krisp|pebble|crisp|rice)|cereal.*(choco|cocoa)|koala crisp
MUSLI GF BRM TROP | y | Cereal and Breakfast Items | muesli|^(?!.*\\bbars?\\b).*granola
PURELY ELIZ GF GRANOLA PMP | y | Cereal and Breakfast Items | ^(?!.*\\bbars?\\b).*granola|muesli
GRANOLA POMME SANS GLUT | y | Cereal and Breakfast Items | ^(?!.*\\bbars?\\b).*granola|muesli
GF HARVEST ROLLD OATS | y | Cereal and Breakfast Items | ^(?!.*(cookie|milk|bar\\b|bread|beverage|drink)).*(\\boats?\\b|oatmeal|gruau|avoine)
AVOINE RAPIDE S GLUTEN 1K | y | Cereal and Breakfast Items | ^(?!.*(cookie|milk|bar\\b|bread|beverage|drink)).*(\\boats?\\b|oatmeal|gruau|avoine)
GLUTENFREEDA OATML PCK MPL | y | Cereal and Breakfast Items | ^(?!.*cookie).*(oatmeal|gruau|instant.*oat|\\boats?\\b(?!.*(milk|bar|drink)))
TRADER J GF TOASTER WAFLS | y | Cereal and Breakfast Items | ^(?!.*(cone|mix|iron|cookie)).*(waffle|gaufre)
PNCK FRZN GF BTRMLK 12 | y | Cereal and Breakfast Items | ^(?!.*(mix|syrup|batter|cone|iron)).*(pancakes?\\b|cr[eê]pes?\\b|waffle)
CREPES SANS GLUTEN 8UN | y | Cereal and Breakfast Items | ^(?!.*(mix|syrup|batter|cone|iron)).*(pancakes?\\b|cr[eê]pes?\\b|waffle)
KATZ TOASTR STRUDL GF | y | Cereal and Breakfast Items | toaster (pastr|strudel)|pop.?tart
NATURE VALLEY GF CHWY BAR | y | Snacks | <granola-bar>
RICE KRSP TREAT STYLE GF | y | Snacks | (rice kris|crispy rice|marshmallow|krispie).*(square|treat|bar)
SIMPLE MLLS ALM CRKR RSMRY | y | Snacks | ^(?!.*(animal|graham|teddy|barrel|meal)).*<seed-cracker>
CRUNCHMSTR MULTISD 20Z | y | Snacks | ^(?!.*(animal|graham|teddy|barrel|meal)).*<seed-cracker>
MILTONS GF CRISP SEA SALT | y | Snacks | ^(?!.*(animal|graham|teddy|barrel|meal)).*(crackers?\\b|saltine|ritz|triscuit|craquelins?|soda biscuit)
LVGFREE CHS CRKR BAKED | y | Snacks | cheese.*cracker|cracker.*chees|cheez.?it|goldfish|cheddar.*(cracker|bites)
CRAQUELINS RIZ SANS GLUTEN | y | Snacks | ^(?!.*(animal|graham|teddy|barrel|meal)).*(crackers?\\b|saltine|ritz|triscuit|craquelins?|soda biscuit)
CRAQ. RAISINS SG LESLEY | y | Snacks | ^(?!.*(animal|graham|teddy|barrel|meal)).*<seed-cracker>
SNYDERS GF PRETZ MINI | y | Snacks | ^(?!.*(bun|bread|roll\\b|yogurt|choc|dog|cover)).*(pretzel|bretzel)
BRETZELS SANS GLUTEN 227 | y | Snacks | ^(?!.*(bun|bread|roll\\b|yogurt|choc|dog|cover)).*(pretzel|bretzel)
GOODIE GRL MINT COOK | y | Snacks | oreo|sandwich (cookie|cr[eè]me|biscuit)|(cookie|biscuit|wafer).*(sandwich|cream|cr[eè]me)|cr[eè]me.*(cookie|sandwich)|duplex
PAMELAS GF GNGR SNAPZ | y | Snacks | ginger.*(snap|cookie|bread|biscuit)|pain d.[eé]pices
MI-DEL GF ARRWROOT | y | * | digestive|tea biscuit|arrowroot|graham|biscuits? (digestif|th[eé])|maria
BISCUIT AVOINE RAISIN S/G | y | Snacks | oat(meal)?.*(cookie|raisin)|cookie.*oat|biscuits? .*avoine
SABLES SANS GLUTEN BTR | y | Snacks | shortbread|(?<!peanut )butter cookie|sabl[eé]s?
GF PB COOKIE SOFT BKD | y | Snacks | peanut butter.*cookie|cookie.*peanut
BISCUITS SANDWICH VAN SG | y | Snacks | oreo|sandwich (cookie|cr[eè]me|biscuit)|(cookie|biscuit|wafer).*(sandwich|cream|cr[eè]me)|cr[eè]me.*(cookie|sandwich)|duplex
SCHAR CHOC WAFER HZLNUT GF | y | Snacks | wafers?|gaufrettes?
SCHAR JAFFA SLCS | y | Snacks | jaffa|choc.*(cookie|biscuit)|(orange).*(cookie|biscuit|cake)
LIQUORICE GF STRAW TWIST | y | Snacks | licorice|liquorice|twizzler|nibs|red vines|r[eé]glisse
GF CONE SUGAR JOY 12CT | y | Snacks | (ice cream|sugar|waffle|cake|wafer).*(cones?|cups?)\\b|cones?\\b.*(ice cream|sugar)|cornets?
CORNETS S-GLUTEN GOLDBAUM | y | Snacks | (ice cream|sugar|waffle|cake|wafer).*(cones?|cups?)\\b|cones?\\b.*(ice cream|sugar)|cornets?
JOLLY LLMA CONES VAN GF | y | Dairy and Dairy Alternatives | <sundae-cone>
CASCO BAY GF CKIES&CRM | y | Dairy and Dairy Alternatives | ^(?!.*(cone|cup\\b|sandwich)).*(ice cream|cr[eè]me glac|gelato|frozen dessert)
OATLY GF OATMLK BARSTA 64Z | y | Dairy and Dairy Alternatives | (oat|avoine).*(milk|bev|drink|m\\s?lk|boisson)|(milk|bev|drink|boisson).*(oat|avoine)|oatly|oatmilk
CREAMER OAT VAN GF | y | Dairy and Dairy Alternatives | (oat|coffee|plant|non.?dairy).*(creamer|whitener|cream)|creamer|colorant [aà] caf
B&E GF CHKN TNDRS | y | Meat, Poultry, and Seafood | ^(?!.*(veg|plant|meatless)).*(<chicken-strip>)
APPLEGT GF CHKN NUG 8Z | y | Meat, Poultry, and Seafood | ^(?!.*(veg|plant|meatless)).*<chicken-nugget>
CROQUETTES POULET S/GLUTEN | y | Meat, Poultry, and Seafood | ^(?!.*(veg|plant|meatless)).*<chicken-nugget>
GORTONS GF FSH STIX | y | Meat, Poultry, and Seafood | fish.*(stick|finger|fillet|portion|tender|breaded|battered)|b[aâ]tonnets|(breaded|battered).*(fish|cod|haddock|fillet)
BATONNETS POISSON S. GLU | y | Meat, Poultry, and Seafood | fish.*(stick|finger|fillet|portion|tender|breaded|battered)|b[aâ]tonnets|(breaded|battered).*(fish|cod|haddock|fillet)
STARFISH GF COD BATTRD | y | Meat, Poultry, and Seafood | <battered-fish>
SHRIMP TEMP GF FEEL GD | y | Meat, Poultry, and Seafood | <breaded-shrimp>
CRAB CAKE GF 2CT PHLPS | y | Meat, Poultry, and Seafood | crab.*cake|fish cake|salmon.*(cake|burger)
SURIMI CRAB FLK GF | y | Meat, Poultry, and Seafood | (imitation|surimi|flake).*crab|crab.*(imitation|flavou?r|stick|flake|surimi)|surimi|goberge
MEATBALLS GF ITAL KS | y | Meat, Poultry, and Seafood | meat ?balls?|boulettes
SAUSAGE LNK GF CHIX APPL | y | Meat, Poultry, and Seafood | sausages?|bratwurst|saucisses?|wieners?|italian links?
BURGER GF BEEF PRESS 4 | y | Meat, Poultry, and Seafood | (beef|burger|hamburger|boeuf).*(burger|patt|galette)|burger.*(beef|patt)|hamburgers?\\b(?!.*(bun|helper))
GF CHKN SCHNITZL | y | Meat, Poultry, and Seafood | schnitzel|breaded.*(chicken|pork|veal|cutlet)|(chicken|pork|veal).*(breaded|cutlet|kiev|cordon)
OMISSN ULTMT LIGHT 6 | y | Beverages | ^(?!.*(root|ginger|sausage|batter|brat)).*(\\bbeer|lager|\\bale\\b|pilsn|\\bipa\\b|bi[eè]re|stout)
LA MESSAGERE ROUSSE GF | y | Beverages | ^(?!.*(root|ginger|sausage|batter|brat)).*(\\bbeer|lager|\\bale\\b|pilsn|\\bipa\\b|bi[eè]re|stout)
GHOSTFISH GF GRPFRT IPA | y | Beverages | ^(?!.*(root|ginger|batter|brat)).*(\\bipa\\b|pale ale|\\bbeer|\\bale\\b|lager|bi[eè]re)
HOLIDAILY BLNDE 4PK | y | Beverages | ^(?!.*(root|ginger|sausage|batter|brat)).*(\\bbeer|lager|\\bale\\b|pilsn|\\bipa\\b|bi[eè]re|stout)
BARDS GOLD SORGHM LGR | y | Beverages | ^(?!.*(root|ginger|sausage|batter|brat)).*(\\bbeer|lager|\\bale\\b|pilsn|\\bipa\\b|bi[eè]re|stout)
GLUTENBERG STOUT 473 | y | Beverages | ^(?!.*(root|ginger|batter|brat)).*(stout|porter|\\bbeer|bi[eè]re|\\bale\\b|lager)
DAMM DAURA GF 330ML | y | Beverages | ^(?!.*(root|ginger|sausage|batter|brat)).*(\\bbeer|lager|\\bale\\b|pilsn|\\bipa\\b|bi[eè]re|stout)
HOSTIES SANS GLUTEN 50 | y | Specialty Items | communion|altar bread|\\bhosties?\\b|unleavened
GF GROCERY NF | y | Miscellaneous Grocery Items | -
PROD SANS GLUTEN TX | y | Miscellaneous Grocery Items | -
PR0M1SE GF WH1TE L0AF | y | Bread and Bakery | <plain-loaf><white-bread>
GIUTEN FREE RAV1OLI CHSE | y | Pasta and Grains | ravioli|agnolotti|tortellini
LVGFREE PENN3 RICE | y | Pasta and Grains | <short-pasta>|p[aâ]tes alim
SANS GLUTEN GATEAUX CH0C | y | Bread and Bakery | ^(?!.*(mix|pan\\b|frosting|rice cake)).*((choc).*(cakes?\\b)|(cakes?\\b).*(choc))
GFSPAGHETT1 RUMM0 | y | Pasta and Grains | <long-pasta>|(?<!rice )vermicelli(?!.*rice)|(dry|dried|white|regular|long).*pasta|^pasta$
8ELL&EVANS GF CHKN NU6GET | y | Meat, Poultry, and Seafood | ^(?!.*(veg|plant|meatless)).*<chicken-nugget>
KRUSTEAZ 6F PNCAKE M1X | y | Cereal and Breakfast Items | <pancake-mix>
SNYD3RS GLTNFREE PRTZLS | y | Snacks | ^(?!.*(bun|bread|roll\\b|yogurt|choc|dog|cover)).*(pretzel|bretzel)
TAMARI SAUCE GLUTENFRE | y | Condiments and Sauces | soy(a)? sauce|sauce soya?|tamari|shoyu
P1ZZA S/G1UTEN PEP | y | Prepared and Packaged Meals | ^(?!.*(crust|dough|sauce|roll|pocket|bagel|snack|bite)).*pizza
CRAQ SANSGLUTEN R0MAR1N | y | Snacks | ^(?!.*(animal|graham|teddy|barrel|meal)).*<seed-cracker>
GLUTEM FREE WRAP WHT | y | Bread and Bakery | ^(?!.*(chip|soup|corn)).*(tortillas?|\\bwraps?\\b)(?!.*(plastic|paper))
GF 8EER LAGR 6PK | y | Beverages | ^(?!.*(root|ginger|sausage|batter|brat)).*(\\bbeer|lager|\\bale\\b|pilsn|\\bipa\\b|bi[eè]re|stout)
NACRONI GF NO NAME | y | Pasta and Grains | <short-pasta>|p[aâ]tes alim|coudes
OO7732 GF BAGEL PLAIN HMRJ | y | Bread and Bakery | ^(?!.*(chip|seasoning|bites|every|cinnamon|raisin|blueberry)).*bagels?\\b
F GF WAFFLES KASHI 4.29 B | y | Cereal and Breakfast Items | ^(?!.*(cone|mix|iron|cookie)).*(waffle|gaufre)
(3)06148301 GF PASTA RIGATNI | y | Pasta and Grains | <short-pasta>|p[aâ]tes alim
JUICE GRPFRT RUBY | n | Beverages | grapefruit.*(juice|drink)|(juice|jus).*(grapefruit|pamplemousse)
PAMPLEMOUSSE ROUGE | n | Miscellaneous Grocery Items | <as-grown>\\b(?:(grapefruit|pamplemousse))(?:e?s)?(?!\\w)
GFS FRIES 5LB | n | Prepared and Packaged Meals | fr(ench )?(y|ies)\\b|frites|potato wedge|hash ?brown|tater
GFT CARD STARBUCKS | n | Miscellaneous Grocery Items | -
CARTE CADEAU 50 | n | Miscellaneous Grocery Items | -
G/F GRASSFED RIBEYE | y | Meat, Poultry, and Seafood | rib.?eye|\\bsteak\\b
GF BUTTER IRISH KERRY | y | Dairy and Dairy Alternatives | ^(?!.*(peanut|almond|cookie|milk|scotch|squash|apple|popcorn|tart|biscuit|nut|bean|spread)).*(butter|beurre)
EVERYDAY GF GREETING CARD | n | Miscellaneous Grocery Items | -
SGR CUBES LANTIC | n | Baking Supplies | sugar.*cube|cube.*sugar|^sugar|white sugar|sucre
POWDERED SGR 2LB | n | Baking Supplies | (icing|powdered|confection).*sugar|sucre [aà] glacer
HI-GLTN BREAD FLR 50LB | n | Baking Supplies | (bread|strong|all.?purpose|unbleached|white).*flour|flour.*(bread|all.?purpose)|farine
GLUTEN STEAK SEITAN | n | Specialty Items | seitan|meatless|vegan|veggie|plant.?based|vegetarian|tempeh|soy.*(ground|crumble|strip)
GLTNS RICE FLOUR ERAWAN | n | Baking Supplies | wheat flour
SWEET RICE 5LB KOKUHO | n | Pasta and Grains | sweet.*rice|glutinous|sushi rice|calrose|sticky rice
GLUTATHIONE CAP 60 | n | Miscellaneous Grocery Items | -
GLAD PRESS&SEAL | n | Miscellaneous Grocery Items | -
GLDN GRAHAM CRL | n | Cereal and Breakfast Items | golden grahams|graham.*cereal|cereal
GOLDN DELICIOUS APL | n | Miscellaneous Grocery Items | <as-grown>\\b(?:(golden delicious|apple))(?:e?s)?(?!\\w)
GRN FRSH BEANS KG | n | Miscellaneous Grocery Items | <as-grown>\\b(?:(green bean|beans?.*green|haricots?))(?:e?s)?(?!\\w)
FRAGRNCE FREE LOTION | n | Miscellaneous Grocery Items | -
NUT FREE GRNL BAR | n | Snacks | <granola-bar>
OATS QUAKER LRG FLK 1K | n | Cereal and Breakfast Items | ^(?!.*(cookie|milk|bar\\b|bread|beverage|drink)).*(\\boats?\\b|oatmeal|gruau|avoine)
POST SHRDD WHT | n | Cereal and Breakfast Items | shredded wheat|mini.?wheats|wheat squares|shreddies
CHEERIOS MULTIGRN | n | Cereal and Breakfast Items | cheerios|toasted oat|oat.*(ring|\\bos?\\b|cereal)|\\bo.?s\\b.*cereal|honey nut
SARA LEE WW BRD | n | Bread and Bakery | <plain-loaf>(<wheat>.*<bread>|<bread>.*<wheat>)
BAGEL PLN BAKERY 6 | n | Bread and Bakery | ^(?!.*(chip|seasoning|bites)).*bagels?\\b
PAIN CARRE BLANC GADOUA | n | Bread and Bakery | <plain-loaf><white-bread>
BAGUETTE PREMIERE MOISSON | n | Bread and Bakery | baguette|french (bread|stick|loaf)|demi.?baguette
TORTILLA FLOUR 10IN | n | Bread and Bakery | ^(?!.*(chip|soup|corn)).*(tortillas?|\\bwraps?\\b)(?!.*(plastic|paper))
MUFFINS CAROTTE VAC 6 | n | Bread and Bakery | ^(?!.*(mix|english|anglais|tin\\b|liner|cup\\b)).*muffins?
BEIGNE GLACE DZ | n | Bread and Bakery | do(ugh)?-?nuts?|beigne
RONZONI SPAG 1LB | n | Pasta and Grains | <long-pasta>|(?<!rice )vermicelli(?!.*rice)|(dry|dried|white|regular|long).*pasta|^pasta$
NN MACARONI 900G | n | Pasta and Grains | <short-pasta>|p[aâ]tes alim|coudes
(4)KD ORIG 225G MRJ | n | Prepared and Packaged Meals | mac(aroni)?.{0,6}(and|&|n|et)?.{0,4}(chees|fromage)|kraft dinner|\\bKD\\b|shells.*chees|cheddar.*(shells|pasta|macaroni)
DIGIORNO PZZA SUPR | n | Prepared and Packaged Meals | ^(?!.*(crust|dough|sauce|roll|pocket|bagel|snack|bite)).*pizza
HUNGRYMAN SALISB STK | n | Prepared and Packaged Meals | salisbury|hungry.?man|frozen (dinner|entr|meal)
CHKN THIGH BNLS | n | Meat, Poultry, and Seafood | chicken.*thigh|thigh.*chicken
PORK CHOP BN IN | n | Meat, Poultry, and Seafood | pork.*chop|chop.*pork|pork.*loin
BAC0N MAPLE LEAF 375 | n | Meat, Poultry, and Seafood | bacon
THON PALE CONSERVE | n | Meat, Poultry, and Seafood | \\btuna|thon\\b
SHRIMP RAW 21/25 | n | Meat, Poultry, and Seafood | ^(?!.*(breaded|popcorn|tempura|batter|coconut|chip|cracker|ring)).*(shrimp|crevette)
SAUC POIVRE KG | n | Meat, Poultry, and Seafood | sausage|saucisse
YOGOURT SANS GRAS 750 | n | Dairy and Dairy Alternatives | ^(?!.*(cover|pretzel|raisin|\\bbars?\\b|granola|frozen|tube|drink)).*yogh?o?urt
GREEK Y0G FAGE 0% | n | Dairy and Dairy Alternatives | ^(?!.*(cover|pretzel|raisin|\\bbars?\\b|granola|frozen|tube|drink)).*yogh?o?urt
SOUR CRM 14% | n | Dairy and Dairy Alternatives | sour cream|cr[eè]me sure
HEAVY CRM 35% | n | Dairy and Dairy Alternatives | ^(?!.*(\\bice\\b|sour|chees|soup|cook|\\bof\\b|glac|shav|corn|coconut)).*(cream\\b|cr[eè]me\\b)|whipping
TOFU XFIRM | n | Specialty Items | tofu
SOY BEV VAN 1.89L | n | Dairy and Dairy Alternatives | soy.*(milk|bev|drink)|boisson.*soya
CHEESE STRNG 16CT | n | Dairy and Dairy Alternatives | (cheese.*string|string.*cheese|mozzarella|stick.*cheese)
06838391 PARMIGIANO WDG | n | Dairy and Dairy Alternatives | parm
MARGARINE SOFT 907 | n | Dairy and Dairy Alternatives | margarine
4053 LEMONS 2LB BAG | n | Miscellaneous Grocery Items | <as-grown>\\b(?:(lemons?|citrons?))(?:e?s)?(?!\\w)
ORNG NAVEL 8LB | n | Miscellaneous Grocery Items | <as-grown>\\b(?:(oranges?|navel))(?:e?s)?(?!\\w)
GRAPES RED SDLSS | n | Miscellaneous Grocery Items | <as-grown>\\b(?:(grape|raisins? frais))(?:e?s)?(?!\\w)
5PINACH BABY 142G | n | Miscellaneous Grocery Items | <as-grown>\\b(?:(spinach|[eé]pinards?))(?:e?s)?(?!\\w)
SWT POT GARNET | n | Miscellaneous Grocery Items | <as-grown>\\b(?:(sweet potato|yam|patate douce))(?:e?s)?(?!\\w)
CHAMP1GNON BLANC 227 | n | Miscellaneous Grocery Items | <as-grown>\\b(?:(mushroom|champignon))(?:e?s)?(?!\\w)
GARLIC 3PK | n | Miscellaneous Grocery Items | <as-grown>\\b(?:garlic(?!.*(bread|toast)))(?:e?s)?(?!\\w)
MANGO ATAULFO CS | n | Miscellaneous Grocery Items | <as-grown>\\b(?:mangos?)(?:e?s)?(?!\\w)
PEPPER GRN SWT KG | n | Miscellaneous Grocery Items | ^(?!.*(black|white|ground|hot|sauce|pepperoni|jelly|salami|flake|steak|jack|chili)).*\\b(peppers?|poivrons?)\\b
KIDNEY BNS CAN 540ML | n | Miscellaneous Grocery Items | kidney.*bean|beans.*kidney
LENTILS DRY RED | n | Miscellaneous Grocery Items | ^(?!.*(soup|chip|pasta)).*lentil
CHICKPEAS 19OZ | n | Miscellaneous Grocery Items | chick ?pea|garbanzo|pois chiche
CORN NIBLETS 341 | n | Miscellaneous Grocery Items | \\bcorn\\b(?!.*(chip|flake|meal|bread|dog|tortilla|syrup|starch))
RICE NDL VERMICELLI 454 | n | Pasta and Grains | rice.*(noodle|vermicelli|stick)|vermicelli
RICE CRKRS SEAWEED | n | Snacks | rice.*cracker|cracker.*rice|senbei
RICE BRN 2LB 365 | n | Pasta and Grains | brown.*rice|rice.*brown
RIZ BLANC LONG 2KG | n | Pasta and Grains | (white|long.?grain).*rice|rice.*(white|long)|riz
CORN TORT WHT 30CT | n | Bread and Bakery | corn.*tortilla|tortilla.*corn
SALSA MED PACE | n | Condiments and Sauces | salsa
OLIVE OIL XV 1L | n | Condiments and Sauces | olive oil|huile d.olive
MAYO HELLMN 890ML | n | Condiments and Sauces | mayo
SOYA SAUCE VH 483ML | n | Condiments and Sauces | soy(a)? sauce|sauce soya?|tamari|shoyu
MARINARA RAOS 24 | n | Condiments and Sauces | (pasta|spaghetti|marinara|alfredo|tomato|rose|tomate).*sauce|sauce.*(pasta|spaghetti|tomate)|marinara
MOUTARDE DIJON 500 | n | Condiments and Sauces | mustard|moutarde
MPL SYRUP 540ML | n | Condiments and Sauces | maple syrup|sirop d.[eé]rable|pancake syrup
SIROP ERABLE CAN | n | Condiments and Sauces | maple syrup|sirop d.[eé]rable
VANILLA EXTR 2OZ | n | Baking Supplies | vanill[ae].*(extract|flavou?r|essence|pure)|extrait de vanille
BKG SODA A&H | n | Baking Supplies | baking soda|bicarbonate
COCOA POWDR HRSHY | n | Baking Supplies | cocoa
DORITOS NACHO FAM | n | Snacks | doritos|tortilla.*chip|corn chip|nacho|tostitos
RUFFLES ALL DRS | n | Snacks | \\bchips?\\b(?!.*(choc|cookie|baking))|crisps?\\b|croustilles
CA5HEWS RSTD 1KG | n | Snacks | cashew
M&M PEANUT KG | n | Snacks | \\bm ?& ?m|choc.*(candy|candies|peanut)|peanut.*choc|candy.?coated
GUM EXCEL MINT | n | Snacks | \\bgum\\b|gomme
SPARKL WTR LACROIX | n | Beverages | ^(?!.*(hard|wine|tonic)).*(sparkling|la ?croix|club soda|seltzer|carbonated|mineral water)
EAU SOURCE 24X500 | n | Beverages | \\bwater\\b|\\beau\\b
GATORADE BLUE 8PK | n | Beverages | gatorade|sports drink|electrolyte
JUS POMME 1.89L | n | Beverages | apple.*juice|juice.*apple|jus.*pomme
COORS LT 15C | n | Beverages | ^(?!.*(root|ginger|sausage|batter|brat)).*(\\bbeer|lager|\\bale\\b|pilsn|\\bipa\\b|bi[eè]re|stout)
WHITE CLAW VARTY | n | Beverages | hard seltzer|seltzer|cooler|white claw
SOMERSBY CIDER 473 | n | Beverages | ^(?!.*vinegar).*(cider|cidre)
CONSIGNE 24X.10 | n | Miscellaneous Grocery Items | -
CRV 24PK TAX | n | Miscellaneous Grocery Items | -
REUSABLE BAG .99 | n | Miscellaneous Grocery Items | -
ECOFRAIS | n | Miscellaneous Grocery Items | -
PHARM RX CO-PAY | n | Miscellaneous Grocery Items | -
CAT LITTER 40LB | n | Miscellaneous Grocery Items | -
ALIMENT CHAT FRISK | n | Miscellaneous Grocery Items | -
BATTERY AA 8 | n | Miscellaneous Grocery Items | -
GREEN FEE | n | Miscellaneous Grocery Items | -
MISC GROC 3.99 | n | Miscellaneous Grocery Items | -
DEPT 04 MERCH | n | Miscellaneous Grocery Items | -
ZZ9 XQWR 44 | n | Miscellaneous Grocery Items | -
CASHBACK 20.00 | n | Miscellaneous Grocery Items | -
VIT D3 1000IU | n | * | -
DIAPERS PAMPR SZ4 | n | Miscellaneous Grocery Items | -
CROUT PIZZA SURG SANS GLUT 2 | y | Bread and Bakery | pizza.*(crust|shell|base|dough)|(crust|shell|base|dough).*pizza|p[aâ]te [aà] pizza
BARRES GRANOLA SG CHOC | y | Snacks | <granola-bar>
SOUPE MINESTRONE S-GLUTEN | y | Prepared and Packaged Meals | minestrone|vegetable.*soup|soup.*vegetable
MUFFINS ANGLAIS SANS GLUT 4 | y | Bread and Bakery | english muffins?|muffins? anglais|crumpet
GAUFRETTES CITRON SG | y | Snacks | wafers?|gaufrettes?
SIMP TRUTH GF CRNCHY GRN BAR | y | Snacks | <granola-bar>
`;
