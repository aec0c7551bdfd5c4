import { done, type Outcome, refused } from "@gf-ledger/domain/outcome/outcome";
import type { ReadFailure, ReadOptions, ReadOutcome } from "@gf-ledger/reader/receipt-reader";
import type { ApiContext } from "../context";

/** Told to a caller who should try again when no better time is known. */
const RETRY_AFTER_SECONDS = 10;

/** Why there is no reading: the photo can't be read, or the reader can't do it now. */
export type Unread =
  | "photo_unusable"
  | "photo_too_large"
  | "photo_too_full"
  | "reader_unavailable"
  | "reader_places_taken";

const REASONS: Record<ReadFailure, Unread> = {
  not_an_image: "photo_unusable",
  truncated: "photo_unusable",
  empty: "photo_unusable",
  too_large: "photo_too_large",
  too_many_pixels: "photo_too_large",
  too_much_text: "photo_too_full",
  too_much_memory: "photo_too_large",
  busy: "reader_unavailable",
  too_many_waiting: "reader_places_taken",
  stopping: "reader_unavailable",
  timed_out: "reader_unavailable",
  vendor_failed: "reader_unavailable",
};

export type Read = Extract<ReadOutcome, { ok: true }>;

/** Reads an image with the reader of the caller's plan (reading-2); refused with the reader's message. */
export async function readImage(
  ctx: ApiContext,
  image: Uint8Array,
  premium: boolean,
  options: ReadOptions = {},
): Promise<Outcome<Read, Unread>> {
  const reader = premium ? ctx.readers.premium : ctx.readers.local;
  const outcome = await reader.read(image, options);
  if (outcome.ok) return done(outcome);
  const { message, retryAfterSeconds = RETRY_AFTER_SECONDS } = outcome;
  const reason = REASONS[outcome.reason];
  return reason === "reader_unavailable" || reason === "reader_places_taken"
    ? refused(reason, { message, retryAfterSeconds })
    : refused(reason, { message });
}
