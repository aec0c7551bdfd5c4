"use client";

import { useScriptsRun } from "@/hooks/use-scripts-run";
import { dayWritten } from "./day-written";
import type { DaysWritten } from "./days-written";

const two = (part: number) => String(part).padStart(2, "0");

/**
 * Today's date in the reader's time zone. The page was rendered earlier, so a script adds the date.
 * @param written how each month's days are written, January first
 */
export function Today({ written }: { written: readonly DaysWritten[] }) {
  const hasScripts = useScriptsRun();
  if (!hasScripts) return <span aria-hidden="true">…</span>;
  const now = new Date();
  const [year, month, day] = [now.getFullYear(), now.getMonth(), now.getDate()];
  return <time dateTime={`${year}-${two(month + 1)}-${two(day)}`}>{dayWritten(written, now)}</time>;
}
