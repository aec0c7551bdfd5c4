import type { Amount } from "./money";

/** Two figures and at most a tax mark at the end of a line, apart from its words. */
const TWO_FIGURES = /(?:\s{2}|^)(\d{2})(?:\s{0,2}[A-Z*]{1,2})?\s*$/;
/** How far, in letter heights, the first figure may stand from the point's place. */
const NEAREST = -0.1;
const FARTHEST = 1.1;

/**
 * Cents below a dollar whose point was not printed or not read: two figures behind the place of the column's
 * points. The rest of a torn price looks the same, so other figures have to bear it out. Else `null`.
 */
export function bareCents(
  { text, xs }: { readonly text: string; readonly xs: readonly number[] },
  column: number,
  height: number,
): Amount | null {
  const figures = TWO_FIGURES.exec(text)?.[1];
  if (figures === undefined) return null;
  const start = text.lastIndexOf(figures);
  const shift = ((xs[start] ?? 0) - column) / height;
  if (shift < NEAREST || shift > FARTHEST || Number(figures) === 0) return null;
  return { cents: Number(figures), start, end: start + figures.length, point: start, form: "split" };
}
