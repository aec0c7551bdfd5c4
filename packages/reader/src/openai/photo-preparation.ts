import path from "node:path";
import { Worker } from "node:worker_threads";
import { readFailure } from "../image/image-problem";
import { defaultWorkerPath } from "../local/worker-path";
import type { ReadOutcome } from "../receipt-reader";
import type { PhotoForModel } from "./photo-for-model";
import type { PhotoAnswer } from "./photo-worker";

type Prepared = { readonly ok: true; readonly photo: PhotoForModel } | Extract<ReadOutcome, { ok: false }>;

/** Beside the reading worker; a bundler must not take it for a part of its own bundle. */
function workerFile(): string {
  return path.join(/* turbopackIgnore: true */ path.dirname(defaultWorkerPath()), "photo-worker.mjs");
}

/**
 * Decodes and shrinks a photo in a thread of its own, which ends with it: some formats take a second of
 * computing, and the caller's event loop has other users. The signal ends the thread.
 */
export function preparePhoto(bytes: Uint8Array, signal: AbortSignal): Promise<Prepared> {
  return new Promise((resolve) => {
    const worker = new Worker(/* turbopackIgnore: true */ workerFile(), {
      workerData: bytes,
      stdout: true,
    });
    // libheif prints what it thinks of a broken file; standard output belongs to whoever asked.
    worker.stdout.resume();
    const settle = (prepared: Prepared) => {
      signal.removeEventListener("abort", stop);
      resolve(prepared);
    };
    const stop = () => {
      settle(readFailure("timed_out"));
      void worker.terminate();
    };
    signal.addEventListener("abort", stop);
    worker.on("message", (answer: PhotoAnswer) => {
      settle(answer.ok ? answer : readFailure(answer.reason, answer.message));
    });
    worker.on("error", (error) => {
      console.error("A photo could not be prepared for the vision model", error);
      settle(readFailure("not_an_image"));
    });
    worker.on("exit", () => settle(readFailure("not_an_image")));
  });
}
