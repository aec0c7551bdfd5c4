import type { ClaimView } from "@gf-ledger/claim/file/claim-view";
import { calendarYear } from "@gf-ledger/claim/periods/calendar-year";
import type { ClaimPeriod } from "@gf-ledger/claim/periods/claim-period";

type Claim = Pick<ClaimView, "id" | "taxYear"> & { period: ClaimPeriod | null };

/**
 * The claim that a line item of this day is commented in: the one of its year, where the day lies in its period,
 * otherwise the first whose period holds the day. `null` where no claim does.
 */
export function claimOfDay<OneClaim extends Claim>(
  claims: readonly OneClaim[],
  day: string,
): OneClaim | null {
  const holding = claims.filter(({ period, taxYear }) => {
    const days: ClaimPeriod = period ?? calendarYear(taxYear);
    return [days, ...(days.ofPersons ?? [])].some(({ from, to }) => from <= day && day <= to);
  });
  return holding.find(({ taxYear }) => String(taxYear) === day.slice(0, 4)) ?? holding[0] ?? null;
}
