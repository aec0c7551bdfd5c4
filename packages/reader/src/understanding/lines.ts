import { letterCount } from "./glyphs";
import { type LineWord, lineWordOf } from "./line-words";
import { type Amount, amountsIn } from "./money";
import type { Row } from "./rows";
import { median } from "./slope-field";

/** A row of print with its money and what its words say it is. */
export interface Line {
  index: number;
  row: Row;
  text: string;
  amounts: Amount[];
  /** The amount in the price column, `null` when the line has none. */
  price: Amount | null;
  /** The text in front of the price. */
  label: string;
  /** The text behind the price: tax letters, flags. */
  tail: string;
  word: LineWord;
  letters: number;
}

const FLAG_TAIL =
  /^\s*[-+*#]?\s*(?:[A-Z0-9*#+]{0,4}|SALE|[A-Z]\s{1,3}[A-Z0-9]|[A-Z]{1,3}\s{1,3}[A-Z]{1,2})\s*[-+*#.,'_|]*\s*$/i;
const NEIGHBOURS = 9;
const COLUMN_TOLERANCE_HEIGHTS = 2.2;

const xOf = (row: Row, amount: Amount) => row.xs[amount.point] ?? row.right;

function lastPlain(row: Row, amounts: readonly Amount[]): Amount | null {
  const last = amounts.at(-1);
  return last?.form === "plain" && FLAG_TAIL.test(row.text.slice(last.end)) ? last : null;
}

/** Where the price column's decimal points stand near a row: the median of the nearest rows' prices. */
function columnNear(index: number, points: readonly { index: number; x: number }[]): number | null {
  const near = points
    .filter((point) => point.index !== index)
    .sort((a, b) => Math.abs(a.index - index) - Math.abs(b.index - index))
    .slice(0, NEIGHBOURS);
  return near.length < 3 ? null : median(near.map((point) => point.x));
}

/** Reads each row's money and words. The price is the last amount that has only flags behind it or stands in the column. */
export function linesOf(rows: readonly Row[]): Line[] {
  const amounts = rows.map((row) => amountsIn(row.text));
  const points = rows.flatMap((row, index) => {
    const last = lastPlain(row, amounts[index] ?? []);
    return last ? [{ index, x: xOf(row, last) }] : [];
  });
  return rows.map((row, index) => {
    const found = amounts[index] ?? [];
    const column = columnNear(index, points);
    const inColumn = (amount: Amount) =>
      column !== null && Math.abs(xOf(row, amount) - column) < COLUMN_TOLERANCE_HEIGHTS * row.height;
    let price = lastPlain(row, found);
    if (!price) {
      const usable = found.filter((amount) => amount.form !== "unit" && inColumn(amount));
      price = usable.at(-1) ?? null;
    }
    const label = price ? row.text.slice(0, price.start) : row.text;
    return {
      index,
      row,
      text: row.text,
      amounts: found,
      price,
      label,
      tail: price ? row.text.slice(price.end) : "",
      word: lineWordOf(label),
      letters: letterCount(label),
    };
  });
}
