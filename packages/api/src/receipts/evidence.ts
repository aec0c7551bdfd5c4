import type { ReceiptReading } from "@gf-ledger/domain/reading/receipt-reading";
import { receiptReadingSchema } from "@gf-ledger/domain/reading/receipt-reading";
import type { z } from "zod";

/** What is kept of a reading beside its items: why each figure is what it is. */
export const evidenceSchema = receiptReadingSchema.pick({
  store: true,
  purchaseDate: true,
  subtotalCents: true,
  totalCents: true,
  taxes: true,
  discounts: true,
  deposits: true,
  issues: true,
  arithmetic: true,
});
export type Evidence = z.infer<typeof evidenceSchema>;

export function evidenceOf(reading: ReceiptReading): Evidence {
  return evidenceSchema.parse(reading);
}
