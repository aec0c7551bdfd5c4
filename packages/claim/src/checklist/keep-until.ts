import type { CalendarDate } from "@gf-ledger/domain/calendar/calendar-date";
import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import { RECORD_RULES } from "./record-rules";

function yearsAfter(date: CalendarDate, years: number): CalendarDate {
  return `${Number(date.slice(0, 4)) + years}${date.slice(4)}`.replace(/-02-29$/, "-03-01");
}

/**
 * The last day on which records are to be kept. Canada: six years from the end of the tax year they are
 * used for, or from a late filing. US: three years from filing, an early return counting as filed on the
 * due day. `filedAfterDue`: the day a return was filed after its due day; `null` for one filed by then.
 */
export function keepUntil(
  edition: Edition,
  taxYear: number,
  filedAfterDue: CalendarDate | null,
): CalendarDate {
  const rule = RECORD_RULES.find((row) => row.edition === edition);
  if (!rule) throw new RangeError(`The table of records has no row for ${edition}`);
  const onTime = rule.from === "filing" ? `${taxYear + 1}-${rule.dueDay}` : `${taxYear}-12-31`;
  return yearsAfter(filedAfterDue !== null && filedAfterDue > onTime ? filedAfterDue : onTime, rule.years);
}
