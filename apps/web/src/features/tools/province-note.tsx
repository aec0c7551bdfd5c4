import type { Province } from "@gf-ledger/claim/credits/provinces";
import type { Locale } from "@gf-ledger/domain/edition/locale";
import { formatMoney } from "@gf-ledger/domain/money/format-money";
import { formatPercent } from "@gf-ledger/domain/money/format-percent";
import { filled } from "@gf-ledger/messages/filled";
import { FilledText } from "../language/filled-text";
import type { CanadaWords } from "./calculator-words";
import type { ProvincialEstimate } from "./provincial-estimate";

interface ProvinceNoteProps {
  locale: Locale;
  words: CanadaWords;
  province: Province;
  year: number;
  estimate: ProvincialEstimate | null;
}

/** What the province adds to the federal credit, or why it is not worked out here (calculators-11). */
export function ProvinceNote({ locale, words, province, year, estimate }: ProvinceNoteProps) {
  const { own, provinces } = words;
  const name = provinces[province];
  if (province === "QC") return <p>{own.quebec}</p>;
  if (estimate === null) return <p>{filled(own.noFigures, { province: name, year })}</p>;
  const credit = formatMoney(estimate.credit, locale);
  return (
    <p>
      <FilledText
        text={own.provincial}
        values={{
          province: name,
          fixed: formatMoney(estimate.fixedAmount, locale),
          rate: formatPercent(estimate.ratePercent / 100, locale),
        }}
        tags={{ credit: () => <strong className="figures text-ink">{credit}</strong> }}
      />
    </p>
  );
}
