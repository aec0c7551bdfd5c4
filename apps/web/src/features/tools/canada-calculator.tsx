"use client";

import { PROVINCES, type Province } from "@gf-ledger/claim/credits/canada/provinces";
import { CANADA_CALCULATOR_DEFAULTS, CANADA_CALCULATOR_YEAR } from "@gf-ledger/domain/calculator/canada";
import type { Locale } from "@gf-ledger/domain/edition/locale";
import { useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import { SelectField } from "@/components/forms/select-field";
import type { Words } from "../language/words/words";
import { CanadaResult } from "./canada-result";
import { CANADIAN_YEARS, canadianFigures } from "./canadian-figures";
import { canadaFields } from "./forms/calculator-fields";
import { CalculatorForm } from "./forms/calculator-form";

const YEARS = CANADIAN_YEARS.map((year) => ({ value: String(year), label: String(year) }));

/** The provinces and territories in the alphabetical order of a locale. */
const placesOf = (names: Words<"provinces">, locale: Locale) =>
  PROVINCES.map((province) => ({ value: province, label: names(province) })).sort((a, b) =>
    a.label.localeCompare(b.label, locale),
  );

/** The medical expense tax credit, worked out step by step (calculators-5, calculators-11). */
export function CanadaCalculator() {
  const t = useTranslations("tools");
  const provinces = useTranslations("provinces");
  const locale = useLocale();
  const [year, setYear] = useState(String(CANADA_CALCULATOR_YEAR));
  const [province, setProvince] = useState<Province>("BC");
  const figures = canadianFigures(Number(year));
  return (
    <CalculatorForm
      title={t("canada.title")}
      introduction={t("canada.introduction")}
      outline={t("canada.outline")}
      fields={canadaFields(t)}
      defaults={{ ...CANADA_CALCULATOR_DEFAULTS }}
      buttonLabel={t("canada.estimate")}
      choice={(disabled) => (
        <>
          <SelectField
            label={t("canada.year")}
            options={YEARS}
            value={year}
            disabled={disabled}
            onChange={(event) => setYear(event.target.value)}
          />
          <SelectField
            label={t("canada.province")}
            options={placesOf(provinces, locale)}
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
