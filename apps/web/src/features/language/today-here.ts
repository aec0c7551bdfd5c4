import type { CalendarDate } from "@gf-ledger/domain/calendar/calendar-date";

/** The day of this device's clock. */
export function todayHere(): CalendarDate {
  const now = new Date();
  const two = (part: number) => String(part).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
