import { spellingKey } from "@gf-ledger/domain/line-item/spelling-key";
import type { ReceiptItemView } from "@gf-ledger/domain/receipt/receipt-view";
import { changedDetails, type ItemDetails } from "./item-details";

/** What a correction of one line says of every line of its product: all but its name, price and quantity. */
export type CommonDetails = Partial<Omit<ItemDetails, "name" | "price" | "quantity">>;

const OWN: ReadonlySet<string> = new Set(["name", "price", "quantity"]);

/** What of a correction holds for other lines of the product too; empty when nothing does. */
export function commonDetails(item: ReceiptItemView, details: ItemDetails): CommonDetails {
  const changed = Object.entries(changedDetails(item, details)).filter(([field]) => !OWN.has(field));
  return Object.fromEntries(changed);
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
