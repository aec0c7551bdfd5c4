import type { Amount } from "./money";

/** A line's text with the page x of each of its UTF-16 units. */
interface Placed {
  text: string;
  xs: readonly number[];
}

// A unit glued to the figure makes it a size: `RICE FLOUR 400G`.
const FIGURE = /(?:\s{2}|[A-Za-z]\s?)(\d{3,5})(?!(?:G|KG|L|ML|[O0]Z|LB|CT|PK)\s*$)(?:\s?[A-Z*%]{1,2})?\s*$/i;
/** How far, in letter heights, the lost point may be from the column's points. */
const MAX_SHIFT = 0.7;

/**
 * The amount whose point was not read: `TOTAL 1679` is 16.79 if the column's points are there, else `null`.
 * @param column page x of the decimal points near the line
 * @param height letter height of the line
 */
export function pointlessPrice({ text, xs }: Placed, column: number, height: number): Amount | null {
  const digits = FIGURE.exec(text)?.[1];
  if (digits === undefined) return null;
  const start = text.lastIndexOf(digits);
  const at = (i: number) => xs[start + i] ?? 0;
  const width = digits.length > 1 ? (at(digits.length - 1) - at(0)) / (digits.length - 1) : height / 2;
  const points = [digits.length - 2, digits.length - 3].filter((pointAt) => pointAt >= 0);
  const shifts = points.map((pointAt) => {
    const x = pointAt === 0 ? at(0) - 0.8 * width : (at(pointAt - 1) + at(pointAt)) / 2;
    return { pointAt, shift: Math.abs(x - column) / height };
  });
  const best = shifts.sort((a, b) => a.shift - b.shift)[0];
  if (!best || best.shift > MAX_SHIFT) return null;
  // A digit after the cents is a misread tax mark.
  const cents = Number(digits.slice(0, best.pointAt + 2));
  return { cents, start, end: start + digits.length, point: start + best.pointAt, form: "split" };
}
