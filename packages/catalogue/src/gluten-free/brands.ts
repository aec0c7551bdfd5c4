import { fold } from "../text/fold";

export interface GlutenFreeBrand {
  readonly name: string;
  /** Token sequences that spell it on a receipt. */
  readonly spellings: readonly (readonly string[])[];
  /** An everyday word as well: counts only beside a food that usually holds gluten. */
  readonly ambiguous: boolean;
}

/** Makers of gluten-free food alone; `name: spellings`, `?` marks an everyday word. */
const TABLE = `
Schär: schar, schaer, dr schar, schr, scharr
Udi's: udis, udi, udi s
Glutino: glutino, glutno, glutin, glutinos
Kinnikinnick: kinnikinnick, kinnikinnik, kinnikinick, kinnickinnick, kinni, kinnik, kinnikin, kknnk, kinnicknick
Canyon Bakehouse: canyon bakehouse, canyon bkhse, canyon bkhs, canyon bakehse, canyon bake, canyon bkry, canyn bkhse, canyon bh, cnyn bkhse, cnyn bakehouse, canyon brd, canyon bread, cnyn bkhs, canyonbakehouse, canyon bak, canyon bkh
Promise?: promise
O'Doughs: odoughs, o doughs, odough, o dough, odghs
Little Northern Bakehouse: little northern, ltl northern, ltl nrthrn, little nrthrn, lil northern, lnb, ltl north, little north, lit northern, lttl northern, northern bakehouse, northern bkhse, northern bkhs
Enjoy Life: enjoy life, enj life, enjoylife, enjoy lf, enjy life, enjoy lfe
Pamela's: pamelas, pamela, pamela s, pmelas, pamlas
Simple Mills: simple mills, smpl mills, simple mlls, simpl mills, simplemills, simp mills, smple mills, simple mill
Banza: banza, bnza
Tinkyáda: tinkyada, tinkyda, tinky, tinkiyada
Cup4Cup: cup4cup, cup 4 cup, c4c
Siete: siete
Against the Grain: against the grain, against grain, agnst grain, agst grain, agnst the grain, against the grn, atg, agnst grn
Caulipower: caulipower, caulipwr, califlourpower, cauli power
Queen Street Bakery: queen street, queen st, qn street, queen st bkry, qsb
Little Stream Bakery: little stream, ltl stream, little strm, lil stream, ltl strm
Three Bakers: three bakers, 3 bakers, three bkrs, three bakrs
BFree: bfree, b free, bfre
Katz: katz
Goodie Girl: goodie girl, goodie grl, goody girl, goodiegirl, gdie girl
Feel Good Foods: feel good foods, feel good fds, feel gd foods, feel good, feel gd, feelgood
Ancient Harvest: ancient harvest, anc harvest, ancnt harvest, ancient hrvst, anc hrvst, ancnt hrvst, ancient harv
Crunchmaster: crunchmaster, crunchmstr, crnchmstr, crunch master, crunchmster, crnchmaster
Mary's Gone Crackers: marys gone, mary gone, marys crackers, marys organic crackers, marys gone crkrs, marys gn
MadeGood: madegood, made good, mdgood, made gd
Chebe: chebe
Namaste Foods: namaste
Rizopia: rizopia
GoGo Quinoa: gogo quinoa, go go quinoa
Andean Dream: andean dream
Tolerant: tolerant
Cappello's: cappellos, cappello s, cappello
Partake: partake
Ener-G: ener g, energ
El Peto: el peto
Unbun: unbun, un bun
Brazi Bites: brazi bites, brazi
Glutenberg: glutenberg, glutnberg
Redbridge: redbridge, red bridge
Ghostfish: ghostfish
Holidaily: holidaily
New Grist: new grist
New Planet?: new planet
Quinn?: quinn
FitJoy: fitjoy, fit joy
Schnitzer?: schnitzer
Le Veneziane: le veneziane, veneziane
Farabella: farabella
Farmo: farmo
Felicia?: felicia
Biaglut: biaglut
PastaRiso: pastariso, pasta riso
Only Oats: only oats
Cream Hill Estates: cream hill
Genius?: genius
Orgran: orgran
XO Baking: xo baking
Aleia's: aleias, aleia s
WOW Baking: wow baking
Celimix: celimix
Duinkerken: duinkerken
GlutenFreeda: glutenfreeda, glutenfreda
Gluten Free Pantry: gluten free pantry
Gluten Free Prairie: gf prairie, gluten free prairie
GF Harvest: gf harvest
Jilz: jilz
Bakery on Main: bakery on main, bkry on main
Pastato: pastato
The Gluten Free Bistro: gluten free bistro
Nuflours: nuflours
Kay's Naturals: kays naturals
Barkat: barkat
Holy Crap: holy crap
Skinny B: skinny b cereal
Better Batter: better batter
Lucky Spoon: lucky spoon
Happy Campers: happy campers
Bread SRSLY: bread srsly, srsly
Sweet Note: sweet note
Food for Life Brown Rice: food for life brown rice
Absolutely Gluten Free: absolutely gf, absolutely gluten
Mikey's: mikeys
Outer Aisle: outer aisle
Base Culture: base culture
Raised Gluten Free: raised gf, raised gluten
Sam Mills: sam mills
Le Pain des Fleurs: pain des fleurs
Cuisine l'Angélique: cuisine langelique, langelique
Glutenull: glutenull, glutenul
Silver Hills Gluten Free: silver hills gf
Wise Bites: wise bites
Flackers: flackers
`;

export const GLUTEN_FREE_BRANDS: readonly GlutenFreeBrand[] = TABLE.trim()
  .split("\n")
  .map((row) => {
    const [head = "", spellings = ""] = row.split(":");
    return {
      name: head.replace("?", ""),
      ambiguous: head.endsWith("?"),
      spellings: spellings.split(",").map((spelling) => fold(spelling).trim().split(/\s+/)),
    };
  });
