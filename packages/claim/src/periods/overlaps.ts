import type { Period } from "./period";

/** Whether two periods have a day in common. */
export function overlaps(a: Period, b: Period): boolean {
  return a.from <= b.to && b.from <= a.to;
}
