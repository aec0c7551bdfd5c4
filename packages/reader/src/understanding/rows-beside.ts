import { type Entry, isPriced } from "./entries";
import { GLUTEN_FREE_MAKER } from "./gluten-free-makers";
import { nameOf } from "./line-roles";
import type { Line } from "./lines";
import { GLUTEN_FREE } from "./unpriced-names";

type Items = readonly Entry[];
const above = (items: Items, { index }: Line) => items.find((item) => item.lines.at(-1)?.index === index - 1);
const below = (items: Items, { index }: Line) => items.find((item) => item.lines[0]?.index === index + 1);

/** What makes a row say gluten-free: the words, or a maker of such food alone. */
const saysGlutenFree = (text: string) => GLUTEN_FREE.test(text) || GLUTEN_FREE_MAKER.test(text);

/** The items beside a row that says gluten-free which do not say it themselves. */
function besideGlutenFree(line: Line, items: Items): Entry[] {
  return [above(items, line), below(items, line)].flatMap((item) =>
    item && !saysGlutenFree(item.name) ? [item] : [],
  );
}

/**
 * The entries; an item beside an unpriced row that says gluten-free has that row, which may be a part of its name
 * (reading-134).
 * @param unpriced the rows that look like a name and have no price
 */
export function withRowsBeside(entries: readonly Entry[], unpriced: readonly Line[]): Entry[] {
  const items = entries.filter((entry) => entry.kind === "item" && isPriced(entry));
  const beside = new Map<Entry, Line>();
  for (const line of unpriced.filter(({ text }) => saysGlutenFree(text)))
    for (const item of besideGlutenFree(line, items)) if (!beside.has(item)) beside.set(item, line);
  return entries.map((entry) => {
    const line = beside.get(entry);
    if (!line) return entry;
    const isBelow = line.index > (entry.lines[0]?.index ?? 0);
    // A tax's letter is taken off a name, and the last one of `GLUTEN F` looks like one.
    const named = nameOf(line);
    const row = saysGlutenFree(named) ? named : line.text.trim();
    return { ...entry, rowBeside: { row, name: isBelow ? `${entry.name} ${row}` : `${row} ${entry.name}` } };
  });
}
