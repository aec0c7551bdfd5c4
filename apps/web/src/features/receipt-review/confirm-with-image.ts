import type { ReceiptView } from "@gf-ledger/domain/receipt/receipt-view";
import { heldImage } from "@/features/receipt-editor/photo/held-images";
import { bytesOf } from "@/trpc/bytes-of";

interface ConfirmInput {
  readonly id: string;
  readonly image?: Uint8Array;
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
  return confirm(image === undefined ? { id } : { id, image: await bytesOf(image) });
}
