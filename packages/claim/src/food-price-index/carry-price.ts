import type { CalendarDate } from "@gf-ledger/domain/calendar/calendar-date";
import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import type { Cents } from "@gf-ledger/domain/money/cents";
import { divide, multiply } from "../fractions/arithmetic";
import { fractionOf } from "../fractions/fraction-of";
import { roundFraction } from "../fractions/round-fraction";
import { type IndexLevel, indexLevel } from "./index-level";
import type { IndexMonth } from "./index-month";
import { AMERICAN_INDEX, CANADIAN_INDEX } from "./price-indexes";

const INDEXES: Readonly<Record<Edition, readonly IndexMonth[]>> = { ca: CANADIAN_INDEX, us: AMERICAN_INDEX };

export interface CarriedPrice {
  readonly price: Cents;
  /** Shown as an estimate on the row and in every export; false only where both days are in one month. */
  readonly estimated: boolean;
  /** The two levels and how each is known; `null` where both days are in one month. */
  readonly levels: { readonly known: IndexLevel; readonly purchase: IndexLevel } | null;
}

/**
 * A regular price known on one day, brought to the month of a purchase by the country's food price index:
 * price × index(purchase) / index(known), rounded to the cent (prices-21). The two countries' indexes never mix.
 */
export function carryPrice(
  country: Edition,
  price: Cents,
  knownOn: CalendarDate,
  purchasedOn: CalendarDate,
): CarriedPrice {
  const unchanged: CarriedPrice = { price, estimated: false, levels: null };
  if (knownOn.slice(0, 7) === purchasedOn.slice(0, 7)) return unchanged;
  const known = indexLevel(INDEXES[country], knownOn.slice(0, 7));
  const purchase = indexLevel(INDEXES[country], purchasedOn.slice(0, 7));
  if (known === null || purchase === null)
    throw new RangeError(`The food price index of ${country} is empty`);
  const carried = multiply(fractionOf(price), divide(purchase.level, known.level));
  return { price: roundFraction(carried), estimated: true, levels: { known, purchase } };
}
