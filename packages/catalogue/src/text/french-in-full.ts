import { FRENCH_LEXICON, RECEIPT_ABBREVIATIONS } from "@gf-ledger/domain/category/receipt-abbreviations";
import { singular } from "@gf-ledger/domain/category/singular";
import { knownWord, likeness } from "../matching/likeness";

/** What tills of Québec shorten beyond the first letters, `form: words in full`; on a French line alone. */
const TABLE = `
pn: pain | pns: pains | pt: petit | pts: petits | ptit: petit | blc: blanc | blch: blanche | tr: tranche | trch: tranche | tranc: tranche | bl ent: ble entier | ent: entier | cpl: complet | compl: complet | multi: multigrains | multigr: multigrains | mgr: multigrains | gr: grains | gat: gateau | gtx: gateaux | gateu: gateau | brio: brioche
plt: poulet | poul: poulet | plet: poulet | bf: boeuf | boeu: boeuf | pc: porc | dind: dinde | jamb: jambon | sauc: saucisse | saucs: saucisses | saucis: saucisse | saucise: saucisse | crev: crevettes | poiss: poisson | poisn: poisson | saum: saumon | boul: boulettes | croq: croquettes | lan: lanieres | desos: desosse | des: desosse | hach: hache | haut cuis: haut de cuisses | fil: filet | fillet: filet | poitr: poitrine | cuis: cuisses
sce: sauce | sces: sauces | vin: vin | vinaig: vinaigrette | vinaigr: vinaigrette | assais: assaisonnement | ass: assaisonnement | assaison: assaisonnement | mout: moutarde | conf: confiture | tart: tartinade | epi: epices | hle: huile | hui: huile | beur: beurre | brre: beurre | bre: beurre | arach: arachide | champ: champignon | champig: champignon | leg: legumes | legum: legumes | tom: tomate | oig: oignon | pdt: pommes de terre | pom terre: pommes de terre | p terre: pommes de terre | carot: carotte | epin: epinards | bleu: bleuet | fram: framboise | fra: fraise | ban: banane | pam: pamplemousse | conc: concombre | poiv: poivre
far: farine | farin: farine | t us: tout usage | tt us: tout usage | tt usage: tout usage | t usage: tout usage | t usages: tout usage | tt usages: tout usage | ttusage: tout usage | t u: tout usage | tus: tout usage | usag: usage | mel: melange | prep: preparation | chap: chapelure | chapel: chapelure | chapelu: chapelure | pdre: poudre | pd: poudre | lev: levure | suc: sucre | bris: brisures | brisur: brisures | pep choc: pepites chocolat | cacao: cacao | fec: fecule
cer: cereales | cereal: cereales | cere: cereales | gru: gruau | av: avoine | avo: avoine | gauf: gaufres | crep: crepes | biscu: biscuits | bisc: biscuits | bis: biscuits | sabl: sables | craq: craquelins | craquel: craquelins | bretz: bretzels | brtz: bretzels | croust: croustilles | croustil: croustilles | barr: barres | bar: barre | mais souf: mais souffle | bonb: bonbons
fr: frais | frse: fraise | rge: rouge | rg: rouge | jne: jaune | jn: jaune | vt: vert | nr: noir | nat: nature | natur: nature | dbl: double | pet: petit | gros: gros | surg: surgele | cong: congele | gel: gelee | orig: original | trad: traditionnel | ital: italien | ang: anglais | angl: anglais | fran: francais | mex: mexicain | ques: fromage | maison: maison | foret n: foret noire | vge: vege | vegan: vegetalien
pat: pates | pte: pate | alim: alimentaires | pates alim: pates | nouil: nouilles | nouill: nouilles | nouils: nouilles | macar: macaroni | spag: spaghetti | lasag: lasagne | verm: vermicelles | coud: coudes | riz: riz | soup: soupe | sp: soupe | spe: soupe | pot: potage | bouil: bouillon | bouill: bouillon | roul: rouleaux | rouleau: rouleaux | print: printaniers | imp: imperiaux | imper: imperiaux | pate chin: pate chinois | tourt: tourtiere | piz: pizza | garn: garnie
lt: lait | lai: lait | fro: fromage | from: fromage | frmge: fromage | fromag: fromage | frg: fromage | crm: creme | crem: creme | cr: creme | gla: glacee | glac: glacee | yog: yogourt | yogo: yogourt | oeu: oeufs | oef: oeufs | mozz: mozzarella | rap: rape | faux: faux | boiss: boisson | boi: boisson | bois: boisson | js: jus | bier: biere | bie: biere | caf: cafe | eau: eau | four: four
nour: nourriture | nett: nettoyant | reutil: reutilisable | cons: consigne | vaiss: vaisselle | pap: papier | hyg: hygienique | essui: essuie | sav: savon | det: detergent
`;

