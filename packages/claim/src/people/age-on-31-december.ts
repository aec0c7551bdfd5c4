import type { CalendarDate } from "@gf-ledger/domain/calendar/calendar-date";

/** Whole years on 31 December of a tax year: a birthday on that day itself counts. */
export function ageOn31December(birthDate: CalendarDate, taxYear: number): number {
  return taxYear - Number(birthDate.slice(0, 4));
}
