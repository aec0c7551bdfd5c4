import type { ReceiptView } from "@gf-ledger/domain/receipt/receipt-view";
import { z } from "zod";
import { heldImage } from "@/features/receipt/held-images";

/** §7, §9: above this many characters the photo is sent by a direct fetch. */
export const LARGE_IMAGE_CHARACTERS = 100_000;

const confirmed = z.object({ logsCreated: z.number() });

interface ConfirmInput {
  readonly id: string;
  readonly receiptImage?: string;
}
type Confirm = (input: ConfirmInput) => Promise<{ logsCreated: number }>;

async function directly({ id, receiptImage }: ConfirmInput): Promise<{ logsCreated: number }> {
  const answer = await fetch(`/api/receipts/${id}/confirm`, {
    method: "POST",
    credentials: "include",
    cache: "no-store",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ receiptImage }),
  });
  if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
  return confirmed.parse(await answer.json());
}

/** Confirms a receipt with the photo that is held for it, if any (§4 Review, D20). */
export function confirmWithImage(receipt: ReceiptView, confirm: Confirm): Promise<{ logsCreated: number }> {
  const image = heldImage(receipt.id)?.base64;
  if (image === undefined) return confirm({ id: receipt.id });
  const input = { id: receipt.id, receiptImage: image };
  return image.length > LARGE_IMAGE_CHARACTERS ? directly(input) : confirm(input);
}
