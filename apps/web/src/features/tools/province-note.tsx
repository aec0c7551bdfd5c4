import type { Province } from "@gf-ledger/claim/credits/provinces";
import { formatMoney } from "@gf-ledger/domain/money/format-money";
import { PROVINCE_NAMES } from "./province-names";
import type { ProvincialEstimate } from "./provincial-estimate";

interface ProvinceNoteProps {
  province: Province;
  year: number;
  estimate: ProvincialEstimate | null;
}

/** What the province adds to the federal credit, or why it is not worked out here (calculators-11). */
export function ProvinceNote({ province, year, estimate }: ProvinceNoteProps) {
  if (province === "QC") {
    return (
      <p>
        Québec has a return of its own (TP-1). Its credit, line 381, starts from 3% of both partners' income
        together, so it is not worked out here; and of the federal credit a resident of Québec keeps 83.5%,
        calculated from the abatement of 16.5%.
      </p>
    );
  }
  if (estimate === null) {
    return (
      <p>
        The figures of {PROVINCE_NAMES[province]} for {year} are not in our tables. Choose a newer year, or
        look at its form 428.
      </p>
    );
  }
  const fixed = formatMoney(estimate.fixedAmount, "ca");
  return (
    <p>
      {PROVINCE_NAMES[province]} has a credit of its own for the same expenses, with a fixed amount of {fixed}{" "}
      and a rate of {estimate.ratePercent}%. It adds about{" "}
      <strong className="figures text-ink">{formatMoney(estimate.credit, "ca")}</strong>.
    </p>
  );
}
