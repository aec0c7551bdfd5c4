import { type BasicAmount, basicAmountOf } from "@gf-ledger/claim/credits/canada/basic-amounts";
import { FEDERAL_FIGURES } from "@gf-ledger/claim/credits/canada/federal-figures";
import { findFigure } from "@gf-ledger/claim/figures/find-figure";
import type { Provenance } from "@gf-ledger/claim/figures/provenance";
import { ruleInForce } from "@gf-ledger/claim/figures/rule-in-force";
import type { CanadaCalculatorFigures } from "@gf-ledger/domain/calculator/canada";

/** The figures of a tax year as the calculator takes them, each with where it was read. */
export interface CanadianFigures extends CanadaCalculatorFigures {
  readonly year: number;
  /** The income without federal tax; `null` for a year that the table does not have. */
  readonly basic: BasicAmount | null;
  readonly read: readonly { readonly figure: "fixed" | "rate" | "share"; readonly from: Provenance }[];
}

/** Newest first. */
export const CANADIAN_YEARS: readonly number[] = FEDERAL_FIGURES.filter(({ name }) => name === "rate")
  .map(({ year }) => year)
  .sort((a, b) => b - a);

const CENTS = 100;
const PERCENT = 100;

/** The federal figures of a tax year (calculators-6); `null` for a year that the tables do not have. */
export function canadianFigures(year: number): CanadianFigures | null {
  const fixed = findFigure(FEDERAL_FIGURES, "fixed-amount", year);
  const rate = findFigure(FEDERAL_FIGURES, "rate", year);
  const share = ruleInForce(FEDERAL_FIGURES, "income-percent", year);
  if (!fixed || !rate || !share) return null;
  return {
    year,
    basic: basicAmountOf("federal", year),
    fixedAmount: fixed.value / CENTS,
    incomeShare: share.value / PERCENT,
    rate: rate.value / PERCENT,
    read: [
      { figure: "fixed", from: fixed },
      { figure: "rate", from: rate },
      { figure: "share", from: share },
    ],
  };
}
