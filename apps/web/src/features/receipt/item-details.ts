import type { Kind } from "@gf-ledger/domain/line-item/kind";
import { centsFromDollars, dollarsFromCents } from "@gf-ledger/domain/money/cents";
import { estimatedRegularPrice } from "@gf-ledger/domain/pricing/regular-price";
import type { ReceiptItemView } from "@gf-ledger/domain/receipt/receipt-view";
import type { Unit } from "@gf-ledger/domain/size/unit";

/** Everything about a line that its receipt decides (receipts-58). Dollars; below 0 for a return. */
export interface ItemDetails {
  readonly name: string;
  readonly price: number;
  readonly quantity: number;
  readonly size: number | null;
  readonly sizeUnit: Unit | null;
  readonly kind: Kind;
  readonly kindNote: string | null;
}

/** Name and price, and of the rest what differs: what is left out follows a new name. */
export function changedDetails(item: ReceiptItemView, details: ItemDetails) {
  const { name, price, quantity, size, sizeUnit, kind, kindNote } = details;
  return {
    name,
    price,
    ...(quantity === item.quantity ? {} : { quantity }),
    ...(size === item.size && sizeUnit === item.sizeUnit ? {} : { size, sizeUnit }),
    ...(kind === item.kind ? {} : { kind }),
    ...(kindNote === item.kindNote ? {} : { kindNote }),
  };
}

/** Answers the item with other details; a regular price that is an estimate follows the price. */
export function withDetails(item: ReceiptItemView, details: ItemDetails): ReceiptItemView {
  const kindReason = details.kind === item.kind ? item.kindReason : null;
  const changed = { ...item, ...details, kindReason };
  if (item.priceSource !== "estimate") return changed;
  const cents = estimatedRegularPrice(centsFromDollars(details.price), item.category);
  return { ...changed, regularPrice: dollarsFromCents(cents) };
}
