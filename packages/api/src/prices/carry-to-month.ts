import { carryPrice } from "@gf-ledger/claim/food-price-index/carry-price";
import type { IndexLevel } from "@gf-ledger/claim/food-price-index/index-level";
import { divide, multiply } from "@gf-ledger/claim/fractions/arithmetic";
import type { Fraction } from "@gf-ledger/claim/fractions/fraction";
import { numberOf } from "@gf-ledger/claim/fractions/number-of";
import type { CalendarDate } from "@gf-ledger/domain/calendar/calendar-date";
import type { Edition } from "@gf-ledger/domain/edition/edition";
import type { PriceEvidence } from "@gf-ledger/domain/pricing/price-evidence";

type How = NonNullable<PriceEvidence["carriedBy"]>["how"];

const KNOWN_WORST_FIRST: readonly How[] = ["nearest", "mean-of-neighbours", "published"];

export interface CarriedAmount {
  readonly cents: Fraction;
  readonly carriedBy: PriceEvidence["carriedBy"];
}

const howOf = (levels: readonly IndexLevel[]): How =>
  KNOWN_WORST_FIRST.find((how) => levels.some((level) => level.how === how)) ?? "published";

/**
 * A published average brought from its reference month (`YYYY-MM`) to the month of purchase (prices-21), not
 * rounded. Unchanged within one month, without a purchase date, and where the reference month is not known.
 */
export function carryToMonth(
  cents: Fraction,
  country: Edition,
  knownIn: string,
  purchaseDate: CalendarDate | null,
): CarriedAmount {
  if (purchaseDate === null || !/^\d{4}-\d{2}$/.test(knownIn)) return { cents, carriedBy: null };
  const { levels } = carryPrice(country, 0, `${knownIn}-01`, purchaseDate);
  if (levels === null) return { cents, carriedBy: null };
  const { known, purchase } = levels;
  return {
    cents: multiply(cents, divide(purchase.level, known.level)),
    carriedBy: {
      fromMonth: knownIn,
      toMonth: purchase.asked,
      fromLevel: numberOf(known.level),
      toLevel: numberOf(purchase.level),
      how: howOf([known, purchase]),
    },
  };
}
