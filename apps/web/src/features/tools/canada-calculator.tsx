"use client";

import { PROVINCES, type Province } from "@gf-ledger/claim/credits/provinces";
import { CANADA_CALCULATOR_DEFAULTS, CANADA_CALCULATOR_YEAR } from "@gf-ledger/domain/calculator/canada";
import { useState } from "react";
import { SelectField } from "@/components/select-field";
import { CANADA_FIELDS } from "./calculator-fields";
import { CalculatorForm } from "./calculator-form";
import { CanadaResult } from "./canada-result";
import { CANADIAN_YEARS, canadianFigures } from "./canadian-figures";
import { PROVINCE_NAMES } from "./province-names";

const YEARS = CANADIAN_YEARS.map((year) => ({ value: String(year), label: String(year) }));
const PLACES = PROVINCES.map((province) => ({ value: province, label: PROVINCE_NAMES[province] })).sort(
  (a, b) => a.label.localeCompare(b.label, "en"),
);

/** The medical expense tax credit, worked out step by step (calculators-5, calculators-11). */
export function CanadaCalculator() {
  const [year, setYear] = useState(String(CANADA_CALCULATOR_YEAR));
  const [province, setProvince] = useState<Province>("BC");
  const figures = canadianFigures(Number(year));
  return (
    <CalculatorForm
      title="Medical expense tax credit (CRA)"
      introduction="What a year of gluten-free food and your other medical expenses may come to on line 33099."
      outline="Extra cost × items × 52 weeks, added to your other medical expenses; less the lesser of 3% of net income and the year's fixed amount; the rest at the lowest federal rate."
      fields={CANADA_FIELDS}
      defaults={{ ...CANADA_CALCULATOR_DEFAULTS }}
      buttonLabel="Estimate My Tax Credit"
      choice={(disabled) => (
        <>
          <SelectField
            label="Tax year"
            options={YEARS}
            value={year}
            disabled={disabled}
            onChange={(event) => setYear(event.target.value)}
          />
          <SelectField
            label="Province or territory"
            options={PLACES}
            value={province}
            disabled={disabled}
            onChange={(event) => setProvince(event.target.value as Province)}
          />
        </>
      )}
      result={(input) =>
        figures ? <CanadaResult input={input} figures={figures} province={province} /> : null
      }
    />
  );
}
