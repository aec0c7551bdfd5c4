import { setTimeout as sleep } from "node:timers/promises";

/** Something that runs until it ends by itself or is stopped. */
export interface Running {
  readonly ended: Promise<unknown>;
  stop(): Promise<void>;
}

export interface Supervision {
  readonly name: string;
  readonly say: (line: string) => void;
  readonly start: () => Promise<Running>;
  /** The first pause before a new start; it doubles with every start that fails or does not last. */
  readonly firstPauseMs?: number;
  readonly longestPauseMs?: number;
  /** A run that lasted this long counts as sound, and resets the pause. */
  readonly soundAfterMs?: number;
}

/**
 * Starts something and starts it again whenever it ends by itself, with growing pauses and without giving up.
 * Resolves once the first start succeeded. @throws when that first start fails: a person has to mend it.
 */
export async function supervise(supervision: Supervision): Promise<{ stop(): Promise<void> }> {
  const {
    name,
    say: print,
    start,
    firstPauseMs = 250,
    longestPauseMs = 10_000,
    soundAfterMs = 30_000,
  } = supervision;
  const stopping = new AbortController();
  let running = await start();
  let pause = firstPauseMs;

  async function startAgain(): Promise<void> {
    while (!stopping.signal.aborted) {
      await sleep(pause, undefined, { signal: stopping.signal });
      pause = Math.min(pause * 2, longestPauseMs);
      try {
        running = await start();
        // A stop was asked for during this start: what just came up must not stay.
        if (stopping.signal.aborted) await running.stop();
        return;
      } catch (error) {
        print(
          `${name} could not be started again yet: ${error instanceof Error ? error.message : String(error)}`,
        );
      }
    }
  }

  async function watch(): Promise<void> {
    while (!stopping.signal.aborted) {
      const since = performance.now();
      await running.ended;
      if (stopping.signal.aborted) return;
      if (performance.now() - since >= soundAfterMs) pause = firstPauseMs;
      print(`${name} ended unexpectedly; starting it again …`);
      await startAgain();
    }
  }

  // A stop ends a pause by rejecting it, and that ends the watch.
  const watching = watch().catch(() => {});
  return {
    async stop() {
      stopping.abort();
      await running.stop();
      await watching;
    },
  };
}
