import type { ReceiptReading } from "@gf-ledger/domain/reading/receipt-reading";
import { receiptReadingSchema } from "@gf-ledger/domain/reading/receipt-reading";
import { z } from "zod";

/**
 * A tax of the receipt, with the letters it was charged on and what the lines of these letters came to as they were
 * read; receipts read before they were kept have none.
 */
const taxSchema = receiptReadingSchema.shape.taxes.element.extend({
  codes: z.array(z.string()).default([]),
  chargedOnCents: z.number().int().optional(),
});

/** What is kept of a reading beside its items: why each figure is what it is. */
export const evidenceSchema = receiptReadingSchema
  .pick({
    store: true,
    purchaseDate: true,
    subtotalCents: true,
    totalCents: true,
    taxes: true,
    discounts: true,
    deposits: true,
    issues: true,
    arithmetic: true,
  })
  .extend({ taxes: z.array(taxSchema) });
export type Evidence = z.infer<typeof evidenceSchema>;

export function evidenceOf(reading: Pick<ReceiptReading, keyof Evidence>): Evidence {
  return evidenceSchema.parse(reading);
}
