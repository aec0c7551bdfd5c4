/** Makers on North American shelves by what they are known for, as in the table of maker-foods: `spellings: food`. */
export const GROCERY_MAKERS = `
sun maid, sunmaid: raisins
billy bee: honey
nestle drumstick, nestle drumsticks: ice cream drumsticks cones
kraft singles: cheese slices
pam orig, pam original, pam canola: cooking spray
silk soy: soy milk
one degree, 1 degree: sprouted cereal
quaker cruesli, cruesli, harvest crunch, quaker harvest: granola
christie: cookies
quaker large flake, quaker lg flake, quaker lrg flake: large flake oats
oatmeal crisp, just right: cereal
krispy kreme: donuts
minigo, danino: yogurt
dads, dads cookies: oatmeal cookies
viva puffs: marshmallow cookies
fudgeeo, fudgee o: chocolate sandwich cookies
crispers: crackers
mars: chocolate bars
vh: sauce
clover leaf, cloverleaf, gold seal: tuna
tre stelle, saputo: cheese
bluewater, high liner, highliner: fish fillets
nesquik, quik: chocolate drink mix
kraft italian, kraft ital, kraft caesar, kraft ranch, kraft catalina, kraft cucumber: salad dressing
quaker life: life cereal
reese cups, reeses cups, reese pb, reeses pb, reese peanut, reeses peanut: peanut butter cups
dole banana, chiquita: banana
cuties, halos, wonderful halos: mandarin
sunkist navel: navel oranges
taylor farms, earthbound, organic girl, fresh express, ready pac, attitude fresh: salad
little potato: potatoes
naturesweet, nature sweet, cherubs: cherry tomatoes
green giant niblets, niblets: canned corn
bushs, bush, bushes: canned beans
bushs bkd, bushs baked, bush baked, bushs best: baked beans
amylu, aidells, al fresco, hillshire links, eckrich, conecuh, bobak: sausage
ball park, ballpark frank, nathans, hebrew national, larsen frank, bar s frank: hot dogs
black label, blk label, hormel black label, hormel blk label: bacon
maple leaf prime: chicken
farmer john bacon, wright bacon, smithfield bacon: bacon
slim jim, jack links, jack link, krave, old trapper, chomps, epic bar: beef jerky
bumble bee, bumblebee, starkist, chicken of sea, chkn of sea, clover leaf tuna, rio mare: tuna
goldn plump, gold n plump, foster farms: chicken
trident fish, van de kamp, van de kamps: fish sticks
intl del, int del, intl dlt: coffee creamer
coffeemate, coffee mate, coffeemte, cffee mate, international delight, intl delight: coffee creamer
intl dlght, nutpods, silk creamer: coffee creamer
icbinb, cant believe, smart balance, earth balance, country crock, cntry crock: margarine
land o lakes spread, shedds, parkay, blue bonnet: margarine
land o lakes, land o lks, lol butter, kerrygold, lurpak, plugra, gay lea butter, lactantia butter: butter
cracker barrel, crkr brl, crckr barrel, crckr brl, cabot, tillamook, tillamk, balderson, armstrong: cheddar
black diamond, blk diamond, blk dmnd, p tit quebec, ptit quebec, petit quebec: cheddar
sargento, sargnto, babybel, laughing cow, boursin: cheese
frigo, polly o, galbani: mozzarella
cool whip, reddi wip, reddi whip, reddiwip: whipped topping
chobani, oikos, yoplait, fage, siggis, liberte, activia, danone, dannon, astro, noosa, stonyfield: yogurt
danimals, gogurt, yop, iogo, two good: yogurt
lactaid, fairlife, natrel, neilson, beatrice, dairyland, horizon milk, organic valley milk, sealtest: milk
quebon: milk
silk, califia, almond breeze, alm breeze, almnd breeze, blue diamond breeze, so delicious: almond milk
ripple milk: almond milk
oatly, planet oat, earths own, chobani oat, oatsome: oat milk
rice dream: rice milk
haagen dazs, haagen daz, hagen dazs, ben jerry, ben jerrys, ben jerrys pint, breyers, bryers: ice cream
dreyers, edys, blue bell, bluebell, talenti, chapmans, turkey hill, halo top, tillamook ice: ice cream
friendlys, coaticook: ice cream
klondike, magnum, dove ice, fudgsicle: ice cream bars
egg lands, eggland, egglands, vital farms, burnbrae, nellies, gray ridge: eggs
egg beaters: egg white
imagine foods, imagine, pacific foods: soup
swanson, pacific broth, kitchen basics: broth
lipton soup, lipton noodle, lipton cup: soup mix
maruchan, top ramen, nissin, ichiban, sapporo ichiban, mr noodles, mr noodle, indomie, samyang: ramen
nongshim, shin ramyun, shin ramen: ramen
chef boyardee, chef boy, boyardee, spaghettios, spaghetti os, zoodles, alphagetti: canned ravioli
hamburger helper, hmbrgr helper, tuna helper: dinner mix
rice a roni, riceroni, rice roni, sidekicks, knorr sides, pasta roni, uncle bens bistro: rice side dish
hungry man, hungryman, swanson dinner, banquet, marie callender, marie callenders, marie call: frozen meal
lean cuisine, lean cuis, leancuisine, smart ones, michelinas, michelina, healthy choice: frozen meal
la choy: soy sauce
hlthy choice, stouffers, evol, devour, kid cuisine: frozen meal
lunchables, lunchable: lunch kit
uncrustables, uncrustable: sandwich
hot pockets, hot pocket, lean pockets, pizza pops, pizza pop: pizza pockets
bagel bites: pizza bagels
totino roll, totinos roll, totinos rolls: pizza rolls
tony pizza, tonys, celeste, jacks pizza, newmans pizza, giuseppe, mccain pizza, amys pizza: pizza
screamin sicilian, palermo, palermos: pizza
ore ida, oreida, alexia, cavendish, mccain superfries, mccain fries: french fries
stove top, stovetop: stuffing mix
el monterey, jose ole: burrito
delimex: taquitos
ling ling, bibigo, innovasian dumpling: potstickers
mrs ts, mrs t, cheemo: perogies
idahoan, hungry jack potato, betty potato: instant mashed potatoes
uncle ben, uncle bens, ben original, bens original, minute rice, minute wht, minute white: instant rice
success rice: instant rice
carolina rice, mahatma, riceland, dainty, lundberg, zatarains rice, tilda, rooster, botan, kokuho: rice
near east: couscous
san giorgio, luigi vitelli, no yolks, american beauty, skinner pasta, divella, la molisana: pasta
anna pasta: pasta
rana, giovanni rana: ravioli
smuckers, smucker, welchs jam, welchs jelly, bonne maman, bon maman, e d smith, crofters: strawberry jam
st dalfour, polaner: strawberry jam
nutella: hazelnut spread
vlasic, claussen, mt olive, bicks, bick, strubs, grillos: dill pickles
frenchs, french s must, grey poupon, gulden, guldens, maille, keens: mustard
sweet baby ray, sweet baby rays, swt baby rays, sbr bbq, bulls eye, stubbs, kc masterpiece: barbecue sauce
diana sauce: barbecue sauce
hv, hvr, hidden valley, hidden vly, hdn valley, ken s, kens, wish bone, wishbone, marzetti, brianna: salad dressing
briannas, renees, bolthouse ranch: salad dressing
franks redhot, franks red, franks hot, tabasco, cholula, tapatio, valentina, texas pete: hot sauce
crystal hot, louisiana hot: hot sauce
huy fong: sriracha
a1, a 1 steak: steak sauce
pace, herdez, tostitos salsa, on the border salsa, chi chis, newmans salsa: salsa
sabra, fontaine hummus: hummus
wholly guac, wholly guacamole: guacamole
bertolli, raos homemade, hunts spag, newmans marinara, emeril, catelli sauce, primo sauce: pasta sauce
barilla sauce: pasta sauce
crisco oil, crisco veg, wesson, mazola: vegetable oil
pompeian, filippo berio, colavita, star olive, bertolli olive, bertolli evoo: olive oil
california ranch olive: olive oil
mrs butterworth, mrs butterworths, butterworth, hungry jack syrup, aunt jem syrup: pancake syrup
pearl milling syrup: pancake syrup
mccormick vanilla, mcc vanilla, mccormick van: vanilla extract
kraft shredded, kraft shred, kraft shrd, kraft mex: shredded cheese
mcc, mccormick, mcormick, mccrmck, lawrys, lawry, badia, tone, morton seas, mrs dash, spice islands: seasoning
simply organic, old bay, tony chachere: seasoning
morton salt, windsor salt, sifto: salt
patak, pataks, sharwood, sharwoods, kitchens of india: curry sauce
clabber girl, calumet, magic baking, rumford, davis baking: baking powder
argo, kingsford starch, benson corn, fleischmann starch: corn starch
red star yeast, fleischmann, fleischmanns, fleischmn, saf instant: yeast
domino, domino sgr, c h cane, c h sugar, imperial sugar, dixie crystals, lantic, redpath: sugar
rogers sugar: sugar
splenda, truvia, stevia in raw, sweet n low, equal, swerve, sugar twin: sweetener
nestle toll, toll house, tollhse, toll hse, ghirardelli chips, guittard: chocolate chips
carnation evap, carnation evaporated: evaporated milk
eagle brand, eagle brnd, la lechera: condensed milk
jello, jell o, jel o: jello powder
bakers angel, bakers coconut: shredded coconut
shake n bake, shake bake, shk n bake, shk bake: coating mix
progresso panko, kikkoman panko: panko
krusteaz pancake: pancake mix
krusteaz, krustz, jiffy mix: baking mix
bisquick, jiffy baking: baking mix
jiffy corn, jiffy mufn, jiffy muffin: corn muffin mix
planters, plntrs, fisher nuts, emerald nuts, wonderful pistachio, wndrfl pist, blue diamond, blue diam: nuts
smartfood, smrtfood, skinny pop, skinnypop, boomchickapop, boom chicka, angies boom, orville: popcorn
orv reden, orville red, act ii, act 2, pop secret, jolly time, pirate booty: popcorn
fritos: corn chips
funyuns, funyun: onion rings snack
cheetos, chester, cheezies, hawkins, cheese doodles, utz balls: cheese puffs
sun chips, sunchips: multigrain chips
stacys, stacy pita: pita chips
takis, barcel, on the border, mission chips, santitas, juanitas, que pasa, calidad: tortilla chips
donkey chip, xochitl, late july: tortilla chips
wise, herrs, herr, jays, better made, mikesells, zapps, covered bridge, humpty dumpty: potato chips
hawkins chips: potato chips
popchips, pop chips: potato chips
wheat thins, wht thins, wheat thin: wheat crackers
club crackers, town house, townhouse, toppables: butter crackers
cheez it, cheezit, cheez its, goldfish, goldfsh, gldfsh, better cheddars: cheese crackers
nilla, nilla wafer: vanilla wafers
newtons, fig newton, fig newtons: fig cookies
nutter butter, nuttr butter: peanut butter sandwich cookies
lorna doone, walkers short: shortbread cookies
dare cookies, dad s cookies, celebration cookies, peak frean, mcvities, lu petit, little debbie, ld oatmeal: snack cakes
ltl debbie, hostess, twinkies, vachon, jos louis, may west, entenmanns, entenmann, tastykake: snack cakes
drakes: snack cakes
clif, luna bar, rxbar, rx bar, quest bar, quest prot, one bar, builders bar, pure protein: protein bars
natures bakery, nature bakery, nat bakery, ntrl bakery, ntrs bakery: fig bars
larabar, lara bar, larabars, kind, kind bar: protein bars
nutri grain, nutrigrain, special k bar, fiber one: cereal bars
quaker chwy, sunbelt granola, cascadian bar, kashi bar, val nature: granola bars
rice krispies treat, rice krispies treats, rice krisp treat, krispies square: rice crispy squares
krispies squares: rice crispy squares
welchs fruit, motts fruit, gushers, fruit gushers, scooby snacks, annies bunny fruit, sunrype: fruit snacks
fruit roll ups, fruit by foot: fruit snacks
m m, m ms, mms: chocolate candy
milky way, musketeers, butterfinger, butterfngr, baby ruth, almond joy, mounds, york patty: chocolate bars
100 grand, payday, heath bar, dove choc, godiva, russell stover, smarties, glosette: chocolate bars
maltesers, caramilk, wunderbar, mr big, crispy crunch, kinder, turtles, nestle crunch, rolo: chocolate bars
whoppers, crunchie, lindor, riesen, werthers: chocolate bars
altoids, tic tac, tictac, mentos, ice breakers, icebreakers, lifesavers, certs: mint candy
trident, orbit gum, extra gum, dentyne, excel gum, bubblicious, hubba bubba, stride gum, 5 gum: chewing gum
trolli, mike ike, hot tamales, airheads, laffy taffy, now later, smarties candy, dots candy: gummy candy
jelly belly, allsorts, sour punch, gummi bears, albanese, black forest gummy, fuzzy peaches: gummy candy
swedish berries, tootsie, warheads, twizzler, ring pop, nibs, ferrara, brachs, candy kitchen: gummy candy
red vines, goodie licorice, panda licorice, darrell lea: licorice
jet puffed, jetpuffed, campfire marsh: marshmallows
mtn dew, mountain dew, mt dew, dr pepper, dr ppr, sprite, 7up, 7 up, fanta, sunkist soda, crush orange: soda
crush grape, crush soda, a w root, a w rt, mug root, barq, barqs, squirt, sierra mist, starry: soda
mello yello, jarritos, cactus cooler, dr thunder, sun drop, faygo, shasta, vernors, moxie, irn bru: soda
celsius, bang energy, rockstar, monster, nos energy, c4 energy, reign, alani nu, ghost energy: energy drink
prime energy, 5 hour, guru energy: energy drink
body armor, bodyarmor, propel, gatorlyte, prime hydration, biosteel, pedialyte, vitaminwater: sports drink
vitamin water: sports drink
starbucks frap, starbucks doubleshot, stok: coffee drink
starbucks, dunkin, peets, peet, caribou, lavazza, illy, eight oclock, 8 oclock, community coffee: coffee
cafe bustelo, bustelo, chock full, yuban, mcafe, mccafe, gevalia, green mtn, green mountain, melitta: coffee
kicking horse, keurig: coffee
arizona, arizona tea, snapple, pure leaf, gold peak, brisk, nestea, lipton iced, honest tea: iced tea
celestial, celestial seas, bigelow, tazo, stash tea, yogi tea, king cole, davids tea, lipton blk: tea
the salada, salada, pg tips, barrys tea, luzianne: tea
v8, v 8: vegetable juice
ocean spray, ocean spry, ocn spray: cranberry juice
welchs grape: grape juice
simply lemon, country time, cntry time: lemonade
florida natural, floridas natural, oasis orange, oasis jus, sunny d, sunnyd: orange juice
motts apple, martinelli, sun rype apple, allens apple: apple juice
capri sun, juicy juice, honest kids, kool aid jammers, minute maid box: juice boxes
hawaiian punch, hi c, fruitopia, five alive: fruit punch
kool aid, koolaid, crystal lt, crystal light, tang, mio, gatorade powder: drink mix
swiss miss, ovaltine, nesquik, carnation hot, fry cocoa: hot chocolate mix
topo chico, bubly, la croix, waterloo, spindrift, aha, polar seltzer, montellier: sparkling water
san pellegrino, s pellegrino, eska petil: sparkling water
fiji, deer park, crystal geyser, arrowhead, smartwater, smart water, smrtwater, zephyrhills: bottled water
ozarka, ice mountain, ice mtn, naya, eska, labrador, essentia, voss, core water: bottled water
white claw, wht claw, truly, high noon, bud lt seltzer, vizzy, bon viv: hard seltzer
mikes hard, mike s hard, smirnoff ice, twisted tea, palm bay, seagram escape: vodka cooler
angry orchard, strongbow, somersby: hard cider
yellow tail, barefoot, woodbridge, apothic, josh cellars, josh cab, franzia, sutter home: red wine
kendall jackson, jackson triggs, 19 crimes, black box, robert mondavi: red wine
coors lt, bud lt, miller lt, mich ultra, dos equis, tecate, pabst, pbr, yuengling, blue moon: lager
sam adams, sleeman, carlsberg, natty, rainier, lone star, sapporo beer, asahi, peroni, becks: lager
rickards, steam whistle, boreale: lager
guinness: stout
sierra nevada, lagunitas, stone ipa, dogfish: india pale ale
gts, gt s komb, health ade, rise kombucha, kevita, synergy komb: kombucha
naked juice, bolthouse, odwalla, innocent smoothie: fruit smoothie
premier protein, premier prot, muscle milk, core power, orgain shake: protein shake
ensure, boost drink, boost plus, slimfast, glucerna: meal replacement shake
gerber, beech nut, happy baby, plum organics, earths best, heinz baby, baby gourmet: baby food
similac, enfamil, good start, kirkland formula: infant formula
beyond burger, impossible burger, impossible beef, morningstar, morning star, morningstr: veggie burgers
boca, gardenburger, garden burger, yves burger, dr praeger, lightlife: veggie burgers
tofurky, field roast: vegan sausages
nasoya, house foods tofu, sunrise tofu: tofu
muddy buddies, muddy buddy: snack mix
post grape, grape nuts: grape nuts cereal
raisin brn: raisin bran cereal
cinn toast crunch: cinnamon toast crunch cereal
cap n crunch, capn crunch, captain crunch: captain crunch cereal
cocoa pebbles: cocoa pebbles cereal
fruity pebbles: fruity pebbles cereal
trix: trix cereal
kix: kix cereal
lucky charms, lucky chrms, lucky chrm, lcky chrms: lucky charms cereal
golden grahams: golden grahams cereal
apple jacks: apple jacks cereal
honey bunches, hny bunch, hny bunches: honey bunches of oats cereal
corn pops: corn pops cereal
life cereal: life cereal
shreddies: shreddies cereal
vector: vector cereal
cheerio: cheerios cereal
special k: special k cereal
reeses puffs, reese puffs, honey smacks, great grains, kashi go, total cereal, wheaties: cereal
alpha bits, cinnamon life, count chocula: cereal
barilla marinara, barilla sauce: marinara sauce
quaker inst, quaker instant: instant oatmeal
cream wheat, red river, mccanns, coachs oats: oatmeal
bear naked, kashi granola, nature path granola, cascadian granola: granola
pop tart, pop tarts, poptarts, poptart, toaster strudel, toastr strudel: toaster pastries
thomas, thomas engl, bays english: english muffins
kings hawaiian, king hawaiian, kings hwn, hawaiian kings: hawaiian rolls
martins, schmidt, bimbo, sunbeam, bunny bread, mrs bairds, pepp farm, peppridge, pepprdg: bread
roman meal, brownberry, stroehmann, aunt millies, aunt millie, sunmaid bread, franz, silver hills: bread
st-methode, pom pain, weston, country hearth, heritage bread, daves killr, dave killer, ezekiel: bread
food for life: bread
mission, guerrero, la banderita, calidad tort, ole tort, mission carb, xtreme wellness: tortilla
la tortilla: tortilla
stonefire: naan
boboli: pizza crust
rhodes roll, rhodes rolls, sister schubert: dinner rolls
crescent roll, pillsbury cresc: crescent roll dough
whippet, whippets, dare whippet: chocolate marshmallow cookies
puffins, barbaras puffins, barbras puffins, barbaras, barbras, erewhon: cereal
hersheys kisses, hershey kisses, hshy kisses, kisses hershey: milk chocolate candy
`;

