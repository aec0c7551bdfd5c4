import { isCalendarDate } from "@gf-ledger/domain/calendar/calendar-date";
import { useSearchParams } from "next/navigation";

/** The days of a claim, as the address says them (screens-40); `null` where it says none, which is the calendar year. */
export function useClaimDays(): { from: string; to: string } | null {
  const asked = useSearchParams();
  const [from, to] = [asked.get("from"), asked.get("to")];
  return from !== null && to !== null && isCalendarDate(from) && isCalendarDate(to) ? { from, to } : null;
}
