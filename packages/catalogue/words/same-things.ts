/** Names for one thing: `as printed | as the catalogue has it`, in singular and without small words. */
export const SAME_THINGS = `
cream wheat | cream wheat hot cereal
cream rice | cream rice hot cereal
cream tomato | tomato soup
french fry | french fries
waffle fry | waffle fries
curly fry | curly fries
sweet potato fry | sweet potato fries
potato fry | french fries
crinkle cut fry | crinkle cut fries
crinkle fry | crinkle cut fries
loin chop | chop
rib eye | ribeye
strip loin | striploin
new york strip | striploin steak
ny strip | striploin steak
filet mignon | filet mignon steak
ham hock | pork hock
cordon bleu | chicken cordon bleu
pot sticker | potsticker
egg beater | egg white
cheese whiz | cheese spread
soy burger | veggie burger
soy crumble | veggie crumble
meatless crumble | veggie crumble
black bean patty | black bean burger
pudding cup snack | pudding cup
micro pop | microwave popcorn
microwave pop | microwave popcorn
butter pop | butter popcorn
granola square | granola bar
cracker jack | caramel popcorn
gingerbread person | gingerbread cookie
gingerbread man | gingerbread cookie
gingerbread men | gingerbread cookie
oat cookie | oatmeal cookie
cookie oat | oatmeal cookie
chocolate brownie bite | brownie bite
mint gum | peppermint gum
gum mint | peppermint gum
cookie chocolate chip | chocolate chip cookie
fruit square | cereal bar
oat square | oat bar
corn puff | cheese puff
malted milk ball | malt ball
biscuit tea | social tea cookie
rich tea | social tea cookie
hamburger roll | hamburger bun
burger roll | hamburger bun
hamburger bread | hamburger bun
hot dog roll | hot dog bun
bread hamburger | hamburger bun
bread hot dog | hot dog bun
sub bread | sub bun
sandwich loaf | sandwich bread
white loaf | white bread
grain loaf | grain bread
wheat loaf | wheat bread
brown loaf | brown bread
seed loaf | seeded bread
rye loaf | rye bread
sourdough loaf | sourdough bread
multigrain loaf | multigrain bread
seeded loaf | seeded bread
poppy seed loaf | poppy seed loaf
bread baguette | baguette
bread bagel | bagel
white sandwich | white bread
whole grain sandwich | whole grain bread
multigrain sandwich | multigrain bread
wide pan | bread
wide slice | bread
flapjack mix | pancake mix
flapjack | pancake
pasta cheddar | cheddar macaroni cheese
cheddar pasta | cheddar macaroni cheese
cheddar macaroni | cheddar macaroni cheese
macaroni cheddar | cheddar macaroni cheese
bun burger | hamburger bun
burger bun | hamburger bun
oat graham | graham cracker
corn ear | corn cob
soft taco | soft taco tortilla
soft taco shell | soft taco tortilla
cheese dip | queso dip
potato nugget | potato croquette
soft baked cookie | cookie
baked soft cookie | cookie
bread stick | breadstick
taco tortilla | soft taco tortilla
pizza base | pizza crust
pizza bread | pizza crust
pie base | pie crust
pie pastry | pie crust
kosher dill | dill pickle
tomato bisque | tomato soup
chili flake | red pepper flake
pepper flake | red pepper flake
pancake topping | pancake syrup
seasoning rub | barbecue rub
jam spread | strawberry jam
stew cut | beef stewing cut
beef stew cut | beef stewing cut
stew meat | beef stewing cut
poutine sauce | poutine gravy
sauce poutine | poutine gravy
brown sauce | brown gravy
mexican seasoning | taco seasoning
spaghetti sauce | pasta sauce
tomato ketchup | ketchup
american single | american cheese slice
cheddar shred | shredded cheddar cheese
cheese shred | shredded cheese
hamburger helper | cheeseburger dinner mix
honey nut os | honey nut oat cereal
oat os | toasted oat cereal
power os | toasted oat cereal
corn dog turkey | corn dog
turkey corn dog | corn dog
cocoa nib | cacao nib
food dye | food colouring
food coloring | food colouring
food color | food colouring
dry milk | milk powder
powder sugar | powdered sugar
pancake waffle mix | pancake mix
baking pancake mix | pancake mix
baking pancake | pancake mix
muffin loaf mix | muffin mix
self raising flour | self rising flour
plain flour | all purpose flour
multi use flour | all purpose flour
perfect flour | flour
patisserie flour | pastry flour
bread maker mix | bread mix
steel cut oatmeal | steel cut oat
steel oat | steel cut oat
stuffing bread | stuffing
roll spring | spring roll
roll egg | egg roll
macaron coconut | coconut macaroon
brioche cinnamon | cinnamon roll
bun cinnamon | cinnamon roll
cream mushroom | cream mushroom soup
cream chicken | cream chicken soup
cream celery | cream celery soup
cream broccoli | cream broccoli soup
cream asparagus | cream asparagus soup
cream potato | cream potato soup
sheet phyllo | phyllo dough
bouillon base | soup base
base bouillon | soup base
chicken sandwich patty | chicken patty
teething wafer | baby teething wafer
power cake | pancake
miso ramen noodle | miso ramen
ramen noodle miso | miso ramen
k cup | coffee pod
soda pop | soda
baby formula | infant formula
psyllium fibre | psyllium husk
mac cheese | macaroni cheese
shell cheese | macaroni cheese
hot pot | noodle bowl
cup noodle | noodle cup
pasta cheese | macaroni cheese
elbow cheese | macaroni cheese
hash brown patty | hash brown
fish chip | battered fish
fish portion | breaded fish fillet
lady finger | ladyfinger
bean tomato sauce | baked bean
lasagna meat sauce | meat lasagna
oatmeal quick oat | quick oat
quick oatmeal | quick oat
oatmeal quick | quick oat
gravy granule | gravy mix
roasted pepper tomato soup | roasted red pepper soup
top dog | hot dog
mix vegetable | frozen mixed vegetable
sauce spaghetti meat | meat pasta sauce
all dressing | all dressed potato chip
bread kaiser | kaiser roll
ring onion | onion ring
animal stew beef | beef stewing cut
vegetable thin | vegetable cracker
alfredo pasta sauce | alfredo sauce
oat almond milk | oat milk
soy almond milk | soy milk
coconut almond milk | coconut milk
cashew almond milk | cashew milk
arrowroot cookie | arrowroot biscuit
arrowroot animal cookie | animal cookie
teething cookie | teething biscuit
cookie graham | graham cracker
cookie soda | soda cracker
stick bread | breadstick
mix flour | flour blend
flour mix | flour blend
square rice crispy | rice crispy square
square date | date square
`;
