import { setTimeout as sleep } from "node:timers/promises";

/** How soon `/api/health` must answer a second client, whatever the first client does. */
export const HEALTH_WITHIN_MS = 1_000;

const ASK_EVERY_MS = 100;
const GIVE_UP_MS = 20_000;

/**
 * A second client that asks `/api/health` ten times a second.
 * @returns `stop`, which resolves with the slowest answer in milliseconds: `Infinity` if one was missing or
 * not 200.
 */
export function watchHealth(origin: string): { stop(): Promise<number> } {
  let on = true;
  let slowest = 0;
  const watching = (async () => {
    while (on) {
      const asked = performance.now();
      const status = await fetch(`${origin}/api/health`, { signal: AbortSignal.timeout(GIVE_UP_MS) })
        .then((answer) => answer.status)
        .catch(() => 0);
      slowest = Math.max(slowest, status === 200 ? performance.now() - asked : Number.POSITIVE_INFINITY);
      await sleep(ASK_EVERY_MS);
    }
  })();
  return {
    async stop() {
      on = false;
      await watching;
      return slowest;
    },
  };
}
