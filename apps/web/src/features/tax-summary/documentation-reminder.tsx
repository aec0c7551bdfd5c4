import { EDITION_FACTS } from "@gf-ledger/domain/edition/edition-facts";
import { LOCALE_FACTS } from "@gf-ledger/domain/edition/locale";
import { useLocale, useTranslations } from "use-intl";
import { Alert } from "@/components/notices/alert";

/** reports-30, reports-33: says that the original receipts have to be kept, and for how long. */
export function DocumentationReminder() {
  const { edition } = LOCALE_FACTS[useLocale()];
  const t = useTranslations("taxSummary.reminder");
  return (
    <Alert title={t("title", { edition })}>
      {t(edition, { years: EDITION_FACTS[edition].retentionYears })}
    </Alert>
  );
}
