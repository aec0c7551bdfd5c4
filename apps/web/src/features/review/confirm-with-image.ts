import type { ReceiptView } from "@gf-ledger/domain/receipt/receipt-view";
import { bytesType } from "@/features/receipt/bytes-type";
import { heldImage } from "@/features/receipt/held-images";
import { base64Of } from "@/trpc/base64-of";
import { confirmPhotoCall } from "@/trpc/photo-calls";

/** receipts-53: a photo longer than this in base64 is sent by a direct fetch, as its bytes. */
export const LARGE_IMAGE_CHARACTERS = 100_000;

/** The length of a photo in base64. */
const charactersOf = ({ size }: Blob) => Math.ceil(size / 3) * 4;

interface ConfirmInput {
  readonly id: string;
  readonly image?: string;
}
type Confirm = (input: ConfirmInput) => Promise<{ lineItemCount: number }>;

/**
 * Confirms a receipt with the photo that this page holds for it, if any (receipts-53 Review, receipts-25).
 */
export async function confirmWithImage(
  { id }: ReceiptView,
  confirm: Confirm,
): Promise<{ lineItemCount: number }> {
  const image = heldImage(id)?.image;
  if (image === undefined) return confirm({ id });
  if (charactersOf(image) > LARGE_IMAGE_CHARACTERS)
    return confirmPhotoCall(id, new Blob([image], { type: bytesType(image) }));
  return confirm({ id, image: await base64Of(image) });
}
