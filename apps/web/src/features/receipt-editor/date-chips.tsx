"use client";

import { formatDate } from "@gf-ledger/domain/calendar/format-date";
import { useLocale, useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { todayHere } from "@/features/language/today-here";
import { useTakenOn } from "./photo/use-held-photo";

interface DateChipsProps {
  receiptId: string;
  /** The day that the receipt has now. */
  date: string | null;
  /** The days that the print may mean, where it is in doubt. */
  possible: readonly string[];
  /** Whether only these are offered. */
  only: boolean;
  onChoose: (date: string) => void;
}

/** The purchase date by one tap: what the print may mean (reading-75), today's, or that of the photo (receipts-82). */
export function DateChips({ receiptId, date, possible, only, onChoose }: DateChipsProps) {
  const t = useTranslations("receipt.head");
  const locale = useLocale();
  const takenOn = useTakenOn(receiptId);
  const chips = [
    ...possible.map((day) => ({ day, label: formatDate(day, locale) })),
    ...(only
      ? []
      : [
          { day: todayHere(), label: t("today") },
          ...(takenOn === null ? [] : [{ day: takenOn, label: t("fromPhoto") }]),
        ].filter(({ day }) => day !== date && !possible.includes(day))),
  ];
  if (chips.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {chips.map(({ day, label }) => (
        <Button
          key={label}
          tone="secondary"
          size="small"
          aria-label={possible.includes(day) ? label : `${label}, ${formatDate(day, locale)}`}
          onClick={() => onChoose(day)}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
