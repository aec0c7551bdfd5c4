"use client";

import type { ImportPreview } from "@gf-ledger/domain/imports/import-view";
import { formatMoney } from "@gf-ledger/domain/money/format-money";
import { useLocale, useTranslations } from "use-intl";
import { TextField } from "@/components/forms/text-field";
import { Alert } from "@/components/notices/alert";

interface UncountedRowsProps {
  preview: ImportPreview;
  note: string;
  onNote: (note: string) => void;
}

/** The rows that come in without counting, unless a note says why they do (claim-50). */
export function UncountedRows({ preview, note, onNote }: UncountedRowsProps) {
  const t = useTranslations("imports.uncounted");
  const imports = useTranslations("imports");
  const locale = useLocale();
  const { uncounted, uncountedCount } = preview;
  if (uncountedCount === 0) return null;
  return (
    <Alert tone="warn" title={t("title", { rows: uncountedCount })}>
      <p>{t("words")}</p>
      <ul className="mt-2 flex max-h-60 flex-col gap-1 overflow-y-auto">
        {uncounted.map(({ line, name, price, reason }) => (
          <li key={line}>
            {t("entry", { line: String(line), name, price: formatMoney(price, locale), reason })}
          </li>
        ))}
        {uncounted.length < uncountedCount ? (
          <li>{imports("moreRows", { rows: uncountedCount - uncounted.length })}</li>
        ) : null}
      </ul>
      <div className="mt-4">
        <TextField
          label={t("note", { rows: uncountedCount })}
          hint={t("noteHint")}
          maxLength={500}
          value={note}
          onChange={({ target }) => onNote(target.value)}
        />
      </div>
    </Alert>
  );
}
