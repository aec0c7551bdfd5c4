import { MAX_IMAGE_SIZE } from "@gf-ledger/domain/image/image-limits";
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
  empty: "The file is empty. Please choose the photo again.",
  not_an_image:
    "This is not a photo we can read. Please send a JPEG, PNG, WebP, GIF, AVIF, TIFF, HEIC or PDF.",
  truncated: "Part of the photo is missing or damaged. Please send it again, or take a new one.",
  too_large: `The file is larger than ${MAX_IMAGE_SIZE}. Please send a smaller photo.`,
  too_many_pixels: "The photo has more than 80 megapixels. Please send one at a lower resolution.",
  too_much_text:
    "This photo holds far more text than a receipt does. Please send a photo of the receipt alone, a long one in parts.",
  too_much_memory:
    "This photo takes more memory to read than there is. Please send it as a JPEG, or at a lower resolution.",
  busy: "Many receipts are being read right now. Please try again in a minute.",
  too_many_waiting: "Other photos of yours are waiting to be read. Please send this one when they are done.",
  stopping:
    "The server is being restarted, and this photo was not read. Please send it again in a few seconds.",
  timed_out: "Reading this photo took too long. Please try a closer, sharper photo of the receipt.",
  vendor_failed: "The photo could not be read because of a fault on our side. Please try again.",
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
