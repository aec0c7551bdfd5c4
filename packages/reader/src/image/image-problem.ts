import type { ReadFailure, ReadOutcome } from "../receipt-reader";

export type ImageProblem = Extract<
  ReadFailure,
  "empty" | "not_an_image" | "truncated" | "too_large" | "too_many_pixels"
>;

/** D12. */
export const MAX_IMAGE_BYTES = 15 * 1024 * 1024;
/** D12. */
export const MAX_IMAGE_PIXELS = 80_000_000;

const SENTENCES: Record<ReadFailure, string> = {
  empty: "The file is empty. Please choose the photo again.",
  not_an_image:
    "This is not a photo we can read. Please send a JPEG, PNG, WebP, GIF, AVIF, TIFF, HEIC or PDF.",
  truncated: "Part of the photo is missing or damaged. Please send it again, or take a new one.",
  too_large: "The file is larger than 15 MB. Please send a smaller photo.",
  too_many_pixels: "The photo has more than 80 megapixels. Please send one at a lower resolution.",
  busy: "Many receipts are being read right now. Please try again in a minute.",
  timed_out: "Reading this photo took too long. Please try a closer, sharper photo of the receipt.",
  vendor_failed: "The photo could not be read because of a fault on our side. Please try again.",
};

/** The answer for a reading that could not be made, with a sentence that says what to do. */
export function readFailure(
  reason: ReadFailure,
  message = SENTENCES[reason],
): Extract<ReadOutcome, { ok: false }> {
  return { ok: false, reason, message };
}

/** Thrown while decoding; the pipeline's edge turns it into an answer. */
export class ImageProblemError extends Error {
  constructor(
    readonly reason: ImageProblem,
    message = SENTENCES[reason],
  ) {
    super(message);
    this.name = "ImageProblemError";
  }
}
