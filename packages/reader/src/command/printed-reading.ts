import { dollarsFromCents } from "@gf-ledger/domain/money/cents";
import type { ReadingCharge, ReceiptReading } from "@gf-ledger/domain/reading/receipt-reading";

const dollars = (cents: number | null) => (cents === null ? null : dollarsFromCents(cents));
const charge = ({ label, cents, rawText, confidence }: ReadingCharge) => ({
  label,
  amount: dollarsFromCents(cents),
  rawText,
  confidence,
});

/**
 * A reading as `read-receipt` prints it: money in dollars. An item's `price` is what was paid after its own
 * discount; `discounts` (negative) name the item's index, so that the printed price can be worked out.
 */
export function printedReading(file: string, reading: ReceiptReading, ms: number) {
  return {
    file,
    store: reading.store.value,
    date: reading.purchaseDate.value,
    subtotal: dollars(reading.subtotalCents.value),
    taxes: reading.taxes.map(charge),
    total: dollars(reading.totalCents.value),
    currency: reading.currency,
    items: reading.items.map(({ name, rawText, quantity, unitPrice, price, confidence }) => ({
      name,
      rawText,
      quantity,
      unitPrice: dollars(unitPrice),
      price: dollarsFromCents(price),
      confidence,
    })),
    discounts: reading.discounts.map((discount) => ({ ...charge(discount), itemIndex: discount.itemIndex })),
    deposits: reading.deposits.map(charge),
    issues: reading.issues,
    confidence: reading.confidence,
    reader: { name: reading.reader.name, version: reading.reader.version },
    ms: Math.round(ms),
  };
}
