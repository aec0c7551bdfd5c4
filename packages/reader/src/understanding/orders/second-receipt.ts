import type { Line } from "../lines";
import type { Foot } from "../totals";

const isGoods = ({ price, word, letters }: Line) =>
  price !== null && letters >= 3 && (word === "open" || word === "return");

/**
 * Whether a document goes on with another receipt below the total: goods again, and another total. What of it was read
 * is then one part of it alone (reading-95).
 */
export function hasSecondReceipt(lines: readonly Line[], { total }: Foot): boolean {
  if (!total) return false;
  const below = lines.slice(total.line.index + 1);
  const next = below.findIndex(({ word, price }) => word === "total" && price !== null);
  const other = below[next]?.price?.cents ?? total.cents;
  return other !== total.cents && below.slice(0, next).some(isGoods);
}
