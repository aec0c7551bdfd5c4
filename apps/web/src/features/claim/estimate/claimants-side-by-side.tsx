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
    <ul aria-label={t("whoClaims")} className="divide-y divide-line border-y border-line text-sm">
      {claimants.map(({ personId, worth, withoutFood, foodAlone, upTo }) => (
        <li key={personId} className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-4">
          <p className="font-medium wrap-anywhere">{nameOf(personId)}</p>
          <dl className="contents">
            {(
              [
                ["withFood", worth],
                ["withoutFood", withoutFood],
                ["foodAlone", foodAlone],
              ] as const
            ).map(([what, amount]) => (
              <div key={what} className="flex justify-between gap-4 sm:block sm:text-right">
                <dt className="text-ink-soft">{t(what)}</dt>
                <dd className={what === "foodAlone" ? "figures font-semibold" : "figures"}>
                  {money(amount, upTo)}
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
