import { type CalendarDate, taxYearOf } from "@gf-ledger/domain/calendar/calendar-date";
import { ANNUAL_AVERAGES } from "./annual-averages";
import type { ExchangeMethod } from "./exchange-methods";
import type { ExchangeRate, GivenRate } from "./exchange-rate";

export type FoundRate =
  | { readonly ok: true; readonly rate: ExchangeRate }
  | {
      readonly ok: false;
      readonly reason: "exchange-rate-missing";
      /** What to ask the person for. */
      readonly ask: { readonly method: ExchangeMethod; readonly date: CalendarDate };
    };

/**
 * Finds the rate for a purchase date by the claim's method (claim-14). A given rate goes before the table. A missing
 * rate is refused with what to ask the person: the rate of another day or year is never taken. However many rates
 * there are, each line of a long claim finds its own at once (reports-57).
 */
export function rateFinder(
  method: ExchangeMethod,
  givenRates: readonly GivenRate[],
): (date: CalendarDate) => FoundRate {
  const timeOf = (date: CalendarDate) => (method === "daily" ? date : taxYearOf(date));
  const ofMethod = givenRates.filter((rate) => rate.method === method);
  // If one year has several, the first counts.
  const givenOf = new Map(ofMethod.toReversed().map((rate) => [timeOf(rate.date), rate]));
  return (date) => {
    const year = taxYearOf(date);
    const given = givenOf.get(timeOf(date));
    const day = method === "daily" ? date : null;
    if (given) {
      const { cadPerUsd, source } = given;
      return { ok: true, rate: { method, cadPerUsd, date: day, year, source, from: "given" } };
    }
    const average = method === "annual-average" && ANNUAL_AVERAGES.find((row) => row.year === year);
    if (!average) return { ok: false, reason: "exchange-rate-missing", ask: { method, date } };
    const { cadPerUsd, source } = average;
    return { ok: true, rate: { method, cadPerUsd, date: null, year, source, from: "table" } };
  };
}
