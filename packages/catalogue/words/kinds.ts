import type { Category } from "@gf-ledger/domain/category/category";
import type { ProductKind } from "@gf-ledger/domain/line-item/kind";

/**
 * What each category's food usually is, and the names that are something else: `words | kind`. The entry of
 * most words decides, then the one that stands last in the name.
 */
export const KINDS_BY_CATEGORY: Readonly<
  Record<Category, { readonly usual: ProductKind; readonly otherwise: string }>
> = {
  "Bread and Bakery": {
    usual: "counterpart",
    otherwise: `
corn tortilla | natural
taco shell | natural
tostada | natural
arepa | natural
pupusa | natural
egg wrap | natural
macaron | natural
creme brulee | natural
`,
  },
  "Pasta and Grains": {
    usual: "counterpart",
    otherwise: `
rice | natural
quinoa | natural
millet | natural
amaranth | natural
buckwheat | natural
kasha | natural
polenta | natural
grit | natural
hominy | natural
teff | natural
fonio | natural
sorghum grain | natural
rice noodle | natural
rice vermicelli | natural
rice stick | natural
bean thread | natural
pad thai noodle | natural
sweet potato noodle | natural
shirataki | natural
zucchini noodle | natural
noodle | counterpart
ramen | counterpart
rice ramen noodle | counterpart
pasta | counterpart
`,
  },
  "Cereal and Breakfast Items": {
    usual: "counterpart",
    otherwise: `
hash brown | natural
breakfast potato | natural
potato hash | natural
egg bite | natural
puffed rice | natural
puffed corn | natural
puffed millet | natural
rice hot cereal | natural
cream rice | natural
cream buckwheat | natural
corn grit | natural
mix | intermediate
`,
  },
  Snacks: {
    usual: "counterpart",
    otherwise: `
chip | natural
bagel chip | counterpart
pita chip | counterpart
popcorn | natural
puffcorn | natural
nut | natural
almond | natural
cashew | natural
pecan | natural
walnut | natural
pistachio | natural
peanut | natural
hazelnut | natural
seed | natural
trail mix | natural
candy | natural
chewing gum | natural
bubble gum | natural
peppermint gum | natural
gummy | natural
gumdrop | natural
lollipop | natural
jujube | natural
jelly bean | natural
mint | natural
caramel | natural
fudge | natural
toffee | natural
nougat | natural
halva | natural
marzipan | natural
marshmallow | natural
meringue | natural
chocolate bar | natural
chocolate bark | natural
chocolate egg | natural
chocolate bunny | natural
chocolate coin | natural
chocolate truffle | natural
chocolate covered raisin | natural
chocolate covered cherry | natural
chocolate covered almond | natural
chocolate covered peanut | natural
peanut butter cup | natural
malt ball | counterpart
licorice | counterpart
fruit snack | natural
fruit leather | natural
fruit roll up | natural
fruit chew | natural
fruit strip | natural
fruit twist | natural
fruit bite | natural
fruit bar | natural
nut bar | natural
date bar | natural
rice cake | natural
corn cake | natural
quinoa cake | natural
corn thin | natural
puff | natural
cheese curl | natural
cheese ball | natural
cheese crisp | natural
parmesan crisp | natural
lentil crisp | natural
pea crisp | natural
apple crisp | natural
veggie straw | natural
vegetable straw | natural
potato straw | natural
potato stick | natural
jerky | natural
biltong | natural
meat stick | natural
beef stick | natural
pepperoni stick | natural
pork rind | natural
pork skin | natural
seaweed | natural
apple ring | natural
freeze dried | natural
chickpea | natural
cookie | counterpart
cracker | counterpart
pretzel | counterpart
bar | counterpart
wafer | counterpart
brittle | counterpart
peanut brittle | natural
snack mix | counterpart
party mix | counterpart
square | counterpart
thin | counterpart
`,
  },
  "Dairy and Dairy Alternatives": {
    usual: "natural",
    otherwise: `
ice cream sandwich | counterpart
drumstick | counterpart
cone | counterpart
cookie | counterpart
brownie | counterpart
granola | counterpart
oat | counterpart
`,
  },
  "Prepared and Packaged Meals": {
    usual: "counterpart",
    otherwise: `
broth | natural
stock | natural
fries | natural
seasoned fries | counterpart
fast food fries | counterpart
avocado fries | counterpart
green bean fries | counterpart
zucchini fries | counterpart
tater tot | natural
potato tot | natural
hash brown fries | natural
mashed potato | natural
baked bean | natural
pork bean | natural
baked potato | natural
salad | natural
caesar salad | counterpart
couscous salad | counterpart
pasta salad | counterpart
macaroni salad | counterpart
tabbouleh | counterpart
wrap | counterpart
sandwich | counterpart
soup | counterpart
`,
  },
  "Meat, Poultry, and Seafood": {
    usual: "natural",
    otherwise: `
nugget | counterpart
strip | counterpart
finger | counterpart
tender | counterpart
fries | counterpart
bite | counterpart
popcorn | counterpart
kiev | counterpart
cordon bleu | counterpart
schnitzel | counterpart
cutlet | counterpart
veal cutlet | natural
stick | counterpart
cake | counterpart
burger | counterpart
patty | counterpart
meatball | counterpart
meatloaf | counterpart
sausage | counterpart
summer sausage | natural
bratwurst | counterpart
kielbasa | counterpart
wiener | counterpart
frank | counterpart
hot dog | counterpart
smokies | counterpart
smoky | counterpart
donair | counterpart
gyro | counterpart
shawarma | counterpart
imitation crab | counterpart
stuffed | counterpart
tempura | counterpart
coconut shrimp | counterpart
boneless chicken wing | counterpart
blood pudding | counterpart
creton | counterpart
pate | counterpart
grilled chicken strip | natural
chicken breast strip | natural
fajita beef strip | natural
`,
  },
  "Condiments and Sauces": {
    usual: "natural",
    otherwise: `
soy sauce | counterpart
tamari | counterpart
amino | counterpart
teriyaki | counterpart
hoisin | counterpart
oyster sauce | counterpart
ponzu | counterpart
black bean sauce | counterpart
black pepper sauce | counterpart
stir fry | counterpart
szechuan | counterpart
mongolian | counterpart
sukiyaki | counterpart
general tso | counterpart
bulgogi | counterpart
korean barbecue sauce | counterpart
worcestershire | counterpart
marinade | counterpart
gravy | counterpart
alfredo | counterpart
cheese sauce | counterpart
sauce mix | counterpart
dip mix | counterpart
hollandaise | counterpart
bearnaise | counterpart
mole sauce | counterpart
miso | counterpart
malt vinegar | counterpart
cookie butter | counterpart
fried onion | counterpart
salad topping | counterpart
seasoning | intermediate
spice | intermediate
rub | intermediate
chili powder | intermediate
curry powder | intermediate
garlic powder | intermediate
onion powder | intermediate
five spice powder | intermediate
garam masala | intermediate
paprika | intermediate
cinnamon | intermediate
nutmeg | intermediate
cumin | intermediate
turmeric | intermediate
clove | intermediate
allspice | intermediate
cardamom | intermediate
cayenne | intermediate
sumac | intermediate
oregano | intermediate
thyme | intermediate
basil | intermediate
marjoram | intermediate
tarragon | intermediate
ginger | intermediate
black pepper | intermediate
ground pepper | intermediate
pepper flake | intermediate
chili flake | intermediate
pickled ginger | natural
`,
  },
  "Baking Supplies": {
    usual: "natural",
    otherwise: `
flour | intermediate
starch | intermediate
mix | intermediate
meal | intermediate
cornmeal | intermediate
masa | intermediate
semolina | intermediate
tapioca | intermediate
arrowroot | intermediate
bread mix | intermediate
pudding mix | natural
mousse mix | natural
frosting mix | natural
pie filling mix | natural
crumb | counterpart
panko | counterpart
coating | counterpart
breading | counterpart
dough | counterpart
batter | counterpart
pie crust | counterpart
cake kit | counterpart
malted milk powder | counterpart
xanthan | no-counterpart
guar gum | no-counterpart
locust bean gum | no-counterpart
psyllium | no-counterpart
`,
  },
  Beverages: {
    usual: "natural",
    otherwise: `
beer | never alcohol
lager | never alcohol
ale | never alcohol
stout | never alcohol
porter | never alcohol
pilsner | never alcohol
radler | never alcohol
shandy | never alcohol
hefeweizen | never alcohol
kolsch | never alcohol
saison | never alcohol
bock | never alcohol
malt beverage | never alcohol
wine | never alcohol
champagne | never alcohol
prosecco | never alcohol
sangria | never alcohol
sake | never alcohol
vermouth | never alcohol
cider | never alcohol
apple cider | natural
cider mix | natural
apple hard cider | never alcohol
hard | never alcohol
cooler | never alcohol
vodka | never alcohol
whisky | never alcohol
bourbon | never alcohol
scotch | never alcohol
rum | never alcohol
gin | never alcohol
tequila | never alcohol
brandy | never alcohol
cognac | never alcohol
liqueur | never alcohol
schnapps | never alcohol
ginger ale | natural
ginger beer | natural
root beer | natural
margarita mix | natural
cooking wine | natural
non alcoholic beer | counterpart
oat | counterpart
`,
  },
  "Specialty Items": {
    usual: "natural",
    otherwise: `
burger | counterpart
nugget | counterpart
sausage | counterpart
strip | counterpart
tender | counterpart
meatball | counterpart
patty | counterpart
cutlet | counterpart
crumble | counterpart
link | counterpart
dog | counterpart
ground | counterpart
ground chia | natural
ground flax | natural
fish | counterpart
crab cake | counterpart
roast | counterpart
vegan | counterpart
meatless | counterpart
plant based | counterpart
veggie | counterpart
plant protein powder | natural
vegan protein powder | natural
falafel | counterpart
cookie | counterpart
cracker | counterpart
cereal | counterpart
biscuit | counterpart
wafer | counterpart
rusk | counterpart
altar bread | counterpart
matzo | counterpart
oatmeal | counterpart
toddler bar | counterpart
psyllium | no-counterpart
guar gum | no-counterpart
xanthan | no-counterpart
`,
  },
  "Miscellaneous Grocery Items": {
    usual: "natural",
    otherwise: `
salad kit | counterpart
`,
  },
};

/** Words that decide whatever else the line names, one entry a line: `words | kind`. */
export const KINDS_WHEREVER = `
breaded | counterpart
battered | counterpart
dog food | never pet
cat food | never pet
pet food | never pet
dog treat | never pet
cat treat | never pet
kibble | never pet
litter | never pet
shampoo | never household
conditioner | never household
lotion | never household
lipstick | never household
balm | never household
soap | never household
toothpaste | never household
mouthwash | never household
sunscreen | never household
deodorant | never household
detergent | never household
cleaner | never household
mascara | never household
makeup | never household
playdough | never household
playdoh | never household
play dough | never household
clay | never household
crayon | never household
card | never household
cookbook | never household
magazine | never household
recette | never household
vitamin | never supplement
multivitamin | never supplement
glucosamine | never supplement
`;
