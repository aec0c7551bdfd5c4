import { isPriced } from "../items/entries";
import { linesOf } from "../lines/lines";
import type { Understood } from "../reading-composition";
import { chancesOf } from "../rows/row-roles";
import { rowsOf } from "../rows/rows";
import { agreementOf } from "./agreement";
import type { PrintedFigure } from "./totals";

/** A row is likely the total, and another hardly, as one in 100 of such rows is, by what was learnt of rows. */
const LIKELY_TOTAL = 0.6;
const HARDLY_TOTAL = 0.15;

/** Of rows with an amount that are no goods, the one that is most likely the total, where the one read hardly is. */
function likelierTotal({ page, entries, foot }: Understood): PrintedFigure | null {
  const lines = linesOf(rowsOf(page));
  const chances = chancesOf(lines, "total");
  const read = lines.findIndex(({ text }) => text === foot.total?.line.text);
  if ((chances[read] ?? 0) >= HARDLY_TOTAL) return null;
  const goods = new Set(entries.filter(isPriced).flatMap((entry) => entry.lines.map(({ text }) => text)));
  const [likely] = lines
    .flatMap((line, at) => {
      const chance = chances[at] ?? 0;
      const isLikely = chance >= LIKELY_TOTAL && !goods.has(line.text);
      return line.price && line.price.cents > 0 && isLikely
        ? [{ line, cents: line.price.cents, chance }]
        : [];
    })
    .sort((one, other) => other.chance - one.chance);
  return likely ? { line: likely.line, cents: likely.cents } : null;
}

/**
 * What was understood of goods without a total, or with one that the goods do not come to, with the row that is
 * likelier it by what was learnt of rows (reading-156). Unless two goods or more come to that, it is in doubt and confirms
 * nothing.
 */
export function withLikelyTotal(best: Understood): Understood {
  const { foot, entries, behind, agreement } = best;
  if (agreement.totalAgrees === true || entries.every(({ kind }) => kind !== "item")) return best;
  const total = likelierTotal(best);
  if (!total || total.cents === foot.total?.cents) return best;
  const leftOut = best.leftOut.filter(({ priceLine }) => priceLine.text !== total.line.text);
  const told = { ...best, leftOut, foot: { ...foot, total } };
  const checked = agreementOf(entries, told.foot, behind);
  const isBorneOut = checked.totalAgrees === true && entries.filter(isPriced).length > 1;
  return isBorneOut
    ? { ...told, agreement: checked }
    : { ...told, agreement: { ...agreement, totalAgrees: null }, isTotalInDoubt: true };
}
