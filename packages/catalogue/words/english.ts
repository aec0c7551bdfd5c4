/** Words as English receipts shorten them: `form | the plain words the catalogue uses`, in alphabetical order. */
export const ENGLISH_FORMS = `
alfr | alfredo
alfrd | alfredo
alfrdo | alfredo
allprps | all purpose
allpurp | all purpose
alf | alfredo
alm | almond
almd | almond
almmlk | almond milk
almnd | almond
almnds | almonds
almondmilk | almond milk
alphabet | pasta
alphabets | pasta
ambrosia | ambrosia apple
amer | american
amrcn | american
anc | ancient
ancnt | ancient
anjou | anjou pear
ap | all purpose
apl | apple
aple | apple
appl | apple
arroz | rice
artis | artisan
artisn | artisan
artsn | artisan
asparag | asparagus
asprgs | asparagus
assrt | assorted
asst | assorted
asstd | assorted
avcdo | avocado
avo | avocado
avoc | avocado
bac | bacon
bagelz | bagels
baget | baguette
bagl | bagel
bagls | bagels
bagt | baguette
bak | baking
bake | baking
bakng | baking
bals | balsamic
balsmc | balsamic
ban | banana
bana | banana
bangers | sausages
barb | barbecue
barsta | barista
basm | basmati
batrd | battered
batt | battery
batterd | battered
battrd | battered
bbq | barbecue
bckwht | buckwheat
bcn | bacon
bday | birthday
bdy | birthday
beefsteak | tomato
bef | beef
ber | beer
bev | beverage
bf | beef
bfast | breakfast
bfst | breakfast
bfstk | tomato
bgl | bagel
bgls | bagels
bgt | baguette
bguette | baguette
bier | beer
biscts | biscuits
biscuitmix | biscuit mix
bkd | baked
bkfst | breakfast
bkg | baking
bking | baking
bkn | baked
bkng | baking
bkwht | buckwheat
blackb | blackberry
blanches | white
blancs | white
blbry | blueberry
blck | black
blckbry | blackberry
bleac | bleach
blgna | bologna
blk | black
blkbry | blackberry
blkbrys | blackberry
blln | bouillon
bllns | bouillon
bllon | bouillon
blu | blue
blub | blueberry
blubrry | blueberry
blubry | blueberry
blubs | blueberry
blueb | blueberry
bluebrry | blueberry
bluebry | blueberry
blueby | blueberry
bn | bun
bngrs | sausages
bnls | boneless
bnna | banana
bns | buns
bnz | beans
bois | beverage
bolog | bologna
bosc | bosc pear
bouil | bouillon
boulln | bouillon
br | bar
braeburn | apple
brat | bratwurst
brats | bratwurst
brd | bread
brdcrmb | bread crumbs
brdcrmbs | bread crumbs
brdd | breaded
brded | breaded
breadcrumb | bread crumbs
breadcrumbs | bread crumbs
breakfastbiscuit | breakfast biscuit
bred | bread
brgr | burger
brioch | brioche
brito | burrito
brkfst | breakfast
brn | brown
brnie | brownie
brnies | brownies
brocc | broccoli
browni | brownie
brownis | brownies
brrito | burrito
brrto | burrito
brrtos | burritos
brs | bars
brst | breast
brth | broth
brto | burrito
brussel | brussels
brwn | brown
brwne | brownie
brwnie | brownie
brwnies | brownies
brwns | brownies
brwny | brownie
bsmti | basmati
btes | bites
bthtis | toilet tissue
btr | butter
btrd | battered
btrnut | butternut
btry | battery
bts | bites
btteries | batteries
bttl | bottle
bttr | butter
bttrd | battered
bttrnut | butternut
bttry | battery
buckw | buckwheat
buckwht | buckwheat
bunz | buns
burg | burger
burgr | burger
burr | burrito
burrit | burrito
burrto | burrito
buter | butter
buttermilkbiscuit | buttermilk biscuit
buttr | butter
bwl | bowl
bwls | bowls
cabb | cabbage
cabernet | cabernet sauvignon red wine
cak | cake
califlr | cauliflower
campari | tomato
canla | canola
canta | cantaloupe
cantlp | cantaloupe
capellinis | capellini
caram | caramel
carml | caramel
carrt | carrot
casarece | casarecce
cashw | cashew
catsup | ketchup
caul | cauliflower
cauli | cauliflower
caulif | cauliflower
cbatta | ciabatta
cchip | chocolate chip
ccnt | coconut
ccnut | coconut
ccoa | cocoa
cdr | cider
celeriac | celery root
cellentani | cavatappi
celry | celery
cer | cereal
cerl | cereal
cff | coffee
cffee | coffee
chardonnay | chardonnay white wine
chc | chocolate
chcchip | chocolate chip
chch | chocolate chip
chck | chicken
chckn | chicken
chckpea | chickpea
chcl | chocolate
chco | chocolate
chcolate | chocolate
chd | cheddar
chddr | cheddar
chdr | cheddar
chdrs | cheddar
ched | cheddar
cheddr | cheddar
chedr | cheddar
chees | cheese
cheez | cheese
ches | cheese
chic | chicken
chicharron | pork rinds
chicharrones | pork rinds
chick | chicken
chickp | chickpea
chicn | chicken
chiken | chicken
chikn | chicken
chil | chili
chile | chili
chilies | chili
chilli | chili
chillies | chili
chipolata | sausage
chipolatas | sausages
chix | chicken
chk | chicken
chken | chicken
chkn | chicken
chkp | chickpea
chkpea | chickpea
chn | chicken
chnk | chunk
chnks | chunks
choc | chocolate
chocchip | chocolate chip
choccl | chocolate
chochip | chocolate chip
choclate | chocolate
choclt | chocolate
choco | chocolate
chocolt | chocolate
chourico | chorizo
chowd | chowder
chp | chip
chpolata | sausage
chps | chips
chrizo | chorizo
chs | cheese
chse | cheese
chwdr | chowder
chwy | chewy
chx | chex
chy | chewy
chz | cheese
ciab | ciabatta
cil | cilantro
cin | cinnamon
cinamon | cinnamon
cinn | cinnamon
cinnam | cinnamon
cinnmn | cinnamon
cke | cake
cki | cookie
ckie | cookie
ckies | cookies
ckis | cookies
ckn | chicken
cky | cookie
ckys | cookies
clamato | tomato clam juice
clamshell | pack
clem | clementine
clems | clementine
clflwr | cauliflower
clr | colour
cndy | candy
cne | cone
cnes | cones
cnla | canola
cnmn | cinnamon
cnut | coconut
coc | coconut
cocnt | coconut
cocon | coconut
cocont | coconut
cof | coffee
cofe | coffee
coff | coffee
coki | cookie
coky | cookie
colbyjack | colby jack
conchiglie | shells
condtnr | conditioner
conf | confectioner
cook | cookie
cooki | cookie
cookiez | cookies
cooks | cookies
cookys | cookies
cornbrd | corn bread
cornbread | corn bread
cornet | ice cream cone
cornets | ice cream cones
cornflakes | corn flakes
cornflk | corn flakes
cornflks | corn flakes
cornstarch | corn starch
cortland | apple
cortlnd | apple
cotg | cottage
cott | cottage
cottg | cottage
cpck | cupcake
crabmeat | crab meat
crac | cracker
crack | cracker
cracks | crackers
craker | cracker
crakers | crackers
cran | cranberry
cranb | cranberry
crb | crab
crck | cracker
crcker | cracker
crckers | crackers
crckr | cracker
crckrs | crackers
crem | cream
crimini | cremini mushroom
crk | cracker
crker | cracker
crkers | crackers
crkr | cracker
crkrs | crackers
crks | crackers
crl | cereal
crls | cereal
crm | cream
crmb | crumbs
crmbs | crumbs
crmchs | cream cheese
crmchz | cream cheese
crmer | creamer
crml | caramel
crmr | creamer
crmy | creamy
crn | corn
crnbrd | corn bread
crnbry | cranberry
crnch | crunch
crnchy | crunchy
crndog | corn dog
crndogs | corn dogs
crnkl | crinkle
crnstrch | corn starch
croiss | croissant
crout | crouton
croutns | croutons
crrt | carrot
crscnt | crescent
crsp | crisp
crssnt | croissant
crst | crust
crsts | crusts
crtn | crouton
crtns | croutons
crumb | crumbs
crus | crust
crv | deposit
csc | couscous
cscous | couscous
cscs | couscous
csh | cashew
cshw | cashew
ctg | cottage
cttg | cottage
cuc | cucumber
cucmbr | cucumber
cucs | cucumber
cuke | cucumber
cukes | cucumber
cumn | cumin
cupck | cupcake
cupcke | cupcake
cupcks | cupcakes
cust | custard
cuties | mandarin
cutlts | cutlets
danjou | anjou pear
dbl | double
deod | deodorant
deodrnt | deodorant
dep | deposit
det | detergent
deterg | detergent
detrgnt | detergent
dgh | dough
dgnt | donut
diapr | diaper
dij | dijon
din | dinner
dipp | dip
dk | dark
dmplng | dumpling
dnr | dinner
dnt | donut
dnts | donuts
donutz | donuts
doug | dough
doughnut | donut
doughnuts | donuts
dougnut | donut
dragonfruit | dragon fruit
dres | dressing
dress | dressing
dressng | dressing
drm | drumstick
drmstck | drumstick
drnk | drink
drsg | dressing
drsng | dressing
drssg | dressing
drssng | dressing
drums | drumstick
drumstk | drumstick
dryrst | roasted
dshwshr | dishwasher
dump | dumpling
dumpl | dumpling
dvl | devils
dvls | devils
dwash | dishwasher
eggrl | egg roll
elbw | elbow
elbws | elbows
enchil | enchilada
enchlda | enchilada
eng | english
engl | english
englsh | english
ent | entree
entree | entree
esprs | espresso
evap | evaporated
evoo | extra virgin olive oil
evp | evaporated
extr | extract
fab | fabric
fd | food
fdge | fudge
fett | fettuccine
fettcn | fettuccine
fettuc | fettuccine
fettucc | fettuccine
fettuccini | fettuccine
fettuce | fettuccine
fetucine | fettuccine
ff | fat free
fideos | noodles
filbert | hazelnuts
filberts | hazelnuts
fill | filling
fillng | filling
fillo | phyllo dough
filo | phyllo dough
fingerling | potato
fingerlings | potatoes
flatbrd | flatbread
flatbrds | flatbreads
flaxseed | flax seeds
flaxseeds | flax seeds
flk | flakes
flks | flakes
fllt | fillet
fllts | fillets
flor | flour
flou | flour
flpjk | flapjack
flr | flour
flt | flat
fltbrd | flatbread
flur | flour
flx | flax
fng | finger
fngr | finger
fngrs | fingers
foc | focaccia
forelle | pear
frap | coffee
frapp | coffee
frappuccino | coffee
freezie | freezies
fregola | pasta
fritt | fritter
frn | french
frnch | french
frost | frosting
frostd | frosted
froz | frozen
frst | forest
frstd | frosted
frsted | frosted
frstg | frosting
frstng | frosting
frys | fries
frz | frozen
frzn | frozen
frzr | frozen
fsh | fish
fsli | fusilli
fudgesicle | fudge bars
fudgesicles | fudge bars
furikake | seasoning
fusil | fusilli
fusili | fusilli
fzn | frozen
galleta | cookie
galletas | cookies
garb | garbage
garbanzo | chickpea
garbanzos | chickpeas
garl | garlic
garlc | garlic
ggrsnp | gingersnap
gigli | pasta
ging | ginger
gingerbrd | gingerbread
gingersnap | ginger snap
gingersnaps | ginger snaps
gingr | ginger
gingrbrd | gingerbread
gldn | golden
gltns | glutinous
glutins | glutinous
gngersnap | ginger snap
gngr | ginger
gngrbrd | gingerbread
gngrsnap | ginger snap
gnoc | gnocchi
gnochi | gnocchi
goldn | golden
goujon | strip
goujons | strips
gran | granola
granla | granola
granul | granulated
grapefrt | grapefruit
gravlax | smoked salmon
grd | ground
grdbf | ground beef
grfrt | grapefruit
grigio | pinot grigio white wine
grissini | breadstick
grissinis | grissini
grissino | grissini
grk | greek
grl | garlic
grlc | garlic
grn | grain
grnd | ground
grnla | granola
grnltd | granulated
grnol | granola
grnola | granola
grns | grains
grpfrt | grapefruit
grvy | gravy
grvys | gravy
guac | guacamole
gummi | gummy
gummie | gummy
gummies | gummy
haddk | haddock
halos | mandarin
hamb | hamburger
hambgr | hamburger
hambrgr | hamburger
hamburg | hamburger
harina | flour
haw | hawaiian
hawaiin | hawaiian
hawn | hawaiian
hazel | hazelnut
hd | hot dog
hdck | haddock
hdog | hot dog
heirloom | tomato
hlbut | halibut
hlf | half
hmbg | hamburger
hmbgr | hamburger
hmbrgr | hamburger
hmms | hummus
hmmus | hummus
hmsty | homestyle
hmstyl | homestyle
hny | honey
hnycrsp | honeycrisp apple
hoisn | hoisin
homestyl | homestyle
homo | homogenized
hon | honey
honeycrisp | honeycrisp apple
honeycrsp | honeycrisp apple
honeydew | honeydew melon
honeygraham | honey graham
honeygrahams | honey grahams
honeygrams | honey grahams
hostie | communion wafer
hosties | communion wafers
hotdog | hot dog
houmous | hummus
hr | hair
hrty | hearty
htdg | hot dog
humus | hummus
hvy | heavy
hwn | hawaiian
hzlnt | hazelnut
ic | ice cream
icecr | ice cream
icecream | ice cream
icecrm | ice cream
icin | icing
icm | ice cream
icng | icing
icrcrm | ice cream
icrm | ice cream
inst | instant
instnt | instant
ipa | india pale ale
ital | italian
itln | italian
jal | jalapeno
jalap | jalapeno
jaunes | yellow
jc | juice
jce | juice
jlly | jelly
jly | jelly
jrky | jerky
jsmn | jasmine
juc | juice
kcup | coffee pods
kcups | coffee pods
kd | macaroni cheese
kernels | seeds
kinnitoos | sandwich cookies
kipper | herring
kippers | herring
kombu | kombucha
kosh | kosher
krisp | krispies
krispie | krispies
krnl | seed
krnls | seeds
krsps | krispies
kshr | kosher
ktchp | ketchup
kttle | kettle
ladyfngr | ladyfinger
ladyfngrs | ladyfingers
lasag | lasagna
lasagn | lasagna
lasagne | lasagna
lasg | lasagna
lasgn | lasagna
lasgna | lasagna
lasgne | lasagna
laund | laundry
leche | milk
lem | lemon
lemonad | lemonade
lemonde | lemonade
len | lentil
lett | lettuce
lg | large
lger | lager
lght | light
lgr | lager
lic | licorice
licor | licorice
licrce | licorice
ling | linguine
lingui | linguine
linguini | linguine
linseed | flax seeds
lite | light
lmn | lemon
lmnade | lemonade
lmnd | lemonade
lndry | laundry
lnk | link
lnks | links
lntl | lentil
lox | smoked salmon
lps | loops
lr | large
lrg | large
lsgna | lasagna
lt | light
ltc | lettuce
lttc | lettuce
mac | macaroni
macar | macaroni
macarn | macaroon
macarns | macaroons
macn | macaroni
macr | macaroni
macrn | macaroni
macrni | macaroni
mafalda | pasta
malbec | malbec red wine
mand | mandarin
manic | manicotti
mapl | maple
marg | margherita
marga | margarine
marin | marinade
marinr | marinara
marm | marmalade
marsh | marshmallow
marshm | marshmallow
mashd | mashed
matza | matzo
matzah | matzo
matzoh | matzo
mayo | mayonnaise
mball | meatball
mcchs | macaroni cheese
mcint | mcintosh apple
mcintosh | mcintosh apple
mcrni | macaroni
meatbl | meatball
meatbls | meatballs
meatles | meatless
med | medium
mediumshells | medium shells pasta
merlot | merlot red wine
mex | mexican
mf | muffin
mffn | muffin
mfn | muffin
mfns | muffins
mg | multigrain
mgrn | multigrain
miche | bread
miches | bread
miniwheats | mini wheats cereal
minneola | tangelo
minstrn | minestrone
mlk | milk
mlks | milk
mls | meals
mltgr | multigrain
mltgrn | multigrain
mlti | multigrain
mltigrain | multigrain
mltigrn | multigrain
mn | mini
mnce | mince
mnctti | manicotti
mntry | monterey
montry | monterey
morsel | baking chips
morsels | baking chips
morsls | baking chips
moscato | moscato white wine
moz | mozzarella
mozz | mozzarella
mozza | mozzarella
mozzar | mozzarella
mozzrla | mozzarella
mpl | maple
mple | maple
mrnara | marinara
mrnra | marinara
mrshmlw | marshmallow
mrsls | baking chips
mshrm | mushroom
mstd | mustard
mstrd | mustard
mtball | meatball
mtballs | meatballs
mtbl | meatball
mtbls | meatballs
mtzo | matzo
muf | muffin
muff | muffin
muffs | muffins
mufn | muffin
mufns | muffins
mufs | muffins
multgrn | multigrain
multi | multigrain
multigr | multigrain
multivit | multivitamin
mush | mushroom
mushrm | mushroom
musli | muesli
must | mustard
mx | mix
mxd | mixed
mxed | mixed
napk | napkin
nat | natural
nature | plain
ndl | noodle
ndle | noodle
ndls | noodles
nect | nectarine
nfat | nonfat
nggt | nugget
nggts | nuggets
nodl | noodle
nog | eggnog
noirs | black
nood | noodle
noodl | noodle
noodls | noodles
noods | noodles
npkn | napkin
npkns | napkins
ntrl | natural
nug | nugget
nugg | nugget
nuggs | nuggets
nuggt | nugget
nuggts | nuggets
nugs | nuggets
oat | oat
oatbev | oat beverage
oatmel | oatmeal
oatmilk | oat milk
oatml | oatmeal
oatmlk | oat milk
og | organic
oj | orange juice
oliv | olive
olv | olive
onin | onion
onn | onion
oreg | oregano
org | organic
orgnc | organic
orig | original
orng | orange
ornge | orange
otmeal | oatmeal
otml | oatmeal
ots | oats
ovn | oven
panck | pancake
pancks | pancakes
panzerotti | pizza pockets
panzerotto | pizza pockets
papr | paprika
paprka | paprika
parm | parmesan
parmesn | parmesan
parmig | parmesan
parmigiano | parmesan
parmsn | parmesan
parsl | parsley
past | pasta
pb | peanut butter
pbl | pebbles
pbls | pebbles
pbtr | peanut butter
pce | piece
pckl | pickle
pckls | pickles
pcorn | popcorn
pddng | pudding
pdr | powder
peant | peanut
pecn | pecan
pep | pepperoni
pepjack | pepper jack
pepp | pepperoni
peppercorns | black peppercorns
peppercrn | peppercorn
pepperette | meat sticks
pepperettes | meat sticks
pepperjack | pepper jack
pepperon | pepperoni
pepprni | pepperoni
pepr | pepper
perog | perogies
perogi | perogies
perogie | perogies
perogy | perogies
pffs | puffs
pi | pie
pickl | pickle
pierogi | perogies
pierogie | perogies
pierogies | perogies
pineap | pineapple
pirogi | perogies
pirogies | perogies
pirouline | rolled wafers
piroulines | rolled wafers
pist | pistachio
pistach | pistachio
piz | pizza
pizz | pizza
pkl | pickle
pkls | pickles
plm | plum
pln | plain
pmkn | pumpkin
pmpkn | pumpkin
pmpr | pumpernickel
pnapl | pineapple
pnbtr | peanut butter
pncak | pancake
pncake | pancake
pncakes | pancakes
pnck | pancake
pncke | pancake
pnckes | pancakes
pncks | pancakes
pnctne | panettone
pnctone | panettone
pne | penne
pnk | pancake
pnkk | pancake
pnkke | pancake
pnko | panko
pnne | penne
pnt | peanut
pnut | peanut
pnuts | peanuts
pocky | chocolate biscuit sticks
pogo | corn dog
pogos | corn dogs
pollo | chicken
popc | popcorn
popcrn | popcorn
portabella | mushroom
portabello | mushroom
portobello | mushroom
potat | potato
potpie | pot pie
pots | potatoes
potstk | potsticker
potstkr | potsticker
potstkrs | potstickers
powd | powder
powdr | powder
ppcorn | popcorn
ppcrn | popcorn
ppr | pepper
pprs | pepper
preserv | jam
preserve | jam
preserves | jam
pretz | pretzel
pretzelz | pretzels
pretzl | pretzel
pretzls | pretzels
pretzs | pretzels
prk | pork
prosc | prosciutto
prot | protein
protn | protein
prov | provolone
provo | provolone
prps | purpose
prsly | parsley
prsv | jam
prsvs | jam
prtn | protein
prtz | pretzel
prtzel | pretzel
prtzels | pretzels
prtzl | pretzel
prtzls | pretzels
prvln | provolone
pst | pasta
psta | pasta
pste | paste
pstrmi | pastrami
pstry | pastry
psty | pastry
pta | pita
ptn | protein
ptowel | paper towel
ptowels | paper towel
ptwl | paper towel
pudd | pudding
puddg | pudding
puf | puffs
pump | pumpkin
pumpk | pumpkin
purp | purpose
purpse | purpose
pwd | powder
pwdr | powder
pyc | pie
pz | pizza
pza | pizza
pzs | pizzas
pzz | pizza
pzza | pizza
qnoa | quinoa
qtr | quarter
qtrs | quarters
quesad | quesadilla
quesadla | quesadilla
queso | cheese
quik | quick
quin | quinoa
quino | quinoa
rais | raisin
raisn | raisin
rasp | raspberry
raspb | raspberry
raspbs | raspberry
rasps | raspberry
rav | ravioli
ravi | ravioli
rby | ribeye
rce | rice
rdy | ready
reg | regular
relsh | relish
riesling | riesling white wine
rigat | rigatoni
rl | roll
rld | rolled
rll | roll
rlls | rolls
rls | rolls
rnd | round
rng | range
rolld | rolled
rom | romaine
rosem | rosemary
rosmry | rosemary
rosted | roasted
rotin | rotini
rotiss | rotisserie
rotni | rotini
rouges | red
rsmry | rosemary
rsn | raisin
rsns | raisins
rsp | raspberry
rspbry | raspberry
rst | roasted
rstd | roasted
rstic | rustic
rtni | rotini
sald | salad
salm | salmon
salsas | salsa
saltns | saltines
sand | sandwich
sandw | sandwich
sandwch | sandwich
satsuma | mandarin
sauc | sauce
saus | sausage
sausags | sausages
sausg | sausage
sausge | sausage
sausgs | sausages
sauv | sauvignon
sazon | seasoning
scallion | green onion
scallions | green onion
scallps | scallops
sce | sauce
scne | scone
scs | sauces
sd | seed
sda | soda
sdgh | sourdough
sdls | seedless
sdough | sourdough
sds | seeds
sdwch | sandwich
seas | seasoning
seasn | seasoning
seasng | seasoning
seche | dried
sechee | dried
sechees | dried
seches | dried
seltzr | seltzer
ses | sesame
sesm | sesame
sf | sugar free
sft | soft
sftnr | softener
sges | sausages
sgr | sugar
shepherds | shepherd
shephrds | shepherd
shiitake | mushroom
shiraz | shiraz red wine
shl | shell
shll | shell
shlls | shells
shls | shells
shmp | shampoo
shortbrd | shortbread
shrd | shredded
shrdd | shredded
shrded | shredded
shred | shredded
shrimps | shrimp
shrmp | shrimp
shrp | sharp
shrtbrd | shortbread
shrtbread | shortbread
shrtng | shortening
sirach | sriracha
sirln | sirloin
skls | skinless
sknls | skinless
slc | slice
slcd | sliced
slcs | slices
sli | sliced
slmn | salmon
slt | salt
sltd | salted
sm | small
smk | smoked
smkd | smoked
smokie | smokies
smoothi | smoothie
smoreable | graham cracker
smoreables | graham crackers
smthie | smoothie
snck | snack
snckrdoodl | snickerdoodle
snckrdoodle | snickerdoodle
snckrdoodles | snickerdoodles
sndw | sandwich
sndwc | sandwich
sndwch | sandwich
sndwh | sandwich
sndwhch | sandwich
snickerddl | snickerdoodle
snickerdle | snickerdoodle
snickerdood | snickerdoodle
snk | snack
snks | snacks
softnr | softener
soop | soup
sorg | sorghum
sou | soup
sourd | sourdough
sourdgh | sourdough
sourdo | sourdough
soya | soy
soymilk | soy milk
sp | soup
spag | spaghetti
spagetti | spaghetti
spagh | spaghetti
spaghet | spaghetti
spaghtti | spaghetti
spam | luncheon meat
spartan | apple
spc | spice
spghtti | spaghetti
spgt | spaghetti
spgti | spaghetti
spin | spinach
spirl | spiral
spkl | sparkling
spnch | spinach
sprd | spread
sprds | spreads
sprg | spring
sprkl | sparkling
sprklng | sparkling
sprl | spiral
sprls | spirals
sprm | supreme
sprs | spears
sq | square
sqr | square
sqrs | squares
sqs | squares
srdgh | sourdough
srdough | sourdough
srghm | sorghum
srirach | sriracha
srln | sirloin
ssg | sausage
ssge | sausage
ssges | sausages
ssgs | sausages
ssn | seasoning
ssng | seasoning
ssnng | seasoning
stars | pasta
stcks | sticks
steusel | streusel
stff | stuffing
stffng | stuffing
stfng | stuffing
stix | sticks
stixs | sticks
stk | stick
stkr | sticker
stks | sticks
stl | steel
straw | strawberry
strawb | strawberry
strawbs | strawberry
strawby | strawberry
strch | starch
strln | sirloin
strozzapreti | pasta
strp | strip
strps | strips
strw | strawberry
strwb | strawberry
strwbrry | strawberry
strwbrs | strawberry
strwbry | strawberry
strwbrys | strawberries
strwbs | strawberry
stuf | filled
stuff | stuffing
stw | stew
stwbry | strawberry
stx | sticks
sug | sugar
sugr | sugar
sunscrn | sunscreen
supp | supplement
surimi | imitation crab
swch | sandwich
sweetnr | sweetener
swis | swiss
swt | sweet
swtnr | sweetener
syr | syrup
syrah | shiraz red wine
syrp | syrup
tabl | table
tamri | tamari
tap | tapioca
tapi | tapioca
taq | taquito
taqs | taquitos
tbl | table
tend | tender
tenderl | tenderloin
tendies | tenders
tendrln | tenderloin
teri | teriyaki
teriy | teriyaki
tery | teriyaki
teryki | teriyaki
tex | texas
thgh | thigh
thghs | thighs
thn | thin
tilap | tilapia
timbit | donut holes
timbits | donut holes
tiss | tissue
tissu | tissue
tkey | turkey
tky | turkey
tkyki | teriyaki
tlpia | tilapia
tmato | tomato
tmto | tomato
tndr | tender
tndrln | tenderloin
tndrs | tenders
toil | toilet
tom | tomato
toms | tomatoes
tomyum | tom yum soup
toothbr | toothbrush
toothp | toothpaste
toothpst | toothpaste
tort | tortilla
tortel | tortellini
tortila | tortilla
tortla | tortilla
tortln | tortellini
tortlni | tortellini
torts | tortillas
tov | tomato
tp | toilet paper
tpaper | toilet paper
trad | traditional
tradl | traditional
trk | turkey
trky | turkey
trl | trail
trottole | pasta
trpl | triple
trt | tortilla
trtilla | tortilla
trtla | tortilla
trykl | teriyaki
tst | toast
tthbrsh | toothbrush
tthpst | toothpaste
tun | tuna
turk | turkey
tvp | textured vegetable protein
twisties | twists
twl | towel
twls | towels
twst | twists
twsts | twists
udn | udon
unsalt | unsalted
unslt | unsalted
unsltd | unsalted
unsw | unsweetened
unswt | unsweetened
valencia | orange
van | vanilla
vanil | vanilla
vanila | vanilla
veg | vegetable
vegane | vegan
veget | vegetable
vegetalien | vegan
vegg | vegetable
veggi | vegetable
veggie | vegetable
veggies | vegetables
vegn | vegan
vegs | vegetables
vertes | green
vgn | vegan
vgtbl | vegetable
vidalia | onion
vinegr | vinegar
vit | vitamin
vits | vitamins
vngr | vinegar
vnl | vanilla
vnla | vanilla
vnlla | vanilla
waf | waffle
wafl | waffle
wafls | waffles
wafs | waffles
walnt | walnut
weetabix | whole wheat biscuits cereal
weiner | wiener
weiners | wieners
weisswurst | bratwurst
wffl | waffle
wffle | waffle
wffles | waffles
wffls | waffles
wfl | waffle
wfls | waffles
wg | whole grain
wh | white
wheatabix | whole wheat biscuits cereal
wheaties | wheat flakes cereal
whi | white
whip | whipping
whiskey | whisky
whisky | whisky
whl | whole
whlgrn | whole grain
whp | whipping
whpd | whipped
whpg | whipping
whpng | whipping
wht | white
whte | white
witbier | white beer
wlnut | walnut
wm | whole milk
wnr | wiener
wnrs | wieners
worc | worcestershire
worces | worcestershire
worcester | worcestershire
worcestershr | worcestershire
worchestershire | worcestershire
wrcstr | worcestershire
wrp | wrap
wrps | wraps
wt | white
wtr | water
wtrmelon | watermelon
wtrmln | watermelon
ww | whole wheat
wwht | whole wheat
xanthum | xanthan
xfirm | extra firm
xtra | extra
xtrct | extract
yaourt | yogurt
yaourts | yogurt
yel | yellow
yelo | yellow
yelw | yellow
yg | yogurt
ygrt | yogurt
ykn | yellow potato
yllw | yellow
ylw | yellow
yoghurt | yogurt
yogo | yogurt
yogourt | yogurt
yogrt | yogurt
yogrts | yogurt
yogt | yogurt
yogur | yogurt
yst | yeast
yukon | yellow potato
zuc | zucchini
zucc | zucchini
`;
