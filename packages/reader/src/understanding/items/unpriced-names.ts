import { hasArticleNumber, isDepartment, roleOf } from "../lines/line-roles";
import type { Line } from "../lines/lines";
import type { StoreName } from "../store/store-names";
import { longPattern } from "../words/long-pattern";
import { type Entry, isPriced } from "./entries";

/** What says that an article has no gluten. */
export const GLUTEN_FREE = longPattern(
  String.raw`
    (?<!\bNO[NT]\W{1,2})\b(?:GLUTE?N|GLTE?N|GLU?T|G)\W{0,2}(?:FREE|FR)\d{0,3}\b|\bG(?:LUTE?N|LTE?N|LU?T)\W{0,2}F\d{0,3}\b|
    \bSANS\W{0,2}(?:GLUTE?N|GLTE?N|GLU?T|GLU)\d{0,3}\b|\b(?:SS?|SIN|NO|ZERO)\W{0,2}(?:GLUTE?N|GLTE?N|GLUT)\d{0,3}\b|
    \bG\W?F(?![\p{L}\d])`,
  "iu",
);
/** A section's heading, beside what says gluten-free: `GLUTEN FREE FOODS`. */
const OF_SECTION = longPattern(
  String.raw`
    ^\W*(?:(?:FOODS?|AISLE|SECTION|DEPT|DEPARTMENT|PRODUCTS?|ITEMS|BAKERY|GROCERY|FROZEN|DELI|NATURAL|ORGANICS?|AND|
    BABY|CARE|SKIN|ORAL|HMR|INTERNATIONAL|SEASONAL|PRODUITS?|ALIMENTS|RAYON|[EÉ]PICERIE|BOULANGERIE|SURGEL[EÉ]S?|
    BIO)\W*)+$`,
  "iu",
);
/** A department's heading where it stands above several goods: `GLUTEN FREE SNACKS`. */
const OF_GROUP = longPattern(
  String.raw`
    ^\W*(?:(?:SNACKS?|BEVERAGES?|DRINKS|BREAKFAST|CONFECTIONE?RY|CANDY|PANTRY|DAIRY|MEATS?|SEAFOOD|PRODUCE|HEALTH|
    WELLNESS|SPECIALTY|BULK|REFRIGERATED|MEALS?|TREATS|BREADS|CEREALS|COOKIES|BAKED|GOODS|DRY|FROZEN|GROCER(?:Y|IES)|BAKERY|
    FOODS?|AND|COLLATIONS?|GRIGNOTINES|BOISSONS|D[EÉ]JEUNER|CONFISERIES?|VIANDES?|PAINS|C[EÉ]R[EÉ]ALES|BISCUITS|
    REPAS|ET)\W*)+$`,
  "iu",
);
/** Words and signs of a sentence to customers, or of who served them. */
const OF_SLOGAN =
  /[!?]|100\s?%|\b(?:OUR|YOUR?|WE|TRY|FOR|ALWAYS|EVERY|ASK|ENJOY|LOVE|THANKS?|WELCOME|SERVED|CASHIER|CAISSI\p{L}+|NOUS|NOS|NOTRE|VOS|VOTRE|ESSAYEZ|POUR|MERCI|BIENVENUE)\b/iu;

/** Whether a row heads several goods: their prices stand on the two rows below it. */
function isHeading(rest: string, line: Line, lines: readonly Line[]): boolean {
  if (OF_SECTION.test(rest)) return true;
  const below = lines.filter(({ index }) => index > line.index && index <= line.index + 2);
  return OF_GROUP.test(rest) && below.filter((one) => roleOf(one, 1) === "item").length === 2;
}

/** An article with its number that lost its price is named where the sums ask for it. */
function isNameWithoutPrice(line: Line, lines: readonly Line[]): boolean {
  if (line.price || OF_SLOGAN.test(line.text) || isDepartment(line.text) || hasArticleNumber(line.text))
    return false;
  const rest = line.text.replace(GLUTEN_FREE, " ");
  if (!/[\p{L}\d]/u.test(rest)) return GLUTEN_FREE.test(line.text);
  return !isHeading(rest, line, lines) && roleOf(line, 1) === "name-alone";
}

/**
 * The rows among the goods that look like a name, have no price and belong to no article that has one. Rows of the
 * head, such as what the shop says of itself right below its name, are none.
 */
export function unpricedNames(
  entries: readonly Entry[],
  lines: readonly Line[],
  store: StoreName | null,
): Line[] {
  const used = new Set(entries.filter(isPriced).flatMap((entry) => entry.lines.map(({ index }) => index)));
  const first = Math.min(...used);
  return lines.filter((line) => {
    const { index } = line;
    const above = lines.find((other) => other.index === index - 1);
    const isHead =
      index < first &&
      (store === null || store.line.index >= index - 1 || !above || roleOf(line, 0) === "skip");
    return !used.has(index) && !isHead && isNameWithoutPrice(line, lines);
  });
}
