import { formatDate } from "@gf-ledger/domain/calendar/format-date";
import { useLocale, useTranslations } from "use-intl";

/** Returns how the page says a period. */
export function usePeriodWords(): (period: { from: string; to: string }) => string {
  const t = useTranslations("claim.period");
  const locale = useLocale();
  return ({ from, to }) =>
    t("dates", { from: formatDate(from, locale, "medium"), to: formatDate(to, locale, "medium") });
}
