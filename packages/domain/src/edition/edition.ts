import { z } from "zod";

/** The two regional editions, chosen by host (§1, D1). */
export const editionSchema = z.enum(["ca", "us"]);
export type Edition = z.infer<typeof editionSchema>;
export const EDITIONS = editionSchema.options;

export const currencySchema = z.enum(["CAD", "USD"]);
export type Currency = z.infer<typeof currencySchema>;

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
