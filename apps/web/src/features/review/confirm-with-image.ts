import type { ReceiptView } from "@gf-ledger/domain/receipt/receipt-view";
import { z } from "zod";
import { base64Of } from "@/features/receipt/base64-of";
import { bytesType } from "@/features/receipt/bytes-type";
import { heldImage } from "@/features/receipt/held-images";

/** receipts-53: a photo of more characters than this is sent by a direct fetch, as its bytes. */
export const LARGE_IMAGE_CHARACTERS = 100_000;

/** How long a photo is as base64. */
const charactersOf = ({ size }: Blob) => Math.ceil(size / 3) * 4;

const confirmed = z.object({ logsCreated: z.number() });

interface ConfirmInput {
  readonly id: string;
  readonly receiptImage?: string;
}
type Confirm = (input: ConfirmInput) => Promise<{ logsCreated: number }>;

async function directly(id: string, image: Blob): Promise<{ logsCreated: number }> {
  const answer = await fetch(`/api/receipts/${id}/confirm`, {
    method: "POST",
    credentials: "include",
    cache: "no-store",
    headers: { "content-type": bytesType(image) },
    body: image,
  });
  if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
  return confirmed.parse(await answer.json());
}

/** Confirms a receipt with the photo that is held for it, if any (receipts-53 Review, receipts-25). */
export async function confirmWithImage(
  { id }: ReceiptView,
  confirm: Confirm,
): Promise<{ logsCreated: number }> {
  const image = heldImage(id)?.image;
  if (image === undefined) return confirm({ id });
  if (charactersOf(image) > LARGE_IMAGE_CHARACTERS) return directly(id, image);
  return confirm({ id, receiptImage: await base64Of(image) });
}
