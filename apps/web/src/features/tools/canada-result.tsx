import type { Province } from "@gf-ledger/claim/credits/canada/provinces";
import { type CanadaCalculatorInput, estimateCanada } from "@gf-ledger/domain/calculator/canada";
import { dollarsFromCents } from "@gf-ledger/domain/money/cents";
import { formatMoney } from "@gf-ledger/domain/money/format-money";
import { formatPercent } from "@gf-ledger/domain/money/format-percent";
import { useLocale, useTranslations } from "use-intl";
import type { CanadianFigures } from "./canadian-figures";
import { FigureSources } from "./figure-sources";
import { asTyped } from "./forms/as-typed";
import { mostFederalTax } from "./most-federal-tax";
import { ProvinceNote } from "./province-note";
import { provincialEstimate } from "./provincial-estimate";
import { WorkedResult } from "./worked-result";

interface CanadaResultProps {
  input: CanadaCalculatorInput;
  figures: CanadianFigures;
  province: Province;
}

export function CanadaResult({ input, figures, province }: CanadaResultProps) {
  const { year, fixedAmount, incomeShare, rate, read, basic } = figures;
  const t = useTranslations("tools.canada");
  const steps = useTranslations("tools.steps");
  const provinces = useTranslations("provinces");
  const locale = useLocale();
  const money = (dollars: number) => formatMoney(dollars, locale);
  const percent = (share: number) => formatPercent(share, locale);
  const result = estimateCanada(input, figures);
  const provincial = provincialEstimate(province, year, input.income, result.totalMedical);
  const mostTax = mostFederalTax(figures, input.income);
  const named = read.map(({ figure, from }) => ({
    figure: t(`figures.${figure}`, { year: String(year), percent: percent(incomeShare) }),
    from,
  }));
  const place = t("figures.province", { province: provinces(province), year: String(year) });
  const sources = provincial ? [...named, { figure: place, from: provincial.from }] : named;
  return (
    <WorkedResult
      title={t("result", { year: String(year) })}
      steps={[
        {
          label: steps("food"),
          working: steps("foodWorking", {
            extraCost: money(input.extraCost),
            items: asTyped(input.itemsPerWeek, locale),
          }),
          amount: money(result.gfAnnual),
        },
        { label: steps("all"), working: t("allWorking"), amount: money(result.totalMedical) },
        {
          label: steps("threshold"),
          working: t("thresholdWorking", {
            fixed: money(fixedAmount),
            percent: percent(incomeShare),
            income: money(input.income),
          }),
          amount: `− ${money(result.threshold)}`,
        },
        { label: t("eligible"), working: t("eligibleWorking"), amount: money(result.eligible) },
        {
          label: t("credit"),
          working: steps("shareOf", { percent: percent(rate), amount: money(result.eligible) }),
          amount: money(result.refund),
        },
      ]}
      outcome={{ label: t("outcome"), amount: money(result.refund) }}
    >
      <ProvinceNote province={province} year={year} estimate={provincial} />
      {basic !== null && mostTax !== null && mostTax < result.refund ? (
        <p className="font-medium text-ink">
          {t("noMoreThanTax", {
            income: money(input.income),
            basic: money(dollarsFromCents(basic.basicCents)),
            tax: money(mostTax),
          })}
        </p>
      ) : null}
      <p>{t("notRefund")}</p>
      <FigureSources figures={sources} />
    </WorkedResult>
  );
}
