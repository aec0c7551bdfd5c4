import { calendarYear } from "@gf-ledger/claim/periods/calendar-year";
import type { Period } from "@gf-ledger/claim/periods/period";
import type { ClaimDays } from "@gf-ledger/domain/tax-report/tax-report-input";

/** The days that are asked about: those that were said, otherwise the calendar year. */
export function claimedDays({ year, from, to }: ClaimDays): Period {
  const whole = calendarYear(year);
  return { from: from ?? whole.from, to: to ?? whole.to };
}
