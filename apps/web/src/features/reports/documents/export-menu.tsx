"use client";

import { ArrowDownTrayIcon, BookOpenIcon, PrinterIcon } from "@heroicons/react/20/solid";
import { useTranslations } from "use-intl";
import { Menu } from "@/components/menu";
import { downloadCsv, type LedgerName, ledgerOf, reportOf } from "./download-csv";

const ICON = { "aria-hidden": true, className: "size-5 text-ink-faint" } as const;

/** Everything that leaves the page, in one menu (reports-60): CSV, paper, other bookkeeping (reports-29, reports-46). */
export function ExportMenu({ year }: { year: number }) {
  const t = useTranslations("yearReport");
  const header = useTranslations("reports.header");
  const ledger = (format: LedgerName) => ({
    label: t(format),
    icon: <BookOpenIcon {...ICON} />,
    onSelect: () => void downloadCsv(ledgerOf(year, format), t),
  });
  return (
    <Menu
      button={
        <>
          <ArrowDownTrayIcon aria-hidden="true" className="size-5" />
          {header("export")}
        </>
      }
      entries={[
        {
          label: t("download"),
          icon: <ArrowDownTrayIcon {...ICON} />,
          onSelect: () => void downloadCsv(reportOf(year), t),
        },
        { label: header("print"), icon: <PrinterIcon {...ICON} />, onSelect: () => window.print() },
        ledger("hledger"),
        ledger("beancount"),
        ledger("qif"),
      ]}
    />
  );
}
