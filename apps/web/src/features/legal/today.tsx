"use client";

import { formatDate } from "@gf-ledger/domain/calendar/format-date";
import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import { useSyncExternalStore } from "react";

const never = () => () => {};

function today(): string {
  const now = new Date();
  const two = (part: number) => String(part).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** Today's date in the reader's time zone. The page was rendered earlier, so a script adds the date. */
export function Today({ edition }: { edition: Edition }) {
  const date = useSyncExternalStore(never, today, () => null);
  return date ? <time dateTime={date}>{formatDate(date, edition)}</time> : <span aria-hidden="true">…</span>;
}
