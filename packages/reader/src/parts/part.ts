import type { ReadingItem, ReceiptReading } from "@gf-ledger/domain/reading/receipt-reading";
import { sureTotalOf } from "@gf-ledger/domain/reading/sure-total";
import { similarity } from "../understanding/words/edit-distance";
import { lettersOnly } from "../understanding/words/glyphs";

/** What was read of one picture, which may show a part of a receipt alone. */
export type ReceiptPart = Pick<
  ReceiptReading,
  | "store"
  | "purchaseDate"
  | "currency"
  | "subtotalCents"
  | "totalCents"
  | "taxes"
  | "discounts"
  | "deposits"
  | "issues"
  | "arithmetic"
> & { readonly items: readonly Pick<ReadingItem, "name" | "price" | "confidence" | "box">[] };

/** Names of one row, read twice, are at least so similar. */
export const ALIKE = 0.7;
/** More rows than this are never photographed twice; what is compared has a bound, whatever a draft holds. */
const MAX_SHARED = 40;
/** Of a name. */
const MAX_LETTERS = 40;
/** An item at an edge may be cut through, and read otherwise on each picture. */
const MAX_CUT = 1;

/** The rows that stand on two pictures: so many items from `first` of the upper one, and from `second` of the lower one. */
export interface Overlap {
  readonly first: number;
  readonly second: number;
  readonly count: number;
}

/** An item's price before its own discounts, which may stand on one of two pictures alone. */
function printedPrice({ items, discounts }: ReceiptPart, index: number): number {
  const off = discounts.filter(({ itemIndex }) => itemIndex === index);
  return (items[index]?.price ?? 0) - off.reduce((sum, { cents }) => sum + cents, 0);
}

function isSameRow(upper: ReceiptPart, at: number, lower: ReceiptPart, below: number): boolean {
  const [one, other] = [upper.items[at], lower.items[below]];
  if (!one || !other || printedPrice(upper, at) !== printedPrice(lower, below)) return false;
  const [left, right] = [one, other].map(({ name }) => lettersOnly(name.slice(0, MAX_LETTERS)));
  if (left === undefined || right === undefined) return false;
  return left === right || similarity(left, right) >= ALIKE;
}

/** The longest run of items with which one picture ends and the next begins; `null` for none. */
export function overlapOf(upper: ReceiptPart, lower: ReceiptPart): Overlap | null {
  const most = Math.min(upper.items.length, lower.items.length, MAX_SHARED);
  const compared = new Map<string, boolean>();
  const isSameOnce = (at: number, below: number): boolean => {
    const key = `${at} ${below}`;
    const known = compared.get(key) ?? isSameRow(upper, at, lower, below);
    compared.set(key, known);
    return known;
  };
  for (let count = most; count > 0; count--)
    for (let cutBelow = 0; cutBelow <= MAX_CUT; cutBelow++)
      for (let cutAbove = 0; cutAbove <= MAX_CUT; cutAbove++) {
        const first = upper.items.length - cutBelow - count;
        const isSame = (at: number) => isSameOnce(first + at, cutAbove + at);
        if (first >= 0 && Array.from({ length: count }, (_, at) => at).every(isSame))
          return { first, second: cutAbove, count };
      }
  return null;
}

/** Whether two pictures show the same total, as where the foot stands on both. */
export const sharesTotal = (upper: ReceiptPart, lower: ReceiptPart): boolean =>
  sureTotalOf(upper) !== null && sureTotalOf(upper) === sureTotalOf(lower);
