/** Months from the first date or month (`YYYY-MM…`) to the second, whatever their days; below 0 where the second is before. */
export function monthsBetween(from: string, to: string): number {
  const count = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
  return count(to) - count(from);
}
