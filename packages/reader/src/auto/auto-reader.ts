import { messageKey } from "@gf-ledger/domain/messages/message-key";
import type { ReadingIssue } from "@gf-ledger/domain/reading/receipt-reading";
import type { ReadFailure, ReceiptReader } from "../receipt-reader";

const VENDOR_FAULTS: readonly ReadFailure[] = ["vendor_failed", "timed_out", "busy"];

const FELL_BACK: ReadingIssue = {
  code: "reader_fell_back",
  message: messageKey("sentences.fellBack"),
  itemIndex: null,
};

/**
 * `auto` (reading-2): the primary reader, or the fallback when the primary itself fails (not when the image
 * is at fault); the reading's issues then say so. Closing it closes both.
 */
export function createAutoReader(primary: ReceiptReader, fallback: ReceiptReader): ReceiptReader {
  return {
    name: primary.name,
    version: `${primary.version}+${fallback.version}`,
    async read(image, options) {
      const first = await primary.read(image, options);
      if (first.ok || options?.signal?.aborted) return first;
      if (!VENDOR_FAULTS.includes(first.reason)) return first;
      const second = await fallback.read(image, options);
      if (!second.ok) return second;
      return { ...second, reading: { ...second.reading, issues: [FELL_BACK, ...second.reading.issues] } };
    },
    async close() {
      await Promise.all([primary.close(), fallback.close()]);
    },
  };
}
