/** Readings whose time is remembered. */
const REMEMBERED = 15;
/** Before the first reading has ended, in milliseconds. */
const FIRST_GUESS_MS = 4_000;

/** How long readings took lately, from which the wait of the next ones is told. */
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
   * Whole seconds until the photo at a place in the queue is begun.
   * @param position 1 for the next
   * @param elapsedMs how long each reading under way has gone on; fewer than `atOnce` mean that one is free
   */
  waitSeconds(position: number, elapsedMs: readonly number[], atOnce: number): number {
    const usual = this.usualMs;
    const untilFree =
      elapsedMs.length < atOnce ? 0 : Math.min(...elapsedMs.map((ms) => Math.max(0, usual - ms)));
    return Math.ceil((untilFree + ((position - 1) * usual) / atOnce) / 1000);
  }
}
