"use client";

import {
  estimateUnitedStates,
  UNITED_STATES_CALCULATOR_DEFAULTS,
} from "@gf-ledger/domain/calculator/united-states";
import { formatMoney } from "@gf-ledger/domain/money/format-money";
import { AMERICAN_TAX_YEARS } from "@gf-ledger/domain/tax-year/united-states";
import { UNITED_STATES_FIELDS } from "./calculator-fields";
import { CalculatorForm } from "./calculator-form";
import { WorkedResult } from "./worked-result";

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
        const result = estimateUnitedStates(input);
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
                working: `7.5% of ${money(input.income)}`,
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
          </WorkedResult>
        );
      }}
    />
  );
}

function StandardDeductions() {
  return (
    <table className="w-full text-left text-xs">
      <caption className="sr-only">Standard deduction by tax year and filing status</caption>
      <thead>
        <tr className="[&>th]:py-1.5 [&>th]:font-semibold">
          <th scope="col">Year</th>
          <th scope="col">Single</th>
          <th scope="col">Joint</th>
          <th scope="col">Head of household</th>
        </tr>
      </thead>
      <tbody>
        {AMERICAN_TAX_YEARS.map(({ year, standardDeduction }) => (
          <tr key={year} className="border-t border-line [&>td]:figures [&>td]:py-1.5">
            <th scope="row" className="py-1.5 font-medium">
              {year}
            </th>
            <td>{money(standardDeduction.single)}</td>
            <td>{money(standardDeduction.joint)}</td>
            <td>{money(standardDeduction.headOfHousehold)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
