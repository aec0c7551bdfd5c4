import { add, divide } from "../fractions/arithmetic";
import type { Fraction } from "../fractions/fraction";
import { fractionOf } from "../fractions/fraction-of";
import type { IndexMonth, Month } from "./index-month";

/** `published`: the month's own. `mean-of-neighbours`: a gap of one month. `nearest`: the nearest known month. */
export interface IndexLevel {
  readonly asked: Month;
  /** The months whose levels were used. */
  readonly used: readonly Month[];
  readonly level: Fraction;
  readonly how: "published" | "mean-of-neighbours" | "nearest";
}

const monthNumber = (month: Month) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7));

/**
 * The index of a month. One missing month between two known ones is their mean; any other missing month
 * takes the nearest known one, the earlier of two equally near, and says so. `null` for an empty table.
 */
export function indexLevel(table: readonly IndexMonth[], asked: Month): IndexLevel | null {
  const distance = (row: IndexMonth) => monthNumber(row.month) - monthNumber(asked);
  const at = (months: number) => table.find((row) => distance(row) === months);
  const [own, before, after] = [at(0), at(-1), at(1)];
  if (own) return { asked, used: [own.month], level: fractionOf(own.value), how: "published" };
  if (before && after) {
    const level = divide(add(fractionOf(before.value), fractionOf(after.value)), fractionOf(2));
    return { asked, used: [before.month, after.month], level, how: "mean-of-neighbours" };
  }
  const [first, ...rest] = table;
  if (!first) return null;
  const nearest = rest.reduce(
    (best, row) => (Math.abs(distance(row)) < Math.abs(distance(best)) ? row : best),
    first,
  );
  return { asked, used: [nearest.month], level: fractionOf(nearest.value), how: "nearest" };
}