const FORMS: ReadonlyMap<string, string> = new Map(
  TABLE.trim()
    .split(/\s*[|\n]\s*/)
    .map((entry) => {
      const [form = "", full = ""] = entry.split(": ");
      return [form, full] as const;
    }),
);
const LEXICON = FRENCH_LEXICON.map(knownWord);
const WORDS: ReadonlySet<string> = new Set(FRENCH_LEXICON);
/** Those that are not spelled alike in English. */
const FRENCH_ONLY: ReadonlySet<string> = new Set(
  FRENCH_LEXICON.filter((word) => singular(RECEIPT_ABBREVIATIONS.get(word) ?? word) !== singular(word)),
);

/** Words of both languages, which say nothing about a line's. */
const SHARED = new Set(
  "pizza pizzas chili tofu salsa quiche granola granolas muffin muffins bagel bagels sandwich sandwichs burritos tortillas tortilla nachos tamari bacon paprika saumon curry dates orange oranges limes lime melon melons clementines cantaloup endives radis zucchinis kiwis avocats ananas persil pitas panini soda graham cottage lactose sauces sauce vins muffins fruits courgette paprika pepperonis raclette chocolate concombres gnocchis raviolis tortellinis lasagnes macaronis spaghettis poutine poutines biologique multigrains nectarines coco bouillon bouillons souffle double vert noir sable table tables quinoa couscous croissant croissants brioche brioches baguette baguettes menu petit blanc".split(
    " ",
  ),
);

const SHORT_WORDS = new Set(["vin", "riz", "ble", "pdt", "plt"]);

/** Whether the folded text prints a word that is French and nothing else. */
export function isFrench(text: string): boolean {
  return text
    .split(/[^a-z]+/)
    .some((token) => SHORT_WORDS.has(token) || (FRENCH_ONLY.has(token) && !SHARED.has(token)));
}

const CACHE = new Map<string, string>();
const CACHE_LIMIT = 20_000;

/**
 * A French text with its shortened words in full: "chapel. ital" → "chapelure italien". Words that `isWord`
 * knows are no short forms.
 */
export function frenchInFull(text: string, isWord: (word: string) => boolean): string {
  const tokens = text.split(/[\s.,/\-']+/).filter((token) => token !== "");
  const full: string[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] ?? "";
    const two = FORMS.get(`${token} ${tokens[at + 1] ?? ""}`);
    if (two !== undefined) at++;
    full.push(two ?? FORMS.get(token) ?? (isWord(token) ? token : wordInFull(token)));
  }
  return full.join(" ");
}

function wordInFull(token: string): string {
  const known = CACHE.get(token);
  if (known !== undefined) return known;
  const full = nearestWord(token);
  if (CACHE.size >= CACHE_LIMIT) CACHE.clear();
  CACHE.set(token, full);
  return full;
}

/** The French word that a token is cut from or misspells, the token itself where it is a word or none is near. */
function nearestWord(token: string): string {
  if (token.length < 4 || WORDS.has(token) || RECEIPT_ABBREVIATIONS.has(token)) return token;
  const asked = knownWord(token);
  let best = { word: token, certainty: 0 };
  for (const one of LEXICON) {
    if (one.word[0] !== token[0]) continue;
    const certainty = likeness(asked, one);
    if (certainty > best.certainty) best = { word: one.word, certainty };
  }
  return best.word;
}
