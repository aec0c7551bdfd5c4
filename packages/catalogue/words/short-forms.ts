/** Forms of two and three letters: `form | the words each may stand for, likeliest first`. */
export const SHORT_FORM_WORDS = `
ck | cake cookie chicken
cks | cookie cake
bn | bean bun bran
bns | bean bun
br | bar beer brown
bs | base
bt | bite bit
bts | bite bit beet
bg | bag
bgl | bagel
bk | baked
bl | blue black blend
bx | box
ch | chicken cheese chocolate chip cherry
chs | cheese
cn | corn cinnamon
cr | cream cracker cranberry
crm | cream crumb
crmb | crumb
crk | cracker
crl | cereal curl
cc | chocolate coconut coffee
cl | cola clove
clr | cooler
cp | cup chip
cps | cup chip
csr | caesar
ct | cut carrot
dgh | dough
dl | dill deli
dn | donut
dr | dressing dried
drs | dressing
ds | dressing
fd | food
fl | flake fillet flour
flk | flake
flr | flour
fr | free fried french fresh
frt | fruit
fs | fish
ft | feta
fz | frozen
gr | green grape grain ground
gn | green ground
grn | grain green
hb | hamburger
hd | hot
hn | honey
ht | hot
ic | ice
ital | italian
jc | juice
jce | juice
kt | kit
lf | loaf leaf
lg | large
lm | lime lemon
ln | lentil
lt | light
mc | macaroni
mf | muffin
mfn | muffin
mg | multigrain mango
ml | meal milk
mls | meal
mn | mini
mnt | mint minute
mp | maple
mr | margarine
ms | mustard miso
msh | mashed mushroom mesh
mt | meat mint
mx | mix mixed
nd | noodle
ndl | noodle
nt | nut mint
nts | nut
nug | nugget
on | onion
or | orange original
os | oat
pb | peanut
pc | piece peach
pch | peach pouch
pck | pancake
pk | pork pack
pkt | pocket
pn | bread pine penne
pnt | peanut pinto
ps | pasta pie pea
pst | pasta paste pesto
pt | pita potato patty peanut
pts | potato pita patty
ptt | potato patty
ptts | potato patty pita
pz | pizza
pzz | pizza
qn | quinoa
rb | rib
rc | rice
rd | red round
rl | roll
rll | roll
rls | roll
rn | rotini raisin
rs | raisin rose roasted
rst | roasted roast
rt | root roti
rv | ravioli
rvl | ravioli
sc | sauce
sce | sauce
scs | sauce
sd | soda seed sourdough
sds | seed
sf | soft
sg | sausage sugar
sgr | sugar
sl | slice
sld | salad
sls | salsa
sn | snack
sp | soup spread spice spaghetti
spg | spaghetti
sq | squash square
sqr | square
ss | sauce sesame
st | stick steak
stf | stuffed
stfd | stuffed
stl | steel
stk | stick steak stock
stck | stick stock
str | strip straw strawberry
sw | sweet swiss sandwich
tc | taco
tf | tofu
tn | tuna tender
tom | tomato
tort | tortilla
tr | turkey
trk | turkey
ts | toast toaster
tst | toast toasted
tt | tart tot
tts | tot tart
vg | vegetable vegan
vgg | vegetable
vl | veal vanilla
vn | vanilla
wf | waffle wafer
wfl | waffle
wfr | wafer
wg | whole
wh | white wheat whole
wht | white wheat
wl | whole walnut
wn | wine
wr | wrap water
yg | yogurt
yl | yellow
`;
