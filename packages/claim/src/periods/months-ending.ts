import type { CalendarDate } from "@gf-ledger/domain/calendar/calendar-date";
import { addDays } from "./days";
import type { Period } from "./period";

/**
 * The period of so many months that ends on a given day: twelve to 2025-09-10 begin on 2024-09-11. Where
 * the first day does not exist (29 February), it begins a day later: a period is never too long.
 */
export function monthsEnding(to: CalendarDate, months: number): Period {
  const next = addDays(to, 1);
  const [year, month, day] = [Number(next.slice(0, 4)), Number(next.slice(5, 7)), Number(next.slice(8, 10))];
  const from = new Date(Date.UTC(year, month - 1 - months, day)).toISOString().slice(0, 10);
  return { from, to };
}

/** The last day of so many months that begin on a given day: 24 from 2026-11-14 end on 2028-11-13. */
export function lastDayOfMonths(from: CalendarDate, months: number): CalendarDate {
  const [year, month, day] = [Number(from.slice(0, 4)), Number(from.slice(5, 7)), Number(from.slice(8, 10))];
  return new Date(Date.UTC(year, month - 1 + months, day - 1)).toISOString().slice(0, 10);
}
