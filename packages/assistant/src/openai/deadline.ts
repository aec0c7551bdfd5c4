export interface Deadline {
  /** For what can end itself early. */
  readonly signal: AbortSignal;
  /** The items as they come. Throws when none comes in time, whether or not the source has noticed. */
  readonly within: <Item>(items: AsyncIterable<Item>) => AsyncGenerator<Item>;
  /** Ends the waiting, once the answer is there. */
  readonly clear: () => void;
}

/** Aborted after so many milliseconds, or with `other`. The timer holds it, so that it is not forgotten. */
export function deadlineAfter(milliseconds: number, other: AbortSignal | undefined): Deadline {
  const controller = new AbortController();
  const { signal } = controller;
  const stop = () => controller.abort(other?.reason);
  const timer = setTimeout(() => controller.abort(new Error("No answer in time")), milliseconds);
  const passed = new Promise<never>((_resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason));
  });
  passed.catch(() => undefined);
  if (other?.aborted) stop();
  other?.addEventListener("abort", stop);
  return {
    signal,
    async *within(items) {
      const iterator = items[Symbol.asyncIterator]();
      for (;;) {
        const next = await Promise.race([iterator.next(), passed]);
        if (next.done) return;
        yield next.value;
      }
    },
    clear: () => {
      clearTimeout(timer);
      other?.removeEventListener("abort", stop);
    },
  };
}
