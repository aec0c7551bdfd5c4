import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { percentile } from "../measurement";
import type { Fleet } from "../process/fleet";
import { processorSeconds } from "../process/processor-time";
import { type Crowd, cookieOf, personAsking } from "./crowd";
import { type OpenLoopResult, openLoop } from "./open-loop";
import { createSender } from "./send";

/** Light calls a second beside the photos. */
const CALLS_A_SECOND = 10;

export interface PhotoLoad {
  readonly aMinute: number;
  readonly times: readonly number[];
  readonly failed: number;
  /** Light calls meanwhile, in milliseconds from when they were due. */
  readonly callsP95: number;
  /** Seconds of processors for a photo, in the readers. */
  readonly readerSeconds: number;
}

/** So many photos, two for each reader in hand at once, each of another account and none known; light calls beside. */
export async function photoLoad(
  fleet: Fleet,
  crowd: Crowd,
  root: string,
  { photos, seconds }: { readonly photos: number; readonly seconds: number },
): Promise<PhotoLoad> {
  const { servers, readers } = fleet;
  const [server] = servers;
  if (!server) throw new Error("There is no web server.");
  const sender = createSender();
  const jpeg = await readFile(join(root, "apps/web/public/samples/receipt-ca.jpg"));
  const upload = async (n: number): Promise<number> => {
    // Bytes after the picture's end make it another file: a known one would not be read again.
    const another = Buffer.concat([jpeg, Buffer.from(`${process.pid} ${n} ${performance.now()}`)]);
    const since = performance.now();
    const status = await sender.send(servers[n % servers.length] ?? server, {
      path: "/api/receipts",
      cookie: cookieOf(personAsking(crowd, n)),
      body: JSON.stringify({ base64Image: another.toString("base64") }),
    });
    return status === 200 ? performance.now() - since : Number.NaN;
  };
  try {
    // The models are loaded with the first photo of each reader.
    await Promise.all(readers.flatMap((_, n) => [upload(2 * n), upload(2 * n + 1)]));
    const used = () => processorSeconds(readers.map(({ processId }) => processId));
    const before = await used();
    const since = performance.now();
    const times: number[] = [];
    let [next, failed, under] = [2 * readers.length, 0, true];
    const end = next + photos;
    const one = async () => {
      while (next < end && performance.now() - since < seconds * 1000) {
        const n = next;
        next += 1;
        const time = await upload(n);
        if (Number.isNaN(time)) failed += 1;
        else times.push(time);
      }
    };
    const calls = callsWhile(fleet, crowd, () => under);
    await Promise.all(Array.from({ length: 2 * readers.length }, one));
    const minutes = (performance.now() - since) / 60_000;
    const after = await used();
    under = false;
    const light = await calls;
    return {
      aMinute: times.length / minutes,
      times,
      failed,
      callsP95: percentile(light.times, 0.95),
      readerSeconds: (after - before) / Math.max(1, times.length),
    };
  } finally {
    sender.close();
  }
}

/** Light calls at a constant rate, second by second, as long as `on` says so. */
async function callsWhile({ servers }: Fleet, crowd: Crowd, on: () => boolean): Promise<OpenLoopResult> {
  const sender = createSender();
  const parts: OpenLoopResult[] = [];
  while (on()) {
    parts.push(
      await openLoop({
        rate: CALLS_A_SECOND,
        seconds: 1,
        most: 100,
        send: (n) => {
          const server = servers[n % servers.length];
          if (!server) throw new Error("There is no web server.");
          const call = { path: "/api/user", cookie: cookieOf(personAsking(crowd, n)) };
          return sender.send(server, call).then((status) => status === 200);
        },
      }),
    );
  }
  sender.close();
  return {
    times: parts.flatMap(({ times }) => times),
    failed: parts.reduce((sum, { failed }) => sum + failed, 0),
    turnedAway: parts.reduce((sum, { turnedAway }) => sum + turnedAway, 0),
  };
}
