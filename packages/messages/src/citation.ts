import type { CalendarDate } from "@gf-ledger/domain/calendar/calendar-date";
import { formatDate } from "@gf-ledger/domain/calendar/format-date";
import type { Locale } from "@gf-ledger/domain/edition/locale";
import sources from "./en/sources.json";
import type { Messages } from "./messages";
import { translatorOf } from "./translator";

type SourceKey = keyof Messages["sources"]["names"];

const isKey = (source: string): source is SourceKey => Object.hasOwn(sources.names, source);

/** What a source is called in a locale, by its code; one that a person typed stays as it is. */
export function sourceName(source: string, locale: Locale): string {
  return isKey(source) ? translatorOf(locale, "sources.names")(source) : source;
}

interface Cited {
  readonly standing: "confirmed" | "secondary" | "derived" | "unconfirmed";
  readonly source: string;
  readonly readOn: CalendarDate;
}

/** Where a figure was read, how well it is known and when it was read, as words beside it. */
export function citation({ standing, source, readOn }: Cited, locale: Locale): string {
  const named = sourceName(source, locale);
  return translatorOf(locale, "sources")("cited", {
    standing,
    source: named,
    on: formatDate(readOn, locale),
  });
}
