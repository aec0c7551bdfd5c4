import { randomUUID } from "node:crypto";
import { buffer } from "node:stream/consumers";
import type { LineItemRecord, ReceiptRecord } from "@gf-ledger/api/account-data/account-records";
import { ACCOUNT_DATA_FORMAT, ACCOUNT_DATA_VERSION, FILES } from "@gf-ledger/api/account-data/manifest";
import { ZipFile } from "yazl";

export interface AccountContents {
  readonly receipts?: readonly ReceiptRecord[];
  readonly lineItems?: readonly LineItemRecord[];
  /** Whether these are sample data, as `npm run demo` makes them. */
  readonly sample?: boolean;
}

/** Makes the ZIP that `POST /api/account/import` takes: a whole account's records in one call. */
export function accountZip({ receipts = [], lineItems = [], sample = false }: AccountContents) {
  const extraCost = (currency: "CAD" | "USD") =>
    lineItems.reduce((sum, item) => sum + (item.currency === currency ? item.extraCost : 0), 0);
  const manifest = {
    format: ACCOUNT_DATA_FORMAT,
    version: ACCOUNT_DATA_VERSION,
    exportedAt: new Date().toISOString(),
    sample,
    figures: {
      receipts: receipts.length,
      receiptItems: receipts.reduce((sum, { items }) => sum + items.length, 0),
      lineItems: lineItems.length,
      ownPrices: 0,
      observations: 0,
      extraCost: { CAD: extraCost("CAD"), USD: extraCost("USD") },
    },
  };
  const zip = new ZipFile();
  const files = { manifest, receipts, lineItems, ownPrices: [] };
  for (const [name, content] of Object.entries(files)) {
    zip.addBuffer(Buffer.from(JSON.stringify(content)), FILES[name as keyof typeof files]);
  }
  zip.end();
  return buffer(zip.outputStream as unknown as NodeJS.ReadableStream);
}

/** A line item; fields that are not given get plausible values. */
export function lineItemRecord(given: Partial<LineItemRecord> = {}): LineItemRecord {
  const price = given.price ?? 749;
  const regularPrice = given.regularPrice ?? 386;
  return {
    id: randomUUID(),
    receiptId: null,
    receiptItemId: null,
    purchaseDate: "2025-03-14",
    store: "Prairie Market",
    name: "GF Bread",
    category: "Bread and Bakery",
    quantity: 1,
    currency: "CAD",
    priceSource: "estimate",
    priceBasis: null,
    matchedProductId: null,
    catalogueVersion: null,
    priceEvidence: null,
    kind: "counterpart",
    kindNote: null,
    kindReason: null,
    counts: true,
    size: null,
    unit: null,
    soldByWeight: false,
    sizeCompared: true,
    taxCode: null,
    articleCode: null,
    taxCents: null,
    regularTaxCents: null,
    returnOfId: null,
    claimId: null,
    importId: null,
    createdAt: "2025-03-15T12:00:00.000Z",
    ...given,
    price,
    regularPrice,
    extraCost: price - regularPrice,
  };
}
