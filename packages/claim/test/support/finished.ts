/** The result of work that yields between its steps, worked out at once. */
export function finished<Result>(work: Generator<null, Result>): Result {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}
