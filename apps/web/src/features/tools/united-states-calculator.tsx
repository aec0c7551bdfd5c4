"use client";

import { US_FIGURES } from "@gf-ledger/claim/credits/us-figures";
import { standingRule } from "@gf-ledger/claim/figures/standing-rule";
import {
  estimateUnitedStates,
  UNITED_STATES_CALCULATOR_DEFAULTS,
} from "@gf-ledger/domain/calculator/united-states";
import { formatMoney } from "@gf-ledger/domain/money/format-money";
import { UNITED_STATES_FIELDS } from "./calculator-fields";
import { CalculatorForm } from "./calculator-form";
import { FigureSources } from "./figure-sources";
import { SHOWN_DEDUCTIONS, StandardDeductions } from "./standard-deductions";
import { WorkedResult } from "./worked-result";

/** The floor of the newest year shown; it holds for the others too. */
const FLOOR = standingRule(US_FIGURES, "agi-percent", SHOWN_DEDUCTIONS.at(-1)?.year ?? 0);
const FLOOR_PERCENT = FLOOR?.value ?? 0;

const FIGURES_READ = [
  ...(FLOOR ? [{ figure: `${FLOOR_PERCENT}% of adjusted gross income`, from: FLOOR }] : []),
  ...SHOWN_DEDUCTIONS.map((row) => ({ figure: `Standard deduction of ${row.year}`, from: row })),
];

const money = (dollars: number) => formatMoney(dollars, "us");

/** The itemized medical deduction, worked out step by step (calculators-7). */
export function UnitedStatesCalculator() {
  return (
    <CalculatorForm
      title="Itemized medical deduction (IRS)"
      introduction="What a year of gluten-free food and your other medical expenses may come to on Schedule A."
      outline="Extra cost × items × 52 weeks, added to your other medical expenses; less 7.5% of adjusted gross income; the rest may be deducted if you itemize."
      fields={UNITED_STATES_FIELDS}
      defaults={{ ...UNITED_STATES_CALCULATOR_DEFAULTS }}
      buttonLabel="Estimate My Deduction"
      result={(input) => {
        const result = estimateUnitedStates(input, FLOOR_PERCENT / 100);
        return (
          <WorkedResult
            title="Your estimate"
            steps={[
              {
                label: "Gluten-free food, a year",
                working: `${money(input.extraCost)} × ${input.itemsPerWeek} items × 52 weeks`,
                amount: money(result.gfAnnual),
              },
              {
                label: "All medical expenses",
                working: "gluten-free food + doctor + dental and vision + prescriptions + travel + therapy",
                amount: money(result.totalMedical),
              },
              {
                label: "Threshold",
                working: `${FLOOR_PERCENT}% of ${money(input.income)}`,
                amount: `− ${money(result.threshold)}`,
              },
            ]}
            outcome={{ label: "Estimated deduction", amount: money(result.deductible) }}
          >
            <p>
              A deduction lowers the income you are taxed on, and only if you itemize. It helps once all your
              itemized deductions are above the standard deduction:
            </p>
            <StandardDeductions />
            <p>Single also holds for married people who file separately, and joint for a surviving spouse.</p>
            <FigureSources figures={FIGURES_READ} edition="us" />
          </WorkedResult>
        );
      }}
    />
  );
}
