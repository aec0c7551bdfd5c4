import type { Currency } from "@gf-ledger/domain/edition/edition-facts";
import type { translatorOf } from "@gf-ledger/messages/translator";
import type { JournalEntry } from "./ledger-entry";

/** What reads the names of accounts, each below its kind, in the reader's language. */
type LedgerWords = ReturnType<typeof translatorOf<"ledger">>;

/** What a file says before its entries: the names of the reader's language, and what its amounts are in. */
export interface LedgerHead {
  readonly t: LedgerWords;
  readonly year: number;
  readonly currency: Currency;
  readonly categories: readonly string[];
}

/** One format's text, part by part. */
export interface LedgerWriter {
  readonly fileEnding: string;
  header(about: LedgerHead): string;
  entry(entry: JournalEntry, t: LedgerWords): string;
  /** Sentences below the last entry, where the format has comments. */
  footer(sentences: readonly string[]): string;
}

/** Cents as an amount with two decimals and a point, whatever the reader's language. */
export const ledgerAmount = (cents: number) => (cents / 100).toFixed(2);
