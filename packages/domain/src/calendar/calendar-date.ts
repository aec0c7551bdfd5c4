/** A calendar date `YYYY-MM-DD` without a time zone (prices-16). */
export type CalendarDate = string;

/** Whether the text is a day that exists, in a year of four digits. */
export function isDay(text: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  if (year < 1000 || month < 1 || month > 12) return false;
  return day >= 1 && day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** Whether the text is a day that exists between 1990 and 2100. */
export function isCalendarDate(text: string): boolean {
  return isDay(text) && text >= "1990" && text < "2101";
}

/** The tax year of a purchase is its calendar year (prices-17). */
export function taxYearOf(date: CalendarDate): number {
  return Number(date.slice(0, 4));
}
