import type { Cents } from "@gf-ledger/domain/money/cents";
import type { ExplainedLine, Part } from "./explanation/explained-line";

/** Why a credit is 0 whatever the expenses are. */
export type NotPaid =
  | "no-expenses-above-the-threshold"
  | "no-tax"
  | "not-resident-all-year"
  | "under-age"
  | "work-income-below-the-minimum"
  | "work-income-unknown";

/** One credit, explained: its lines in the order they are worked out, and what it comes to. */
export interface CreditSection {
  readonly part: Part;
  readonly lines: readonly ExplainedLine[];
  readonly amountCents: Cents;
  readonly refundable: boolean;
  /** The tax that the credit can reduce is not known, so the credit may be worth less: say "up to". */
  readonly upTo: boolean;
  /** So near to what is untaxed that there may be no tax at all: the tax is asked for. */
  readonly inDoubt: boolean;
  readonly notPaid: NotPaid | null;
}

/** The tables lack this year or place (no other's figures are taken), or Québec's income was not given. */
export interface FiguresMissing {
  readonly ok: false;
  readonly reason: "year-unknown" | "province-year-unknown" | "quebec-income-missing";
}
