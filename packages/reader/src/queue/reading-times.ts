/** How many readings' times are remembered. */
const REMEMBERED = 15;
/** The usual time before the first reading has ended, in milliseconds. */
const FIRST_GUESS_MS = 4_000;

/** How long recent readings took, from which the wait of the next ones is estimated. */
export class ReadingTimes {
  private readonly recent: number[] = [];

  /** @param ms what one reading took */
  add(ms: number): void {
    this.recent.push(ms);
    if (this.recent.length > REMEMBERED) this.recent.shift();
  }

  /** The median of the recent readings, in milliseconds. */
  get usualMs(): number {
    const sorted = [...this.recent].sort((a, b) => a - b);
    return sorted[sorted.length >> 1] ?? FIRST_GUESS_MS;
  }

  /**
   * Whole seconds until the reading of the photo at a place in the queue begins.
   * @param position 1 for the next
   * @param elapsedMs time of each reading under way; fewer of them than `atOnce` means that a place is free
   */
  waitSeconds(position: number, elapsedMs: readonly number[], atOnce: number): number {
    const usual = this.usualMs;
    const untilFree =
      elapsedMs.length < atOnce ? 0 : Math.min(...elapsedMs.map((ms) => Math.max(0, usual - ms)));
    return Math.ceil((untilFree + ((position - 1) * usual) / atOnce) / 1000);
  }
}
