"use client";

import { formatDate } from "@gf-ledger/domain/calendar/format-date";
import type { Locale } from "@gf-ledger/domain/edition/locale";
import { useScriptsRun } from "@/hooks/use-scripts-run";

function today(): string {
  const now = new Date();
  const two = (part: number) => String(part).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** Today's date in the reader's time zone. The page was rendered earlier, so a script adds the date. */
export function Today({ locale }: { locale: Locale }) {
  const date = useScriptsRun() ? today() : null;
  return date ? <time dateTime={date}>{formatDate(date, locale)}</time> : <span aria-hidden="true">…</span>;
}
