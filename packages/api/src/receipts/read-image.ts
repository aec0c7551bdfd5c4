import { AppError, type ErrorCode } from "@gf-ledger/domain/app-error";
import type { ReadFailure, ReadOptions, ReadOutcome } from "@gf-ledger/reader/receipt-reader";
import type { ApiContext } from "../context";

/** For a caller who is told to come again and no time is known. */
const RETRY_AFTER_SECONDS = 10;

const CODES: Record<ReadFailure, ErrorCode> = {
  not_an_image: "bad_request",
  truncated: "bad_request",
  empty: "bad_request",
  too_large: "too_large",
  too_many_pixels: "too_large",
  too_much_text: "unreadable",
  too_much_memory: "too_large",
  busy: "unavailable",
  too_many_waiting: "rate_limited",
  stopping: "unavailable",
  timed_out: "unavailable",
  vendor_failed: "unavailable",
};

/** Reads an image with the reader of the caller's plan (reading-2). @throws AppError with the reader's sentence. */
export async function readImage(
  ctx: ApiContext,
  image: Uint8Array,
  premium: boolean,
  options: ReadOptions = {},
): Promise<Extract<ReadOutcome, { ok: true }>> {
  const reader = premium ? ctx.readers.premium : ctx.readers.local;
  const outcome = await reader.read(image, options);
  if (outcome.ok) return outcome;
  const code = CODES[outcome.reason];
  const again = code === "unavailable" || code === "rate_limited";
  const { retryAfterSeconds = RETRY_AFTER_SECONDS } = outcome;
  throw new AppError(code, outcome.message, again ? { retryAfterSeconds } : {});
}
