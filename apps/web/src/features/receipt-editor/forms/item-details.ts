import type { Category } from "@gf-ledger/domain/category/categories";
import type { ItemKind } from "@gf-ledger/domain/line-item/kinds";
import { centsFromDollars, dollarsFromCents } from "@gf-ledger/domain/money/cents";
import type { ShareView } from "@gf-ledger/domain/people/shares-view";
import { estimatedRegularPrice } from "@gf-ledger/domain/pricing/regular-price";
import type { ReceiptItemView } from "@gf-ledger/domain/receipt/receipt-view";
import type { Unit } from "@gf-ledger/domain/size/units";
import { withCustomRegularPrice } from "../items/item-math";

/** Everything about a line that its receipt decides (receipts-58, receipts-69). Dollars; below 0 for a return. */
export interface ItemDetails {
  readonly name: string;
  readonly price: number;
  readonly category: Category;
  readonly quantity: number;
  readonly size: number | null;
  readonly sizeUnit: Unit | null;
  readonly kind: ItemKind;
  readonly kindNote: string | null;
  readonly matchedProductId: string | null;
  readonly customRegularPrice: number | null;
  readonly taxCode: string | null;
  /** Who eats it; `null` where nothing is said of this line. */
  readonly shares: ShareView[] | null;
}

const KEPT = [
  "category",
  "quantity",
  "kind",
  "kindNote",
  "matchedProductId",
  "customRegularPrice",
  "taxCode",
  "shares",
] as const;

/** Name and price, and of the rest what differs: what is left out follows a new name. */
export function changedDetails(item: ReceiptItemView, details: ItemDetails) {
  const { name, price, size, sizeUnit } = details;
  const changed: Partial<Pick<ItemDetails, (typeof KEPT)[number]>> = Object.fromEntries(
    KEPT.filter((field) => details[field] !== item[field]).map((field) => [field, details[field]]),
  );
  return {
    name,
    price,
    ...changed,
    ...(size === item.size && sizeUnit === item.sizeUnit ? {} : { size, sizeUnit }),
  };
}

/** Returns the item with other details; a regular price that is an estimate follows the price. */
export function withDetails(item: ReceiptItemView, details: ItemDetails): ReceiptItemView {
  const kindReason = details.kind === item.kind ? item.kindReason : null;
  // What a person said is in doubt no more (receipts-89).
  const isCorrected = details.name !== item.name || details.price !== item.price;
  const changed = { ...item, ...details, kindReason, ...(isCorrected ? { confidence: 1 } : {}) };
  const { customRegularPrice } = details;
  if (customRegularPrice !== null && customRegularPrice !== item.customRegularPrice)
    return withCustomRegularPrice(changed, customRegularPrice);
  if (item.priceSource !== "estimate") return changed;
  const cents = estimatedRegularPrice(centsFromDollars(details.price), details.category);
  return { ...changed, regularPrice: dollarsFromCents(cents) };
}
