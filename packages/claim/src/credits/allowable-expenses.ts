import type { Cents } from "@gf-ledger/domain/money/cents";
import type { Provenance } from "../figures/provenance";
import type { DependantBlock } from "./credit-input";
import type { ExplainedLine, Part } from "./explanation/explained-line";
import { explanation } from "./explanation/explanation";

/** The two figures whose lesser is a threshold, each with its source. */
export interface ThresholdFigures {
  readonly incomePercent: number;
  readonly fixedCents: Cents;
  readonly percentSource: Provenance;
  readonly fixedSource: Provenance;
}

/** One block: expenses less the lesser of a share of net income and the fixed amount. */
function blockLines(
  part: Part,
  block: { personId: string | null; expensesCents: Cents; netIncomeCents: Cents },
  figures: ThresholdFigures,
) {
  const explain = explanation(part, block.personId);
  const expenses = explain.given("expenses", block.expensesCents);
  const income = explain.given("net-income", block.netIncomeCents);
  const share = explain.percent("income-share", income, figures.incomePercent, figures.percentSource);
  const fixed = explain.given("fixed-amount", figures.fixedCents, figures.fixedSource);
  const threshold = explain.lesser("threshold", [share, fixed], figures.percentSource);
  const above = explain.difference("above-threshold", expenses, threshold);
  return { lines: explain.lines, income, above };
}

export interface AllowableExpenses {
  readonly lines: readonly ExplainedLine[];
  /** The claimant's own net income. */
  readonly income: ExplainedLine;
  readonly allowable: ExplainedLine;
}

/**
 * Line 33200 (or 58769 of a province): what is above the threshold on the claimant's own line, and for each
 * other dependant above a threshold on that dependant's own income (Income Tax Act 118.2(1), B to D).
 */
export function allowableExpenses(
  part: Part,
  netIncomeCents: Cents,
  ownExpensesCents: Cents,
  dependants: readonly DependantBlock[],
  figures: ThresholdFigures,
): AllowableExpenses {
  const own = { personId: null, expensesCents: ownExpensesCents, netIncomeCents };
  const first = blockLines(part, own, figures);
  const blocks = [first, ...dependants.map((block) => blockLines(part, block, figures))];
  const explain = explanation(part);
  const allowable = explain.sum(
    "allowable",
    blocks.map(({ above }) => above),
    figures.percentSource,
  );
  const lines = [...blocks.flatMap((block) => block.lines), ...explain.lines];
  return { lines, income: first.income, allowable };
}
