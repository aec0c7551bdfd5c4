import { findFigure } from "../../figures/find-figure";
import { ruleInForce } from "../../figures/rule-in-force";
import type { CanadianEstimateInput, Claimant } from "../credit-input";
import type { CreditSection, FiguresMissing } from "../credit-section";
import type { ExplainedLine } from "../explanation/explained-line";
import { FEDERAL_FIGURES } from "./federal-figures";
import { incomeTestedCredit } from "./income-tested-credit";
import { partnerOf } from "./partner-of";

/** The refundable medical expense supplement, line 45200 (canada.ca, guide to line 45200), in cents. */
export function supplement(
  input: CanadianEstimateInput,
  claimant: Claimant,
  allowable: ExplainedLine,
): { readonly ok: true; readonly section: CreditSection } | FiguresMissing {
  const { taxYear } = input;
  const maximum = findFigure(FEDERAL_FIGURES, "supplement-maximum", taxYear);
  const workIncome = findFigure(FEDERAL_FIGURES, "supplement-work-income", taxYear);
  const familyIncome = findFigure(FEDERAL_FIGURES, "supplement-family-income", taxYear);
  const percent = ruleInForce(FEDERAL_FIGURES, "supplement-percent", taxYear);
  const reductionPercent = ruleInForce(FEDERAL_FIGURES, "supplement-reduction-percent", taxYear);
  const age = ruleInForce(FEDERAL_FIGURES, "supplement-age", taxYear);
  if (!maximum || !workIncome || !familyIncome || !percent || !reductionPercent || !age)
    return { ok: false, reason: "year-unknown" };
  const partner = partnerOf(input, claimant);
  const section = incomeTestedCredit({
    part: "supplement",
    allowable,
    disabilitySupportsCents: input.disabilitySupportsCents,
    incomesCents: [claimant, ...(partner ? [partner] : [])].map(({ netIncomeCents }) => netIncomeCents),
    claimant,
    figures: { percent, reductionPercent, maximum, workIncome, familyIncome, age },
  });
  return { ok: true, section };
}
