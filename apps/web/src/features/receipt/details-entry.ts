import type { Category } from "@gf-ledger/domain/category/category";
import type { Kind } from "@gf-ledger/domain/line-item/kind";
import { quantitySchema } from "@gf-ledger/domain/line-item/quantity";
import { dollarsFromCents, parseCents } from "@gf-ledger/domain/money/cents";
import type { ReceiptItemView } from "@gf-ledger/domain/receipt/receipt-view";
import { sizeSchema, type Unit } from "@gf-ledger/domain/size/unit";
import { type Comparator, comparatorOf } from "./comparator";
import type { ItemDetails } from "./item-details";

/** What stands in the text fields of "Edit Item Details". */
export type DetailsTyped = Record<
  "name" | "price" | "quantity" | "size" | "kindNote" | "ownPrice" | "taxCode",
  string
>;
export type DetailsErrors = Partial<Record<keyof DetailsTyped, string>>;

/** What is chosen beside what is typed. */
export interface DetailsChosen {
  readonly kind: Kind;
  readonly unit: Unit;
  readonly category: Category;
  readonly comparator: Comparator;
}

export const INVALID_PRICE = "Please enter a valid positive number.";

const messageOf = (parsed: { error?: { issues: { message: string }[] } }) => parsed.error?.issues[0]?.message;
const isPrice = (typed: string) => (parseCents(typed) ?? -1) >= 0;

/** What is wrong with each field; a price is typed without its sign, since the kind says which it is. */
export function detailsErrors(typed: DetailsTyped): DetailsErrors {
  const size = typed.size.trim() === "" ? undefined : messageOf(sizeSchema.safeParse(Number(typed.size)));
  const quantity = messageOf(quantitySchema.safeParse(Number(typed.quantity)));
  return {
    ...(typed.name.trim() === "" ? { name: "Please enter a product name." } : {}),
    ...(isPrice(typed.price) ? {} : { price: INVALID_PRICE }),
    ...(typed.ownPrice.trim() === "" || isPrice(typed.ownPrice) ? {} : { ownPrice: INVALID_PRICE }),
    ...(quantity ? { quantity } : {}),
    ...(size ? { size } : {}),
  };
}

export function typedDetails(item: ReceiptItemView): DetailsTyped {
  const { name, price, quantity, size, kindNote, customRegularPrice, taxCode } = item;
  return {
    name,
    price: Math.abs(price).toFixed(2),
    quantity: String(quantity),
    size: size === null ? "" : String(size),
    kindNote: kindNote ?? "",
    ownPrice: customRegularPrice === null ? "" : customRegularPrice.toFixed(2),
    taxCode: taxCode ?? "",
  };
}

export const chosenDetails = (item: ReceiptItemView): DetailsChosen => ({
  kind: item.kind,
  unit: item.sizeUnit ?? "g",
  category: item.category,
  comparator: comparatorOf(item),
});

const orNull = (typed: string) => (typed.trim() === "" ? null : typed.trim());
const dollars = (typed: string) => dollarsFromCents(parseCents(typed) ?? 0);

/** The details of fields in which nothing is wrong. */
export function detailsOf(typed: DetailsTyped, chosen: DetailsChosen): ItemDetails {
  const { kind, unit, category, comparator } = chosen;
  const size = orNull(typed.size);
  const ownPrice = orNull(typed.ownPrice);
  return {
    name: typed.name.trim(),
    price: kind === "return" ? 0 - dollars(typed.price) : dollars(typed.price),
    category,
    quantity: Number(typed.quantity),
    size: size === null ? null : Number(size),
    sizeUnit: size === null ? null : unit,
    kind,
    kindNote: orNull(typed.kindNote),
    matchedProductId: comparator.productId,
    customRegularPrice: ownPrice === null ? null : dollars(ownPrice),
    taxCode: orNull(typed.taxCode),
  };
}
