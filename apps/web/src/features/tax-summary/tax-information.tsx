import { EDITION_FACTS } from "@gf-ledger/domain/edition/edition-facts";
import { LOCALE_FACTS } from "@gf-ledger/domain/edition/locale";
import { useLocale, useTranslations } from "use-intl";
import { Card, CardBody, CardTitle } from "@/components/card";
import { authorityLinks } from "@/features/edition/authority-links";

/** reports-31: what the person has to know about the claim. */
export function TaxInformation() {
  const locale = useLocale();
  const t = useTranslations("taxSummary.information");
  const yearReport = useTranslations("yearReport");
  const { edition } = LOCALE_FACTS[locale];
  return (
    <Card>
      <CardBody>
        <CardTitle>{t("title")}</CardTitle>
        <ul className="mt-3 list-disc space-y-2 pl-5 text-sm">
          <li>{t("cost")}</li>
          <li>{t("diagnosis")}</li>
          <li>{t(`keep.${edition}`, { years: EDITION_FACTS[edition].retentionYears })}</li>
          <li>{t(`where.${edition}`)}</li>
          <li>{yearReport(`deductionNote.${edition}`)}</li>
          <li>
            <a
              href={authorityLinks(locale).guidelines}
              target="_blank"
              rel="noreferrer"
              className="finger font-semibold text-brand underline underline-offset-2"
            >
              {t("guidelines", { edition })}
            </a>
          </li>
        </ul>
        <p className="mt-4 text-xs text-ink-faint">{t("estimates")}</p>
      </CardBody>
    </Card>
  );
}
