import { createHash } from "node:crypto";
import { readingFromAnswer } from "../../src/openai/reading-from-answer";
import type { ReadOutcome } from "../../src/receipt-reader";

const reading = readingFromAnswer(
  {
    isReceipt: true,
    store: "PANTRY",
    purchaseDate: "2025-03-14",
    currency: "CAD",
    items: [],
    otherDiscounts: [],
    deposits: [],
    subtotal: 6.59,
    taxes: [],
    total: 6.92,
    tenders: [],
  },
  { version: "v", model: "m", inputTokens: null, outputTokens: null },
);

/** What any reader may answer for these bytes. */
export function aReadingOf(image: Uint8Array): Extract<ReadOutcome, { ok: true }> {
  const imageSha256 = createHash("sha256").update(image).digest("hex");
  return { ok: true, reading, imageSha256, perceptualHash: "0123456789abcdef" };
}

/** The last line of an answer with that reading. */
export function readingText(image: Uint8Array): string {
  const { ok: _, ...line } = aReadingOf(image);
  return `${JSON.stringify(line)}\n`;
}
