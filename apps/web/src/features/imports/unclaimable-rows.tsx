"use client";

import type { ImportPreview } from "@gf-ledger/domain/imports/import-view";
import { formatMoney } from "@gf-ledger/domain/money/format-money";
import { useLocale, useTranslations } from "use-intl";
import { Alert } from "@/components/alert";
import { TextField } from "@/components/text-field";

interface UnclaimableRowsProps {
  preview: ImportPreview;
  note: string;
  onNote: (note: string) => void;
}

/** The rows whose kind does not count, which are left out unless a note says why they do (reports-60). */
export function UnclaimableRows({ preview, note, onNote }: UnclaimableRowsProps) {
  const t = useTranslations("imports.unclaimable");
  const locale = useLocale();
  const { unclaimable, unclaimableCount } = preview;
  if (unclaimableCount === 0) return null;
  return (
    <Alert tone="warn" title={t("title", { rows: unclaimableCount })}>
      <p>{t("words")}</p>
      <ul className="mt-2 flex max-h-60 flex-col gap-1 overflow-y-auto">
        {unclaimable.map(({ line, name, price, reason }) => (
          <li key={line}>
            {t("entry", { line: String(line), name, price: formatMoney(price, locale), reason })}
          </li>
        ))}
        {unclaimable.length < unclaimableCount ? (
          <li>{t("more", { rows: unclaimableCount - unclaimable.length })}</li>
        ) : null}
      </ul>
      <div className="mt-4">
        <TextField
          label={t("note", { rows: unclaimableCount })}
          hint={t("noteHint")}
          maxLength={500}
          value={note}
          onChange={({ target }) => onNote(target.value)}
        />
      </div>
    </Alert>
  );
}
