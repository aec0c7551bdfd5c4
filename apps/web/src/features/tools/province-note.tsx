import type { Province } from "@gf-ledger/claim/credits/canada/provinces";
import { formatMoney } from "@gf-ledger/domain/money/format-money";
import { formatPercent } from "@gf-ledger/domain/money/format-percent";
import { useLocale, useTranslations } from "use-intl";
import type { ProvincialEstimate } from "./provincial-estimate";

interface ProvinceNoteProps {
  province: Province;
  year: number;
  estimate: ProvincialEstimate | null;
}

/** What the province adds to the federal credit, or why it is not worked out here (calculators-11). */
export function ProvinceNote({ province, year, estimate }: ProvinceNoteProps) {
  const t = useTranslations("tools.canada");
  const name = useTranslations("provinces")(province);
  const locale = useLocale();
  if (province === "QC") return <p>{t("quebec")}</p>;
  if (estimate === null) return <p>{t("noFigures", { province: name, year: String(year) })}</p>;
  const credit = formatMoney(estimate.credit, locale);
  return (
    <p>
      {t.rich("provincial", {
        province: name,
        fixed: formatMoney(estimate.fixedAmount, locale),
        rate: formatPercent(estimate.ratePercent / 100, locale),
        credit: () => <strong className="figures text-ink">{credit}</strong>,
      })}
    </p>
  );
}
