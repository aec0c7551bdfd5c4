/** How often the web server is asked, and after how many questions without any answer it counts as hung. */
const ASK_EVERY_MS = 2_000;
const UNANSWERED = 5;

export interface AnswerWatch {
  /** Asks once; resolves when there is an answer, whatever it says. */
  readonly ask: () => Promise<unknown>;
  /** Told once, when five questions in a row were left without an answer. */
  readonly onHung: () => void;
  readonly everyMs?: number;
}

/**
 * Asks again and again whether something answers. An answer that comes late is one: only silence counts. Where this
 * process itself could not run, as on a machine that slept, what was asked before says nothing. Times are those of a
 * clock that nobody sets.
 * @returns what ends the watch.
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
