// This file imports no schema library, so that a public page does not have to load one.

/** The two regional editions, chosen by host (editions-1). */
export const EDITIONS = ["ca", "us"] as const;
export type Edition = (typeof EDITIONS)[number];

export const CURRENCIES = ["CAD", "USD"] as const;
export type Currency = (typeof CURRENCIES)[number];

export interface EditionFacts {
  readonly country: string;
  readonly host: string;
  readonly authority: "CRA" | "IRS";
  readonly currency: Currency;
  readonly locale: "en-CA" | "en-US";
  readonly titleSuffix: string;
  /** What the browser stores as the preferred edition (editions-5). */
  readonly preferenceValue: "ca" | "com";
  /** How long receipts are to be kept (reports-33). */
  readonly retentionYears: number;
  /** From when those years are counted, as words after "years from". */
  readonly retentionFrom: string;
}

/** editions-1, editions-5, editions-6, prices-5 and editions-3. */
export const EDITION_FACTS: Readonly<Record<Edition, EditionFacts>> = {
  ca: {
    country: "Canada",
    host: "gfledger.ca",
    authority: "CRA",
    currency: "CAD",
    locale: "en-CA",
    titleSuffix: " | GF Ledger Canada",
    preferenceValue: "ca",
    retentionYears: 6,
    retentionFrom: "the end of the tax year they are used for",
  },
  us: {
    country: "United States",
    host: "gfledger.com",
    authority: "IRS",
    currency: "USD",
    locale: "en-US",
    titleSuffix: " | GF Ledger",
    preferenceValue: "com",
    retentionYears: 3,
    retentionFrom: "the day you file",
  },
};

/** The browser's storage key for the preferred edition (editions-5). */
export const EDITION_PREFERENCE_KEY = "gf-ledger:edition";
