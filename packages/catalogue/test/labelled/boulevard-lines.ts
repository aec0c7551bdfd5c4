/**
 * American tills, written from products' names and committed before the matcher saw a line of them;
 * docs/catalogue.md has what they measured at first sight. Columns as in promenade-lines.
 */
export const BOULEVARD_LINES = `
UDI GF SFT WHT SNDWCH 24Z | y | Bread and Bakery | white.*bread|sandwich bread|white.*loaf | counterpart
CNYN BKHSE GF HAWN SWEET | y | Bread and Bakery | hawaiian.*(bread|loaf) | counterpart
SCHAR GF ARTSN WHT BRD | y | Bread and Bakery | white bread|artisan.*bread | counterpart
LGF WHL GRN WIDE PAN | y | Bread and Bakery | whole grain.*bread|multigrain.*bread|bread | counterpart
KATZ GF CHOC FRSTD DONUT | y | Bread and Bakery | chocolate.*donut | counterpart
UDIS GF CINN RAISIN BGLS | y | Bread and Bakery | cinnamon raisin bagel | counterpart
GG GF EVRYTHNG BGL 4CT | y | Bread and Bakery | everything bagel | counterpart
THREE BKRS GF 7 GRN BRD | y | Bread and Bakery | grain.*bread | counterpart
TJ GF CINN CFFEE CAKE MUF | y | Bread and Bakery | cinnamon.*muffin|coffee cake muffin|^muffins?$ | counterpart
WF GF PRAIRIE BREAD | y | Bread and Bakery | ^(?!.*(crumb|mix|flour|pudding)).*bread | counterpart
MISSION GF SFT TACO TORT | y | Bread and Bakery | tortilla | counterpart
SIETE CHKPEA FLR TORT 8CT | y | Bread and Bakery | tortilla | counterpart
AGAINST GRN BAGUETTE | y | Bread and Bakery | baguette | counterpart
SIG SEL GF PIZZA CRST 2CT | y | Bread and Bakery | pizza crust|pizza shell | counterpart
GF CHOC CHP BANANA BREAD | y | Bread and Bakery | chocolate chip banana bread|banana bread | counterpart
CANYON BH GF BURGER BUNS | y | Bread and Bakery | (hamburger|burger) bun | counterpart
BRAZI BITES CHEDDAR PARM | y | Bread and Bakery | cheese (bread|bun|puff) | counterpart
GF APPLE CIDER DONUTS 6CT | y | Bread and Bakery | apple.*donut|^donuts? | counterpart
BANZA CAVATAPPI 8Z | y | Pasta and Grains | cavatappi|pasta | counterpart
GV GF ELBOWS 16OZ | y | Pasta and Grains | elbow|macaroni pasta | counterpart
BARILLA GF THN SPAG | y | Pasta and Grains | spaghetti | counterpart
RONZONI GF ROTINI 12OZ | y | Pasta and Grains | rotini | counterpart
JOVIAL GF BRN RICE CASRCC | y | Pasta and Grains | casarecce|pasta | counterpart
KRO GF PENNE RIGATE | y | Pasta and Grains | penne | counterpart
BARILLA RED LENTIL PENNE | y | Pasta and Grains | penne | counterpart
TJ GF BRN RICE QUIN FUSIL | y | Pasta and Grains | fusilli|rotini | counterpart
GF SPIN CHS TORTELLINI 9Z | y | Pasta and Grains | tortellini | counterpart
CAPPELLOS GF FETTUC 9OZ | y | Pasta and Grains | fettuc | counterpart
GM HNY NUT CHEER GF 10.8Z | y | Cereal and Breakfast Items | honey nut.*(cheerios|oat) | counterpart
BLBRY CHEX GF 12.4OZ | y | Cereal and Breakfast Items | chex|blueberry.*cereal | counterpart
BRM GF OLD FSHN OATS 32Z | y | Cereal and Breakfast Items | old fashioned.*oat|rolled oat | counterpart
HEB GF RLD OATS 42OZ | y | Cereal and Breakfast Items | rolled oat|old fashioned | counterpart
VANS GF BLUBRY WFFL 6CT | y | Cereal and Breakfast Items | blueberry waffle | counterpart
NATRS PTH GF HMSTL WFFLE | y | Cereal and Breakfast Items | waffle | counterpart
SMPL TRTH GF PNCK WFL MX | y | Cereal and Breakfast Items | pancake.*mix|waffle mix | intermediate
KODIAK GF FLPJK MIX 16OZ | y | Cereal and Breakfast Items | (pancake|flapjack).*mix | intermediate
PURELY ELIZ BLUBRY HEMP | y | Cereal and Breakfast Items | granola|oatmeal | counterpart
GF FRNCH TST STIX FRZN | y | Cereal and Breakfast Items | french toast | counterpart
SIMPLE MILLS SEA SALT CRK | y | Snacks | sea salt.*cracker|crackers?$ | counterpart
CRUNCHMSTR MULTIGRN SEA | y | Snacks | (multigrain|sea salt).*cracker | counterpart
GLUTINO PRTZL TWST 14OZ | y | Snacks | pretzel | counterpart
TATES GF DBL CHOC CHP CKY | y | Snacks | (double )?chocolate chip.*cookie|chocolate.*cookie | counterpart
ENJOY LIFE CHWY CHOC BAR | y | Snacks | (chocolate|chewy).*bar | counterpart
OREO GF GLDN 12.08OZ | y | Snacks | (golden|vanilla).*sandwich cookie|sandwich cookie | counterpart
SCHAR GF LMN WFRS 4.4Z | y | Snacks | lemon wafer|wafers? | counterpart
MI DEL GF ARROWRT ANML CK | y | Snacks | animal (cookie|cracker) | counterpart
MARYS GONE CRCKR ORIG | y | Snacks | cracker | counterpart
GF SANDWICH CKIE VAN CRM | y | Snacks | vanilla.*(sandwich|creme).*cookie | counterpart
PARTAKE CHOC CHIP CRNCHY | y | Snacks | chocolate chip cookie | counterpart
GF S'MORES GRAHAM STYLE | y | Snacks | graham | counterpart
FITJOY GRN FREE PRTZL | y | Snacks | pretzel | counterpart
UDIS GF MARGH PZA 10OZ | y | Prepared and Packaged Meals | margherita pizza|^pizza | counterpart
AMYS GF RICE CRST CHS PZA | y | Prepared and Packaged Meals | cheese pizza | counterpart
EVOL GF CHKN ENCHLD BAKE | y | Prepared and Packaged Meals | chicken.*enchilada|enchilada | counterpart
ANNIES GF WHT CHED SHELLS | y | Prepared and Packaged Meals | shells?.*(white )?cheddar|macaroni and cheese | counterpart
GF CRM CHKN SOUP 10.5OZ | y | Prepared and Packaged Meals | cream of chicken soup | counterpart
CAULIPOWER PEPP PZA 11OZ | y | Prepared and Packaged Meals | pepperoni pizza | counterpart
GF TRKY STUFFING MX 12OZ | y | Prepared and Packaged Meals | stuffing | counterpart
FEEL GD FDS GF CHKN EGGRL | y | Prepared and Packaged Meals | chicken egg roll|egg roll | counterpart
APPLEGT GF CHKN TNDRS | y | Meat, Poultry, and Seafood | chicken (tender|strip|finger) | counterpart
PERDUE GF BRD CHKN NGGT | y | Meat, Poultry, and Seafood | chicken nugget | counterpart
GF CRNCHY BRD FSH FILLETS | y | Meat, Poultry, and Seafood | breaded fish|fish.*(fillet|stick) | counterpart
SAN J GF TERIYAKI 10OZ | y | Condiments and Sauces | teriyaki | counterpart
KIKK GF LS TAMARI SOY | y | Condiments and Sauces | tamari|soy sauce | counterpart
GF PORK GRAVY PKT | y | Condiments and Sauces | gravy | counterpart
CUP 4 CUP MULTIPURP FLR | y | Baking Supplies | flour | intermediate
KA GF MEASURE 4 MEASURE | y | Baking Supplies | flour | intermediate
BTY CRKR GF YELW CAKE MX | y | Baking Supplies | yellow cake mix | intermediate
PAMELAS GF BROWNIE MX | y | Baking Supplies | brownie mix | intermediate
GF PNKO BRD CRMBS 8OZ | y | Baking Supplies | panko|bread crumb | counterpart
BRM GF TAPIOCA FLR 16Z | y | Baking Supplies | wheat flour | intermediate
BRM XANTHN GUM GF 8OZ | y | Baking Supplies | - | no-counterpart
GF PIE CRST FRZN 2CT | y | Bread and Bakery | pie (crust|shell) | counterpart
GF VEG BURGER QUINOA 4CT | y | Specialty Items | (veggie|vegetable).*burger | counterpart
GF BLUE CORN TORT CHPS | y | Snacks | * | natural
HEB GF CHKN BROTH 32Z | y | Prepared and Packaged Meals | * | natural
GF ITAL DRSNG WISHBONE | y | Condiments and Sauces | * | natural
OMISSION GF PALE ALE 6PK | y | Beverages | * | never
SARA LEE BTRBRD 20OZ | n | Bread and Bakery | butter.*bread|white bread|^bread | *
KRO WHT HMBRGR BUNS 8CT | n | Bread and Bakery | (hamburger|burger) bun | *
ENTNMN CRMB COFFEE CAKE | n | Bread and Bakery | coffee cake|crumb cake | *
BRLA ANGEL HAIR 16OZ | n | Pasta and Grains | angel hair|capellini | *
GV LONG GRN RICE 5LB | n | Pasta and Grains | long grain.*rice|white rice|^rice | natural
KELLOGG FROOT LPS 10OZ | n | Cereal and Breakfast Items | froot loops|fruit.*(loops|rings) | *
QKR OLD FSHND OATS 42Z | n | Cereal and Breakfast Items | old fashioned.*oat|rolled oat | *
NABISCO HNY MAID GRHM | n | Snacks | graham cracker|honey graham | *
PEPP FARM MILANO DK CHOC | n | Snacks | chocolate.*cookie|milano|cookies? | *
SNYDERS HNY MSTD PRTZL | n | Snacks | honey mustard.*pretzel|pretzel | *
TILLAMK CLBY JACK 8OZ | n | Dairy and Dairy Alternatives | colby( |-)jack|colby | natural
DAISY CTTG CHS 4% 16OZ | n | Dairy and Dairy Alternatives | cottage cheese | natural
CHOBANI VAN GRK 32OZ | n | Dairy and Dairy Alternatives | vanilla.*yogurt|greek yogurt | *
STOUFFER MAC&CHS 20OZ | n | Prepared and Packaged Meals | macaroni and cheese | *
PROGRSSO CHKN RICE SOUP | n | Prepared and Packaged Meals | chicken.*rice soup | *
BNLS PORK LOIN ROAST | n | Meat, Poultry, and Seafood | pork.*(loin|roast) | natural
CHKN THGHS BNLS SKNLS | n | Meat, Poultry, and Seafood | chicken thigh | natural
HILLSHIRE TRKY BRST DELI | n | Meat, Poultry, and Seafood | turkey breast|deli turkey|sliced turkey | *
HIDN VLY RANCH 24OZ | n | Condiments and Sauces | ranch | *
HUNTS BBQ HICKORY | n | Condiments and Sauces | barbecue|bbq | *
GLD MEDAL SLF RSNG FLR | n | Baking Supplies | self.rising flour | *
C&H PWDR SUGAR 2LB | n | Baking Supplies | (powdered|icing|confectioner).*sugar | natural
DUNKIN ORIG BLND GRND | n | Beverages | coffee | *
MOTTS APPLE JUICE 64Z | n | Beverages | apple juice | natural
ORG BBY SPNCH 5OZ | n | Miscellaneous Grocery Items | spinach | natural
HASS AVOCADOS 4CT | n | Miscellaneous Grocery Items | avocado | natural
GRN SDLS GRAPES | n | Miscellaneous Grocery Items | grapes | natural
DAWN DISH SOAP 18OZ | n | Miscellaneous Grocery Items | - | never
CHARMIN ULT SFT 6MEGA | n | Miscellaneous Grocery Items | - | never
`;
