import { centsFromDollars, dollarsFromCents } from "@gf-ledger/domain/money/cents";
import type { ReadingCharge } from "@gf-ledger/domain/reading/receipt-reading";
import { roomForALine } from "@gf-ledger/domain/receipt/missing-line";
import type { ReceiptView } from "@gf-ledger/domain/receipt/receipt-view";

const sum = (charges: readonly ReadingCharge[]) => charges.reduce((total, charge) => total + charge.cents, 0);

/** What the items come to, in cents. */
export const itemsCents = ({ items }: ReceiptView) =>
  items.reduce((total, item) => total + centsFromDollars(item.price), 0);

export const depositCents = ({ deposits }: ReceiptView) => sum(deposits);

/**
 * Cents by which the items exceed the subtotal; `null` without a subtotal. Tills add deposits before it or
 * after it (reading-26).
 */
export function gapToSubtotal(receipt: ReceiptView): number | null {
  if (receipt.subtotal === null) return null;
  const gap = itemsCents(receipt) - centsFromDollars(receipt.subtotal);
  return gap + depositCents(receipt) === 0 ? 0 : gap;
}

/** Dollars of the receipt that no item stands for (reading-56); 0 where the items come to its subtotal. */
export const unaccounted = (receipt: ReceiptView) =>
  dollarsFromCents(Math.max(0, -(gapToSubtotal(receipt) ?? 0)));

/** The names of the items between which a line may have been left out; `null` where the photo does not tell. */
export function missingBetween({ items }: ReceiptView): { above: string; below: string } | null {
  const room = roomForALine(items.map(({ box }) => box));
  const [above, below] = room ? items.slice(room.after, room.after + 2) : [];
  return above && below ? { above: above.name, below: below.name } : null;
}
