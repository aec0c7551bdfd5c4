import type { Province } from "@gf-ledger/claim/credits/provinces";
import { type CanadaCalculatorInput, estimateCanada } from "@gf-ledger/domain/calculator/canada";
import { formatMoney } from "@gf-ledger/domain/money/format-money";
import type { CanadianFigures } from "./canadian-figures";
import { FigureSources } from "./figure-sources";
import { PROVINCE_NAMES } from "./province-names";
import { ProvinceNote } from "./province-note";
import { provincialEstimate } from "./provincial-estimate";
import { WorkedResult } from "./worked-result";

const money = (dollars: number) => formatMoney(dollars, "ca");
const percent = (share: number) => `${Number((share * 100).toFixed(2))}%`;

interface CanadaResultProps {
  input: CanadaCalculatorInput;
  figures: CanadianFigures;
  province: Province;
}

export function CanadaResult({ input, figures, province }: CanadaResultProps) {
  const { year, fixedAmount, incomeShare, rate, read } = figures;
  const result = estimateCanada(input, figures);
  const provincial = provincialEstimate(province, year, input.income, result.totalMedical);
  const own = provincial ? [{ figure: `${PROVINCE_NAMES[province]}, ${year}`, from: provincial.from }] : [];
  return (
    <WorkedResult
      title={`Your estimate for ${year}`}
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
          working: `the lesser of ${money(fixedAmount)} and ${percent(incomeShare)} of ${money(input.income)}`,
          amount: `− ${money(result.threshold)}`,
        },
        {
          label: "Eligible amount",
          working: "expenses minus threshold, never below zero",
          amount: money(result.eligible),
        },
        {
          label: "Federal credit",
          working: `${percent(rate)} of ${money(result.eligible)}`,
          amount: money(result.refund),
        },
      ]}
      outcome={{ label: "Estimated federal credit", amount: money(result.refund) }}
    >
      <ProvinceNote province={province} year={year} estimate={provincial} />
      <p>
        The credit is not a refund: it lowers tax you owe and is not paid out beyond it. The partner with the
        lower net income usually has the lower threshold, and gains only while there is tax to lower.
      </p>
      <FigureSources figures={[...read, ...own]} edition="ca" />
    </WorkedResult>
  );
}
