import { distance as editDistance } from "fastest-levenshtein";
import { cleanItemName } from "../items/item-names";
import { letterCount, lettersOnly } from "../words/glyphs";
import { longPattern } from "../words/long-pattern";
import { withoutFaintWords } from "./faint-print";
import type { Line } from "./lines";
import { COUNT_IN_BRACKETS, isQuantityText, noteCents, noteForPrice } from "./quantity-lines";

/**
 * What a line of the item zone does. `saved` tells what was already taken off, or takes it off here. `return`
 * is an article given back; `taken-back` says that the rows below are such.
 */
export type LineRole =
  | "item"
  | "price-alone"
  | "name-alone"
  | "quantity-note"
  | "reduced-price"
  | "discount"
  | "saved"
  | "fee"
  | "void"
  | "return"
  | "taken-back"
  | "skip";

const HEADER = longPattern(
  String.raw`
      \d{1,2}:\d{2}|\(\d{3}\)\s?\d{3}|WWW\.|\.COM\b|\d{3}-\d{3}-\d{4}|
      ^\W*(?:(?:TEL|PHONE|DATE|STORE|CASHIER|REG|MEMBER|OPERATOR|TRANS|INVOICE|SHIFT|GUESTS?|TABLE|SERVER|
      TERMINAL|STATION|CHECK)\b|(?:ST|CARD)\s?#)`,
  "i",
);
/** `ITEM CODE: PG50014`, `Item #200444`: a row that says which article was bought, not its name. */
const CODE_ROW = longPattern(
  String.raw`
    ^\W*(?:(?:ITEM|PRODUCT|STOCK|ARTICLE|ART|STYLE)?\s?(?:C[O0]DE|SKU|UPC|PLU)\s?[:#.]\s?[A-Z\d-]{4,16}|
    (?:ITEM|ARTICLE|ART|PRODUCT|PRODUIT|SKU|UPC)\s?(?:NO|NUMBER|N[O°])?\s?[#:.]?\s?\d[\d-]{3,15}(?:\s*\([A-Z]\))?)\W*$`,
  "i",
);
export const isCodeRow = (text: string) => CODE_ROW.test(text);
/** Points or a reward that are taken off. */
const REDEEMED = /POINTS?\b|\bPTS\b|OPTIMUM|\bSCENE\b|REDE(?:EM|MP)|R[EÉ]COMPENSE|R[EÉ]MISE/i;
/** Points of which a row says that they were spent. */
const SPENT = /REDE(?:EM|MP)|[EÉ]CHANG|UTILIS|APPLIQU|APPLIED|SPENT|\bUSED\b/i;
/** A gift card that is bought carries a tax mark, as goods do; one that pays does not. */
const GIFT_CARD = /^\W*(?:E-?)?GIFT ?C(?:AR)?D\W*$/i;
/** `eCpn GF PASTA 1.00`: tells what a coupon of the shop's app took off already. */
const COUPON_TOLD = /\bE-?CPNS?\b/i;
const COLUMN_HEADS =
  /^\W*(DESCRIPTION|ITEM|QTY|QUANTITY|PRODUCT|ARTICLE|DESC)\b(.*(PRICE|AMOUNT|TOTAL|QTY|PRIX|AMT)|\W*$)/i;
const DEPARTMENT = longPattern(
  String.raw`
      ^\W*(?:\d{2}\s?-\s?)?(GR[O0]CERY|PR[O0]DUCE|MEATS?|DAIRY|BAKERY|DELI|FR[O0]ZEN( F[O0]{2}DS?)?|
      SEAF[O0]{2}D|GENERAL MERCHANDISE|GEN MDSE|H[O0]ME|DRUGST[O0]RE|HBC|HEALTH.*|EPICERIE|
      FRUITS? ET LEGUMES|VIANDES?|BOULANGERIE|LAITIER|LIQUOR|FLORAL|REFRIG.*|BULK( FOODS?)?|F[O0]{2}D|
      NATURAL FOODS?|MISCELLANEOUS|HOUSEHOLD|PHARMACY|BEVERAGES?|SNACKS?|CL[O0]THING|APPAREL|
      CLEANING SUPPLIES|STATI[O0]NERY.*|ENTERTAINMENT|PETS|T[O0]YS|KITCHEN|MISC|SERVICE (?:DELI|C[O0]UNTER)|
      BAKERY INSTORE|[O0]THER)\W*$|^\W*\d{2}\s?-\s?[A-Z0&]{3,}`,
  "i",
);
/** `USD 12.00`, `HK$ 12.00`: money's name says nothing of what was bought. */
const MONEY_ALONE =
  /^\W*(?:USD?|CAD?|CDN|HKD?|AUD?|NZD?|SGD|MYR|RM|INR|AED|GBP|EUR|ZAR|PHP|DOLLARS?|EUROS?)\W*$/i;
