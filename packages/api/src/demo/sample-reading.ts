import type { CalendarDate } from "@gf-ledger/domain/calendar/calendar-date";
import type { Currency } from "@gf-ledger/domain/edition/edition-facts";
import type { ReadingItem, ReceiptReading } from "@gf-ledger/domain/reading/receipt-reading";

/** What a made-up receipt says: amounts in cents. */
export interface SampleReceipt {
  readonly store: string;
  readonly date: CalendarDate;
  readonly currency: Currency;
  readonly items: readonly { readonly name: string; readonly quantity: number; readonly cents: number }[];
  readonly depositCents: number;
  readonly totalCents: number;
}

const certain = <Value>(value: Value) => ({ value, confidence: 1, rawText: null, box: null });

function itemOf({ name, quantity, cents }: SampleReceipt["items"][number]): ReadingItem {
  return {
    name,
    rawText: `${name} ${(cents / 100).toFixed(2)}`,
    quantity,
    unit: "each",
    unitPrice: null,
    price: cents,
    taxCode: null,
    articleCode: null,
    confidence: 1,
    box: null,
  };
}

function charge(label: string, cents: number) {
  return { label, cents, itemIndex: null, rawText: label, confidence: 1, box: null };
}

/** The reading of a made-up receipt, as a reader without faults would give it. */
export function sampleReading(receipt: SampleReceipt): ReceiptReading {
  const itemsCents = receipt.items.reduce((sum, { cents }) => sum + cents, 0);
  const subtotalCents = itemsCents + receipt.depositCents;
  const taxCents = receipt.totalCents - subtotalCents;
  return {
    store: certain(receipt.store),
    purchaseDate: certain(receipt.date),
    currency: receipt.currency,
    subtotalCents: certain(subtotalCents),
    taxes: taxCents > 0 ? [{ ...charge("TAX", taxCents), codes: [] }] : [],
    totalCents: certain(receipt.totalCents),
    items: receipt.items.map(itemOf),
    discounts: [],
    deposits: receipt.depositCents > 0 ? [charge("DEPOSIT", receipt.depositCents)] : [],
    tenders: [],
    issues: [],
    arithmetic: { itemsCents, subtotalAgrees: true, totalAgrees: true },
    confidence: 1,
    reader: { name: "local", version: "sample", model: null, inputTokens: null, outputTokens: null },
  };
}