/** The same for makers of things that are not food. */
export const HOUSEHOLD_MAKERS = `
wd40, wd 40, gorilla glue, elmers, scotch tape, sharpie, crayola, bic, post it, command strip: glue
duck tape, ge bulb, ge led, sylvania, philips bulb, rayovac, brita, zippo, hp ink, hanes, fruit loom: glue
leggs: glue
scotch brite, sctch brite, o cello, brillo, sos pads, sos pad, libman, o cedar, rubbermaid: sponge
tupperware, pyrex, corelle, anchor hocking, oxo good grips, oxo pop, lodge pan, t fal, tfal: sponge
dixie, chinet, solo cups, solo plate, hefty plates, royal chinet, vanity fair: paper plate
mardi gras napkin: paper plate
kingsford, royal oak charc, duraflame, pine mountain log: charcoal
gain, persil, all free clear, all liquid, era laundry, xtra laundry, purex det, woolite, snuggle: detergent
suavitel, spray n wash, sunlight, sunlght, la parisienne, borax, zote: detergent
angel soft, quilted northern, qltd nrthrn, scott tp, scott tissue, scott bath, charmin ultra: tissue
viva paper, brawny, sparkle towel, puffs tissue, kleen x, white swan, great value bath: tissue
seventh gen, seventh generation, mrs meyers, mrs meyer, method, simple green, mr cln, formula 409: cleaner
scrubbing bubbles, soft scrub, bar keepers, zep, drano, liquid plumr, easy off, goo gone: cleaner
murphy oil, bona, rug doctor, resolve carpet, hertel, spic span, pine glo, lestoil, glade, air wick: cleaner
airwick, renuzit, raid, off deep, deep woods, terro, d con, combat ant, hot shot, miracle gro: cleaner
scotts turf, scotts grass, roundup: cleaner
glad bags, kitchen bags, hefty bag, press n seal, cling wrap, ziplock, zip loc: foil
aquafresh, arm hamm, tom maine, toms maine, act rinse, biotene, polident, fixodent, efferdent: toothpaste
waterpik, reach floss, glide floss: toothpaste
olay, cerave, eucerin, lubriderm, jergens, vaseline, curel, gold bond, cetaphil, dial soap: shampoo
zest soap, caress, secret deo, secret outlast, degree, right guard, arrid, ban roll, mitchum: shampoo
speedstick, axe body, schick, venus razor, edge gel, barbasol, dove, dove bar, st ives, burts bees: shampoo
chapstick, carmex, blistex, maybelline, covergirl, revlon, clairol, just men, aussie, ogx, vo5: shampoo
selsun, nizoral, finesse, dippity, got2b, john frieda, banana boat, coppertone, hawaiian tropic: shampoo
sun bum, johnsons baby, q tips, qtips, live clean, attitude soap: shampoo
goodnites, pull ups, pullups, luvs, pampers wipes, water wipes, tena, carefree, stayfree, playtex: diaper
u by kotex, diva cup: diaper
nexium, prilosec, zantac, pepcid, rolaids, alka seltzer, imodium, dulcolax, miralax, metamucil: pill
benefiber, senokot, restoralax, gravol, dramamine, zyrtec, allegra, flonase, sudafed, mucinex: pill
robitussin, theraflu, vicks, ricola, cold fx, emergen c, airborne, centrum, one a day, nature made: pill
natures bounty, jamieson, webber, culturelle, align, voltaren, bengay, icy hot, a535, salonpas: pill
neosporin, polysporin, preparation h, visine, systane, opti free, bausch, trojan, durex, excedrin: pill
midol, bayer, ecotrin, tums ultra, nytol, zzzquil, lactaid pills: pill
fancy fst, 9lives, cesar dog, cesar canine, rachael ray nutrish, nutrish, blue buffalo, sheba cat: cat food
science diet, royal canin, greenies, beggin, dentastix, alpo, kal kan, tidy cats, tidy cat: cat food
fresh step, scoop away, arm hmr litter, kaytee, hartz, frontline: cat food
`;
