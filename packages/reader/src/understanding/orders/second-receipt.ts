import type { Line } from "../lines/lines";
import type { Foot } from "../totals/totals";

const isGoods = ({ price, word, letters }: Line) =>
  price !== null && letters >= 3 && (word === "open" || word === "return");

/** What a summary above the goods of one order says of them all. */
const OF_A_SUMMARY =
  /\b(?:items?|articles?|merchandise|marchandises?|goods|shipping|livraison|delivery|fees?|frais)\b/i;
const isNamedGoods = (line: Line) => isGoods(line) && !OF_A_SUMMARY.test(line.label);

/**
 * Whether a document goes on with another receipt below the total: goods again, and another total. What of it was read
 * is then one part of it alone (reading-95). The same total again is another one where goods stand above both.
 */
export function hasSecondReceipt(lines: readonly Line[], { total }: Foot): boolean {
  if (!total) return false;
  const below = lines.slice(total.line.index + 1);
  const next = below.findIndex(({ word, price }) => word === "total" && price !== null);
  const other = below[next]?.price?.cents;
  if (other === undefined || !below.slice(0, next).some(isGoods)) return false;
  return other !== total.cents || lines.slice(0, total.line.index).some(isNamedGoods);
}
