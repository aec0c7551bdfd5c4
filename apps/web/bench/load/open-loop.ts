import { setTimeout as sleep } from "node:timers/promises";

export interface OpenLoop {
  /** Arrivals a second, evenly spaced. */
  readonly rate: number;
  readonly seconds: number;
  /** Requests in hand at once, beyond which an arrival is turned away and counted as such. */
  readonly most: number;
  /** Sends request `n`; false when it was not answered well. */
  readonly send: (n: number) => Promise<boolean>;
  readonly clock?: Clock;
}

/** What tells the time and lets it pass, in milliseconds. */
interface Clock {
  now(): number;
  sleep(milliseconds: number): Promise<unknown>;
}
const REAL: Clock = { now: () => performance.now(), sleep };

export interface OpenLoopResult {
  /** Milliseconds of each request that was answered well, from when it was due, not from when it could be sent. */
  readonly times: readonly number[];
  readonly failed: number;
  readonly turnedAway: number;
}

/**
 * Requests that arrive at a constant rate, whether earlier ones are answered or not, as those of many people do. A
 * closed loop waits while the server does, and so leaves out the slow moments; here whoever was due meanwhile waited.
 */
export async function openLoop({
  rate,
  seconds,
  most: max,
  send,
  clock = REAL,
}: OpenLoop): Promise<OpenLoopResult> {
  const times: number[] = [];
  let [failed, turnedAway, inHand] = [0, 0, 0];
  const sent: Promise<void>[] = [];
  const since = clock.now();
  const arrive = async (n: number, due: number) => {
    inHand += 1;
    const well = await send(n).catch(() => false);
    inHand -= 1;
    if (well) times.push(clock.now() - due);
    else failed += 1;
  };
  const count = Math.floor(rate * seconds);
  for (let n = 0; n < count; n += 1) {
    const due = since + (n * 1000) / rate;
    const early = due - clock.now();
    if (early > 0) await clock.sleep(early);
    if (inHand >= max) turnedAway += 1;
    else sent.push(arrive(n, due));
  }
  await Promise.all(sent);
  return { times, failed, turnedAway };
}
