/**
 * How long the pointer rests before a tooltip opens, and how soon after another it opens at once (screens-7).
 */
const OPEN_AFTER_MS = 700;
const SKIP_WITHIN_MS = 300;

/** How many milliseconds the pointer has to rest, `sinceLastClosedMs` after the last tooltip closed. */
export function tooltipDelay(sinceLastClosedMs: number): number {
  return sinceLastClosedMs < SKIP_WITHIN_MS ? 0 : OPEN_AFTER_MS;
}
