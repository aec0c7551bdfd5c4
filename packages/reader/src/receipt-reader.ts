import type { QueuePlace, ReadingStage } from "@gf-ledger/domain/reading/reading-stage";
import type { ReceiptReading } from "@gf-ledger/domain/reading/receipt-reading";

/** Whose photo it is, and how many photos of theirs may wait at once (api-20). */
export interface ReadingOwner {
  readonly id: string;
  readonly places: number;
}

export interface ReadOptions {
  /** Called as the reading moves on; with `queued`, and again whenever it changes, the place in the queue. */
  readonly onStage?: (stage: ReadingStage, place?: QueuePlace) => void;
  readonly signal?: AbortSignal;
  /** Absent: somebody at a command line. */
  readonly owner?: ReadingOwner;
}

export type ReadFailure =
  | "not_an_image"
  | "truncated"
  | "too_large"
  | "too_many_pixels"
  | "too_much_text"
  | "too_much_memory"
  | "empty"
  | "busy"
  | "too_many_waiting"
  | "stopping"
  | "timed_out"
  | "vendor_failed";

/** A reading. `imageSha256` (hex) is of the bytes as sent; `perceptualHash` is 16 hex digits. */
export interface ReadImage {
  readonly reading: ReceiptReading;
  readonly imageSha256: string;
  readonly perceptualHash: string;
}

/** What a reading came to. */
export type ReadOutcome =
  | ({ ok: true } & ReadImage)
  | { ok: false; reason: ReadFailure; message: string; retryAfterSeconds?: number };

/**
 * Door 1. An adapter never throws for a bad image: it answers `{ ok: false }` with a sentence to show. It answers
 * when it has let go of the image, also after its signal was aborted.
 */
export interface ReceiptReader {
  readonly name: "local" | "openai";
  readonly version: string;
  read(image: Uint8Array, options?: ReadOptions): Promise<ReadOutcome>;
  /** Ends processes; readings under way are answered `busy`. */
  close(): Promise<void>;
}
