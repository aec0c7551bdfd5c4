import { MAX_PROCESS_BYTES, readFailure } from "../image/image-problem";
import { ImageProcess } from "../process/image-process";
import type { ProcessUse } from "../process/process-messages";
import { createFairReader, type FairReader } from "../queue/fair-reader";
import type { ReadImage, ReadOptions, ReadOutcome } from "../receipt-reader";
import { READER_VERSION } from "./reader-version";
import { defaultWorkerPath } from "./worker-path";

export interface LocalReaderSettings {
  /** Absolute path of the built process. */
  workerPath?: string;
  /** Number of processes, each with its own models (about 0.7 GB at work); 1 by default. */
  workers?: number;
  /** Milliseconds for one image, from when it leaves the queue. */
  timeoutMs?: number;
  /** The most bytes one process may hold; by default 1.6 GB, half as much again as the largest honest photo takes. */
  memoryBytes?: number;
  /** The most bytes of waiting images, of all accounts together. */
  maxWaitingBytes?: number;
  /** Milliseconds that readings under way may still take when the reader is told to stop. */
  lastReadingMs?: number;
  /** Called after each image with what it cost its process. */
  onUse?: (use: ProcessUse) => void;
}

/**
 * The reader on this machine. Nothing native is loaded into the caller's process, which only passes
 * bytes and messages: a photo that breaks its process costs only itself.
 */
export function createLocalReader(settings: LocalReaderSettings = {}): FairReader {
  const { workers = 1, timeoutMs = 60_000, memoryBytes = MAX_PROCESS_BYTES } = settings;
  const { maxWaitingBytes, lastReadingMs, onUse } = settings;
  const path = settings.workerPath ?? defaultWorkerPath();
  const pool = Array.from(
    { length: workers },
    () => new ImageProcess<ReadImage>({ path, timeoutMs, memoryBytes, ...(onUse ? { onUse } : {}) }),
  );
  let closed = false;

  async function read(
    image: Uint8Array,
    { onStage = () => {}, signal }: ReadOptions = {},
  ): Promise<ReadOutcome> {
    const process = pool.find(({ idle }) => idle);
    if (closed || !process) return readFailure("busy");
    const outcome = await process.work(image, onStage, signal);
    return outcome.ok ? { ok: true, ...outcome.made } : outcome;
  }

  async function close(): Promise<void> {
    closed = true;
    await Promise.all(pool.map((process) => process.close()));
  }

  return createFairReader(
    { name: "local", version: READER_VERSION, read, close },
    {
      atOnce: workers,
      ...(maxWaitingBytes === undefined ? {} : { maxWaitingBytes }),
      ...(lastReadingMs === undefined ? {} : { lastReadingMs }),
    },
  );
}
