import { EDITION_FACTS, type Edition } from "@gf-ledger/domain/edition/edition-facts";
import { useTranslations } from "use-intl";

/** How long the receipts are to be kept, and what the report's words stand for (reports-31). */
export function ReportFoot({ edition }: { edition: Edition }) {
  const t = useTranslations("reports.header");
  const yearReport = useTranslations("yearReport");
  const { retentionYears: years } = EDITION_FACTS[edition];
  return (
    <footer className="border-t border-line pt-4 text-sm text-ink-soft *:max-w-prose">
      <p>{t(`keep.${edition}`, { years })}</p>
      <p className="mt-2">{yearReport(`deductionNote.${edition}`)}</p>
    </footer>
  );
}
