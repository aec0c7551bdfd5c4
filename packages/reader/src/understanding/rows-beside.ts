import type { Agreement } from "./agreement";
import { type Entry, isPriced } from "./entries";
import { hasArticleNumber, nameOf } from "./line-roles";
import type { Line } from "./lines";
import { GLUTEN_FREE } from "./unpriced-names";

/** A name's first line: words alone, without a count or a price, and without the signs of sentences and tills' rows. */
const FIRST_LINE = /^\s*(?!\d{1,2}\s?[xX]?\s)(?!.*\d\s?[.,])[\p{Lu}\d][\p{L}\d &'’.,/%-]*$/u;
/** What is added to the dish above it, or counted: `+ Cheese`, `2 * …`. */
const ADDED = /^\W*[+*]|^\W*\d{1,2}\s?[x*]|^x\s/i;
/** Names that begin within so many letter heights stand at one edge. */
const AT_ONE_EDGE = 0.8;

type Items = readonly Entry[];
const above = (items: Items, { index }: Line) => items.find((item) => item.lines.at(-1)?.index === index - 1);
const below = (items: Items, { index }: Line) => items.find((item) => item.lines[0]?.index === index + 1);

/** The items beside a row that says gluten-free which do not say it themselves. */
function besideGlutenFree(line: Line, items: Items): Entry[] {
  return [above(items, line), below(items, line)].flatMap((item) =>
    item && !GLUTEN_FREE.test(item.name) ? [item] : [],
  );
}

/** The item below a row of words among the goods that begins where the row does; below a heading stand several. */
function belowFirstLine(line: Line, items: Items): Entry[] {
  const item = below(items, line);
  const named = item?.lines[0];
  if (!item || !named?.price || hasArticleNumber(named.text)) return [];
  if (line.word !== "open" || !FIRST_LINE.test(line.text) || ADDED.test(named.text)) return [];
  const isAmongGoods = items.some(({ lines }) => (lines.at(-1)?.index ?? line.index) < line.index);
  const isAtOneEdge = Math.abs(line.row.left - named.row.left) <= AT_ONE_EDGE * named.row.height;
  const last = item.lines.at(-1)?.index ?? named.index;
  const isHeading = items.some(({ lines }) => lines[0]?.index === last + 1);
  return isAmongGoods && isAtOneEdge && !isHeading ? [item] : [];
}

/**
 * The entries; an item beside an unpriced row that may be a part of its name has that row: one that says gluten-free
 * (reading-134), or, where no sum says that a price is lost, words right above it that head no other goods (reading-141).
 * @param unpriced the rows that look like a name and have no price
 */
export function withRowsBeside(
  entries: readonly Entry[],
  unpriced: readonly Line[],
  { subtotalAgrees, totalAgrees }: Agreement,
): Entry[] {
  const isComplete = subtotalAgrees !== false && totalAgrees !== false;
  const items = entries.filter((entry) => entry.kind === "item" && isPriced(entry));
  const beside = new Map<Entry, Line>();
  for (const line of unpriced) {
    const ofWords = isComplete ? belowFirstLine(line, items) : [];
    const named = GLUTEN_FREE.test(line.text) ? besideGlutenFree(line, items) : ofWords;
    for (const item of named) if (!beside.has(item)) beside.set(item, line);
  }
  return entries.map((entry) => {
    const line = beside.get(entry);
    if (!line) return entry;
    const isBelow = line.index > (entry.lines[0]?.index ?? 0);
    const row = nameOf(line) || line.text.trim();
    return { ...entry, rowBeside: { row, name: isBelow ? `${entry.name} ${row}` : `${row} ${entry.name}` } };
  });
}
