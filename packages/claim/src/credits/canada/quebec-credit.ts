import type { Cents } from "@gf-ledger/domain/money/cents";
import { findFigure } from "../../figures/find-figure";
import { ruleInForce } from "../../figures/rule-in-force";
import type { CanadianEstimateInput, Claimant } from "../credit-input";
import type { CreditSection, FiguresMissing } from "../credit-section";
import { explanation } from "../explanation/explanation";
import { incomeTestedCredit } from "./income-tested-credit";
import { familyOf, partnerOf } from "./partner-of";
import { QUEBEC_FIGURES, type QuebecFigureName } from "./quebec-figures";
import { withinTax } from "./within-tax";

/** Line 381 and line 462 of the TP-1. */
export interface QuebecCredit {
  readonly ok: true;
  readonly sections: readonly [line381: CreditSection, line462: CreditSection];
}

/** Either partner may enter line 381, so the larger tax counts; `null` while the one that is known leaves a doubt. */
function typedTax(claimant: Claimant, partner: Claimant | null, faceCents: Cents): Cents | null {
  const taxes = [claimant, ...(partner ? [partner] : [])].map(({ provincialTaxCents }) => provincialTaxCents);
  const known = taxes.filter((cents) => cents !== null);
  const most = known.length > 0 ? Math.max(...known) : null;
  return known.length === taxes.length || (most ?? 0) >= faceCents ? most : null;
}

/**
 * Québec's two credits in cents: line 381, the rate of expenses above 3% of both partners' income (line
 * 275) without a fixed amount; line 462, refundable (revenuquebec.ca, lines 381 and 462). A dependant has
 * no threshold of their own there.
 */
export function quebecCredit(
  input: CanadianEstimateInput,
  claimant: Claimant,
): QuebecCredit | FiguresMissing {
  const { taxYear } = input;
  const rule = (name: QuebecFigureName) => findFigure(QUEBEC_FIGURES, name, taxYear);
  const rate = rule("rate");
  const maximum = rule("refundable-maximum");
  const workIncome = rule("refundable-work-income");
  const familyIncome = rule("refundable-family-income");
  const incomePercent = ruleInForce(QUEBEC_FIGURES, "income-percent", taxYear);
  const percent = ruleInForce(QUEBEC_FIGURES, "refundable-percent", taxYear);
  const reductionPercent = ruleInForce(QUEBEC_FIGURES, "refundable-reduction-percent", taxYear);
  const age = ruleInForce(QUEBEC_FIGURES, "refundable-age", taxYear);
  if (!rate || !maximum || !workIncome || !familyIncome)
    return { ok: false, reason: "province-year-unknown" };
  const firstRate = ruleInForce(QUEBEC_FIGURES, "first-rate", taxYear);
  if (!incomePercent || !percent || !reductionPercent || !age || !firstRate)
    return { ok: false, reason: "province-year-unknown" };

  const partner = partnerOf(input, claimant);
  const incomesCents = [claimant, ...(partner ? [partner] : [])].map(
    ({ quebecIncomeCents }) => quebecIncomeCents,
  );
  if (!incomesCents.every((cents) => cents !== null)) return { ok: false, reason: "quebec-income-missing" };

  const explain = explanation("quebec");
  const dependants = input.dependants.reduce((sum, { expensesCents }) => sum + expensesCents, 0);
  const expenses = explain.given("expenses", input.ownExpensesCents + dependants);
  const [firstCents = 0, partnerCents = null] = incomesCents;
  const own = explain.given("net-income", firstCents);
  const incomes = partnerCents === null ? [own] : [own, explain.given("partner-income", partnerCents)];
  const [income = own, lower = null] = incomes.toSorted((a, b) => b.amountCents - a.amountCents);
  const family = explain.sum("family-income", incomes, incomePercent);
  const threshold = explain.percent("threshold", family, incomePercent.value, incomePercent);
  const allowable = explain.difference("allowable", expenses, threshold, incomePercent);
  const face = explain.percent("credit-before-limit", allowable, rate.value, rate);
  const { credit, ...tax } = withinTax(explain, face, {
    government: "QC",
    taxYear,
    income,
    ageOn31December: claimant.ageOn31December,
    ...familyOf(input, claimant),
    partner: lower && { incomeCents: lower.amountCents },
    typedCents: typedTax(claimant, partner, face.amountCents),
    firstRate: { percent: firstRate.value, source: firstRate },
  });
  const line381: CreditSection = {
    part: "quebec",
    lines: explain.lines,
    amountCents: credit.amountCents,
    refundable: false,
    ...tax,
    notPaid: allowable.amountCents === 0 ? "no-expenses-above-the-threshold" : tax.notPaid,
  };
  const line462 = incomeTestedCredit({
    part: "quebec-refundable",
    allowable,
    disabilitySupportsCents: input.disabilitySupportsCents,
    incomesCents,
    claimant,
    figures: { percent, reductionPercent, maximum, workIncome, familyIncome, age },
  });
  return { ok: true, sections: [line381, line462] };
}
