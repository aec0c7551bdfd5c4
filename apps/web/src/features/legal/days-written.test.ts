import { DAY_MS } from "@gf-ledger/domain/calendar/day-ms";
import { formatDate } from "@gf-ledger/domain/calendar/format-date";
import { LOCALES } from "@gf-ledger/domain/edition/locale";
import { expect, test } from "vitest";
import { dayWritten } from "./day-written";
import { daysWritten } from "./days-written";

test.each(LOCALES)("prices-18 the days written for a page in %s are those of every other date", (locale) => {
  const written = daysWritten(locale);
  for (let at = Date.UTC(2027, 0, 1); at < Date.UTC(2029, 0, 1); at += DAY_MS) {
    const date = new Date(at);
    const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
    const text = dayWritten(written, new Date(year, month, day));
    expect(text).toBe(formatDate(date.toISOString().slice(0, 10), locale));
  }
});
