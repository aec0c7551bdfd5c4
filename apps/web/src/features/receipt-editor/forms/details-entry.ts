import type { Category } from "@gf-ledger/domain/category/categories";
import type { Locale } from "@gf-ledger/domain/edition/locale";
import type { ItemKind } from "@gf-ledger/domain/line-item/kinds";
import { quantitySchema } from "@gf-ledger/domain/line-item/quantity";
import { messageKey } from "@gf-ledger/domain/messages/message-key";
import { dollarsFromCents, parseCents, roundHalfAwayFromZero } from "@gf-ledger/domain/money/cents";
import type { ShareView } from "@gf-ledger/domain/people/shares-view";
import type { ReceiptItemView } from "@gf-ledger/domain/receipt/receipt-view";
import { sizeSchema } from "@gf-ledger/domain/size/unit";
import type { Unit } from "@gf-ledger/domain/size/units";
import { typedAmount, written } from "@/features/language/typed-amount";
import type { ShownComparator } from "./comparator";
import type { ItemDetails } from "./item-details";

/** What stands in the text fields of "Edit Item Details". */
export type DetailsTyped = Record<
  "name" | "price" | "quantity" | "size" | "kindNote" | "ownPrice" | "taxCode",
  string
>;
export type DetailsErrors = Partial<Record<keyof DetailsTyped, string>>;

/** What is chosen beside what is typed. */
export interface DetailsChosen {
  readonly kind: ItemKind;
  readonly unit: Unit;
  readonly category: Category;
  readonly comparator: ShownComparator;
  readonly shares: ShareView[] | null;
}

const messageOf = (parsed: { error?: { issues: { message: string }[] } }) => parsed.error?.issues[0]?.message;
const isPrice = (typed: string) => (parseCents(typed) ?? -1) >= 0;

/** What was typed with its amounts as numbers with a point. */
export function plainDetails(typed: DetailsTyped, locale: Locale): DetailsTyped {
  const { price, quantity, size, ownPrice } = typed;
  return {
    ...typed,
    price: typedAmount(price, locale),
    quantity: typedAmount(quantity, locale),
    size: typedAmount(size, locale),
    ownPrice: typedAmount(ownPrice, locale),
  };
}

/**
 * What is wrong with each field of plain details; a price is typed without its sign, since the kind says which it
 * is.
 */
export function detailsErrors(typed: DetailsTyped): DetailsErrors {
  const size = typed.size.trim() === "" ? undefined : messageOf(sizeSchema.safeParse(Number(typed.size)));
  const quantity = messageOf(quantitySchema.safeParse(Number(typed.quantity)));
  return {
    ...(typed.name.trim() === "" ? { name: messageKey("entryIssues.nameNeeded") } : {}),
    ...(isPrice(typed.price) ? {} : { price: messageKey("entryIssues.priceWrong") }),
    ...(typed.ownPrice.trim() === "" || isPrice(typed.ownPrice)
      ? {}
      : { ownPrice: messageKey("entryIssues.priceWrong") }),
    ...(quantity ? { quantity } : {}),
    ...(size ? { size } : {}),
  };
}

export function typedDetails(item: ReceiptItemView, locale: Locale): DetailsTyped {
  const { name, price, quantity, size, kindNote, customRegularPrice, taxCode } = item;
  return {
    name,
    price: written(Math.abs(price).toFixed(2), locale),
    quantity: written(quantity, locale),
    size: size === null ? "" : written(size, locale),
    kindNote: kindNote ?? "",
    ownPrice: customRegularPrice === null ? "" : written(customRegularPrice.toFixed(2), locale),
    taxCode: taxCode ?? "",
  };
}

/** The person's regular price of the item for another number of it, as it stands in its field; `null` for none. */
export function ownPriceFor(item: ReceiptItemView, quantity: string, locale: Locale): string | null {
  const ratio = Number(typedAmount(quantity, locale)) / item.quantity;
  if (item.customRegularPrice === null || !Number.isFinite(ratio)) return null;
  const cents = roundHalfAwayFromZero(item.customRegularPrice * 100 * ratio);
  return written(dollarsFromCents(cents).toFixed(2), locale);
}

export const chosenDetails = (item: ReceiptItemView, comparator: ShownComparator): DetailsChosen => ({
  kind: item.kind,
  unit: item.sizeUnit ?? "g",
  category: item.category,
  comparator,
  shares: item.shares,
});

const orNull = (typed: string) => (typed.trim() === "" ? null : typed.trim());
const dollars = (typed: string) => dollarsFromCents(parseCents(typed) ?? 0);

/** The details of plain fields in which nothing is wrong. */
export function detailsOf(typed: DetailsTyped, chosen: DetailsChosen): ItemDetails {
  const { kind, unit, category, comparator, shares } = chosen;
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
    shares,
  };
}
