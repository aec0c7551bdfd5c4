import type { QueuePlace, ReadingStage } from "@gf-ledger/domain/reading/reading-stage";
import type { ReceiptReading } from "@gf-ledger/domain/reading/receipt-reading";

/** The account whose photo it is, and how many of its photos may wait at once (api-20). */
export interface ReadingOwner {
  readonly id: string;
  readonly places: number;
}

export interface ReadOptions {
  /** Called at each stage; `queued` comes with the place in the queue, and again whenever that changes. */
  readonly onStage?: (stage: ReadingStage, place?: QueuePlace) => void;
  readonly signal?: AbortSignal;
  /** Absent for a command line. */
  readonly owner?: ReadingOwner;
}

export const READ_FAILURES = [
  "not_an_image",
  "truncated",
  "too_large",
  "too_many_pixels",
  "too_much_text",
  "too_much_memory",
  "empty",
  "busy",
  "too_many_waiting",
  "stopping",
  "timed_out",
  "vendor_failed",
] as const;
export type ReadFailure = (typeof READ_FAILURES)[number];

/** A reading. `imageSha256` (hex) is of the bytes as sent; `perceptualHash` is 16 hex digits. */
export interface ReadImage {
  readonly reading: ReceiptReading;
  readonly imageSha256: string;
  readonly perceptualHash: string;
}

/** The reading, or why there is none. */
export type ReadOutcome =
  | ({ ok: true } & ReadImage)
  | { ok: false; reason: ReadFailure; message: string; retryAfterSeconds?: number };

/**
 * Door 1. An adapter never throws for a bad image: it answers `{ ok: false }` with a sentence to show. It
 * answers only when it has let go of the image, even after its signal was aborted.
 */
export interface ReceiptReader {
  readonly name: ReceiptReading["reader"]["name"];
  readonly version: string;
  read(image: Uint8Array, options?: ReadOptions): Promise<ReadOutcome>;
  /** Ends the reader's processes; readings under way are answered `busy`. */
  close(): Promise<void>;
}
