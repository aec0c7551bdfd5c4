import { z } from "zod";

export const ACCOUNT_DATA_FORMAT = "gf-ledger-account-data";
/** Raised when older versions of the product could no longer read what newer ones write. */
export const ACCOUNT_DATA_VERSION = 3;

/** The names of the files inside. The CSV files are for people and spreadsheets; an import reads the JSON. */
export const FILES = {
  manifest: "manifest.json",
  account: "account.json",
  receipts: "receipts.json",
  lineItems: "line-items.json",
  ownPrices: "own-prices.json",
  corrections: "corrections.json",
  mergedNames: "merged-names.json",
  observations: "price-book.json",
  people: "people.json",
  allocations: "shares.json",
  entries: "claim-entries.json",
  claims: "claims.json",
  changes: "changes.json",
  receiptsCsv: "receipts.csv",
  itemsCsv: "receipt-items.csv",
  lineItemsCsv: "line-items.csv",
} as const;

const count = z.number().int().min(0);

/** Counts and sums of what is inside; an import is checked against them. */
export const figuresSchema = z.object({
  receipts: count,
  receiptItems: count,
  lineItems: count,
  ownPrices: count,
  /** Absent in downloads made before they were kept. */
  corrections: count.default(0),
  mergedNames: count.default(0),
  /** Absent in downloads made before there was a price book. */
  observations: count.default(0),
  /** Absent in downloads made before a household had people. */
  people: count.default(0),
  allocations: count.default(0),
  /** Absent in downloads made before other expenses and adjustments were typed. */
  entries: count.default(0),
  /** Absent in downloads made before claims could be imported. */
  claims: count.default(0),
  changes: count.default(0),
  /** Cents of signed extra cost of all line items, each currency apart; before version 3 positive ones only. */
  extraCost: z.object({ CAD: z.number().int(), USD: z.number().int() }),
});
export type AccountFigures = z.infer<typeof figuresSchema>;

export const manifestSchema = z.object({
  format: z.literal(ACCOUNT_DATA_FORMAT),
  version: count.min(1),
  exportedAt: z.iso.datetime(),
  /** Whether these are sample data, which stay named so wherever they go. */
  sample: z.boolean(),
  figures: figuresSchema,
});
export type Manifest = z.infer<typeof manifestSchema>;

export const NO_FIGURES: AccountFigures = {
  receipts: 0,
  receiptItems: 0,
  lineItems: 0,
  ownPrices: 0,
  corrections: 0,
  mergedNames: 0,
  observations: 0,
  people: 0,
  allocations: 0,
  entries: 0,
  claims: 0,
  changes: 0,
  extraCost: { CAD: 0, USD: 0 },
};
