import type { ReadingItem, ReceiptReading } from "@gf-ledger/domain/reading/receipt-reading";
import type { ReadOutcome, ReceiptReader } from "@gf-ledger/reader/receipt-reader";

export function readItem(name: string, price: number): ReadingItem {
  return {
    name,
    rawText: `${name} ${(price / 100).toFixed(2)}`,
    quantity: 1,
    unit: "each",
    unitPrice: null,
    price,
    taxCode: null,
    articleCode: null,
    confidence: 0.95,
    box: null,
  };
}

const field = <Value>(value: Value) => ({ value, confidence: 0.9, rawText: null, box: null });

export function reading(overrides: Partial<ReceiptReading> = {}): ReceiptReading {
  return {
    store: field("Maple Grocer"),
    purchaseDate: field("2026-03-14"),
    currency: "CAD",
    subtotalCents: field(1547),
    taxes: [],
    totalCents: field(1547),
    items: [readItem("GF WHT BREAD", 699), readItem("GF PENNE", 449), readItem("BANANAS", 399)],
    discounts: [],
    deposits: [],
    tenders: [],
    issues: [],
    arithmetic: { itemsCents: 1547, subtotalAgrees: true, totalAgrees: true },
    confidence: 0.93,
    reader: { name: "local", version: "test-1", model: null, inputTokens: null, outputTokens: null },
    ...overrides,
  };
}

/** A reader whose next outcomes a test decides; the real adapters are tested in their package. */
export interface DecidedReader extends ReceiptReader {
  next: (image: Uint8Array) => ReadOutcome | Promise<ReadOutcome>;
}

export function decidedReader(): DecidedReader {
  let count = 0;
  return {
    name: "local",
    version: "test-1",
    next: () => ({
      ok: true,
      reading: reading(),
      imageSha256: String(++count).padStart(64, "0"),
      perceptualHash: String(count).padStart(16, "0"),
    }),
    async read(image, { onStage } = {}) {
      onStage?.("prepare");
      return this.next(image);
    },
    close: async () => {},
  };
}
