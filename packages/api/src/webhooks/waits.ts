const [SECOND, MINUTE, HOUR] = [1000, 60_000, 3_600_000];

/**
 * Milliseconds from each attempt to the next, close to the schedule of the Standard Webhooks specification;
 * together they make a day.
 */
const WAITS_MS = [
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  8 * HOUR,
  8 * HOUR + 25 * MINUTE - 5 * SECOND,
] as const;

export const LONGEST_WAIT_MS = Math.max(...WAITS_MS);

/** How long to wait after so many attempts; `null` when that was the last one. */
export function waitAfter(attempts: number): number | null {
  return WAITS_MS[attempts - 1] ?? null;
}
