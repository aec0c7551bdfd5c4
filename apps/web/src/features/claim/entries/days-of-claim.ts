import type { ClaimView } from "@gf-ledger/claim/file/claim-view";
import { calendarYear } from "@gf-ledger/claim/periods/calendar-year";
import { countsInPeriod, wholeSpan } from "@gf-ledger/claim/periods/claim-period";
import type { Period } from "@gf-ledger/claim/periods/period";

/** The days whose entries a claim shows: a Canadian period may begin in the year before, around a death before that. */
export function daysOfClaim({ edition, taxYear, period }: ClaimView): Period {
  const year = calendarYear(taxYear);
  const earliest = edition === "ca" ? calendarYear(taxYear - 1).from : year.from;
  const span = period && wholeSpan(period);
  return {
    from: span && span.from < earliest ? span.from : earliest,
    to: span && span.to > year.to ? span.to : year.to,
  };
}

/** Whether what was paid for a person on a day is in the claim's period; the calendar year until one is chosen. */
export function isOfPeriod({ period, taxYear }: ClaimView, personId: string, date: string): boolean {
  return countsInPeriod(period ?? calendarYear(taxYear), personId, date);
}

/** The day that a new entry begins with: today, or the last day of a year that is over. */
export function firstDay({ taxYear }: ClaimView): string {
  const today = new Date().toISOString().slice(0, 10);
  const { to } = calendarYear(taxYear);
  return [today, to].sort()[0] ?? to;
}
