import { type Entry, isPriced } from "../items/entries";
import { GLUTEN_FREE } from "../items/unpriced-names";
import { hasArticleNumber } from "../lines/line-roles";
import type { Line } from "../lines/lines";
import { lettersOnly } from "../words/glyphs";
import { GROCERY_WORDS } from "../words/grocery-words";
import { longPattern } from "../words/long-pattern";
import { PLAIN_PROVINCE, PLAIN_STATE } from "./currency";
import type { StoreName } from "./store-names";

const FOOD = new Set(GROCERY_WORDS);
/** A town with its province or state, a postal code, a box, a telephone. */
const PLACE = longPattern(
  String.raw`
    [A-Z]{3,}\W{1,3}(?:${PLAIN_STATE}|CA|${PLAIN_PROVINCE}|ONTARIO|QU[EÉ]BEC|ALBERTA|MANITOBA|SASKATCHEWAN|NOVA SCOTIA|
    NEW BRUNSWICK|BRITISH COLUMBIA|NEWFOUNDLAND)\W*(?:\d{5}(?:-\d{4})?\W*)?$|\b[A-Z]\d[A-Z]\s?\d[A-Z]\d\b|\bP\.?O\.? BOX\b|
    ^\W*(?:UNIT|SUITE|BUREAU)\W{0,2}\d|\(?\d{3}\)?[\s.-]?\d{3}[\s.-]\d{4}`,
  "i",
);
/** A house's number with a word for a street, or such a word that is never a food's. */
const STREET = longPattern(
  String.raw`
    ^\W*\d{1,6}[A-Z]?\W+.*\b(?:STREET|STR?|AVENUE|AVE|ROAD|RD|BOUL|BOULEVARD|BLVD|DRIVE|DR|LANE|LN|PLAZA|PKWY|PARKWAY|HIGHWAY|
    HWY|ROUTE|RTE|RUE|CHEMIN|COURT|CT|WAY|SQUARE|MALL)\b|
    \b(?:STREET|AVENUE|ROAD|BOULEVARD|BLVD|HIGHWAY|HWY|PKWY|PARKWAY)\W*$|^\W*(?:RUE|CHEMIN|BOULEVARD|BOUL)\b`,
  "i",
);
/** A street in full, whatever it is called after: `12 APPLE LANE`, but ice cream may be `ROCKY ROAD`. */
const STREET_IN_FULL =
  /^(?!.*\bROCKY ROAD)(?:\W*\d{1,6}[A-Z]?\W+.*)?\b(?:STREET|AVENUE|ROAD|BOULEVARD|HIGHWAY|LANE|DRIVE)\W*$|^(?!.*\bROCKY ROAD).*\b(?:STREET|AVENUE|BOULEVARD|HIGHWAY)\W*$/i;
/** What the till, the shop and its taxes print about themselves. */
const OF_TILL =
  /\b(?:GST|HST|TPS|TVQ|QST|PST)\b|\b(?:SELF\W?)?CHECK-?OUT\b|\bCASHIER\b|\bCAISSE|\bWELCOME\b|\bBIENVENUE\b|\bSERVED BY\b/i;

const wordsOf = (text: string) => text.toUpperCase().match(/[A-Z]{3,}/g) ?? [];
const namesFood = (text: string) => wordsOf(text).some((word) => FOOD.has(word));

/** Whether a row is one of the head: the shop's own, one of its address, or of its till. */
function isOfHead(row: Line, store: StoreName, lines: readonly Line[]): boolean {
  if (OF_TILL.test(row.text)) return true;
  // On a photo cut off at the top, the first article's name may have been taken for the shop's.
  if (row === store.line) return !store.inDoubt && !namesFood(row.text) && !GLUTEN_FREE.test(row.text);
  const isFood = namesFood(row.text.replace(/\b(?:P\.?O\.? BOX|MAIN)\b/i, ""));
  if (PLACE.test(row.text) && !isFood) return true;
  const isStreet = STREET_IN_FULL.test(row.text) || (STREET.test(row.text) && !isFood);
  const above = lines.filter(({ index }) => index > store.line.index && index < row.index);
  return isStreet && !above.some(({ text }) => PLACE.test(text) || STREET.test(text));
}

/** What stands in a priced row in its name's place. */
const figureOf = ({ label, text }: Line): string =>
  (/\d{4,14}/.exec(label)?.[0] ?? label.trim()) || text.trim();

/** With the figures of its own row for its name, which is in doubt. */
const calledByFigures = (entry: Entry, row: Line): Entry => ({
  ...entry,
  name: figureOf(entry.priceLine),
  isNameInDoubt: true,
  lines: entry.lines.filter((line) => line !== row),
});

/**
 * The entries; below a chain's name printed once more an item has the figures of its own row for its name. An article
 * that was bought twice on a photo cut off at its top is taken for a shop that prints its name again.
 */
function withoutShopAgain(entries: readonly Entry[], store: StoreName): Entry[] {
  if (store.chain === null) return [...entries];
  const shop = new Set([store.name, store.line.text].map(lettersOnly));
  return entries.map((entry) => {
    const [row] = entry.lines;
    const isItem = entry.kind === "item" && isPriced(entry) && !store.inDoubt;
    const isBelow = row && row !== entry.priceLine && row.index > store.line.index;
    return isItem && isBelow && shop.has(lettersOnly(row.text)) ? calledByFigures(entry, row) : entry;
  });
}

function withoutFirstHeadName(entries: readonly Entry[], lines: readonly Line[], store: StoreName): Entry[] {
  const items = entries.filter((entry) => entry.kind === "item" && isPriced(entry));
  const first = items[0];
  const row = first?.lines[0];
  if (!first || !row || row === first.priceLine || row.index < store.line.index) return [...entries];
  const others = lines.filter(({ index }) => index > row.index && index < first.priceLine.index);
  if (others.some(({ price }) => price !== null)) return [...entries];
  if (isOfHead(row, store, lines)) {
    const named = calledByFigures(first, row);
    return entries.map((entry) => (entry === first ? named : entry));
  }
  const isBelowShop = row.index === store.line.index + 1 && !namesFood(row.text);
  const isNumber = hasArticleNumber(first.priceLine.label);
  const isOnlyOne = items.slice(1).every((item) => item.lines[0] === item.priceLine);
  if (!isBelowShop || !isNumber || !isOnlyOne) return [...entries];
  return entries.map((entry) => (entry === first ? { ...first, isNameInDoubt: true } : entry));
}

/**
 * The entries; the first item has no row of the head for its name, and none has a chain's name printed once more, but
 * the figures of its own row. One named by the row right below the shop's, which names no food, is in doubt
 * (reading-151).
 */
export function withoutHeadNames(
  entries: readonly Entry[],
  lines: readonly Line[],
  store: StoreName | null,
): Entry[] {
  return store ? withoutShopAgain(withoutFirstHeadName(entries, lines, store), store) : [...entries];
}
