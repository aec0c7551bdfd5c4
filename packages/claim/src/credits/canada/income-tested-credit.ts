import type { Cents } from "@gf-ledger/domain/money/cents";
import type { Figure } from "../../figures/figure";
import type { Claimant } from "../credit-input";
import type { CreditSection, NotPaid } from "../credit-section";
import type { ExplainedLine, Part } from "../explanation/explained-line";
import { explanation } from "../explanation/explanation";

/** The figures of a refundable credit that shrinks with family income. */
export interface IncomeTestedFigures {
  readonly percent: Figure;
  readonly reductionPercent: Figure;
  readonly maximum: Figure;
  readonly workIncome: Figure;
  readonly familyIncome: Figure;
  readonly age: Figure;
}

export interface IncomeTestedInput {
  readonly part: Part;
  /** Line 33200, or the amount of line 381 before its rate. */
  readonly allowable: ExplainedLine;
  readonly disabilitySupportsCents: Cents;
  /** The claimant's own first. */
  readonly incomesCents: readonly Cents[];
  readonly claimant: Pick<Claimant, "workIncomeCents" | "ageOn31December" | "residentAllYear">;
  readonly figures: IncomeTestedFigures;
}

function notPaid({ claimant, figures }: IncomeTestedInput, base: ExplainedLine): NotPaid | null {
  if (base.amountCents === 0) return "no-expenses-above-the-threshold";
  if (!claimant.residentAllYear) return "not-resident-all-year";
  if (claimant.ageOn31December !== null && claimant.ageOn31December < figures.age.value) return "under-age";
  if (claimant.workIncomeCents === null) return "work-income-unknown";
  return claimant.workIncomeCents < figures.workIncome.value ? "work-income-below-the-minimum" : null;
}

/**
 * The lesser of a share of the expenses and a maximum, less a share of family income above a threshold:
 * the shape of line 45200 and of Québec's line 462, in cents. `notPaid` names a condition that is not met.
 */
export function incomeTestedCredit(input: IncomeTestedInput): CreditSection {
  const { part, figures, incomesCents } = input;
  const explain = explanation(part);
  const supports = explain.given("disability-supports", input.disabilitySupportsCents);
  const base = explain.sum("base", [input.allowable, supports], figures.percent);
  const refused = notPaid(input, base);
  const share = explain.percent("share-of-base", base, figures.percent.value, figures.percent);
  const maximum = explain.given("maximum", figures.maximum.value, figures.maximum);
  const max = explain.lesser("lesser-of-share-and-maximum", [share, maximum], figures.percent);
  const incomes = incomesCents.map((cents, index) =>
    explain.given(index === 0 ? "net-income" : "partner-income", cents),
  );
  const family = explain.sum("family-income", incomes);
  const threshold = explain.given(
    "family-income-threshold",
    figures.familyIncome.value,
    figures.familyIncome,
  );
  const excess = explain.difference("income-above-threshold", family, threshold);
  const reduction = explain.percent(
    "reduction",
    excess,
    figures.reductionPercent.value,
    figures.reductionPercent,
  );
  const credit = explain.difference("credit", max, reduction, figures.percent);
  return {
    part,
    lines: refused ? [] : explain.lines,
    amountCents: refused ? 0 : credit.amountCents,
    refundable: true,
    upTo: false,
    inDoubt: false,
    notPaid: refused,
  };
}
