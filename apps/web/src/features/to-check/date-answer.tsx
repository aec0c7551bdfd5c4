"use client";

import { isCalendarDate } from "@gf-ledger/domain/calendar/calendar-date";
import { formatDate } from "@gf-ledger/domain/calendar/format-date";
import { type FormEvent, useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { TextField } from "@/components/forms/text-field";
import type { AnswerProps } from "./answer-props";

/** The purchase date of a receipt: the days that its print may mean by one tap, any other by typing. */
export function DateAnswer({ receipt, busy, onAnswer }: AnswerProps) {
  const locale = useLocale();
  const t = useTranslations("receipts.toCheck");
  const [typed, setTyped] = useState("");
  const { id, purchaseDate, dates } = receipt;
  const days = [...new Set([...dates, ...(purchaseDate === null ? [] : [purchaseDate])])];

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (isCalendarDate(typed)) onAnswer({ id, purchaseDate: typed });
  }

  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-wrap items-end gap-2">
      {days.length > 0 ? <p className="w-full text-sm font-medium">{t("whichDay")}</p> : null}
      {days.map((day) => (
        <Button
          key={day}
          tone="secondary"
          size="small"
          disabled={busy}
          onClick={() => onAnswer({ id, purchaseDate: day })}
        >
          {formatDate(day, locale)}
        </Button>
      ))}
      <TextField
        label={t(days.length > 0 ? "anotherDay" : "doubts.date")}
        type="date"
        min="1990-01-01"
        max="2100-12-31"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" tone="secondary" size="small" disabled={busy || !isCalendarDate(typed)}>
        {t("set")}
        <span className="sr-only"> {t("doubts.date")}</span>
      </Button>
    </form>
  );
}
