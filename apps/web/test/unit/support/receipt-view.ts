import type { ReceiptItemView, ReceiptView } from "@gf-ledger/domain/receipt/receipt-view";

/** A gluten-free item with its category's estimate as regular price; other fields are plausible. */
export function itemView(given: Partial<ReceiptItemView> = {}): ReceiptItemView {
  return {
    id: "i1",
    name: "GF BREAD",
    price: 6.99,
    quantity: 1,
    unit: "each",
    unitPrice: null,
    category: "Bread and Bakery",
    glutenFree: true,
    glutenFreeReason: "gf",
    selected: true,
    matchedProductId: null,
    matchedProduct: null,
    matchConfidence: null,
    customRegularPrice: null,
    regularPrice: 3.6,
    priceSource: "estimate",
    scaledBy: null,
    rawText: "GF BREAD 6.99",
    confidence: 0.95,
    box: null,
    kind: "counterpart",
    kindNote: null,
    size: null,
    sizeUnit: null,
    sizeCompared: true,
    taxCode: null,
    articleCode: null,
    priceEvidence: null,
    kindReason: null,
    returnOf: null,
    shares: null,
    correction: null,
    ...given,
  };
}

const UNREAD = { confidence: 0, rawText: null, box: null };

/** A draft of these items; fields that are not given get plausible values. */
export function receiptView(
  items: readonly ReceiptItemView[],
  given: Partial<ReceiptView> = {},
): ReceiptView {
  return {
    id: "r1",
    status: "draft",
    reopened: false,
    store: "Maple Grocer",
    purchaseDate: "2026-03-14",
    subtotal: 12.98,
    tax: 0,
    total: 12.98,
    currency: "CAD",
    items: [...items],
    issues: [],
    confidence: 0.95,
    reader: { name: "local", version: "test" },
    catalogueVersion: "test",
    imageSha256: "ab".repeat(32),
    duplicateOf: null,
    fields: { store: UNREAD, purchaseDate: UNREAD, subtotal: UNREAD, total: UNREAD },
    arithmetic: { itemsCents: 1298, subtotalAgrees: true, totalAgrees: true },
    taxes: [],
    discounts: [],
    deposits: [],
    matching: {
      itemCount: 2,
      glutenFreeCount: 1,
      matchedCount: 1,
      matchRate: 1,
      confidence: 0.9,
      categories: [{ category: "Bread and Bakery", count: 1, matched: 1 }],
    },
    createdAt: "2026-03-14T12:00:00.000Z",
    ...given,
  };
}
