import type { Entry } from "../items/entries";
import type { Line } from "../lines/lines";
import type { Foot } from "../totals/totals";
import { orderCharges } from "./order-charges";
import { type OrderHabits, orderGoods } from "./order-entries";
import { ORDER_CANCELLED } from "./order-words";

/** What an order's page was understood as: its goods, and what is charged or taken off below them. */
export interface OrderRead {
  readonly entries: Entry[];
  readonly behind: Entry[];
}

const HABITS: readonly OrderHabits[] = [
  { statusesAre: "below", pricesAre: "sums" },
  { statusesAre: "headings", pricesAre: "sums" },
  { statusesAre: "below", pricesAre: "units" },
  { statusesAre: "headings", pricesAre: "units" },
];

/** Names in ordinary letters; a till prints capitals. */
const ORDINARY = /\p{Lu}?\p{Ll}{3}/u;
const MIN_ORDINARY = 0.6;

function isOrdinary(entries: readonly Entry[]): boolean {
  const items = entries.filter(({ kind }) => kind === "item");
  const ordinary = items.filter(({ name }) => ORDINARY.test(name)).length;
  return items.length > 0 && ordinary >= MIN_ORDINARY * items.length;
}

const sum = (list: readonly { cents: number | null }[]) =>
  list.reduce((all, { cents }) => all + (cents ?? 0), 0);

/** Whether goods and charges come to what the page says. */
function comesTo({ entries, behind }: OrderRead, { subtotal, taxes, total }: Foot): boolean {
  const goods = sum(entries);
  if (subtotal) return goods === subtotal.cents;
  return total !== null && goods + sum(taxes) + sum(behind) === total.cents;
}

/** The rows that may list the goods, above the sums or below them, with the rows between subtotal and total. */
function stretchesOf(lines: readonly Line[], { subtotal, total }: Foot) {
  const [first, last] = [subtotal ?? total, total ?? subtotal];
  const end = first?.line.index ?? lines.length;
  const behind = lines.slice(end + 1, Math.max(end + 1, last?.line.index ?? 0));
  const above = { goods: lines.slice(0, end), behind };
  return last ? [above, { goods: lines.slice(last.line.index + 1), behind }] : [above];
}

/**
 * The goods of a page with real text that is an order's or an e-receipt's in ordinary letters; `null` for a till's
 * slip. What the page does not say by itself is read in the way in which its sums come out.
 */
export function orderIn(lines: readonly Line[], foot: Foot): OrderRead | null {
  const ways = stretchesOf(lines, foot).flatMap(({ goods, behind }) =>
    HABITS.map((habits) => {
      const { entries, notCharged, hasColumns } = orderGoods(goods, habits);
      const read: OrderRead = { entries: [...entries], behind: orderCharges(behind, notCharged) };
      return { read, hasColumns };
    }),
  );
  const agreed = ways.find(({ read }) => comesTo(read, foot));
  const best = agreed ?? ways[0];
  if (!best || !(best.hasColumns || isOrdinary(best.read.entries))) return null;
  // Prices worked out from counts, and sums that bear them out, leave no doubt.
  const entries = best.read.entries.map((entry): Entry => (agreed ? { ...entry, doubt: "none" } : entry));
  return { entries, behind: best.read.behind };
}

/** The foot of an order that was given up: nothing of it was paid. */
export const NOTHING_PAID: Foot = { subtotal: null, taxes: [], total: null, tenders: [], change: null };

/** Whether the page says that the order was given up as a whole. */
export const isCancelledOrder = (lines: readonly Line[]): boolean =>
  lines.some(({ text, price }) => price === null && ORDER_CANCELLED.test(text));
