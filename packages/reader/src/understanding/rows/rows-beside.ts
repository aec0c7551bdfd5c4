import { type Entry, isPriced } from "../items/entries";
import { GLUTEN_FREE } from "../items/unpriced-names";
import { nameOf } from "../lines/line-roles";
import type { Line } from "../lines/lines";
import { longPattern } from "../words/long-pattern";

/**
 * Makers of gluten-free food alone whose names are no words of anything else, as tills print them at a row's start:
 * what one of them made is gluten-free, so its name is not to be lost.
 */
const GLUTEN_FREE_MAKER = longPattern(
  String.raw`
    ^\W*(?:KINNIKIN+ICK|GLUTINO|UDI'?S|SCH(?:A|Ä|AE)R|O'?\s?DOUGH'?S|CANYON BAKE?HO?U?SE|PAMELA'?S|TINKYADA|CUP4CUP|
    CAULIPOWER|QUEEN ST(?:REET)? BAKERY|LITTLE NORTHERN BAKEHOUSE|LITTLE STREAM BAKERY|CRUNCHMASTER|RIZOPIA|GOGO QUINOA|
    ANDEAN DREAM|GLUTENBERG|BIAGLUT|PASTARISO|ONLY OATS|ORGRAN|XO BAKING|ALEIA'?S|DUINKERKEN|PASTATO|BARKAT|BRAZI BITES|
    PATSY PIE|CHICKAPEA|GLUTENULL|GLUTAFIN|JUVELA|PANERISO|NUPASTA|CELIMIX|BFREE|MADEGOOD)\b`,
  "iu",
);

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
