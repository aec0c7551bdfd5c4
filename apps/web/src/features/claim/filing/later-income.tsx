import type { ClaimChangesView } from "@gf-ledger/claim/file/claim-view";
import { formatDate } from "@gf-ledger/domain/calendar/format-date";
import { formatMoney } from "@gf-ledger/domain/money/format-money";
import { useLocale, useTranslations } from "use-intl";

/** What came back after an American return was filed: income of its own year, not a change of the return (claim-48). */
export function LaterIncome({ entries }: { entries: ClaimChangesView["incomeOfLaterYears"] }) {
  const t = useTranslations("claim.filed");
  const locale = useLocale();
  if (entries.length === 0) return null;
  return (
    <ul className="mt-4 space-y-3 rounded-md bg-sunken p-4 text-sm">
      {entries.map(({ adjustmentId, date, year, amount, income, words }) => (
        <li key={adjustmentId}>
          <p className="font-medium">
            {t("laterIncome", { amount: formatMoney(amount, locale), date: formatDate(date, locale) })}
            {income === null
              ? null
              : ` ${t("laterIncomeOf", { year: String(year), amount: formatMoney(income, locale) })}`}
          </p>
          <p className="text-ink-soft">{words}</p>
        </li>
      ))}
    </ul>
  );
}
