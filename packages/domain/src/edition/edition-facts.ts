// This file imports no schema library, so that a public page does not have to load one.

/** The two regional editions, chosen by host (editions-1). */
export const EDITIONS = ["ca", "us"] as const;
export type Edition = (typeof EDITIONS)[number];

export const CURRENCIES = ["CAD", "USD"] as const;
export type Currency = (typeof CURRENCIES)[number];

export interface EditionFacts {
  readonly host: string;
  readonly authority: "CRA" | "IRS";
  readonly currency: Currency;
  readonly locale: "en-CA" | "en-US";
  readonly titleSuffix: string;
  /** What the browser stores as the preferred edition (editions-5). */
  readonly preferenceValue: "ca" | "com";
  /** How long receipts are to be kept (reports-33). */
  readonly retentionYears: number;
}

/** editions-1, editions-5, editions-6, prices-5 and editions-3. */
export const EDITION_FACTS: Readonly<Record<Edition, EditionFacts>> = {
  ca: {
    host: "gfledger.ca",
    authority: "CRA",
    currency: "CAD",
    locale: "en-CA",
    titleSuffix: " | GF Ledger Canada",
    preferenceValue: "ca",
    retentionYears: 6,
  },
  us: {
    host: "gfledger.com",
    authority: "IRS",
    currency: "USD",
    locale: "en-US",
    titleSuffix: " | GF Ledger",
    preferenceValue: "com",
    retentionYears: 3,
  },
};

/** The browser's storage key for the preferred edition (editions-5). */
export const EDITION_PREFERENCE_KEY = "gf-ledger:edition";