const SKIPPED = new Set<Line["word"]>([
  "subtotal",
  "total",
  "tax",
  "tender",
  "change",
  "was",
  "count",
  "points",
  "payment",
]);

/** An article that a coupon was used for, flagged after its name. */
const COUPON_USED = /[A-Z]{3}\s+CPN\W*(?:[A-Z]{1,2}\W*)?$/;
/** `0.75 lb Prosciutto`: the weight stands in front of the name. */
const WEIGHED_NAME =
  /^\W*\d*\.\d{2,3}\s?(?:lb|kg|1b)s?\s*(?!NET|GROSS|TARE|WEIGHT|EACH|LIMIT)[A-Z][A-Za-z]{3}[^@/]*$/i;
/** What may stand in a row that says that the rows below it were given back. */
const TAKEN_BACK = longPattern(
  `
    RETURN(S|ED)?|REFUND(S|ED)?|RETOUR(S|NEE?S?)?|REMBOURS(E|EE|EMENT)S?|ITEMS?|ENTRY|MERCHANDISE|MDSE|
    ARTICLES?|SALES?|TRANSACTION|DEBUT|BEGIN|START`,
  "g",
);
/**
 * Letters that make a name beside a quantity; print shining through from the back is read as small letters.
 */
const NAMED = /[A-Z]{4}|\b[A-Z][a-z]{3}/;
/** Headings of departments long enough to be known with a letter or two misread. */
const HEADINGS = [
  "GROCERY",
  "PRODUCE",
  "REFRIGFROZEN",
  "REFRIGERATED",
  "MISCELLANEOUS",
  "GENERALMERCHANDISE",
  "BAKEDGOODS",
  "DAIRYDELI",
  "HEALTHBEAUTY",
  "HOUSEHOLD",
];

/** The product's name in a text, empty when fewer than two letters stand there. */
function nameIn(text: string): string {
  const name = cleanItemName(text);
  return letterCount(name) >= 2 ? name : "";
}

const UNIT_PRICE = /\s*(?:@\s*[A-Z]?[$£€]?|[$£€])\s?\d{1,4}[.,]\d{2}\s*(?:EA(?:CH)?)?\W*$/i;

/** `3 BACON @ 0.70` before a price of 2.10 without the count and the price of one. */
function withoutCount(text: string, { price, label }: Line): string {
  const inFront = text.replace(COUNT_IN_BRACKETS, "");
  if (inFront !== text) return inFront;
  const note = price && noteForPrice(label, price.cents);
  const isCount = note && note.unit === "each" && note.quantity > 1 && noteCents(note) === price.cents;
  if (!isCount || !UNIT_PRICE.test(text)) return text;
  const named = text.replace(UNIT_PRICE, "");
  return named.replace(new RegExp(`^\\W*${note.quantity}(?:\\s+(?!%)|[xX]\\s*)(?=.*[A-Za-z]{2})`), "");
}

/** The product's name in front of a line's price. */
export function nameOf(line: Line): string {
  const plain = withoutFaintWords(line.spelling.slice(0, line.label.length), line.choices);
  const spelling = withoutCount(plain, line);
  const [first = "", ...rest] = spelling.split(/\s{2,}/);
  // A department's heading set so close above the row that both became one line.
  const headed = letterCount(first) >= 6 && isDepartment(first) && letterCount(rest.join("")) >= 3;
  return nameIn(headed ? rest.join("  ") : spelling);
}

/** Whether a line is the heading of a department. */
export function isDepartment(text: string): boolean {
  if (DEPARTMENT.test(text)) return true;
  const letters = lettersOnly(text);
  return HEADINGS.some(
    (heading) =>
      Math.abs(heading.length - letters.length) <= 2 &&
      editDistance(heading, letters) <= Math.floor(heading.length / 6),
  );
}

/** Whether a text says that goods were given back and names none. */
export function isReturnWord(text: string): boolean {
  return lettersOnly(text).replace(TAKEN_BACK, "").length <= 1;
}

