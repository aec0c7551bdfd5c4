import { findFigure } from "../../figures/find-figure";
import { ruleInForce } from "../../figures/rule-in-force";
import { allowableExpenses } from "../allowable-expenses";
import type { CanadianEstimateInput, Claimant } from "../credit-input";
import type { CreditSection, FiguresMissing } from "../credit-section";
import type { ExplainedLine } from "../explanation/explained-line";
import { explanation } from "../explanation/explanation";
import { FEDERAL_FIGURES } from "./federal-figures";
import { familyOf } from "./partner-of";
import { withinTax } from "./within-tax";

const WHOLE = 100;

export interface FederalCredit {
  readonly ok: true;
  readonly section: CreditSection;
  /** Line 33200, which the supplement starts from. */
  readonly allowable: ExplainedLine;
}

/**
 * The federal medical expense credit of one claimant, in cents (Income Tax Act 118.2(1)). It lowers basic
 * federal tax before Québec's abatement, so a resident of Québec keeps the rest of it after the abatement
 * (form 5005-R, line 44000; own derivation).
 */
export function federalCredit(
  input: CanadianEstimateInput,
  claimant: Claimant,
): FederalCredit | FiguresMissing {
  const { taxYear, province, ownExpensesCents, dependants } = input;
  const fixed = findFigure(FEDERAL_FIGURES, "fixed-amount", taxYear);
  const rate = findFigure(FEDERAL_FIGURES, "rate", taxYear);
  const percent = ruleInForce(FEDERAL_FIGURES, "income-percent", taxYear);
  const abatement = ruleInForce(FEDERAL_FIGURES, "quebec-abatement-percent", taxYear);
  if (!fixed || !rate || !percent || !abatement) return { ok: false, reason: "year-unknown" };

  const figures = {
    incomePercent: percent.value,
    fixedCents: fixed.value,
    percentSource: percent,
    fixedSource: fixed,
  };
  const own = claimant.netIncomeCents;
  const { lines, income, allowable } = allowableExpenses(
    "federal",
    own,
    ownExpensesCents,
    dependants,
    figures,
  );
  const explain = explanation("federal");
  const face = explain.percent("credit-before-limit", allowable, rate.value, rate);
  const { credit: limited, ...tax } = withinTax(explain, face, {
    government: "federal",
    taxYear,
    income: claimant.isIncomeAssumed ? null : income,
    ageOn31December: claimant.ageOn31December,
    ...familyOf(input, claimant),
    typedCents: claimant.federalTaxCents,
    firstRate: { percent: rate.value, source: rate },
  });
  const creditEstimate =
    province === "QC"
      ? explain.percent("credit-after-abatement", limited, WHOLE - abatement.value, abatement)
      : limited;
  const section: CreditSection = {
    part: "federal",
    lines: [...lines, ...explain.lines],
    amountCents: creditEstimate.amountCents,
    refundable: false,
    ...tax,
    notPaid: allowable.amountCents === 0 ? "no-expenses-above-the-threshold" : tax.notPaid,
  };
  return { ok: true, section, allowable };
}
