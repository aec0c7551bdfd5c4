import { setTimeout as sleep } from "node:timers/promises";
import { FIGURES_TOKEN } from "../../resilience/support/product";

/** How soon `/api/health` must answer a second client, whatever the first client does. */
export const HEALTH_WITHIN_MS = 1_000;

/** Calls of each kind: their code is loaded with the first one, a third of a second that no attack is to blame for. */
const FIRST_CALLS = ["/api/user", "/api/trpc/auth.user"];
/** Answers about health count from here on: they ask the database too, which a busy machine keeps waiting. */
const LATE_SECONDS = 2.5;
const ASK_EVERY_MS = 100;
const GIVE_UP_MS = 20_000;

/** The server's own figures. Its event loop's lag is of the time since they were asked for before. */
async function figures(origin: string): Promise<string> {
  const headers = { authorization: `Bearer ${FIGURES_TOKEN}` };
  const answer = await fetch(`${origin}/api/metrics`, { headers, signal: AbortSignal.timeout(GIVE_UP_MS) });
  if (answer.status !== 200) throw new Error(`The server's figures were answered ${answer.status}.`);
  return answer.text();
}

function lagIn(text: string): number {
  const [, seconds] = /^nodejs_eventloop_lag_max_seconds (\S+)$/m.exec(text) ?? [];
  if (seconds === undefined) throw new Error("The server does not say how long its event loop stood still.");
  return Number(seconds) * 1000;
}

/** How many answers about health took no longer than each of the histogram's bounds, in seconds. */
function answersWithin(text: string): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const [, labels = "", count] of text.matchAll(/^gf_request_seconds_bucket\{(.*)\} (\d+)$/gm)) {
    const [, bound = ""] = /le="([^"]+)"/.exec(labels) ?? [];
    const seconds = bound === "+Inf" ? Number.POSITIVE_INFINITY : Number(bound);
    if (labels.includes('route_class="health"'))
      counts.set(seconds, (counts.get(seconds) ?? 0) + Number(count));
  }
  return counts;
}

/** The largest bound, in milliseconds, that a late answer between two sets of figures took longer than; 0 without one. */
function slowestBetween(before: string, after: string): number {
  const [was, is] = [answersWithin(before), answersWithin(after)];
  const within = (bound: number) => (is.get(bound) ?? 0) - (was.get(bound) ?? 0);
  const all = within(Number.POSITIVE_INFINITY);
  return (
    Math.max(0, ...[...is.keys()].filter((bound) => bound >= LATE_SECONDS && within(bound) < all)) * 1000
  );
}

/**
 * A second client that asks `/api/health` ten times a second. What counts is what the server itself measures, since a
 * busy machine keeps the client waiting too: how long its event loop stood still, and how long it had a question
 * before it answered.
 * @returns `stop`, which resolves with the longest of these in milliseconds: `Infinity` if an answer was missing or
 * not 200
 */
export async function watchHealth(origin: string): Promise<{ stop(): Promise<number> }> {
  let on = true;
  let missing = 0;
  for (const path of FIRST_CALLS) await (await fetch(`${origin}${path}`)).text();
  const before = await figures(origin);
  const watching = (async () => {
    while (on) {
      const status = await fetch(`${origin}/api/health`, { signal: AbortSignal.timeout(GIVE_UP_MS) })
        .then((answer) => answer.status)
        .catch(() => 0);
      if (status !== 200) missing += 1;
      await sleep(ASK_EVERY_MS);
    }
  })();
  return {
    async stop() {
      on = false;
      await watching;
      if (missing > 0) return Number.POSITIVE_INFINITY;
      const after = await figures(origin);
      return Math.max(lagIn(after), slowestBetween(before, after));
    },
  };
}
