import type { ReceiptReading } from "@gf-ledger/domain/reading/receipt-reading";

export type ReadingStage = "queued" | "prepare" | "find_text" | "read_text" | "understand";

export interface ReadOptions {
  /** Called as the reading moves on. */
  readonly onStage?: (stage: ReadingStage) => void;
  readonly signal?: AbortSignal;
}

export type ReadFailure =
  | "not_an_image"
  | "truncated"
  | "too_large"
  | "too_many_pixels"
  | "empty"
  | "busy"
  | "timed_out"
  | "vendor_failed";

/** What a reading came to. `imageSha256` (hex) is of the bytes as sent; `perceptualHash` is 16 hex digits. */
export type ReadOutcome =
  | { ok: true; reading: ReceiptReading; imageSha256: string; perceptualHash: string }
  | { ok: false; reason: ReadFailure; message: string };

/** Door 1. An adapter never throws for a bad image: it answers `{ ok: false }` with a sentence to show. */
export interface ReceiptReader {
  readonly name: "local" | "openai";
  readonly version: string;
  read(image: Uint8Array, options?: ReadOptions): Promise<ReadOutcome>;
  /** Ends workers; readings under way are answered `busy`. */
  close(): Promise<void>;
}
