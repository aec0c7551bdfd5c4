import { nameOf } from "../lines/line-roles";
import { type Line, linesOf } from "../lines/lines";
import type { Understood } from "../reading-composition";
import { chancesOf } from "../rows/row-roles";
import { rowsOf } from "../rows/rows";
import { trustIn } from "../trust";
import { type Entry, isPriced } from "./entries";

/** A row less likely a name than this hardly is one, and a row likelier than not is likely one. */
const HARDLY_NAME = 0.1;
const LIKELY_NAME = 0.5;

/** The unpriced row that an item has its name from. */
const namingRow = (entry: Entry): Line | undefined =>
  entry.kind === "item" && isPriced(entry)
    ? entry.lines.find((line) => line.price === null && nameOf(line) === entry.name)
    : undefined;

/**
 * What was understood of a photograph, with the items in doubt that have their name from another row than their price,
 * where that row hardly is a name by what was learnt of rows (reading-157). The first item of a page that adds up is
 * doubted only where a row below the last price is likely a name that no item has.
 */
export function withDoubtfulNames(best: Understood): Understood {
  if (best.page.hasRealText || !best.entries.some(namingRow)) return best;
  const lines = linesOf(rowsOf(best.page));
  const chances = chancesOf(lines, "name");
  const isSame = (one: Line | undefined, other: Line) =>
    one?.index === other.index && one.text === other.text;
  const chanceOf = (line: Line) => (isSame(lines[line.index], line) ? (chances[line.index] ?? 1) : 1);
  const priced = best.entries.filter(isPriced);
  const used = priced.flatMap((entry) => entry.lines);
  const items = priced.filter(({ kind }) => kind === "item");
  const below = lines[(items.at(-1)?.priceLine.index ?? Number.NaN) + 1];
  const isNameLeft =
    below?.price === null && chanceOf(below) >= LIKELY_NAME && !used.some((line) => isSame(below, line));
  // Below a head, or a photo's edge, any name looks like none.
  const spared = trustIn(best).agrees && !isNameLeft ? items[0] : undefined;
  const isDoubtful = (entry: Entry) => {
    const row = namingRow(entry);
    return row !== undefined && chanceOf(row) < HARDLY_NAME && entry !== spared;
  };
  const entries = best.entries.map((entry) =>
    isDoubtful(entry) ? { ...entry, isNameInDoubt: true } : entry,
  );
  return { ...best, entries };
}
