import type { Cents } from "@gf-ledger/domain/money/cents";

/** A block of line 33099 or 33199 with the net income for its threshold, in cents. */
export interface IncomeBlock {
  readonly personIds: readonly string[];
  readonly netIncomeCents: Cents;
}
