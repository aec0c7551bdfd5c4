import type { Locale } from "@gf-ledger/domain/edition/locale";
import { citation } from "@gf-ledger/messages/citation";
import { translatorOf } from "@gf-ledger/messages/translator";

/** Where a figure was read, as it stands behind the figure in the help of a locale. */
export const sourceOf = (row: Parameters<typeof citation>[0], locale: Locale): string =>
  translatorOf(locale, "helpFigures")("source", { citation: citation(row, locale) });
