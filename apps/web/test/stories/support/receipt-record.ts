import { randomUUID } from "node:crypto";
import type { ItemRecord, ReceiptRecord } from "@gf-ledger/api/account-data/account-records";

const UNREAD = { value: null, confidence: 0, rawText: null, box: null };
const sure = <Value>(value: Value) => ({ value, confidence: 0.98, rawText: `${value}`, box: null });

/** An item of a receipt; fields that are not given get plausible values. */
function itemRecord(given: Partial<ItemRecord> = {}): ItemRecord {
  const name = given.name ?? "GF Bread";
  return {
    id: randomUUID(),
    position: 0,
    rawText: name.toUpperCase(),
    name,
    quantity: 1,
    unit: "each",
    unitPrice: null,
    price: 749,
    category: "Bread and Bakery",
    glutenFree: true,
    glutenFreeReason: "gf",
    selected: true,
    matchedProductId: null,
    matchScore: null,
    matchConfidence: null,
    cataloguePrice: null,
    scaledBy: null,
    customRegularPrice: null,
    confidence: 0.98,
    box: null,
    kind: "counterpart",
    kindReason: null,
    kindNote: null,
    size: null,
    sizeUnit: null,
    taxCode: null,
    articleCode: null,
    returnOfId: null,
    shares: null,
    regularShare: null,
    correctionId: null,
    proposed: null,
    ...given,
  };
}

interface GivenReceipt extends Omit<Partial<ReceiptRecord>, "evidence" | "items"> {
  readonly items?: readonly Partial<ItemRecord>[];
  readonly evidence?: Partial<ReceiptRecord["evidence"]>;
}

/** A draft receipt; fields that are not given get plausible values that add up. */
export function receiptRecord({ items = [{}], evidence = {}, ...given }: GivenReceipt = {}): ReceiptRecord {
  const lines = items.map((item, position) => itemRecord({ position, ...item }));
  const itemsCents = lines.reduce((sum, { price }) => sum + price, 0);
  const total = given.totalCents === undefined ? itemsCents : given.totalCents;
  const subtotal = given.subtotalCents === undefined ? itemsCents : given.subtotalCents;
  const date = given.purchaseDate === undefined ? "2025-03-14" : given.purchaseDate;
  const store = given.store === undefined ? "Prairie Market" : given.store;
  return {
    id: randomUUID(),
    status: "draft",
    currency: "CAD",
    reader: "local",
    readerVersion: "story",
    readerModel: null,
    inputTokens: null,
    outputTokens: null,
    catalogueVersion: "story",
    confidence: 0.95,
    imageSha256: "ab".repeat(32),
    perceptualHash: "0123456789abcdef",
    otherImagesSha256: [],
    otherPerceptualHashes: [],
    duplicateOfId: null,
    createdAt: "2025-03-15T12:00:00.000Z",
    confirmedAt: null,
    reopened: null,
    lineItemCount: null,
    taxCents: 0,
    ...given,
    store: store,
    purchaseDate: date,
    subtotalCents: subtotal,
    totalCents: total,
    items: lines,
    evidence: {
      store: store === null ? UNREAD : sure(store),
      purchaseDate: date === null ? UNREAD : sure(date),
      subtotalCents: subtotal === null ? UNREAD : sure(subtotal),
      totalCents: total === null ? UNREAD : sure(total),
      taxes: [],
      discounts: [],
      deposits: [],
      issues: [],
      arithmetic: {
        itemsCents,
        subtotalAgrees: subtotal === null ? null : subtotal === itemsCents,
        totalAgrees: total === null ? null : true,
      },
      ...evidence,
    },
  };
}
