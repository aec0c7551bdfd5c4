import type { ClaimView } from "@gf-ledger/claim/file/claim-view";
import { calendarYear } from "@gf-ledger/claim/periods/calendar-year";

type Claim = Pick<ClaimView, "id" | "taxYear" | "period">;

/**
 * The claim that a line item of this day is commented in: the one of its year, where the day lies in its period,
 * otherwise the first whose period holds the day. `null` where no claim does.
 */
export function claimOfDay<OneClaim extends Claim>(
  claims: readonly OneClaim[],
  day: string,
): OneClaim | null {
  const holding = claims.filter(({ period, taxYear }) => {
    const { from, to } = period ?? calendarYear(taxYear);
    return from <= day && day <= to;
  });
  return holding.find(({ taxYear }) => String(taxYear) === day.slice(0, 4)) ?? holding[0] ?? null;
}
