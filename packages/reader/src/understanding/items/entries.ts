import type { Line } from "../lines/lines";
import type { QuantityNote } from "../lines/quantity-lines";

/**
 * A statement of the item zone that may count in the sum: an item, a discount (negative), a fee (deposit), or
 * something set aside that the arithmetic may still count.
 */
export interface Entry {
  kind: "item" | "discount" | "fee";
  name: string;
  /** `null`: an item whose price was not read. */
  cents: number | null;
  /** Whether it counts unless the arithmetic says otherwise. */
  counts: boolean;
  /**
   * Entries that stand or fall together: `saved` lines are information on some receipts, discounts on others.
   */
  group: "sure" | "saved" | "unsigned" | "fee" | "loose";
  /**
   * How the price was found. `computed`: from quantity and unit price. `changed`: by the arithmetic. `left`:
   * not read at all, but the rest of the sum.
   */
  doubt: "none" | "computed" | "changed" | "left";
  note: QuantityNote | null;
  /** How likely its row is one of goods, 0 to 1; absent where the sums have judged the rows. */
  goods?: number;
  /** An unpriced row beside it that may be a part of its name, and the name that it has then (reading-134). */
  rowBeside?: { readonly row: string; readonly name: string };
  /** A name without a price above it, for which its price may be too (reading-135). */
  sharedWith?: string;
  /** Its name may be a row of the head (reading-151). */
  isNameInDoubt?: boolean;
  lines: Line[];
  priceLine: Line;
  flags: string;
}

/** An entry that counts. */
export type Priced = Entry & { cents: number };

export function isPriced(entry: Entry): entry is Priced {
  return entry.counts && entry.cents !== null;
}

/** Whether a pen or a stamp went through what an entry was read from (reading-103, reading-119). */
export const isCrossedOut = ({ lines }: Entry): boolean =>
  lines.some(({ row }) => row.words.some((word) => word.struck === true));

/** The sum of all entries that count, in cents. */
export function sumOf(entries: readonly Entry[]): number {
  return entries.reduce((sum, entry) => sum + (isPriced(entry) ? entry.cents : 0), 0);
}
