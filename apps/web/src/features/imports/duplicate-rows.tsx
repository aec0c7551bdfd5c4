"use client";

import { formatDate } from "@gf-ledger/domain/calendar/format-date";
import type { ImportPreview } from "@gf-ledger/domain/imports/import-view";
import { formatMoney } from "@gf-ledger/domain/money/format-money";
import { useLocale, useTranslations } from "use-intl";
import { Checkbox } from "@/components/forms/checkbox";
import { Alert } from "@/components/notices/alert";

interface DuplicateRowsProps {
  preview: ImportPreview;
  takenIn: boolean;
  onTakeIn: (takeIn: boolean) => void;
}

/** The rows that the records hold already, which are left out unless they are wanted (reports-41). */
export function DuplicateRows({ preview, takenIn, onTakeIn }: DuplicateRowsProps) {
  const t = useTranslations("imports.duplicates");
  const locale = useLocale();
  const { duplicates, duplicateCount } = preview;
  if (duplicateCount === 0) return null;
  return (
    <Alert tone="warn" title={t("title", { rows: duplicateCount })}>
      <p>{t("words")}</p>
      <ul className="mt-2 flex max-h-60 flex-col gap-1 overflow-y-auto">
        {duplicates.map(({ line, name, purchaseDate, price }) => (
          <li key={line}>
            {t("entry", {
              line: String(line),
              name,
              date: formatDate(purchaseDate, locale),
              price: formatMoney(price, locale),
            })}
          </li>
        ))}
      </ul>
      <Checkbox
        className="mt-4"
        label={t("takeIn", { rows: duplicateCount })}
        checked={takenIn}
        onChange={({ target }) => onTakeIn(target.checked)}
      />
    </Alert>
  );
}
