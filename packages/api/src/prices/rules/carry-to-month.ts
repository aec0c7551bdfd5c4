import { carryPrice } from "@gf-ledger/claim/food-price-index/carry-price";
import type { IndexLevel } from "@gf-ledger/claim/food-price-index/index-level";
import { divide, multiply } from "@gf-ledger/claim/fractions/arithmetic";
import type { Fraction } from "@gf-ledger/claim/fractions/fraction";
import { numberOf } from "@gf-ledger/claim/fractions/number-of";
import type { CalendarDate } from "@gf-ledger/domain/calendar/calendar-date";
import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import type { PriceEvidence } from "@gf-ledger/domain/pricing/price-evidence";
import { monthOf } from "../../calendar-column";

type How = NonNullable<PriceEvidence["carriedBy"]>["how"];

const KNOWN_WORST_FIRST: readonly How[] = ["nearest", "mean-of-neighbours", "published"];

export interface CarriedAmount {
  readonly cents: Fraction;
  readonly carriedBy: PriceEvidence["carriedBy"];
}

const howOf = (levels: readonly IndexLevel[]): How =>
  KNOWN_WORST_FIRST.find((how) => levels.some((level) => level.how === how)) ?? "published";

interface Carriage {
  /** Index of the month of purchase over that of the reference month. */
  readonly ratio: Fraction;
  readonly carriedBy: PriceEvidence["carriedBy"];
}

/** Between two months of a country; `null` for one and the same month. */
function carriageBetween(country: Edition, knownIn: string, purchasedIn: string): Carriage | null {
  const { levels } = carryPrice(country, 0, `${knownIn}-01`, `${purchasedIn}-01`);
  if (levels === null) return null;
  const { known, purchase } = levels;
  return {
    ratio: divide(purchase.level, known.level),
    carriedBy: {
      fromMonth: knownIn,
      toMonth: purchasedIn,
      fromLevel: numberOf(known.level),
      toLevel: numberOf(purchase.level),
      how: howOf([known, purchase]),
    },
  };
}

/** Every line of a receipt asks for the same two months; calendar dates allow a few thousand pairs at most. */
const carriages = new Map<string, Carriage | null>();

function carriage(country: Edition, knownIn: string, purchasedIn: string): Carriage | null {
  const key = `${country} ${knownIn} ${purchasedIn}`;
  const known = carriages.get(key);
  if (known !== undefined) return known;
  const made = carriageBetween(country, knownIn, purchasedIn);
  carriages.set(key, made);
  return made;
}

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
  const by = carriage(country, knownIn, monthOf(purchaseDate));
  return by === null
    ? { cents, carriedBy: null }
    : { cents: multiply(cents, by.ratio), carriedBy: by.carriedBy };
}
