import { isCalendarDate } from "@gf-ledger/domain/calendar/calendar-date";
import type { Category } from "@gf-ledger/domain/category/categories";
import type { Locale } from "@gf-ledger/domain/edition/locale";
import { quantitySchema } from "@gf-ledger/domain/line-item/quantity";
import { messageKey } from "@gf-ledger/domain/messages/message-key";
import { parseCents } from "@gf-ledger/domain/money/cents";
import { sizeSchema } from "@gf-ledger/domain/size/unit";
import type { Unit } from "@gf-ledger/domain/size/units";
import { typedAmount } from "../../language/typed-amount";
import type { Words } from "../../language/words/words";

/** What stands in the fields of "Add an item". */
export interface AddedTyped {
  readonly name: string;
  readonly price: string;
  readonly purchaseDate: string;
  readonly store: string;
  readonly category: Category | "";
  readonly quantity: string;
  readonly size: string;
  readonly unit: Unit;
  readonly regularPrice: string;
  readonly kindNote: string;
}

export const EMPTY_ENTRY: AddedTyped = {
  name: "",
  price: "",
  purchaseDate: "",
  store: "",
  category: "",
  quantity: "1",
  size: "",
  unit: "g",
  regularPrice: "",
  kindNote: "",
};

const isPrice = (typed: string) => (parseCents(typed) ?? -1) >= 0;
const messageOf = (parsed: { error?: { issues: { message: string }[] } }) => parsed.error?.issues[0]?.message;

/** What was typed, with its numbers as the checks and the server read them. */
export function inPoints(typed: AddedTyped, locale: Locale): AddedTyped {
  const read = (amount: string) => typedAmount(amount, locale);
  return {
    ...typed,
    price: read(typed.price),
    quantity: read(typed.quantity),
    size: read(typed.size),
    regularPrice: read(typed.regularPrice),
  };
}

/** What is wrong with each field; empty when the item can be added. `said` says a schema's message. */
export function wrongOf(
  typed: AddedTyped,
  t: Words<"reports.add">,
  translate: (message: string) => string,
): Partial<Record<keyof AddedTyped, string>> {
  const quantity = messageOf(quantitySchema.safeParse(Number(typed.quantity)));
  const size = typed.size.trim() === "" ? undefined : messageOf(sizeSchema.safeParse(Number(typed.size)));
  return {
    ...(typed.name.trim() === "" ? { name: translate(messageKey("entryIssues.nameNeeded")) } : {}),
    ...(isPrice(typed.price) ? {} : { price: translate(messageKey("entryIssues.priceWrong")) }),
    ...(isCalendarDate(typed.purchaseDate) ? {} : { purchaseDate: t("dateNeeded") }),
    ...(typed.regularPrice.trim() === "" || isPrice(typed.regularPrice)
      ? {}
      : { regularPrice: translate(messageKey("entryIssues.priceWrong")) }),
    ...(quantity ? { quantity: translate(quantity) } : {}),
    ...(size ? { size: translate(size) } : {}),
  };
}

/** The item as it is sent; what was left empty is left to the product. */
export function addedItem(typed: AddedTyped) {
  const { name, price, purchaseDate, category, unit } = typed;
  const [store, size, regularPrice] = [typed.store.trim(), typed.size.trim(), typed.regularPrice.trim()];
  const kindNote = typed.kindNote.trim();
  return {
    name: name.trim(),
    price,
    purchaseDate,
    quantity: Number(typed.quantity),
    ...(store === "" ? {} : { store }),
    ...(category === "" ? {} : { category }),
    ...(size === "" ? {} : { size: Number(size), unit }),
    ...(regularPrice === "" ? {} : { regularPrice }),
    ...(kindNote === "" ? {} : { kindNote }),
  };
}
