import type { Figure } from "../../figures/figure";
import { findFigure } from "../../figures/find-figure";
import { confirmed, unconfirmed } from "../../figures/provenance-of";
import type { CanadianEstimateInput, Claimant } from "../credit-input";
import type { CreditSection } from "../credit-section";
import type { ExplainedLine } from "../explanation/explained-line";
import { explanation } from "../explanation/explanation";
import { partnerOf } from "./partner-of";

/** The day on which the sources below were read. */
const READ_ON = "2026-11-28";

export type OntarioSeniorsFigureName = "percent" | "maximum" | "family-income" | "reduction-percent" | "age";

const FORM = confirmed("ontario-form-479", READ_ON);
const NOT_SEEN = unconfirmed("ontario-form-479", READ_ON);

/** Figures of Ontario's seniors' care at home tax credit (form ON479, line 63095), not indexed; 2026 was not seen. */
export const ONTARIO_SENIORS_FIGURES: readonly Figure<OntarioSeniorsFigureName>[] = (
  [
    [2023, FORM],
    [2024, FORM],
    [2025, FORM],
    [2026, NOT_SEEN],
  ] as const
).flatMap(([year, provenance]) => [
  { name: "percent" as const, year, value: 25, unit: "percent" as const, ...provenance },
  { name: "maximum" as const, year, value: 150_000, unit: "cad-cents" as const, ...provenance },
  { name: "family-income" as const, year, value: 3_500_000, unit: "cad-cents" as const, ...provenance },
  { name: "reduction-percent" as const, year, value: 5, unit: "percent" as const, ...provenance },
  { name: "age" as const, year, value: 70, unit: "years" as const, ...provenance },
]);

/**
 * Ontario's refundable credit for whoever, or whose partner, turned 70 in the year: a quarter of line 58769, at
 * most 1,500, less 5% of family net income above 35,000 (form ON479, line 63095). `null` where neither has that age
 * or the year is not in the table.
 */
export function ontarioSeniorsCredit(
  input: CanadianEstimateInput,
  claimant: Claimant,
  allowable: ExplainedLine,
): CreditSection | null {
  const figure = (name: OntarioSeniorsFigureName) => findFigure(ONTARIO_SENIORS_FIGURES, name, input.taxYear);
  const percent = figure("percent");
  const most = figure("maximum");
  const familyIncome = figure("family-income");
  const reductionPercent = figure("reduction-percent");
  const age = figure("age");
  if (!percent || !most || !familyIncome || !reductionPercent || !age) return null;
  const partner = partnerOf(input, claimant);
  const isOldEnough = (one: Claimant | null) => (one?.ageOn31December ?? 0) >= age.value;
  if (!isOldEnough(claimant) && !isOldEnough(partner)) return null;

  const explain = explanation("ontario-seniors");
  const base = explain.sum("base", [allowable], percent);
  const share = explain.percent("share-of-base", base, percent.value, percent);
  const maximum = explain.given("maximum", most.value, most);
  const max = explain.lesser("lesser-of-share-and-maximum", [share, maximum], percent);
  const own = explain.given("net-income", claimant.netIncomeCents);
  const incomes = partner ? [own, explain.given("partner-income", partner.netIncomeCents)] : [own];
  const family = explain.sum("family-income", incomes);
  const threshold = explain.given("family-income-threshold", familyIncome.value, familyIncome);
  const excess = explain.difference("income-above-threshold", family, threshold);
  const reduction = explain.percent("reduction", excess, reductionPercent.value, reductionPercent);
  const credit = explain.difference("credit", max, reduction, percent);
  const nothing = allowable.amountCents === 0;
  return {
    part: "ontario-seniors",
    lines: nothing ? [] : explain.lines,
    amountCents: nothing ? 0 : credit.amountCents,
    refundable: true,
    upTo: false,
    inDoubt: false,
    notPaid: nothing ? "no-expenses-above-the-threshold" : null,
  };
}
