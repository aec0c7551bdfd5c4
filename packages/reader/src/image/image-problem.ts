import { MAX_IMAGE_MEGABYTES } from "@gf-ledger/domain/image/image-limits";
import { messageKey } from "@gf-ledger/domain/messages/message-key";
import type { ReadFailure, ReadOutcome } from "../receipt-reader";

export type ImageProblem = Extract<
  ReadFailure,
  | "empty"
  | "not_an_image"
  | "truncated"
  | "too_large"
  | "too_many_pixels"
  | "too_much_text"
  | "too_much_memory"
>;

/** receipts-3. */
export const MAX_IMAGE_PIXELS = 80_000_000;

/** reading-68. Of a picture that is decoded whole, in all its channels: an opaque one of 80 megapixels and 8 bits. */
export const MAX_WHOLE_BYTES = 3 * MAX_IMAGE_PIXELS;

/**
 * reading-68. Of a HEIC, which libheif decodes whole and several times over; the largest that phones take, 8160 by
 * 6120, has fewer.
 */
export const MAX_HEIC_PIXELS = 50_000_000;

/** The most that a process which decodes a picture may hold; with the server and its database they stay below 2.5 GB. */
export const MAX_PROCESS_BYTES = 1.6 * 1024 ** 3;

const SENTENCES: Record<ReadFailure, string> = {
  empty: messageKey("photoFaults.empty"),
  not_an_image: messageKey("photoFaults.unknown"),
  truncated: messageKey("photoFaults.damaged"),
  too_large: messageKey("photoFaults.tooLarge", { most: MAX_IMAGE_MEGABYTES }),
  too_many_pixels: messageKey("photoFaults.pixels"),
  too_much_text: messageKey("photoFaults.text"),
  too_much_memory: messageKey("photoFaults.memory"),
  busy: messageKey("photoFaults.busy"),
  too_many_waiting: messageKey("photoFaults.waiting"),
  stopping: messageKey("photoFaults.restart"),
  timed_out: messageKey("photoFaults.timedOut"),
  vendor_failed: messageKey("photoFaults.fault"),
};

/** The outcome of a reading that failed, with a sentence that says what to do. */
export function readFailure(
  reason: ReadFailure,
  message = SENTENCES[reason],
): Extract<ReadOutcome, { ok: false }> {
  return { ok: false, reason, message };
}

/** Thrown while decoding; the end of the pipeline turns it into an outcome. */
export class ImageProblemError extends Error {
  constructor(
    readonly reason: ImageProblem,
    message = SENTENCES[reason],
  ) {
    super(message);
    this.name = "ImageProblemError";
  }
}
