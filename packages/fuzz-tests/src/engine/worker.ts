import { parentPort, workerData } from "node:worker_threads";
import { TARGETS } from "../targets";
import { fuzz } from "./fuzz-loop";

interface Order {
  readonly name: string;
  readonly seconds: number;
  readonly seed: number;
  /** The input under way: its length in the first four bytes, then itself. */
  readonly shared: SharedArrayBuffer;
  /** Raised with every run; one that stands still is a parser that hangs. */
  readonly beat: SharedArrayBuffer;
}

async function work({ name, seconds, seed, shared, beat }: Order): Promise<void> {
  const target = TARGETS[name];
  if (!target) throw new Error(`There is no target ${name}.`);
  const beats = new Int32Array(beat);
  const length = new Int32Array(shared, 0, 1);
  const input = new Uint8Array(shared, 4);
  const outcome = await fuzz(
    target,
    { seconds, seed },
    {
      onInput(data) {
        input.set(data.subarray(0, input.length));
        length[0] = Math.min(data.length, input.length);
        Atomics.add(beats, 0, 1);
      },
      onCrash: (data, error) => parentPort?.postMessage({ crash: data, error: String(error) }),
    },
  );
  parentPort?.postMessage({ outcome });
}

void work(workerData as Order);
