import { fold } from "../text/fold";
import { SMALLER_MAKERS } from "./smaller-makers";

export interface GlutenFreeBrand {
  readonly name: string;
  /** Token sequences that spell it on a receipt. */
  readonly spellings: readonly (readonly string[])[];
  /** Whether it is an everyday word too, which counts only beside a food that usually holds gluten. */
  readonly ambiguous: boolean;
  /** The one kind of food it makes, `null` where it makes several. */
  readonly makes: string | null;
}

/** Makers of only gluten-free food; `name: spellings: what it makes`, `?` marks an everyday word. */
const TABLE = `
Schär: schar deli style, schar artisan baker, schar deli, schar artisan: bread
Schär: schar hearty, schar hrty, schar hearty grain: bread
Schär: schar lasagne, schar lasagna, schar lasag: lasagna noodles
Schär: schar, schaer, dr schar, schr, scharr
Udi's: udis, udi, udi s
Glutino: glutino, glutno, glutin, glutinos
Kinnikinnick: kinnikinnick, kinn, kinnikritters, kinnikwik, kinnikinnik, kinnikinick, kinnickinnick, kinni
Kinnikinnick: kniknck, knnknnck, kinnick, kinnik, kinnikin, kknnk, kinnicknick
Kinnikinnick: smoreables, s moreables, smoreable: graham crackers
Kinnikinnick: k toos, ktoos, kinnitoos, kinnitoo: sandwich cookies
Kinnikinnick: kinnikinnick montanas, kinnik montanas, kinnikinnick ginger, kinnikinnick fudgies: cookies
Canyon Bakehouse: canyon bakehouse, canyon bkhse, canyon bkhs, canyon bakehse, canyon bake: bread
Canyon Bakehouse: canyon bkry, canyn bkhse, canyon bh, cnyn bkhse, cnyn bakehouse, canyon brd: bread
Canyon Bakehouse: canyon bread, cnyn bkhs, canyonbakehouse, canyon bak, canyon bkh: bread
Canyon Bakehouse?: canyon: bread
Promise?: promise: bread
O'Doughs: odoughs, o doughs, odough, o dough, odghs
Little Northern Bakehouse: little northern, ltl northern, ltl nrthrn, little nrthrn, lil northern: bread
Little Northern Bakehouse: little n bakehouse, little n bakehse, ltl n bakehouse, little n bkhs: bread
Little Northern Bakehouse: ltl nrthn, ltl nrth, ltle northern, little nrthn: bread
Little Northern Bakehouse: little nb, ltl nb: bread
Little Northern Bakehouse: lnb, ltl north, little north, lit northern, lttl northern: bread
Little Northern Bakehouse: northern bakehouse, northern bkhse, northern bkhs: bread
Enjoy Life: enjoy life mini chips, enjoy life mega chunks, enj life mini chips: chocolate chips
Enjoy Life: enjoy life choc chips, enjoy life dark chips: chocolate chips
Enjoy Life: enj lf choc chnk, enjoy life choc chunk, enjoy life chunks: chocolate chunks
Enjoy Life: enj lf, enjoy life, enj life, enjoylife, enjoy lf, enjy life, enjoy lfe
Pamela's: pamelas figgies, pamelas figgies jammies, figgies jammies: fig bars
Pamela's: pamelas, pamela, pamela s, pmelas, pamlas
Simple Mills: simple mills, smpl mills, simple mlls, simpl mills, simplemills, simp mills: crackers
Simple Mills: sm mills, smp mills, sml mills: crackers
Simple Mills: smple mills, simple mill, simple mls, smpl mls: crackers
Banza: banza rice: rice
Banza: banza, bnza: pasta
Tinkyáda: tinkyada, tinkyda, tinky, tinkiyada: pasta
Cup4Cup: cup4cup, cup 4 cup, c4c: flour
Siete: siete
Against the Grain: against the grain, against grain, agnst grain, agst grain, agnst the grain: pizza
Against the Grain: against the grn, atg, agnst grn: pizza
Caulipower: caulipower, caulipwr, califlourpower, cauli power: pizza
Queen Street Bakery: queen street, queen st, qn street, queen st bkry, qsb: bread
Little Stream Bakery: little stream, ltl stream, little strm, lil stream, ltl strm
Three Bakers: three bakers, 3 bakers, three bkrs, three bakrs: bread
BFree: bfree, b free, bfre
Katz: katz
Goodie Girl: goody grl, goodie girl, goodie grl, goody girl, goodiegirl, gdie girl: cookies
Feel Good Foods: feel good foods, feel good fds, feel gd foods, feel good, feel gd, feelgood
Ancient Harvest: ancient harvest, anc harvest, ancnt harvest, ancient hrvst, anc hrvst, ancnt hrvst
Ancient Harvest: ancient harv
Crunchmaster: crunchmaster, crunchmstr, crnchmstr, crunch master, crunchmster, crnchmaster: crackers
Mary's Gone Crackers: marys gone, mary gone, marys crackers, marys organic crackers: crackers
Mary's Gone Crackers: marys gone crkrs, marys gn: crackers
MadeGood: madegood soft baked, madegood soft bkd, madegood sft bkd, made good soft baked: cookies
MadeGood: madegood minis, made good minis, made good mini: granola minis
MadeGood: madegood, made good, mdgood, made gd
Chebe: chebe
Namaste Foods: namaste
Rizopia: rizopia: pasta
GoGo Quinoa: gogo quinoa, go go quinoa
Andean Dream: andean dream: pasta
Tolerant: tolerant: pasta
Cappello's: cappellos, cappello s, cappello
Partake: partake: cookies
Ener-G: ener g, energ
El Peto: el peto
Unbun: unbun, un bun: buns
Brazi Bites: brazi bites, brazi: brazilian cheese bread
Glutenberg: glutenberg, glutnberg: beer
Omission: omission, omssn, omissn: beer
Daura: daura, damm daura, estrella daura: beer
Jovial: jovial br rice, jovial brn rice, jovial brown rice, jovial cassava: pasta
Redbridge: redbridge, red bridge: beer
Ghostfish: ghostfish: beer
Holidaily: holidaily: beer
New Grist: new grist: beer
New Planet?: new planet: beer
Quinn?: quinn: pretzels
FitJoy: fitjoy, fit joy: pretzels
Schnitzer?: schnitzer: bread
Le Veneziane: le veneziane, veneziane: pasta
Farabella: farabella
Farmo: farmo
Felicia?: felicia: pasta
Biaglut: biaglut
PastaRiso: pastariso, pasta riso: pasta
Only Oats: only oats: oats
Cream Hill Estates: cream hill: oats
Genius?: genius
Orgran: orgran
XO Baking: xo baking
Aleia's: aleias, aleia s
WOW Baking: wow baking, wow bkg: cookies
Celimix: celimix
Duinkerken: duinkerken
GlutenFreeda: glutenfreeda, glutenfreda, gltnfrda: instant oatmeal
Gluten Free Pantry: gluten free pantry
Gluten Free Prairie: gf prairie, gluten free prairie
GF Harvest: gf harvest
Jilz: jilz: crackers
Bakery on Main: bakery on main, bkry on main, bkry mn: granola
Pastato: pastato: pasta
The Gluten Free Bistro: gluten free bistro
Nuflours: nuflours
Kay's Naturals: kays naturals
Barkat: barkat
Holy Crap: holy crap: cereal
Skinny B: skinny b cereal, skinny b: cereal
Better Batter: better batter: flour
Lucky Spoon: lucky spoon
Happy Campers: happy campers: bread
Bread SRSLY: bread srsly, srsly: bread
Sweet Note: sweet note
Food for Life Brown Rice: food for life brown rice
Absolutely Gluten Free: absolutely gf, absolutely gluten
Mikey's: mikeys
Outer Aisle: outer aisle
Base Culture: base culture: bread
Raised Gluten Free: raised gf, raised gluten
Sam Mills: sam mills: pasta
Le Pain des Fleurs: pain des fleurs: crispbread
Cuisine l'Angélique: angelique, cuis langelique, cuis angelique, cuisine angelique, cuisine langelique, langelique, cuisine l angelique, l angelique
liveGfree: lgf, lvgf
liveGfree: lvgfree, lvgfre, lvgfr, livegfr, livgfree, lvg free, livegf, livegfree, live gfree, live g free
Daiya?: daiya
Bard's: bards: beer
Inewa: inewa
La Messagère: messagere: beer
Ground Breaker: ground breaker, groundbreaker: beer
Glutenberg Brewery: gltnberg: beer
EnviroKidz: envirokidz, envirokids, enviro kidz: cereal
Three Wishes: three wishes: cereal
Magic Spoon: magic spoon: cereal
Purely Elizabeth: purely elizabeth, purely eliz: granola
Bobo's?: bobos, bobo s: oat bars
GoMacro: gomacro, go macro: bars
88 Acres: 88 acres
Nonuttin: nonuttin: granola
Patsy Pie: patsy pie: cookies
Almondy: almondy: cake
Aidan's Gluten Free: aidans gluten, aidans gf
Cali'flour Foods: califlour: pizza crust
From the Ground Up: from the ground up
RW Garcia: rw garcia, r w garcia: crackers
Rule Breaker: rule breaker
Sweet Loren's: sweet lorens, sweet loren s: cookie dough
Dr. Lucy's: dr lucys, lucys: cookies
HomeFree: homefree: cookies
Flax4Life: flax4life, flax 4 life: muffins
Lotus Foods: lotus foods, lotus fds: ramen
Garden Lites: garden lites, grdn lites: muffins
Soozy's: soozys: muffins
Manini's: maninis: pasta
Taste Republic: taste republic: pasta
Chickapea: chickapea: pasta
Snow Days: snow days: pizza
Hilary's: hilarys: veggie burgers
gfJules: gfjules, gf jules: flour
Otto's Naturals: ottos naturals: flour
MI-DEL Gluten Free: midel gf, mi del gf: cookies
Wellaby's: wellabys, wellaby s: crackers
Glutenull: glutenull, glutenul
Silver Hills Gluten Free: silver hills gf
Wise Bites: wise bites
Flackers: flackers: crackers
`;

const POSSESSIVE_FROM = 5;

export const GLUTEN_FREE_BRANDS: readonly GlutenFreeBrand[] = `${TABLE}${SMALLER_MAKERS}`
  .trim()
  .split("\n")
  .map((row) => {
    const [head = "", spellings = "", makes = ""] = row.split(":");
    return {
      name: head.replace("?", ""),
      ambiguous: head.endsWith("?"),
      makes: makes.trim() === "" ? null : makes.trim(),
      spellings: spellings
        .split(",")
        .flatMap((spelling) => withoutPossessive(fold(spelling).trim(), head))
        .map((spelling) => spelling.split(/\s+/)),
    };
  });

/** A till may leave out the "s" of a name in the possessive: "aleia" of "Aleia's". */
function withoutPossessive(spelling: string, name: string): string[] {
  const isPossessive =
    /'s(?:\?|$)/.test(name) && /^[a-z]+s$/.test(spelling) && spelling.length > POSSESSIVE_FROM;
  return isPossessive ? [spelling, spelling.slice(0, -1)] : [spelling];
}
