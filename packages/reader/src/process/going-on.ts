import { setImmediate as nextTurn } from "node:timers/promises";

/** Resolves while the work is still wanted. @throws WorkEnded */
export type GoingOn = () => Promise<void>;

/** Thrown between two steps of a reading that was stopped or timed out. */
export class WorkEnded extends Error {
  constructor(readonly reason: "stopped" | "timed_out") {
    super(`The work was ended: ${reason}`);
    this.name = "WorkEnded";
  }
}

/** For work that nobody stops, such as a script's. */
export const unwatched: GoingOn = async () => {};

/**
 * Watches one piece of work: it ends when its time is over, or when `stop` was called.
 * @param withinMs milliseconds from now
 */
export function watchWork(withinMs: number): { readonly goingOn: GoingOn; stop(): void } {
  const until = performance.now() + withinMs;
  let stopped = false;
  return {
    stop() {
      stopped = true;
    },
    async goingOn() {
      // A message to stop can only arrive between two turns of the event loop.
      await nextTurn();
      if (stopped) throw new WorkEnded("stopped");
      if (performance.now() > until) throw new WorkEnded("timed_out");
    },
  };
}
