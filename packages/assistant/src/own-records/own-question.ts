import type { Category } from "@gf-ledger/domain/category/categories";
import type { UnderstoodLanguage } from "../understood-language";

/** What can be asked of a person's own records (chat-18); each is one function that only reads. */
export const OWN_FUNCTIONS = [
  "claimed",
  "category",
  "receipts",
  "checklist",
  "bestPeriod",
  "lookUp",
  "priceBook",
  "priceChange",
] as const;
export type OwnFunction = (typeof OWN_FUNCTIONS)[number];

/** A question about the asker's own records. */
export interface OwnQuestion {
  readonly asks: OwnFunction;
  /** The tax year that it names; `null` where it names none. */
  readonly year: number | null;
  /** The category asked about by a question of kind `category`, or that the product of a `priceChange` names; `null` for any other. */
  readonly category: Category | null;
  /** The product as it was typed, in a question of kind `priceBook` or `priceChange`; `null` for any other kind. */
  readonly product: string | null;
  /** The language of the answer. */
  readonly language: UnderstoodLanguage;
}
