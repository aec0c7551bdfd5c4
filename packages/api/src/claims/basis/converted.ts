import { convertCents } from "@gf-ledger/claim/currency/convert-cents";
import type { GivenRate } from "@gf-ledger/claim/currency/exchange-rate";
import { type OriginalAmount, rateOf } from "@gf-ledger/claim/currency/original-amount";
import type { FoundRate } from "@gf-ledger/claim/currency/rate-finder";
import type { Transaction } from "@gf-ledger/db/database";
import type { CalendarDate } from "@gf-ledger/domain/calendar/calendar-date";
import { currencySchema } from "@gf-ledger/domain/edition/edition";
import { EDITION_FACTS, type Edition } from "@gf-ledger/domain/edition/edition-facts";
import type { Cents } from "@gf-ledger/domain/money/cents";
import { calendarDateOf } from "../../calendar-column";
import type { UserScope } from "../../gate/user-scope";

/** By which rates a claim converts what is in the other currency (claim-14). */
export interface Conversion {
  readonly edition: Edition;
  readonly rateOn: (date: CalendarDate) => FoundRate;
}

/** The exchange rates that the owner typed. */
export async function readGivenRates(client: Transaction, { userId }: UserScope): Promise<GivenRate[]> {
  const rows = await client.givenRate.findMany({ where: { userId }, orderBy: { date: "asc" } });
  return rows.map(({ method, date, cadPerUsd, source }) => ({
    method: method === "daily" ? "daily" : "annual-average",
    date: calendarDateOf(date),
    cadPerUsd,
    source,
  }));
}

/** An amount in the claim's currency, with what it was where it was converted. */
export interface ConvertedAmount {
  readonly cents: Cents;
  readonly original?: OriginalAmount;
}

/** An amount of a day in the claim's currency; `null` while the rate of that day is missing. */
export function converted(
  cents: Cents,
  { currency, date }: { readonly currency: string; readonly date: CalendarDate },
  { edition, rateOn }: Conversion,
): ConvertedAmount | null {
  const from = currencySchema.parse(currency);
  const to = EDITION_FACTS[edition].currency;
  if (from === to) return { cents };
  const found = rateOn(date);
  if (!found.ok) return null;
  const { cadPerUsd, source } = found.rate;
  const own = convertCents(cents, from, to, cadPerUsd);
  const original = { currency: from, cents, rate: cadPerUsd, of: rateOf(found.rate), source };
  return own === null ? null : { cents: own, original };
}
