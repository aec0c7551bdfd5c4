"use client";

import { CANADA_CALCULATOR_DEFAULTS, estimateCanada } from "@gf-ledger/domain/calculator/canada";
import { formatMoney } from "@gf-ledger/domain/money/format-money";
import {
  CANADIAN_TAX_YEARS,
  type CanadianTaxYear,
  canadianTaxYear,
  DEFAULT_CANADIAN_YEAR,
  INCOME_SHARE,
} from "@gf-ledger/domain/tax-year/canada";
import { useState } from "react";
import { SelectField } from "@/components/select-field";
import { CANADA_FIELDS } from "./calculator-fields";
import { CalculatorForm } from "./calculator-form";
import { WorkedResult } from "./worked-result";

const money = (dollars: number) => formatMoney(dollars, "ca");
const percent = (share: number) => `${Number((share * 100).toFixed(2))}%`;
const YEARS = CANADIAN_TAX_YEARS.map(({ year }) => ({ value: String(year), label: String(year) })).reverse();

/** The medical expense tax credit, worked out step by step (calculators-5). */
export function CanadaCalculator() {
  const [year, setYear] = useState(String(DEFAULT_CANADIAN_YEAR));
  const taxYear = canadianTaxYear(Number(year));
  return (
    <CalculatorForm
      title="Medical expense tax credit (CRA)"
      introduction="What a year of gluten-free food and your other medical expenses may come to on line 33099."
      outline="Extra cost × items × 52 weeks, added to your other medical expenses; less the lesser of 3% of net income and the year's fixed amount; the rest at the lowest federal rate."
      fields={CANADA_FIELDS}
      defaults={{ ...CANADA_CALCULATOR_DEFAULTS }}
      buttonLabel="Estimate My Tax Credit"
      choice={(disabled) => (
        <SelectField
          label="Tax year"
          options={YEARS}
          value={year}
          disabled={disabled}
          onChange={(event) => setYear(event.target.value)}
        />
      )}
      result={(input) => (taxYear ? <Result input={input} taxYear={taxYear} /> : null)}
    />
  );
}

function Result({
  input,
  taxYear,
}: {
  input: Parameters<typeof estimateCanada>[0];
  taxYear: CanadianTaxYear;
}) {
  const result = estimateCanada(input, taxYear);
  return (
    <WorkedResult
      title={`Your estimate for ${taxYear.year}`}
      steps={[
        {
          label: "Gluten-free food, a year",
          working: `${money(input.extraCost)} × ${input.itemsPerWeek} items × 52 weeks`,
          amount: money(result.gfAnnual),
        },
        {
          label: "All medical expenses",
          working: "gluten-free food + prescriptions + dental and vision + travel + therapy",
          amount: money(result.totalMedical),
        },
        {
          label: "Threshold",
          working: `the lesser of ${money(taxYear.fixedAmount)} and ${percent(INCOME_SHARE)} of ${money(input.income)}`,
          amount: `− ${money(result.threshold)}`,
        },
        {
          label: "Eligible amount",
          working: "expenses minus threshold, never below zero",
          amount: money(result.eligible),
        },
        {
          label: "Federal credit",
          working: `${percent(taxYear.rate)} of ${money(result.eligible)}`,
          amount: money(result.refund),
        },
      ]}
      outcome={{ label: "Estimated refund", amount: money(result.refund) }}
    >
      {result.britishColumbia !== null ? (
        <p>
          If you live in British Columbia, the provincial credit adds about{" "}
          <strong className="figures text-ink">{money(result.britishColumbia)}</strong>.
        </p>
      ) : null}
      <p>The credit lowers tax you owe; it is not paid out beyond it. Lower-income spouses usually claim.</p>
      {taxYear.unconfirmed ? (
        <p>
          Not yet confirmed for {taxYear.year}: {taxYear.unconfirmed}
        </p>
      ) : null}
      <p className="text-xs">Source of the year's figures: {taxYear.source}.</p>
    </WorkedResult>
  );
}
