import type { Cents } from "@gf-ledger/domain/money/cents";
import type { Provenance } from "../../figures/provenance";

/** The calculations that a figure of the estimate can come from. */
export const PARTS = [
  "federal",
  "supplement",
  "provincial",
  "quebec",
  "quebec-refundable",
  "ontario-seniors",
  "united-states",
] as const;
export type Part = (typeof PARTS)[number];

/** What a line is, as a key: the words for each part and language are not in this package. */
export const LINE_KEYS = [
  "expenses",
  "net-income",
  "partner-income",
  "family-income",
  "income-share",
  "fixed-amount",
  "threshold",
  "above-threshold",
  "allowable",
  "credit-before-limit",
  "basic-amount",
  "age-amount",
  "amounts-without-tax",
  "income-above-amounts",
  "tax-at-first-rate",
  "tax-reduction",
  "tax-reduction-child",
  "tax-reduction-children",
  "tax-reduction-all",
  "reduction-income",
  "income-above-reduction-income",
  "tax-reduction-taken-back",
  "tax-reduction-twice",
  "tax-reduction-left",
  "tax-to-reduce",
  "tax-and-reduction",
  "tax-before-reduction",
  "tax-less-credit",
  "tax-after-credit",
  "credit-within-tax",
  "credit-after-abatement",
  "credit",
  "disability-supports",
  "base",
  "share-of-base",
  "maximum",
  "lesser-of-share-and-maximum",
  "family-income-threshold",
  "income-above-threshold",
  "reduction",
  "gluten-free",
  "other-medical",
  "medical",
  "adjusted-gross-income",
  "floor",
  "medical-deduction",
  "medical-deduction-without-gluten-free",
  "other-itemised",
  "itemised",
  "itemised-without-gluten-free",
  "standard-deduction",
  "cash-gifts",
  "gifts-limit",
  "gifts-beside-standard",
  "standard-and-gifts",
  "otherwise-deducted",
  "deduction-due-to-gluten-free",
  "tax-saved",
  "tax-saved-limited",
] as const;
export type LineKey = (typeof LINE_KEYS)[number];

/** An earlier line, as a formula names it. */
export interface Operand {
  readonly part: Part;
  readonly key: LineKey;
  readonly personId: string | null;
  readonly cents: Cents;
}

/** How a line's amount is made. `difference` is never below 0. Each is rounded once, halves away from zero. */
export type Formula =
  | { readonly operation: "given"; readonly cents: Cents }
  | { readonly operation: "sum" | "lesser" | "greater"; readonly of: readonly Operand[] }
  | { readonly operation: "difference"; readonly from: Operand; readonly less: Operand }
  | { readonly operation: "percent"; readonly of: Operand; readonly percent: number };

/** One line of an explanation: what it is, how it is made, what it comes to, and its source. */
export interface ExplainedLine {
  readonly part: Part;
  readonly key: LineKey;
  /** Whose block the line belongs to; `null` for the claimant's own and for what is common. */
  readonly personId: string | null;
  readonly formula: Formula;
  readonly amountCents: Cents;
  /** `null` for what a person typed and for plain arithmetic. */
  readonly source: Provenance | null;
}
