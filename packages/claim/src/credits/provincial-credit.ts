import { allowableExpenses } from "./allowable-expenses";
import type { CanadianEstimateInput, Claimant } from "./credit-input";
import type { CreditSection, FiguresMissing } from "./credit-section";
import { explanation } from "./explanation";
import { findProvinceYear } from "./find-province-year";
import { withinTax } from "./within-tax";

/**
 * A province's or territory's own credit, in cents: lines 58689 to 58769 of its form 428, with the
 * province's threshold and rate. Québec has `quebecCredit`.
 */
export function provincialCredit(
  input: CanadianEstimateInput,
  claimant: Claimant,
): { readonly ok: true; readonly section: CreditSection } | FiguresMissing {
  const row = input.province && findProvinceYear(input.province, input.taxYear);
  if (!row) return { ok: false, reason: "province-year-unknown" };
  const { lines, allowable } = allowableExpenses(
    "provincial",
    claimant.netIncomeCents,
    input.ownExpensesCents,
    input.dependants,
    { incomePercent: row.incomePercent, fixedCents: row.fixedCents, percentSource: row, fixedSource: row },
  );
  const explain = explanation("provincial");
  const face = explain.percent("credit-before-limit", allowable, row.ratePercent, row);
  const creditEstimate = withinTax(explain, face, claimant.provincialTaxCents);
  const section: CreditSection = {
    part: "provincial",
    lines: [...lines, ...explain.lines],
    amountCents: creditEstimate.amountCents,
    refundable: false,
    upTo: claimant.provincialTaxCents === null,
    notPaid: allowable.amountCents === 0 ? "no-expenses-above-the-threshold" : null,
  };
  return { ok: true, section };
}
