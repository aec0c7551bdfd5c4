import { Worker } from "node:worker_threads";
import type { FuzzOutcome } from "./fuzz-loop";

/** One input may take this long; a receipt of a page takes milliseconds. */
const HANG_MS = 10_000;
const LOOK_EVERY_MS = 500;
const INPUT_BYTES = 8192;

export interface Crash {
  readonly data: Uint8Array;
  readonly error: string;
}

export interface TargetOutcome extends FuzzOutcome {
  readonly crashes: readonly Crash[];
}

type Message = { crash: Uint8Array; error: string } | { outcome: FuzzOutcome };

/** Fuzzes one target in a thread of its own, which is ended when an input never comes back. */
export function runTarget(
  bundle: string,
  order: { name: string; seconds: number; seed: number },
): Promise<TargetOutcome> {
  const shared = new SharedArrayBuffer(INPUT_BYTES + 4);
  const beat = new SharedArrayBuffer(4);
  const beats = new Int32Array(beat);
  const worker = new Worker(bundle, { workerData: { ...order, shared, beat } });
  const crashes: Crash[] = [];
  return new Promise((resolve, reject) => {
    let last = { beat: -1, at: Date.now() };
    const finish = (outcome: FuzzOutcome) => {
      clearInterval(watch);
      void worker.terminate();
      resolve({ ...outcome, crashes });
    };
    const watch = setInterval(() => {
      const now = Atomics.load(beats, 0);
      if (now !== last.beat) last = { beat: now, at: Date.now() };
      else if (Date.now() - last.at > HANG_MS) {
        const length = new Int32Array(shared, 0, 1)[0] ?? 0;
        crashes.push({ data: new Uint8Array(shared, 4).slice(0, length), error: "It never came back." });
        finish({ runs: now, inputs: 0, places: 0 });
      }
    }, LOOK_EVERY_MS);
    worker.on("message", (message: Message) => {
      if ("outcome" in message) return finish(message.outcome);
      crashes.push({ data: message.crash, error: message.error });
    });
    worker.on("error", (error) => {
      clearInterval(watch);
      reject(error);
    });
  });
}
