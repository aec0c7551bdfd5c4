import { MAX_IMAGE_BYTES, readFailure } from "../image/image-problem";
import type { ReadOptions, ReadOutcome, ReceiptReader } from "../receipt-reader";
import { READER_VERSION } from "./reader-version";
import { type ReadingTask, ReadingWorker } from "./reading-worker";
import { defaultWorkerPath } from "./worker-path";

export interface LocalReaderSettings {
  /** Absolute path of the built worker. */
  workerPath?: string;
  /** Threads, each with its own models (some 0.7 GB at work). */
  workers?: number;
  /** Images that may wait; one more is answered `busy`. */
  queueLimit?: number;
  /** For one image, from when it leaves the queue. */
  timeoutMs?: number;
}

/**
 * The reader on this machine (door 1). Nothing native is loaded into the caller's thread, which only
 * passes bytes and messages, so its event loop stays free.
 */
export function createLocalReader(settings: LocalReaderSettings = {}): ReceiptReader {
  const { workers = 1, queueLimit = 20, timeoutMs = 60_000 } = settings;
  const path = settings.workerPath ?? defaultWorkerPath();
  const queue: ReadingTask[] = [];
  const timers = new Map<ReadingTask, NodeJS.Timeout>();
  const pool = Array.from({ length: workers }, () => new ReadingWorker(path, next));
  let closed = false;

  function next(): void {
    for (const worker of pool.filter(({ idle }) => idle)) {
      const task = queue.shift();
      if (!task) return;
      timers.set(
        task,
        setTimeout(() => {
          task.answer(readFailure("timed_out"));
          void worker.drop(task);
        }, timeoutMs),
      );
      worker.run(task);
    }
  }

  async function leave(task: ReadingTask): Promise<void> {
    const place = queue.indexOf(task);
    if (place >= 0) queue.splice(place, 1);
    await Promise.all(pool.map((worker) => worker.drop(task)));
  }

  function read(image: Uint8Array, { onStage, signal }: ReadOptions = {}): Promise<ReadOutcome> {
    return new Promise((resolve) => {
      if (image.length === 0) return resolve(readFailure("empty"));
      if (image.length > MAX_IMAGE_BYTES) return resolve(readFailure("too_large"));
      const full = queue.length >= queueLimit && !pool.some(({ idle }) => idle);
      if (closed || full || signal?.aborted) return resolve(readFailure("busy"));
      const onAbort = () => {
        task.answer(readFailure("busy"));
        void leave(task);
      };
      const task: ReadingTask = {
        image,
        onStage: (stage) => onStage?.(stage),
        answer: (outcome) => {
          clearTimeout(timers.get(task));
          timers.delete(task);
          signal?.removeEventListener("abort", onAbort);
          resolve(outcome);
        },
      };
      signal?.addEventListener("abort", onAbort, { once: true });
      onStage?.("queued");
      queue.push(task);
      next();
    });
  }

  return {
    name: "local",
    version: READER_VERSION,
    read,
    async close() {
      closed = true;
      for (const task of queue.splice(0)) task.answer(readFailure("busy"));
      await Promise.all(pool.map((worker) => worker.close()));
    },
  };
}
