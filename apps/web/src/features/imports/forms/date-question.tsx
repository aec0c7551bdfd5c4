"use client";

import { formatDate } from "@gf-ledger/domain/calendar/format-date";
import type { DateOrder } from "@gf-ledger/domain/imports/import-fields";
import type { ImportPreview } from "@gf-ledger/domain/imports/import-view";
import { useLocale, useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { Alert } from "@/components/notices/alert";

interface DateQuestionProps {
  unclear: NonNullable<ImportPreview["unclearDate"]>;
  onAnswer: (order: DateOrder) => void;
}

/** Asks what a date is that can be read in several ways (reports-39). */
export function DateQuestion({ unclear, onAnswer }: DateQuestionProps) {
  const t = useTranslations("imports.dates");
  const locale = useLocale();
  return (
    <Alert
      live
      tone="warn"
      title={t("title", { text: unclear.text })}
      actions={unclear.readings.map(({ order, date }) => (
        <Button key={order} tone="secondary" onClick={() => onAnswer(order)}>
          {t(order, { date: formatDate(date, locale) })}
        </Button>
      ))}
    >
      {t("words")}
    </Alert>
  );
}
