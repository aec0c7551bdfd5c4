import path from "node:path";
import pLimit from "p-limit";
import { readFailure } from "../image/image-problem";
import { defaultWorkerPath } from "../local/worker-path";
import { ImageProcess } from "../process/image-process";
import type { ReadOutcome } from "../receipt-reader";
import type { PhotoForModel } from "./photo-for-model";

type Prepared = { readonly ok: true; readonly photo: PhotoForModel } | Extract<ReadOutcome, { ok: false }>;

/** Decoding alone takes seconds. The reading has a time limit of its own. */
const TIMEOUT_MS = 30_000;
/** The same as for the local reader, since the largest photo is the same. */
const MEMORY_BYTES = 2 * 1024 ** 3;

/** The worker's path, beside that of the reading process; a bundler must not include it in its own bundle. */
function workerFile(): string {
  return path.join(/* turbopackIgnore: true */ path.dirname(defaultWorkerPath()), "photo-worker.mjs");
}

/**
 * One photo may take all memory that the machine can spare for photos, so they are prepared one after the
 * other.
 */
const turns = pLimit(1);

async function prepareNow(bytes: Uint8Array, signal: AbortSignal): Promise<Prepared> {
  if (signal.aborted) return readFailure("timed_out");
  const process = new ImageProcess<PhotoForModel>({
    path: workerFile(),
    timeoutMs: TIMEOUT_MS,
    memoryBytes: MEMORY_BYTES,
  });
  const end = () => void process.close();
  signal.addEventListener("abort", end, { once: true });
  const outcome = await process.work(bytes, () => {});
  signal.removeEventListener("abort", end);
  await process.close();
  if (outcome.ok) return { ok: true, photo: outcome.made };
  return signal.aborted ? readFailure("timed_out") : outcome;
}

/**
 * Decodes and shrinks a photo in a process of its own, which then ends: some formats take seconds of
 * computing, and a broken file may crash its reader. Photos wait for one another (reading-38); the signal
 * ends wait and process.
 */
export async function preparePhoto(bytes: Uint8Array, signal: AbortSignal): Promise<Prepared> {
  const waiting = new AbortController();
  const givenUp = new Promise<Prepared>((resolve) => {
    const onAbort = () => resolve(readFailure("timed_out"));
    signal.addEventListener("abort", onAbort, { signal: waiting.signal });
  });
  const prepared = turns(() => {
    // From here on, `prepareNow` handles the signal, and ends the process first.
    waiting.abort();
    return prepareNow(bytes, signal);
  });
  return Promise.race([prepared, givenUp]);
}
