import { EDITION_FACTS, type Edition } from "@gf-ledger/domain/edition/edition";

/** A moment as a long date of the edition's locale, in UTC (prices-18): `March 14, 2026`. */
export function longDate(moment: Date, edition: Edition): string {
  return new Intl.DateTimeFormat(EDITION_FACTS[edition].locale, {
    dateStyle: "long",
    timeZone: "UTC",
  }).format(moment);
}
