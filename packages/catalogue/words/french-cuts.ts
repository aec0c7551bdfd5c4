/** What tills of Québec shorten beyond the first letters: `form | the French words in full`; on a French line alone. */
export const FRENCH_CUTS = `
pn | pain
pns | pains
pt | petit
pts | petits
ptit | petit
blc | blanc
blch | blanche
tr | tranche
trch | tranche
tranc | tranche
bl ent | ble entier
ent | entier
cpl | complet
multi | multigrains
multigr | multigrains
mgr | multigrains
gr | grains
gat | gateau
gtx | gateaux
gateu | gateau
brio | brioche
plt | poulet
poul | poulet
plet | poulet
bf | boeuf
boeu | boeuf
cotelettes pc | cotelettes porc
cotelette pc | cotelette porc
cotel pc | cotelettes porc
roti pc | roti porc
filet pc | filet porc
longe pc | longe porc
dind | dinde
jamb | jambon
sauc | saucisse
saucs | saucisses
saucis | saucisse
saucise | saucisse
crev | crevettes
poiss | poisson
poisn | poisson
saum | saumon
boul | boulettes
croq | croquettes
lan | lanieres
desos | desosse
des | desosse
hach | hache
haut cuis | haut de cuisses
fil | filet
fillet | filet
poitr | poitrine
cuis | cuisses
sce | sauce
sces | sauces
vin | vin
vinaig | vinaigrette
vinaigr | vinaigrette
assais | assaisonnement
ass | assaisonnement
assaison | assaisonnement
mout | moutarde
conf | confiture
tart | tartinade
epi | epices
hle | huile
hui | huile
beur | beurre
brre | beurre
bre | beurre
arach | arachide
champ | champignon
champig | champignon
leg | legumes
legum | legumes
tom | tomate
oig | oignon
pdt | pommes de terre
pom terre | pommes de terre
p terre | pommes de terre
carot | carotte
epin | epinards
bleu | bleuet
fram | framboise
fra | fraise
ban | banane
pam | pamplemousse
conc | concombre
poiv | poivre
far | farine
farin | farine
t us | tout usage
tt us | tout usage
tt usage | tout usage
t usage | tout usage
t usages | tout usage
tt usages | tout usage
ttusage | tout usage
t u | tout usage
tus | tout usage
usag | usage
mel | melange
prep | preparation
chap | chapelure
chapel | chapelure
chapelu | chapelure
pdre | poudre
pd | poudre
lev | levure
suc | sucre
bris | brisures
brisur | brisures
pep choc | pepites chocolat
cacao | cacao
fec | fecule
cer | cereales
cereal | cereales
cere | cereales
gru | gruau
av | avoine
avo | avoine
gauf | gaufres
crep | crepes
biscu | biscuits
bisc | biscuits
bis | biscuits
sabl | sables
craq | craquelins
craquel | craquelins
bretz | bretzels
brtz | bretzels
croust | croustilles
croustil | croustilles
barr | barres
bar | barre
mais souf | mais souffle
bonb | bonbons
fr | frais
frse | fraise
rge | rouge
rg | rouge
jne | jaune
jn | jaune
vt | vert
nr | noir
nat | nature
natur | nature
dbl | double
pet | petit
gros | gros
surg | surgele
cong | congele
gel | gelee
orig | original
trad | traditionnel
ital | italien
ang | anglais
angl | anglais
fran | francais
mex | mexicain
ques | fromage
maison | maison
foret n | foret noire
vge | vege
vegan | vegetalien
pat | pates
pte | pate
alim | alimentaires
pates alim | pates
nouil | nouilles
nouill | nouilles
nouils | nouilles
macar | macaroni
spag | spaghetti
lasag | lasagne
verm | vermicelles
coud | coudes
riz | riz
soup | soupe
sp | soupe
spe | soupe
pot | potage
bouil | bouillon
bouill | bouillon
roul | rouleaux
rouleau | rouleaux
print | printaniers
imp | imperiaux
imper | imperiaux
pate chin | pate chinois
tourt | tourtiere
piz | pizza
garn | garnie
lt | lait
lai | lait
fro | fromage
from | fromage
frmge | fromage
fromag | fromage
frg | fromage
crm | creme
crem | creme
cr | creme
gla | glacee
glac | glacee
yog | yogourt
yogo | yogourt
oeu | oeufs
oef | oeufs
mozz | mozzarella
rap | rape
faux | faux
boiss | boisson
boi | boisson
bois | boisson
js | jus
bier | biere
bie | biere
caf | cafe
eau | eau
four | four
nour | nourriture
nett | nettoyant
reutil | reutilisable
cons | consigne
vaiss | vaisselle
pap | papier
hyg | hygienique
essui | essuie
sav | savon
det | detergent
bret | bretzels
crout tarte | croute tarte
crout pizza | croute pizza
brown | brownies
macaron coude | macaroni coude
prot | proteines
dej | dejeuner
pomm | pommes
ble compl | ble complet
pain compl | pain complet
bon matin | bon matin
coupe | coupe
coupee | coupee
`;
