import type { Province } from "@gf-ledger/claim/credits/provinces";
import { type CanadaCalculatorInput, estimateCanada } from "@gf-ledger/domain/calculator/canada";
import type { Locale } from "@gf-ledger/domain/edition/locale";
import { formatMoney } from "@gf-ledger/domain/money/format-money";
import { formatPercent } from "@gf-ledger/domain/money/format-percent";
import { filled } from "@gf-ledger/messages/filled";
import { asTyped } from "./as-typed";
import type { CanadaWords } from "./calculator-words";
import type { CanadianFigures } from "./canadian-figures";
import { FigureSources } from "./figure-sources";
import { ProvinceNote } from "./province-note";
import { provincialEstimate } from "./provincial-estimate";
import { WorkedResult } from "./worked-result";

interface CanadaResultProps {
  locale: Locale;
  words: CanadaWords;
  input: CanadaCalculatorInput;
  figures: CanadianFigures;
  province: Province;
}

export function CanadaResult({ locale, words, input, figures, province }: CanadaResultProps) {
  const { year, fixedAmount, incomeShare, rate, read } = figures;
  const { own, steps, provinces } = words;
  const money = (dollars: number) => formatMoney(dollars, locale);
  const percent = (share: number) => formatPercent(share, locale);
  const result = estimateCanada(input, figures);
  const provincial = provincialEstimate(province, year, input.income, result.totalMedical);
  const named = read.map(({ figure, from }) => ({
    figure: filled<string>(own.figures[figure], { year, percent: percent(incomeShare) }),
    from,
  }));
  const place = filled(own.figures.province, { province: provinces[province], year });
  const sources = provincial ? [...named, { figure: place, from: provincial.from }] : named;
  return (
    <WorkedResult
      title={filled(own.result, { year })}
      steps={[
        {
          label: steps.food,
          working: filled(steps.foodWorking, {
            extraCost: money(input.extraCost),
            items: asTyped(input.itemsPerWeek, locale),
          }),
          amount: money(result.gfAnnual),
        },
        { label: steps.all, working: own.allWorking, amount: money(result.totalMedical) },
        {
          label: steps.threshold,
          working: filled(own.thresholdWorking, {
            fixed: money(fixedAmount),
            percent: percent(incomeShare),
            income: money(input.income),
          }),
          amount: `− ${money(result.threshold)}`,
        },
        { label: own.eligible, working: own.eligibleWorking, amount: money(result.eligible) },
        {
          label: own.credit,
          working: filled(steps.shareOf, { percent: percent(rate), amount: money(result.eligible) }),
          amount: money(result.refund),
        },
      ]}
      outcome={{ label: own.outcome, amount: money(result.refund) }}
    >
      <ProvinceNote locale={locale} words={words} province={province} year={year} estimate={provincial} />
      <p>{own.notRefund}</p>
      <FigureSources figures={sources} locale={locale} words={words.sources} />
    </WorkedResult>
  );
}
