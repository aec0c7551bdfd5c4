import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import type { Adjustment } from "../adjustments/adjustment";
import type { ExplainedLine } from "../credits/explanation/explained-line";
import type { ExchangeMethod } from "../currency/exchange-methods";
import type { Person } from "../people/person";
import type { ClaimPeriod } from "../periods/claim-period";
import type { OtherExpense } from "../periods/other-expense";
import type { LineItem } from "../sums/lines/line-item";
import type { ClaimRow } from "../sums/rows/claim-row";
import type { ClaimTotals } from "../sums/sum-claim";

/** Everything that a claim rests on when it is filed (claim-16). */
export interface ClaimContent {
  /** The number of this shape; a later shape has a higher one. */
  readonly format: 1;
  readonly edition: Edition;
  readonly taxYear: number;
  readonly period: ClaimPeriod;
  readonly countTax: boolean;
  readonly countGuidance: boolean;
  readonly exchangeMethod: ExchangeMethod | null;
  readonly people: readonly Person[];
  readonly lineItems: readonly LineItem[];
  readonly rows: readonly ClaimRow[];
  readonly totals: ClaimTotals;
  readonly adjustments: readonly Adjustment[];
  readonly otherExpenses: readonly OtherExpense[];
  /** The explained figures of what it is worth, with their sources. */
  readonly figures: readonly ExplainedLine[];
  readonly catalogueVersion: string;
  readonly readerVersions: readonly string[];
  /** Whether somebody will still pay some of it back, as the filer said; left out where nobody was asked (claim-86). */
  readonly moreRepayments?: boolean | undefined;
}
