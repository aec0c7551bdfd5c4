import type { CalendarDate } from "@gf-ledger/domain/calendar/calendar-date";
import { formatDate } from "@gf-ledger/domain/calendar/format-date";
import type { Currency } from "@gf-ledger/domain/edition/edition-facts";
import { LOCALE_FACTS } from "@gf-ledger/domain/edition/locale";
import type { Cents } from "@gf-ledger/domain/money/cents";
import { formatMoney } from "@gf-ledger/domain/money/format-money";
import type { ClaimDocuments } from "../claim-documents";
import { documentWords } from "../document-words";
import { personNames } from "../naming";
import { recordedUnit } from "../words/recorded-words";

/** How a claim's report prints words, amounts, dates, sizes and people: in the ways of its locale. */
export function printing(documents: ClaimDocuments) {
  const { locale, currency } = documents;
  const words = documentWords(documents);
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 6 });
  const part = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 1 });
  const twoDecimals = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const { decimalComma } = LOCALE_FACTS[locale];
  return {
    words,
    money: (cents: Cents, of: Currency = currency) => formatMoney(cents / 100, locale, of),
    /** Below headings that say what it is, an amount needs no sign of its currency. */
    amount: (cents: Cents | null) => (cents === null ? "–" : twoDecimals.format(cents / 100)),
    /** Digits that multiply out, as they were worked out (claim-4). */
    exact: (digits: string | null) =>
      digits === null ? "–" : decimalComma ? digits.replace(".", ",") : digits,
    number: (value: number) => number.format(value),
    percent: (value: number) => part.format(value),
    date: (day: CalendarDate) => formatDate(day, locale),
    shortDate: (day: CalendarDate) => formatDate(day, locale, "medium"),
    size: (size: number | null, unit: string | null) =>
      size === null || unit === null ? "" : `${number.format(size)} ${recordedUnit(words, unit)}`,
    name: personNames(documents),
  };
}
export type Printing = ReturnType<typeof printing>;
