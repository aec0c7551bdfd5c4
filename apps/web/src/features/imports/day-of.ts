import { formatDate } from "@gf-ledger/domain/calendar/format-date";
import type { Locale } from "@gf-ledger/domain/edition/locale";

/** The day of a moment, as the reader's own calendar has it, in long form. */
export function dayOf(moment: string, locale: Locale): string {
  const at = new Date(moment);
  const two = (part: number) => String(part).padStart(2, "0");
  return formatDate(`${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`, locale);
}
