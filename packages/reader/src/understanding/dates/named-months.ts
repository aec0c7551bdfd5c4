import { isPriced } from "../items/entries";
import { mayBeNamedAsMonth } from "../prices/money";
import type { Understood } from "../reading-composition";
import type { Row } from "../rows/row";
import { rowsOf } from "../rows/rows";
import { tellsDay } from "./day-words";
import { IN_DOUBT } from "./purchase-date";

/** The one word for a month that is a maker's name and stands alone. */
const NAMED_MARS = /^\W*MARS\b/i;

/**
 * What was understood, with the rows told that may be an article called as a month is, first or last of goods without a
 * sum (reading-143); where the day of purchase comes from one, that day is in doubt.
 * @param understood what rows come to that name articles as months are
 */
export function withNamedMonths(
  best: Understood,
  understood: (rows: readonly Row[]) => Understood,
): Understood {
  const { foot, date, entries } = best;
  if (foot.total || foot.subtotal || entries.every(({ kind }) => kind !== "item")) return best;
  const rows = rowsOf(best.page, "slope");
  if (!rows.some(({ text }) => mayBeNamedAsMonth(text))) return best;
  const known = new Set(entries.filter(isPriced).flatMap(({ lines }) => lines.map(({ text }) => text)));
  const goods = entries.filter(isPriced).flatMap(({ lines }) => lines.map(({ index }) => index));
  const named = understood(rows);
  const others = named.entries.filter(
    ({ kind, priceLine: { text, index } }) =>
      kind === "item" &&
      mayBeNamedAsMonth(text) &&
      !tellsDay(text) &&
      (text !== date?.line.text || NAMED_MARS.test(text)) &&
      !known.has(text) &&
      (goods.includes(index + 1) || goods.includes(index - 1)),
  );
  if (others.length === 0) return best;
  const isDay = others.some(({ priceLine }) => priceLine.text === date?.line.text);
  return {
    ...best,
    leftOut: [...best.leftOut, ...others],
    date:
      date && isDay
        ? { ...date, doubt: date.doubt ?? [], confidence: Math.min(IN_DOUBT, date.confidence) }
        : date,
  };
}
