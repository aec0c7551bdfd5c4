import type { ClaimView } from "@gf-ledger/claim/file/claim-view";
import { calendarYear } from "@gf-ledger/claim/periods/calendar-year";
import type { Period } from "@gf-ledger/claim/periods/period";

/** The days whose entries a claim shows: a Canadian period may begin in the year before. */
export function daysOfClaim({ edition, taxYear, period }: ClaimView): Period {
  const year = calendarYear(taxYear);
  const earliest = edition === "ca" ? calendarYear(taxYear - 1).from : year.from;
  return {
    from: period && period.from < earliest ? period.from : earliest,
    to: period && period.to > year.to ? period.to : year.to,
  };
}

/** Whether an entry's day lies in the claim's period; the calendar year until one is chosen. */
export function isOfPeriod({ period, taxYear }: ClaimView, date: string): boolean {
  const { from, to } = period ?? calendarYear(taxYear);
  return date >= from && date <= to;
}

/** The day that a new entry begins with: today, or the last day of a year that is over. */
export function firstDay({ taxYear }: ClaimView): string {
  const today = new Date().toISOString().slice(0, 10);
  const { to } = calendarYear(taxYear);
  return [today, to].sort()[0] ?? to;
}
