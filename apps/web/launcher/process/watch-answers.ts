/** How often the web server is asked, and how many questions without an answer count as hung. */
const ASK_EVERY_MS = 2_000;
const UNANSWERED = 5;

export interface AnswerWatch {
  /** Asks once; resolves when there is an answer, whatever it says. */
  readonly ask: () => Promise<unknown>;
  /** Called once, when five questions in a row had no answer. */
  readonly onHung: () => void;
  readonly everyMs?: number;
}

/**
 * Asks again and again whether something answers, by the monotonic clock. A late answer counts: only silence
 * means hung. After a gap in which this process did not run (sleep), counting starts again.
 * @returns a function that ends the watch.
 */
export function watchAnswers({ ask, onHung, everyMs = ASK_EVERY_MS }: AnswerWatch): () => void {
  let unanswered = 0;
  let lookedAt = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    if (now - lookedAt > 2 * everyMs) unanswered = 0;
    lookedAt = now;
    if (unanswered >= UNANSWERED) {
      clearInterval(timer);
      onHung();
      return;
    }
    unanswered += 1;
    ask().then(
      () => {
        unanswered = 0;
      },
      () => {},
    );
  }, everyMs);
  return () => clearInterval(timer);
}
