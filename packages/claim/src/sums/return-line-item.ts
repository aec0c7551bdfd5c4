import type { CalendarDate } from "@gf-ledger/domain/calendar/calendar-date";
import type { Cents } from "@gf-ledger/domain/money/cents";
import { divide, multiply } from "../fractions/arithmetic";
import { fractionOf } from "../fractions/fraction-of";
import { roundFraction } from "../fractions/round-fraction";
import type { LineItem, RegularPrice } from "./line-item";

export interface GivenBack {
  readonly id: string;
  readonly date: CalendarDate;
  /** Above 0, in the purchase's own measure. */
  readonly quantity: number;
  /** What was paid back, above 0; `null` takes the purchase's price in the ratio of the quantity. */
  readonly price: Cents | null;
}

export type ReturnLineItem =
  | { readonly ok: true; readonly line: LineItem }
  | {
      readonly ok: false;
      readonly reason: "more-returned-than-bought" | "quantity-not-above-zero" | "not-a-purchase";
    };

/** The line of kind `return` that takes back a purchase, or a part of it (receipts-54). */
export function returnLineItem(purchase: LineItem, back: GivenBack): ReturnLineItem {
  if (purchase.kind === "return") return { ok: false, reason: "not-a-purchase" };
  if (!(back.quantity > 0)) return { ok: false, reason: "quantity-not-above-zero" };
  if (back.quantity > purchase.quantity) return { ok: false, reason: "more-returned-than-bought" };
  const ratio = divide(fractionOf(back.quantity), fractionOf(purchase.quantity));
  const partOf = (cents: Cents) => roundFraction(multiply(fractionOf(cents), ratio));
  const regular = purchase.regularPrice;
  const regularPrice: RegularPrice | null =
    regular?.basis === "line" ? { ...regular, price: 0 - partOf(regular.price) } : regular;
  const line: LineItem = {
    ...purchase,
    id: back.id,
    kind: "return",
    purchaseDate: back.date,
    returnOf: purchase.id,
    quantity: -back.quantity,
    price: 0 - (back.price ?? partOf(purchase.price)),
    regularPrice,
  };
  return { ok: true, line };
}
