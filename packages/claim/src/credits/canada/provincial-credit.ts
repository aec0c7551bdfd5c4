import { allowableExpenses } from "../allowable-expenses";
import type { CanadianEstimateInput, Claimant } from "../credit-input";
import type { CreditSection, FiguresMissing } from "../credit-section";
import type { ExplainedLine } from "../explanation/explained-line";
import { explanation } from "../explanation/explanation";
import { findProvinceYear } from "./find-province-year";
import { familyOf } from "./partner-of";
import { withinTax } from "./within-tax";

export interface ProvincialCredit {
  readonly ok: true;
  readonly section: CreditSection;
  /** Line 58769. */
  readonly allowable: ExplainedLine;
}

/**
 * A province's or territory's own credit, in cents: lines 58689 to 58769 of its form 428, with the
 * province's threshold and rate. Québec has `quebecCredit`.
 */
export function provincialCredit(
  input: CanadianEstimateInput,
  claimant: Claimant,
): ProvincialCredit | FiguresMissing {
  const { province, taxYear } = input;
  const row = province && findProvinceYear(province, taxYear);
  if (!province || !row) return { ok: false, reason: "province-year-unknown" };
  const { lines, income, allowable } = allowableExpenses(
    "provincial",
    claimant.netIncomeCents,
    input.ownExpensesCents,
    input.dependants,
    { incomePercent: row.incomePercent, fixedCents: row.fixedCents, percentSource: row, fixedSource: row },
  );
  const explain = explanation("provincial");
  const face = explain.percent("credit-before-limit", allowable, row.ratePercent, row);
  const { credit, ...tax } = withinTax(explain, face, {
    government: province,
    taxYear,
    income: claimant.isIncomeAssumed ? null : income,
    ageOn31December: claimant.ageOn31December,
    ...familyOf(input, claimant),
    typedCents: claimant.provincialTaxCents,
    firstRate: { percent: row.ratePercent, source: row },
  });
  const section: CreditSection = {
    part: "provincial",
    lines: [...lines, ...explain.lines],
    amountCents: credit.amountCents,
    refundable: false,
    ...tax,
    notPaid: allowable.amountCents === 0 ? "no-expenses-above-the-threshold" : tax.notPaid,
  };
  return { ok: true, section, allowable };
}
