import path from "node:path";
import type { Box } from "@gf-ledger/domain/reading/receipt-reading";
import pLimit from "p-limit";
import { MAX_PROCESS_BYTES, readFailure } from "../image/image-problem";
import { defaultWorkerPath } from "../local/worker-path";
import { ImageProcess } from "../process/image-process";
import type { ReadOutcome } from "../receipt-reader";
import type { BoxesAsked, PhotoForModel } from "./photo-for-model";

type Prepared<Made> = { readonly ok: true; readonly photo: Made } | Extract<ReadOutcome, { ok: false }>;

/** Decoding alone takes seconds. The reading has a time limit of its own. */
const TIMEOUT_MS = 30_000;

/** The worker's path, beside that of the reading process; a bundler must not include it in its own bundle. */
function workerFile(): string {
  return path.join(/* turbopackIgnore: true */ path.dirname(defaultWorkerPath()), "photo-worker.mjs");
}

/**
 * One photo may take all memory that the machine can spare for photos, so they are prepared one after the
 * other.
 */
const turns = pLimit(1);

async function prepareNow<Made>(
  bytes: Uint8Array,
  signal: AbortSignal,
  asked?: BoxesAsked,
): Promise<Prepared<Made>> {
  if (signal.aborted) return readFailure("timed_out");
  const process = new ImageProcess<Made>({
    path: workerFile(),
    timeoutMs: TIMEOUT_MS,
    memoryBytes: MAX_PROCESS_BYTES,
  });
  const end = () => void process.close();
  signal.addEventListener("abort", end, { once: true });
  const outcome = await process.work(bytes, () => {}, undefined, asked);
  signal.removeEventListener("abort", end);
  await process.close();
  if (outcome.ok) return { ok: true, photo: outcome.made };
  return signal.aborted ? readFailure("timed_out") : outcome;
}

/** Photos wait for one another (reading-38); the signal ends wait and process. */
function inTurn<Made>(bytes: Uint8Array, signal: AbortSignal, asked?: BoxesAsked): Promise<Prepared<Made>> {
  const waiting = new AbortController();
  const givenUp = new Promise<Prepared<Made>>((resolve) => {
    const onAbort = () => resolve(readFailure("timed_out"));
    signal.addEventListener("abort", onAbort, { signal: waiting.signal });
  });
  const prepared = turns(() => {
    // From here on, `prepareNow` handles the signal, and ends the process first.
    waiting.abort();
    return prepareNow<Made>(bytes, signal, asked);
  });
  return Promise.race([prepared, givenUp]);
}

/**
 * Decodes and shrinks a photo in a process of its own, which then ends: some formats take seconds of
 * computing, and a broken file may crash its reader.
 */
export function preparePhotoForModel(
  bytes: Uint8Array,
  signal: AbortSignal,
): Promise<Prepared<PhotoForModel>> {
  return inTurn(bytes, signal);
}

/** The same for some of its lines alone: a JPEG of each, in the order of the boxes. */
export function prepareLines(
  bytes: Uint8Array,
  boxes: readonly Box[],
  signal: AbortSignal,
): Promise<Prepared<readonly Uint8Array[]>> {
  return inTurn(bytes, signal, { boxes });
}
