import { formatDate } from "@gf-ledger/domain/calendar/format-date";
import type { Locale } from "@gf-ledger/domain/edition/locale";

/** How a locale writes the days of one month: the first, and any other. */
export interface DaysWritten {
  readonly first: string;
  readonly other: string;
}

/**
 * How each month's days are written, January first, with `{day}` and `{year}` to be filled in. Made by the server: to
 * make a date format of its own takes a phone's browser longer than all else that a page of text starts.
 */
export function daysWritten(locale: Locale): readonly DaysWritten[] {
  return Array.from({ length: 12 }, (_, month) => {
    const written = (day: string) =>
      formatDate(`2001-${String(month + 1).padStart(2, "0")}-${day}`, locale).replace("2001", "{year}");
    return { first: written("01"), other: written("28").replace("28", "{day}") };
  });
}
