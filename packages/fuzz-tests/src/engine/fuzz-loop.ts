import type { FuzzTarget } from "../fuzz-target";
import { forgetCoverage, ReachedPlaces } from "./coverage";
import { mutate, seedWords } from "./mutation";

export interface FuzzProgress {
  /** Called before every run, so that an input that never comes back is known. */
  readonly onInput: (data: Uint8Array) => void;
  readonly onCrash: (data: Uint8Array, error: unknown) => void;
}

export interface FuzzOutcome {
  readonly runs: number;
  readonly inputs: number;
  readonly places: number;
}

/** Numbers below `limit` from a seed (mulberry32), so that a run can be repeated. */
function randomBelow(seed: number): (limit: number) => number {
  let state = seed >>> 0;
  return (limit) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * limit);
  };
}

const messageOf = (error: unknown) => String(error).slice(0, 200);

/** A smaller input that fails alike: pieces are dropped as long as the failure stays. */
async function shrunk(target: FuzzTarget, data: Uint8Array, failure: string): Promise<Uint8Array> {
  let smallest = data;
  for (let piece = Math.ceil(data.length / 2); piece >= 1; piece = Math.floor(piece / 2)) {
    for (let at = 0; at + piece <= smallest.length; ) {
      const less = new Uint8Array([...smallest.subarray(0, at), ...smallest.subarray(at + piece)]);
      const same = await failureOf(target, less).then(
        (error) => error !== null && messageOf(error) === failure,
      );
      if (same) smallest = less;
      else at += piece;
    }
  }
  return smallest;
}

async function failureOf(target: FuzzTarget, data: Uint8Array): Promise<unknown | null> {
  try {
    await target.run(data.slice());
    return null;
  } catch (error) {
    return error ?? new Error("threw nothing");
  }
}

/**
 * Runs the target on neighbours of its good inputs for a bounded time. An input that reaches new code becomes a
 * good input itself. Each failure, told apart by its message, is reported once and as small as it can be made.
 */
export async function fuzz(
  target: FuzzTarget,
  { seconds, seed }: { seconds: number; seed: number },
  { onInput, onCrash }: FuzzProgress,
): Promise<FuzzOutcome> {
  const below = randomBelow(seed);
  const seeds = await target.seeds();
  const words = seedWords(seeds);
  const places = new ReachedPlaces();
  const inputs: Uint8Array[] = [];
  const failures = new Set<string>();
  const until = Date.now() + seconds * 1000;
  let runs = 0;

  async function tryOut(data: Uint8Array): Promise<void> {
    runs += 1;
    onInput(data);
    forgetCoverage();
    const error = await failureOf(target, data);
    if (places.addLastRun() > 0) inputs.push(data);
    if (error === null || failures.has(messageOf(error))) return;
    failures.add(messageOf(error));
    onCrash(await shrunk(target, data, messageOf(error)), error);
  }

  for (const data of seeds) await tryOut(data);
  while (Date.now() < until) {
    // Half of the time one of the newest, which stand at the edge of what is known.
    const recent = Math.max(0, inputs.length - 20);
    const base = inputs[below(2) ? recent + below(inputs.length - recent) : below(inputs.length)];
    const other = inputs[below(inputs.length)];
    if (base && other) await tryOut(mutate(base, other, words, below));
  }
  return { runs, inputs: inputs.length, places: places.count };
}
