import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import { type ReceiptView, receiptViewSchema } from "@gf-ledger/domain/receipt/receipt-view";
import { holdImage } from "@/features/receipt-editor/photo/held-images";

const READINGS = {
  ca: () => import("./reading-ca.json"),
  us: () => import("./reading-us.json"),
} as const;

/**
 * What the product read of the edition's sample receipt (`npm run store-readings`), with its photo held for the
 * screens. @throws when it can't be fetched.
 */
export async function storedReading(edition: Edition): Promise<ReceiptView> {
  const receipt = receiptViewSchema.parse((await READINGS[edition]()).default);
  holdImage(receipt.id, { image: new Blob(), url: `/samples/receipt-${edition}.jpg`, takenOn: null });
  return receipt;
}
