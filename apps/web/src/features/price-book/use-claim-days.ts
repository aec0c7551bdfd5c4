import { isCalendarDate } from "@gf-ledger/domain/calendar/calendar-date";
import { isNearTaxYear } from "@gf-ledger/domain/tax-report/claim-days";
import { useSearchParams } from "next/navigation";

/** The days of a claim, as the address says them (screens-40); `null` where it says none, which is the calendar year. */
export function useClaimDays(year: number | null): { from: string; to: string } | null {
  const asked = useSearchParams();
  const [from, to] = [asked.get("from"), asked.get("to")];
  if (year === null || from === null || to === null || from > to) return null;
  return [from, to].every((day) => isCalendarDate(day) && isNearTaxYear(day, year)) ? { from, to } : null;
}
