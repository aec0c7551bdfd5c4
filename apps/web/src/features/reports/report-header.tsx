"use client";

import { EDITION_FACTS, type Edition } from "@gf-ledger/domain/edition/edition-facts";
import { PrinterIcon } from "@heroicons/react/20/solid";
import { useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { LinkButton } from "@/components/link-button";
import { DownloadButton } from "./download-button";
import { reportOf } from "./download-csv";
import { LedgerMenu } from "./ledger-menu";

interface ReportHeaderProps {
  year: number;
  edition: Edition;
  empty: boolean;
}

/** The title with the actions on the whole report; in print also what the report is for. */
export function ReportHeader({ year, edition, empty }: ReportHeaderProps) {
  const t = useTranslations("reports.header");
  const title = useTranslations("reports")("title");
  const yearReport = useTranslations("yearReport");
  const { retentionYears: years } = EDITION_FACTS[edition];
  return (
    <header className="flex flex-wrap items-end justify-between gap-4">
      <div>
        <h1 className="text-2xl sm:text-3xl">
          {title}
          <span className="hidden print:inline"> {t("printed", { year: String(year), edition })}</span>
        </h1>
        <p className="mt-1 text-sm text-ink-soft">{t(`keep.${edition}`, { years })}</p>
        <p className="mt-1 max-w-prose text-xs text-ink-faint">{yearReport(`deductionNote.${edition}`)}</p>
      </div>
      <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:grow print:hidden">
        <LinkButton href={`/claim?year=${year}`} tone="secondary">
          {t("claim")}
        </LinkButton>
        <LinkButton href={`/tax-summary?year=${year}`} tone="secondary">
          {t("summary")}
        </LinkButton>
        <LinkButton href="/people" tone="secondary">
          {t("people")}
        </LinkButton>
        <LinkButton href="/receipts" tone="secondary">
          {t("receipts")}
        </LinkButton>
        <LinkButton href="/price-book" tone="secondary">
          {t("priceBook")}
        </LinkButton>
        <Button tone="secondary" disabled={empty} onClick={() => window.print()}>
          <PrinterIcon aria-hidden="true" className="size-5" />
          {t("print")}
        </Button>
        {empty ? null : <LedgerMenu year={year} />}
        <DownloadButton file={reportOf(year)} disabled={empty} />
      </div>
    </header>
  );
}
