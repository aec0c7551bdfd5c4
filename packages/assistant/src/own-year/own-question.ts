import type { Category } from "@gf-ledger/domain/category/category";
import type { Language } from "@gf-ledger/domain/edition/locale";

/** What can be asked of a person's own records (chat-18); each is one function that only reads. */
export const OWN_FUNCTIONS = [
  "claimed",
  "category",
  "receipts",
  "checklist",
  "bestPeriod",
  "lookUp",
  "priceBook",
] as const;
export type OwnFunction = (typeof OWN_FUNCTIONS)[number];

/** A question about the asker's own records. */
export interface OwnQuestion {
  readonly asks: OwnFunction;
  /** The tax year that it names; `null` where it names none. */
  readonly year: number | null;
  /** Of `category` alone; `null` for every other. */
  readonly category: Category | null;
  /** Of `priceBook` alone: the product as it was typed. */
  readonly product: string | null;
  /** What to answer in. */
  readonly language: Language;
}
