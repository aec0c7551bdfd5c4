"use client";

import { PROVINCES, type Province } from "@gf-ledger/claim/credits/provinces";
import { CANADA_CALCULATOR_DEFAULTS, CANADA_CALCULATOR_YEAR } from "@gf-ledger/domain/calculator/canada";
import type { Locale } from "@gf-ledger/domain/edition/locale";
import type { Messages } from "@gf-ledger/messages/messages";
import { useState } from "react";
import { SelectField } from "@/components/select-field";
import { canadaFields } from "./calculator-fields";
import { CalculatorForm } from "./calculator-form";
import type { CanadaWords } from "./calculator-words";
import { CanadaResult } from "./canada-result";
import { CANADIAN_YEARS, canadianFigures } from "./canadian-figures";

const YEARS = CANADIAN_YEARS.map((year) => ({ value: String(year), label: String(year) }));

/** The provinces and territories in the alphabetical order of a locale. */
const placesOf = (names: Messages["provinces"], locale: Locale) =>
  PROVINCES.map((province) => ({ value: province, label: names[province] })).sort((a, b) =>
    a.label.localeCompare(b.label, locale),
  );

/** The medical expense tax credit, worked out step by step (calculators-5, calculators-11). */
export function CanadaCalculator({ locale, words }: { locale: Locale; words: CanadaWords }) {
  const [year, setYear] = useState(String(CANADA_CALCULATOR_YEAR));
  const [province, setProvince] = useState<Province>("BC");
  const figures = canadianFigures(Number(year));
  const { own } = words;
  return (
    <CalculatorForm
      locale={locale}
      words={words.form}
      title={own.title}
      introduction={own.introduction}
      outline={own.outline}
      fields={canadaFields(words.fields, own)}
      defaults={{ ...CANADA_CALCULATOR_DEFAULTS }}
      buttonLabel={own.estimate}
      choice={(disabled) => (
        <>
          <SelectField
            label={own.year}
            options={YEARS}
            value={year}
            disabled={disabled}
            onChange={(event) => setYear(event.target.value)}
          />
          <SelectField
            label={own.province}
            options={placesOf(words.provinces, locale)}
            value={province}
            disabled={disabled}
            onChange={(event) => setProvince(event.target.value as Province)}
          />
        </>
      )}
      result={(input) =>
        figures ? (
          <CanadaResult locale={locale} words={words} input={input} figures={figures} province={province} />
        ) : null
      }
    />
  );
}
