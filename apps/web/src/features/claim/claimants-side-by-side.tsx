import type { CreditEstimateView } from "@gf-ledger/claim/file/claim-view";
import { formatMoney } from "@gf-ledger/domain/money/format-money";
import { useLocale, useTranslations } from "use-intl";

interface ClaimantsProps {
  claimants: CreditEstimateView["claimants"];
  nameOf: (id: string) => string;
}

/** What the claim comes to for each partner, with the food and without it, so that one sees the food's own worth. */
export function ClaimantsSideBySide({ claimants, nameOf }: ClaimantsProps) {
  const t = useTranslations("claim.worth");
  const locale = useLocale();
  if (claimants.length === 0) return null;
  const money = (dollars: number, upTo: boolean) =>
    upTo && dollars > 0
      ? t("upToWithin", { amount: formatMoney(dollars, locale) })
      : formatMoney(dollars, locale);
  return (
    <table className="w-full text-sm">
      <thead className="text-ink-soft">
        <tr>
          <th scope="col" className="py-1 pr-3 text-left font-normal">
            {t("whoClaims")}
          </th>
          {(["withFood", "withoutFood", "foodAlone"] as const).map((column) => (
            <th key={column} scope="col" className="py-1 pl-3 text-right align-bottom font-normal">
              {t(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line border-y border-line">
        {claimants.map(({ personId, worth, withoutFood, foodAlone, upTo }) => (
          <tr key={personId}>
            <th scope="row" className="py-2 pr-3 text-left font-medium wrap-anywhere">
              {nameOf(personId)}
            </th>
            <td className="figures py-2 pl-3 text-right">{money(worth, upTo)}</td>
            <td className="figures py-2 pl-3 text-right">{money(withoutFood, upTo)}</td>
            <td className="figures py-2 pl-3 text-right font-semibold">{money(foodAlone, upTo)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
