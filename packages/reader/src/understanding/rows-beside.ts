import { type Entry, isPriced } from "./entries";
import { nameOf } from "./line-roles";
import type { Line } from "./lines";
import { GLUTEN_FREE } from "./unpriced-names";

const GLUTEN_FREE_ENDS = new RegExp(`(?:${GLUTEN_FREE.source})\\W*$`, "iu");

/**
 * The entries; an item beside an unpriced row that says gluten-free has that row, which may be a part of its name
 * (reading-134): the item below a row that ends so, since a food must follow, else the one above.
 * @param unpriced the rows that look like a name and have no price
 */
export function withGlutenFreeRows(entries: readonly Entry[], unpriced: readonly Line[]): Entry[] {
  const items = entries.filter((entry) => entry.kind === "item" && isPriced(entry));
  const beside = new Map<Entry, Line>();
  for (const line of unpriced) {
    if (!GLUTEN_FREE.test(line.text)) continue;
    const above = items.find((entry) => entry.lines.at(-1)?.index === line.index - 1);
    const below = items.find((entry) => entry.lines[0]?.index === line.index + 1);
    const item = GLUTEN_FREE_ENDS.test(line.text) ? (below ?? above) : (above ?? below);
    if (item && !GLUTEN_FREE.test(item.name)) beside.set(item, line);
  }
  return entries.map((entry) => {
    const line = beside.get(entry);
    if (!line) return entry;
    const isBelow = line.index > (entry.lines[0]?.index ?? 0);
    const row = nameOf(line);
    return { ...entry, rowBeside: { row, name: isBelow ? `${entry.name} ${row}` : `${row} ${entry.name}` } };
  });
}
