import type { CalendarDate } from "@gf-ledger/domain/calendar/calendar-date";
import type { SignedInContext } from "../context";

/** Whether a day lies after today; the last time zone's today counts, so that nobody's own day is refused. */
export function isOfFuture({ now }: SignedInContext, date: CalendarDate): boolean {
  const HOURS_AHEAD = 14;
  return date > new Date(now().getTime() + HOURS_AHEAD * 3_600_000).toISOString().slice(0, 10);
}
