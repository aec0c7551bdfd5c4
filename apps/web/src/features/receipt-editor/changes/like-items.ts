import { spellingKey } from "@gf-ledger/domain/line-item/spelling-key";
import { centsFromDollars, dollarsFromCents, roundHalfAwayFromZero } from "@gf-ledger/domain/money/cents";
import type { ReceiptItemView } from "@gf-ledger/domain/receipt/receipt-view";
import { changedDetails, type ItemDetails } from "../forms/item-details";

/** What a correction of one line says of every line of its product: all but its price and quantity. */
export type CommonDetails = Partial<Omit<ItemDetails, "price" | "quantity">>;

const OWN: ReadonlySet<string> = new Set(["price", "quantity"]);

/** What of a correction holds for other lines of the product too; empty when nothing does. */
export function commonDetails(item: ReceiptItemView, details: ItemDetails): CommonDetails {
  const changed = Object.entries(changedDetails(item, details)).filter(
    ([field]) => !OWN.has(field) && (field !== "name" || details.name !== item.name),
  );
  return Object.fromEntries(changed);
}

/**
 * The same of another line of the product: a regular price is typed for all of a line together, so it goes with the
 * line's number (receipts-106). It is left out where one of the two is sold by weight.
 */
export function detailsFor(
  line: ReceiptItemView,
  { customRegularPrice, ...part }: CommonDetails,
  from: Pick<ReceiptItemView, "quantity" | "unit">,
): CommonDetails {
  if (customRegularPrice === undefined) return part;
  if (customRegularPrice === null) return { ...part, customRegularPrice };
  if (line.unit !== from.unit) return part;
  const cents = roundHalfAwayFromZero((centsFromDollars(customRegularPrice) * line.quantity) / from.quantity);
  return { ...part, customRegularPrice: dollarsFromCents(cents) };
}

/** The other lines of a receipt with the name that this one had, returns apart from purchases. */
export function likeItems(
  items: readonly ReceiptItemView[],
  { id, name, price }: ReceiptItemView,
): readonly ReceiptItemView[] {
  const key = spellingKey(name);
  return items.filter((one) => one.id !== id && one.price < 0 === price < 0 && spellingKey(one.name) === key);
}

/** What the line says of these fields now. */
export function detailsNow(item: ReceiptItemView, fields: CommonDetails): CommonDetails {
  return Object.fromEntries(Object.keys(fields).map((field) => [field, item[field as keyof CommonDetails]]));
}
