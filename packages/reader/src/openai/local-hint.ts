import { dollarsFromCents } from "@gf-ledger/domain/money/cents";
import type { ReceiptReading } from "@gf-ledger/domain/reading/receipt-reading";

const dollars = (cents: number | null) => (cents === null ? null : dollarsFromCents(cents));

/**
 * What a first reading found, as JSON for the model to compare with the photo: lines as printed, money in
 * dollars.
 */
export function localHint(reading: ReceiptReading): string {
  return JSON.stringify({
    store: reading.store.value,
    purchaseDate: reading.purchaseDate.value,
    lines: [...reading.items, ...reading.discounts, ...reading.deposits, ...reading.taxes].map(
      ({ rawText }) => rawText,
    ),
    subtotal: dollars(reading.subtotalCents.value),
    total: dollars(reading.totalCents.value),
    agreesWithItself: reading.arithmetic.totalAgrees,
  });
}
