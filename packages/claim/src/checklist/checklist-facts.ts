import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import type { Person } from "../people/person";
import type { LeftOut } from "../sums/lines/place-lines";

/** What the checklist looks at. Line items, by their ids, are those of the period. */
export interface ChecklistFacts {
  readonly edition: Edition;
  readonly taxYear: number;
  readonly people: readonly Person[];
  /** Those for whom something beside food was paid. */
  readonly paidFor: ReadonlySet<string>;
  readonly periodChosen: boolean;
  readonly leftOut: readonly LeftOut[];
  /** One line item of each product whose size is asked (reports-58). */
  readonly sizesAsked: readonly string[];
  /** Line items that count, whose regular price is an estimate (claim-60). */
  readonly onEstimates: readonly string[];
  /** Line items without a receipt. */
  readonly withoutReceipt: readonly string[];
  /** Repayments that do not say which expense they pay back. */
  readonly unnamedRepayments: readonly string[];
  readonly filed: boolean;
}
