import { BrandFinder } from "./brand-spelling";
import { GROCERY_MAKERS, HOUSEHOLD_MAKERS } from "./grocery-makers";

/** A maker that is known for one kind of food; its line need not say which. */
interface Maker {
  readonly spellings: readonly (readonly string[])[];
  readonly makes: string;
  readonly household: boolean;
}

/** `spellings: what it is known for`. Some of it may be gluten-free, but only a mark says so. */
const TABLE = `
carbonaut, wonder, dempsters, ditaliano, villaggio, country harvest, natures own, sara lee, oroweat: bread
rudis, rudi, franz, ozery, schwebel, nickles, bimbo: bread
arnold, daves killer, pepperidge, ben s, gadoua, bon matin, st methode: bread
old el paso: tortilla
belvita: breakfast biscuits
san j, sanj: soy sauce
mesa sunrise, heritage flakes, leapin lemurs, kashi, natures path, nat path, nats path, nature path: cereal
lee kum kee, lkk: sauce
birch benders, bsquick: pancake mix
miltons, milton craft: crackers
good thins: rice thins
jolly llama, jolly llma: ice cream drumsticks cones
mi del, midel, mi-del: cookies
oxo: bouillon cubes
titos, smirnoff, absolut, grey goose, ketel one: vodka
rotel, ro tel: diced tomatoes with chilies
tootsie pops, dum dums, chupa chups: lollipops
jovial, barilla, catelli, ronzoni, delallo, primo, italpasta, de cecco, san remo, garofalo, rummo: pasta
mueller, muellers, creamette, buitoni, olivieri: pasta
king arthur, k arthur, king arth, kaf, robin hood, five roses, gold medal: flour
duncan hines, duncan h, dh, betty crocker, btty crocker: cake mix
ristorante, rist, dr oetker rist, dr oetker: pizza
delissio, digiorno, red baron, tombstone, freschetta, totinos, mccain rising crust: pizza
california pizza kitchen: pizza
campbells, progresso, habitant: soup
eggo, van s, vans: waffles
chips ahoy, famous amos: chocolate chip cookies
tates bake, tates bake shop, tates, voortman, keebler, peek freans, pepperidge farm milano: cookies
snyders, rold gold: pretzels
lays, ruffles, pringles, miss vickies, old dutch, utz, cape cod, kettle brand: potato chips
doritos, tostitos: tortilla chips
breton, ritz, triscuit, premium plus: crackers
nature valley, quaker chewy: granola bars
milano, pepp farm milano, chessmen, sausalito, pepp farm cookie: cookies
oreo golden, oreo gldn, oreo van: vanilla sandwich cookies
oreo, oreos: chocolate sandwich cookies
joe joes: sandwich cookies
kit kat, kitkat, snickers, twix, reese, reeses, hershey, hersheys, aero, coffee crisp: chocolate bar
oh henry, mars bar, lindt, ferrero, cadbury, ghirardelli, toblerone, mr big: chocolate bar
skittles, starburst, jolly rancher, haribo, sour patch, sour keys, swedish fish, nerds: gummy candy
maynards, jujubes, twizzlers, life savers: gummy candy
kraft dinner: macaroni and cheese
gatorade, powerade: sports drink
monster energy, red bull, rockstar: energy drink
canada dry, schweppes: ginger ale
coca cola, cocacola, coke, pepsi, rc cola: cola
tropicana, simply orange, minute maid: orange juice
perrier, bubly, la croix, lacroix, pellegrino: sparkling water
dasani, aquafina, evian, nestle pure life, poland spring: bottled water
folgers, maxwell house, nabob, nescafe, tim hortons, van houtte: coffee
tetley, red rose, twinings, lipton tea: tea
moosehead, budweiser, bud light, coors, corona, heineken, molson, labatt, stella artois, modelo: lager
michelob, busch, keystone, miller lite, alexander keith, kokanee: lager
chipits, chipit: chocolate chips
philadelphia, philly: cream cheese
becel, imperial: margarine
promise spread, promise marg, promise margarine, promise buttery: margarine
kikkoman: soy sauce
hellmanns, best foods, miracle whip: mayonnaise
classico, prego, ragu, raos: pasta sauce
skippy, jif: peanut butter
aunt jemima, log cabin: pancake syrup
pam, pam cooking, pam spray, icbinb spray: cooking spray
`;

/** Makers of things that are not food: nothing else on their lines counts. */
const HOUSEHOLD_TABLE = `
tide, downy, gain flings, bounce, cascade, dawn, palmolive, windex, lysol, clorox, javex, febreze: detergent
swiffer, ajax, comet cleanser, mr clean, method soap, finish powerball, oxi clean, oxiclean: detergent
arm hammer, fantastik, pledge, pine sol, vim: detergent
charmin, bounty, cottonelle, kleenex, royale, cashmere, spongetowels, scotties, purex, majesta: tissue
sponge towels, viva towel: tissue
glad, ziploc, saran, reynolds, hefty: foil
colgate, crest, oral b, sensodyne, listerine: toothpaste
pantene, head shoulders, herbal essences, tresemme, garnier, loreal, dove men, dove soap, dove body: shampoo
old spice, axe, nivea, gillette, irish spring, softsoap, neutrogena, aveeno, suave, degree deo: shampoo
dove deo, speed stick: shampoo
pampers, huggies, luvs, always pads, tampax, kotex, depend, poise: diaper
tylenol, advil, aleve, motrin, tums, robax, reactine, claritin, benadryl, gaviol, gaviscon, pepto: pill
halls, nyquil, dayquil, buckley, band aid: pill
purina, friskies, whiskas, pedigree, iams, fancy feast, meow mix, temptations, milk bone: cat food
cesar dog, beneful, kibbles, nine lives, sheba: cat food
duracell, energizer: battery
`;

const FINDER = new BrandFinder([
  ...makersOf(TABLE, false),
  ...makersOf(HOUSEHOLD_TABLE, true),
  ...makersOf(GROCERY_MAKERS, false),
  ...makersOf(HOUSEHOLD_MAKERS, true),
]);

function makersOf(table: string, household: boolean): Maker[] {
  return table
    .trim()
    .split("\n")
    .map((row) => {
      const [spellings = "", makes = ""] = row.split(":");
      return {
        spellings: spellings.split(",").map((spelling) => spelling.trim().split(/\s+/)),
        makes: makes.trim(),
        household,
      };
    });
}

/** The text without its maker, and what that maker is known for; `null` where none is named. */
export function takeMaker(
  text: string,
  isFoodWord: (word: string) => boolean,
): { rest: string; makes: string; household: boolean } | null {
  const tokens = text.split(/[^a-z0-9%]+/).filter((token) => token !== "");
  const hit = FINDER.find(tokens, isFoodWord) ?? cutMaker(tokens, isFoodWord);
  if (hit === null) return null;
  const rest = [...tokens.slice(0, hit.start), ...tokens.slice(hit.start + hit.length)];
  // Of a maker and its brand ("pepperidge goldfish"), the brand says more.
  const brand = hit.brand.household ? null : FINDER.spelled(rest);
  if (brand !== null) rest.splice(brand.start, brand.length);
  const { makes, household } = brand?.brand ?? hit.brand;
  return { rest: rest.join(" "), makes, household };
}

/** A maker of food whose name the till cut; what no one eats is not guessed at. */
function cutMaker(tokens: readonly string[], isFoodWord: (word: string) => boolean) {
  const cut = FINDER.cut(tokens, isFoodWord);
  return cut === null || cut.brand.household ? null : cut;
}
