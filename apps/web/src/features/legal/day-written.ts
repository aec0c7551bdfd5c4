import type { DaysWritten } from "./days-written";

/** A day in the reader's time zone, as the month's days are `written`, January first. */
export function dayWritten(written: readonly DaysWritten[], date: Date): string {
  const { first = "", other = "" } = written[date.getMonth()] ?? {};
  const day = date.getDate();
  const text = day === 1 ? first : other;
  return text.replace("{day}", String(day)).replace("{year}", String(date.getFullYear()));
}
