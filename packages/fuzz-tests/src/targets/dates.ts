import { isCalendarDate } from "@gf-ledger/domain/calendar/calendar-date";
import { calendarDateSchema } from "@gf-ledger/domain/calendar/calendar-date-schema";
import { formatDate } from "@gf-ledger/domain/calendar/format-date";
import { datesIn } from "@gf-ledger/reader/understanding/dates/dates";
import { type FuzzTarget, promise, utf8Bytes, utf8Text } from "../fuzz-target";

/** prices-16: what is read as a date is a day that exists. */
export const dates: FuzzTarget = {
  seeds: () =>
    ["2026-02-29", "03/14/2026", "14 MARS 2026", "MAR 14'26 12:02", "04720720161500", "2026/3/1"].map(
      utf8Bytes,
    ),
  run(data) {
    const text = utf8Text(data).slice(0, 2000);
    for (const { readings } of datesIn(text))
      for (const { date } of readings) promise(isCalendarDate(date), "a printed date exists");
    const sent = calendarDateSchema.safeParse(text);
    if (!sent.success) return;
    promise(!Number.isNaN(Date.parse(`${sent.data}T00:00:00Z`)), "a date sent exists");
    promise(formatDate(sent.data, "ca", "long") !== "", "a date can be shown");
  },
};
