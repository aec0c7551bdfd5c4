"use client";

import { US_FIGURES } from "@gf-ledger/claim/credits/united-states/us-figures";
import { ruleInForce } from "@gf-ledger/claim/figures/rule-in-force";
import {
  estimateUnitedStates,
  UNITED_STATES_CALCULATOR_DEFAULTS,
  type UnitedStatesCalculatorInput,
} from "@gf-ledger/domain/calculator/united-states";
import { formatMoney } from "@gf-ledger/domain/money/format-money";
import { formatPercent } from "@gf-ledger/domain/money/format-percent";
import { useLocale, useTranslations } from "use-intl";
import { FigureSources } from "./figure-sources";
import { asTyped } from "./forms/as-typed";
import { unitedStatesFields } from "./forms/calculator-fields";
import { CalculatorForm } from "./forms/calculator-form";
import { SHOWN_DEDUCTIONS, StandardDeductions } from "./standard-deductions";
import { WorkedResult } from "./worked-result";

/** The floor of the newest year shown; it holds for the others too. */
const FLOOR = ruleInForce(US_FIGURES, "agi-percent", SHOWN_DEDUCTIONS.at(-1)?.year ?? 0);
const FLOOR_SHARE = (FLOOR?.value ?? 0) / 100;

function Result({ input }: { input: UnitedStatesCalculatorInput }) {
  const t = useTranslations("tools.unitedStates");
  const steps = useTranslations("tools.steps");
  const locale = useLocale();
  const money = (dollars: number) => formatMoney(dollars, locale);
  const percent = formatPercent(FLOOR_SHARE, locale);
  const result = estimateUnitedStates(input, FLOOR_SHARE);
  const read = [
    ...(FLOOR ? [{ figure: t("figures.share", { percent }), from: FLOOR }] : []),
    ...SHOWN_DEDUCTIONS.map((row) => ({
      figure: t("figures.standard", { year: String(row.year) }),
      from: row,
    })),
  ];
  const worked = { extraCost: money(input.extraCost), items: asTyped(input.itemsPerWeek, locale) };
  return (
    <WorkedResult
      title={t("result")}
      steps={[
        {
          label: steps("food"),
          working: steps("foodWorking", worked),
          amount: money(result.gfAnnual),
        },
        { label: steps("all"), working: t("allWorking"), amount: money(result.totalMedical) },
        {
          label: steps("threshold"),
          working: steps("shareOf", { percent, amount: money(input.income) }),
          amount: `− ${money(result.threshold)}`,
        },
      ]}
      outcome={{ label: t("outcome"), amount: money(result.deductible) }}
    >
      <p>{t("itemize")}</p>
      <StandardDeductions />
      <p>{t("statuses")}</p>
      <FigureSources figures={read} />
    </WorkedResult>
  );
}

/** The itemized medical deduction, worked out step by step (calculators-7). */
export function UnitedStatesCalculator() {
  const t = useTranslations("tools");
  return (
    <CalculatorForm
      title={t("unitedStates.title")}
      introduction={t("unitedStates.introduction")}
      outline={t("unitedStates.outline")}
      fields={unitedStatesFields(t)}
      defaults={{ ...UNITED_STATES_CALCULATOR_DEFAULTS }}
      buttonLabel={t("unitedStates.estimate")}
      result={(input) => <Result input={input} />}
    />
  );
}
