// Without a schema library, so that a public page does not carry one.

/** The two regional editions, chosen by host (§1, D1). */
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
  /** What the browser stores as the preferred edition (D2). */
  readonly preferenceValue: "ca" | "com";
  /** How long receipts are to be kept (§1). */
  readonly retentionYears: number;
}

/** D1, D2, D3, D39 and §1. */
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
  },
};

/** The browser's storage key for the preferred edition (D2). */
export const EDITION_PREFERENCE_KEY = "gf-ledger:edition";
