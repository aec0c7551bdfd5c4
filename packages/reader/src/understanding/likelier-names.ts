import { type Entry, isPriced } from "./entries";
import { nameOf, roleOf } from "./line-roles";
import { type Line, linesOf } from "./lines";
import { likelyNames } from "./name-pairs";
import type { Understood } from "./reading-composition";
import { chancesOf } from "./row-roles";
import { rowsOf } from "./rows";
import { trustIn } from "./trust";
import { GLUTEN_FREE } from "./unpriced-names";

/** A row less likely a name than this gives way to another one that likely is, and one hardly likely is asked about. */
const UNLIKELY_NAME = 0.1;
const HARDLY_NAME = 0.03;
const LIKELY_NAME = 0.5;
/** So much speaks for a pair that is 3.7 times as likely as not. */
const MUCH = 1.3;

/** The unpriced row that an item has its name from. */
const namingRow = (entry: Entry): Line | undefined =>
  entry.kind === "item" && isPriced(entry)
    ? entry.lines.find((line) => line.price === null && nameOf(line) === entry.name)
    : undefined;

/** A page's lines, how likely each is a name, and the places of those that the items have. */
interface Judged {
  readonly lines: readonly Line[];
  readonly chances: readonly number[];
  readonly used: Set<number>;
  /** The first item of a page that adds up: below a head, or a photo's edge, any name looks like none. */
  readonly sure: Entry | undefined;
}

/** The place of a line that was read in the same way; -1 for others. */
const placeIn = (lines: readonly Line[], { index, text }: Line) => (lines[index]?.text === text ? index : -1);

/** The row that is told for a price and by which margin; none that names something else, or is no name. */
function toldName(
  { lines, chances, used }: Judged,
  told: ReturnType<typeof likelyNames>,
  priceLine: Line,
): { row: Line; score: number } | null {
  const pair = told.get(placeIn(lines, priceLine));
  const row = pair && lines[pair.name];
  if (!row || used.has(pair.name) || (chances[pair.name] ?? 0) < LIKELY_NAME) return null;
  return roleOf(row, 1) === "name-alone" ? { row, score: pair.score } : null;
}

/** The entry, in doubt where the row that it has its name from is hardly one; with the row that is told in its place. */
function judgedName(entry: Entry, judged: Judged, told: ReturnType<typeof likelyNames>): Entry {
  const row = namingRow(entry);
  const chance = row ? (judged.chances[placeIn(judged.lines, row)] ?? 1) : 1;
  // Whose the price of several is, the rules for offers tell.
  const isForOne = (entry.note?.quantity ?? 1) === 1 && entry.sharedWith === undefined;
  // Two likely names one above the other are a name in two rows, or a brand and a name: the nearer one stays.
  const mayGiveWay = row && isForOne && chance < LIKELY_NAME && !GLUTEN_FREE.test(row.text);
  const other = mayGiveWay ? toldName(judged, told, entry.priceLine) : null;
  if (other && (chance < UNLIKELY_NAME || other.score >= MUCH)) {
    judged.used.add(other.row.index);
    const rows = entry.lines.map((line) => (line === row ? other.row : line));
    const lines = rows.sort((a, b) => a.index - b.index);
    return { ...entry, name: nameOf(other.row), lines, isNameInDoubt: true };
  }
  const isDoubted = chance < HARDLY_NAME && entry !== judged.sure;
  return isDoubted ? { ...entry, isNameInDoubt: true } : entry;
}

/**
 * What was understood of a photograph, with the items in doubt that have a row for their name which hardly is one by what
 * was learnt of rows, or in whose place another row near the price is told (reading-157).
 */
export function withLikelierNames(best: Understood): Understood {
  if (best.page.hasRealText || !best.entries.some(namingRow)) return best;
  const lines = linesOf(rowsOf(best.page));
  const rows = best.entries.filter(isPriced).flatMap((entry) => entry.lines);
  const used = new Set(rows.map((row) => placeIn(lines, row)));
  const sure = trustIn(best).agrees ? best.entries.find((entry) => entry.kind === "item") : undefined;
  const judged: Judged = { lines, chances: chancesOf(lines, "name"), used, sure };
  const told = likelyNames(lines);
  return { ...best, entries: best.entries.map((entry) => judgedName(entry, judged, told)) };
}
