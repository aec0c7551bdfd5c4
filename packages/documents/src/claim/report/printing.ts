import type { CalendarDate } from "@gf-ledger/domain/calendar/calendar-date";
import { formatDate } from "@gf-ledger/domain/calendar/format-date";
import type { Currency } from "@gf-ledger/domain/edition/edition-facts";
import { UNIT_LABELS } from "@gf-ledger/domain/line-item/kind-labels";
import type { Cents } from "@gf-ledger/domain/money/cents";
import { formatMoney } from "@gf-ledger/domain/money/format-money";
import type { ClaimPapers } from "../claim-papers";
import { nameOf } from "../naming";

/** How a claim's report prints amounts, dates, sizes and people: in its edition's ways. */
export function printing(papers: ClaimPapers) {
  const { edition, currency } = papers;
  const number = new Intl.NumberFormat(edition === "ca" ? "en-CA" : "en-US", { maximumFractionDigits: 6 });
  const part = new Intl.NumberFormat("en-CA", { style: "percent", maximumFractionDigits: 1 });
  return {
    money: (cents: Cents, of: Currency = currency) => formatMoney(cents / 100, edition, of),
    /** Below headings that say what it is, an amount needs no sign of its currency. */
    amount: (cents: Cents | null) => (cents === null ? "–" : number2(cents)),
    number: (value: number) => number.format(value),
    percent: (value: number) => part.format(value),
    date: (day: CalendarDate) => formatDate(day, edition),
    shortDate: (day: CalendarDate) => formatDate(day, edition, "medium"),
    size: (size: number | null, unit: string | null) =>
      size === null || unit === null
        ? ""
        : `${number.format(size)} ${unit in UNIT_LABELS ? UNIT_LABELS[unit as keyof typeof UNIT_LABELS] : unit}`,
    name: nameOf(papers),
  };
}
export type Printing = ReturnType<typeof printing>;

const TWO_DECIMALS = new Intl.NumberFormat("en-CA", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const number2 = (cents: Cents) => TWO_DECIMALS.format(cents / 100);
