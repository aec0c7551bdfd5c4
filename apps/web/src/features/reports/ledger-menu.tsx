"use client";

import { BookOpenIcon } from "@heroicons/react/20/solid";
import { useTranslations } from "use-intl";
import { Menu } from "@/components/menu";
import { downloadCsv, type LedgerName, ledgerOf } from "./download-csv";

/** reports-46: the year's line items for other bookkeeping, beside the CSV file. */
export function LedgerMenu({ year }: { year: number }) {
  const t = useTranslations("yearReport");
  const entry = (format: LedgerName) => ({
    label: t(format),
    onSelect: () => void downloadCsv(ledgerOf(year, format), t),
  });
  return (
    <Menu
      button={
        <>
          <BookOpenIcon aria-hidden="true" className="size-5" />
          {t("ledger")}
        </>
      }
      entries={[entry("hledger"), entry("qif")]}
    />
  );
}
