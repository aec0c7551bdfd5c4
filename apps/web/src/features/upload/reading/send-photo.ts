import type { ReadingMoment } from "@gf-ledger/domain/reading/reading-stage";
import type { ReceiptView } from "@gf-ledger/domain/receipt/receipt-view";
import { bytesOf } from "@/trpc/bytes-of";
import { readPhotoCall } from "@/trpc/photo-calls";

/**
 * Has a photo read; `onMoment` gets the reading's stages (receipts-8). Resolves with `undefined` when the
 * answer is not a receipt (receipts-35). @throws TRPCClientError with the server's words, or without any when
 * the network failed; TypeError when the answer broke off.
 */
export async function sendPhoto(
  image: Blob,
  onMoment: (moment: ReadingMoment) => void,
): Promise<ReceiptView | undefined> {
  // No page loads the schema before there is a photo, and none fails for want of it.
  const schemas = import("@gf-ledger/domain/receipt/receipt-view").catch(() => null);
  for await (const event of await readPhotoCall(await bytesOf(image))) {
    if ("moment" in event) onMoment(event.moment);
    else {
      const known = await schemas;
      return known ? known.receiptViewSchema.safeParse(event.receipt).data : event.receipt;
    }
  }
  throw new TypeError("The answer broke off.");
}
