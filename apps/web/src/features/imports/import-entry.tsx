"use client";

import type { ImportView } from "@gf-ledger/domain/imports/import-view";
import { useLocale, useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { Allowed } from "@/features/household/allowed";
import { dayOf } from "./day-of";

interface ImportEntryProps {
  entry: ImportView;
  onUndo: (entry: ImportView) => void;
}

/** One file that was imported: when, how much of it, and its Undo. */
export function ImportEntry({ entry, onUndo }: ImportEntryProps) {
  const t = useTranslations("imports.done");
  const locale = useLocale();
  const { fileName, createdAt, lineItemCount, remainingCount, undoneAt } = entry;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1">
        <p className="font-medium break-words">{fileName}</p>
        <p className="text-sm text-ink-soft">
          {t("entry", { date: dayOf(createdAt, locale), rows: lineItemCount })}
          {undoneAt === null && remainingCount < lineItemCount
            ? ` (${t("remaining", { rows: remainingCount })})`
            : null}
        </p>
      </div>
      {undoneAt === null ? (
        <Allowed to="change">
          <Button
            tone="secondary"
            size="small"
            aria-label={t("undoOf", { file: fileName })}
            onClick={() => onUndo(entry)}
          >
            {t("undo")}
          </Button>
        </Allowed>
      ) : (
        <p className="text-sm text-ink-soft">{t("undone", { date: dayOf(undoneAt, locale) })}</p>
      )}
    </li>
  );
}