/** Whether a line starts or ends with an article number. */
export function hasArticleNumber(text: string): boolean {
  return (
    /^\W*(?:[A-Z]\s+)?(?:\(\d{1,2}\)\s*)?\d{4,14}(?!\d*[.:/-]\d)/.test(text) ||
    /(?<![\d.:/-])\d{8,14}[A-Z]{0,2}\s*[A-Z]?\s*$/.test(text)
  );
}

/** `(2)06038399102 …`: how many of an article, in front of its number; `null` where that does not stand there. */
export function countInFront(text: string): number | null {
  const count = /^\W*\((\d{1,2})\)\s*\d{4,14}/.exec(text)?.[1];
  return count === undefined ? null : Number(count);
}

/** `06038399102 GF RUSKS`: a row that is an article's wherever it stands. */
export const isNumberedArticle = (text: string) =>
  countInFront(text) !== null || /^\W*(?!1?\d{3}\D)\d{8,14}\s+[A-Z]{2}/.test(text);

function unpricedRole(line: Line, itemsSoFar: number): LineRole {
  if (itemsSoFar === 0 && HEADER.test(line.text)) return "skip";
  if (line.word === "points" && hasArticleNumber(line.text)) return "name-alone";
  if (SKIPPED.has(line.word) || line.word === "saved") return "skip";
  if (line.word === "void") return "void";
  if (line.word === "return" && isReturnWord(line.text)) return "taken-back";
  if (isQuantityText(line.text)) return "quantity-note";
  if (isCodeRow(line.text) || MONEY_ALONE.test(line.text)) return "skip";
  if (isDepartment(line.text) || COLUMN_HEADS.test(line.text)) return "skip";
  if (/^\W*(was|now)(\W+now)?\W*$/i.test(line.text)) return "skip";
  const name = nameIn(line.text);
  return letterCount(name) >= 3 ? "name-alone" : "skip";
}

/** What a line of the item zone does, given how many items were read before it. */
export function roleOf(line: Line, itemsSoFar: number): LineRole {
  const { price, label } = line;
  const goods = price !== null && price.cents > 0 && hasArticleNumber(label) && COUPON_USED.test(label);
  if (goods) return "item";
  if (!price) return unpricedRole(line, itemsSoFar);
  // Nothing is taken off at the head: `STORE COUPON 2.00-`.
  if (itemsSoFar === 0 && price.cents >= 0 && HEADER.test(label)) return "skip";
  if (
    /\bWAS\b/i.test(line.text) &&
    (/\b[NR]OW\b/i.test(line.text) || line.amounts.length > 1) &&
    line.word !== "saved"
  )
    return "reduced-price";
  if (line.word === "void") return "void";
  if (line.word === "saved" || (line.word === "discount" && COUPON_TOLD.test(label))) return "saved";
  if (line.word === "tender" && price.cents > 0) {
    if (hasArticleNumber(label) || (GIFT_CARD.test(label) && /^\s*[A-Z]\s*$/.test(line.tail))) return "item";
  }
  // `20% OFF  1.70-`; without a minus it tells which price something was taken off.
  if (line.word === "was" && price.cents < 0 && /\bOFF\W*$/i.test(label)) return "discount";
  if (line.word === "payment" && price.cents < 0 && REDEEMED.test(label)) return "discount";
  if (line.word === "points" && price.cents < 0 && SPENT.test(label)) return "discount";
  if (SKIPPED.has(line.word) || COLUMN_HEADS.test(line.text)) return "skip";
  if (line.word === "return" && price.cents < 0) return "return";
  if (price.cents < 0 || line.word === "discount") return "discount";
  if (line.word === "deposit") return "fee";
  const note = noteForPrice(label, price.cents);
  const product = noteCents(note);
  const counted =
    product !== null &&
    Math.abs(product - price.cents) <= 1 &&
    /^\W*\d{1,2}\D{0,3}\d{0,3}[.,]\d{2}/.test(label);
  if (WEIGHED_NAME.test(label)) return "item";
  // `2@.50   GREEN BELL PEPPERS   1.00`
  if (counted && NAMED.test(nameIn(label).replace(/\b(EACH|GROSS|NET|LIMIT)\b/gi, ""))) return "item";
  if (
    isQuantityText(label) ||
    isCodeRow(label) ||
    MONEY_ALONE.test(label) ||
    line.letters < 2 ||
    counted ||
    (note && line.letters <= 4 && /^\W*\d/.test(label))
  )
    return "price-alone";
  const letters = letterCount(nameIn(label));
  return letters < (hasArticleNumber(label) ? 3 : 2) ? "price-alone" : "item";
}
