"use client";

import { US_FIGURES } from "@gf-ledger/claim/credits/us-figures";
import { standingRule } from "@gf-ledger/claim/figures/standing-rule";
import {
  estimateUnitedStates,
  UNITED_STATES_CALCULATOR_DEFAULTS,
  type UnitedStatesCalculatorInput,
} from "@gf-ledger/domain/calculator/united-states";
import type { Locale } from "@gf-ledger/domain/edition/locale";
import { formatMoney } from "@gf-ledger/domain/money/format-money";
import { formatPercent } from "@gf-ledger/domain/money/format-percent";
import { filled } from "@gf-ledger/messages/filled";
import { asTyped } from "./as-typed";
import { unitedStatesFields } from "./calculator-fields";
import { CalculatorForm } from "./calculator-form";
import type { UnitedStatesWords } from "./calculator-words";
import { FigureSources } from "./figure-sources";
import { SHOWN_DEDUCTIONS, StandardDeductions } from "./standard-deductions";
import { WorkedResult } from "./worked-result";

interface UnitedStatesProps {
  locale: Locale;
  words: UnitedStatesWords;
}

/** The floor of the newest year shown; it holds for the others too. */
const FLOOR = standingRule(US_FIGURES, "agi-percent", SHOWN_DEDUCTIONS.at(-1)?.year ?? 0);
const FLOOR_SHARE = (FLOOR?.value ?? 0) / 100;

function Result({ locale, words, input }: UnitedStatesProps & { input: UnitedStatesCalculatorInput }) {
  const { own, steps } = words;
  const money = (dollars: number) => formatMoney(dollars, locale);
  const percent = formatPercent(FLOOR_SHARE, locale);
  const result = estimateUnitedStates(input, FLOOR_SHARE);
  const read = [
    ...(FLOOR ? [{ figure: filled(own.figures.share, { percent }), from: FLOOR }] : []),
    ...SHOWN_DEDUCTIONS.map((row) => ({
      figure: filled(own.figures.standard, { year: row.year }),
      from: row,
    })),
  ];
  const worked = { extraCost: money(input.extraCost), items: asTyped(input.itemsPerWeek, locale) };
  return (
    <WorkedResult
      title={own.result}
      steps={[
        {
          label: steps.food,
          working: filled(steps.foodWorking, worked),
          amount: money(result.gfAnnual),
        },
        { label: steps.all, working: own.allWorking, amount: money(result.totalMedical) },
        {
          label: steps.threshold,
          working: filled(steps.shareOf, { percent, amount: money(input.income) }),
          amount: `− ${money(result.threshold)}`,
        },
      ]}
      outcome={{ label: own.outcome, amount: money(result.deductible) }}
    >
      <p>{own.itemize}</p>
      <StandardDeductions locale={locale} words={own.table} />
      <p>{own.statuses}</p>
      <FigureSources figures={read} locale={locale} words={words.sources} />
    </WorkedResult>
  );
}

/** The itemized medical deduction, worked out step by step (calculators-7). */
export function UnitedStatesCalculator({ locale, words }: UnitedStatesProps) {
  const { own } = words;
  return (
    <CalculatorForm
      locale={locale}
      words={words.form}
      title={own.title}
      introduction={own.introduction}
      outline={own.outline}
      fields={unitedStatesFields(words.fields, own)}
      defaults={{ ...UNITED_STATES_CALCULATOR_DEFAULTS }}
      buttonLabel={own.estimate}
      result={(input) => <Result locale={locale} words={words} input={input} />}
    />
  );
}
