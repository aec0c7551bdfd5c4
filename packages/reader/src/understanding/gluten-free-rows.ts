import { type Entry, isPriced } from "./entries";
import { hasArticleNumber, isDepartment, nameOf, roleOf } from "./line-roles";
import type { Line } from "./lines";
import { longPattern } from "./long-pattern";
import type { StoreName } from "./store-names";

/** What says that an article has no gluten. */
const MARK = /\bGLU?TE?N\W{0,2}(?:FREE|FR?)\b|\b(?:SANS|SS)\W{0,2}GLUTEN\b|\bG\W?F(?![\p{L}\d])/iu;
const MARK_ENDS = new RegExp(`(?:${MARK.source})\\W*$`, "iu");
/** A section's heading beside the mark: `GLUTEN FREE FOODS`. */
const OF_SECTION = longPattern(
  String.raw`
    ^\W*(?:(?:FOODS?|AISLE|SECTION|DEPT|DEPARTMENT|PRODUCTS?|ITEMS|BAKERY|GROCERY|FROZEN|DELI|NATURAL|ORGANICS?|AND|
    PRODUITS?|ALIMENTS|RAYON|[EÉ]PICERIE|BOULANGERIE|SURGEL[EÉ]S?|BIO)\W*)+$`,
  "iu",
);
/** Words and signs of a sentence to customers. */
const OF_SLOGAN =
  /[!?%]|\b(?:OUR|YOUR?|WE|TRY|FOR|ALWAYS|EVERY|ASK|ENJOY|LOVE|THANKS?|NOUS|NOS|NOTRE|VOS|VOTRE|ESSAYEZ|POUR)\b/i;

/** Whether an unpriced row of the goods may be a part of the name above it or below it that has no gluten. */
function isPartOfName(line: Line): boolean {
  if (line.price || !MARK.test(line.text) || OF_SLOGAN.test(line.text)) return false;
  // An article with its number that lost its price is named where the sums ask for it.
  if (hasArticleNumber(line.text) || isDepartment(line.text)) return false;
  const rest = line.text.replace(MARK, " ");
  return !(/\p{L}/u.test(rest) && OF_SECTION.test(rest)) && roleOf(line, 1) === "name-alone";
}

/**
 * The entries; an item beside an unpriced row that says gluten-free has that row, which may be a part of its name
 * (reading-134): the item below a row that ends with the mark, since a food must follow, else the one above.
 */
export function withGlutenFreeRows(
  entries: readonly Entry[],
  lines: readonly Line[],
  store: StoreName | null,
): Entry[] {
  const items = entries.filter((entry) => entry.kind === "item" && isPriced(entry));
  const used = new Set(entries.filter(isPriced).flatMap((entry) => entry.lines.map(({ index }) => index)));
  const first = Math.min(...items.flatMap((entry) => entry.lines.map(({ index }) => index)));
  const beside = new Map<Entry, Line>();
  for (const line of lines) {
    const { index } = line;
    // Right below the shop's name stands what the shop says of itself.
    const isHead = index < first && (index < 2 || store === null || store.line.index >= index - 1);
    if (used.has(index) || isHead || !isPartOfName(line)) continue;
    const above = items.find((entry) => entry.lines.at(-1)?.index === index - 1);
    const below = items.find((entry) => entry.lines[0]?.index === index + 1);
    const item = MARK_ENDS.test(line.text) ? (below ?? above) : (above ?? below);
    if (item && !MARK.test(item.name)) beside.set(item, line);
  }
  return entries.map((entry) => {
    const line = beside.get(entry);
    if (!line) return entry;
    const isBelow = line.index > (entry.lines[0]?.index ?? 0);
    const row = nameOf(line);
    return { ...entry, rowBeside: { row, name: isBelow ? `${entry.name} ${row}` : `${row} ${entry.name}` } };
  });
}
