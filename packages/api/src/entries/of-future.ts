import type { CalendarDate } from "@gf-ledger/domain/calendar/calendar-date";
import { latestToday } from "@gf-ledger/domain/calendar/latest-today";
import type { SignedInContext } from "../context";

/** Whether a day lies after today; the last time zone's today counts, so that nobody's own day is refused. */
export function isOfFuture({ now }: SignedInContext, date: CalendarDate): boolean {
  return date > latestToday(now());
}
