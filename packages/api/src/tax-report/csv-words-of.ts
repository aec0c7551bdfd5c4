import { type Language, LOCALE_FACTS, type Locale } from "@gf-ledger/domain/edition/locale";
import { CSV_WORDS, type CsvWords } from "./csv-words";
import { CSV_WORDS_FR } from "./csv-words.fr";

const WORDS: Readonly<Record<Language, CsvWords>> = { en: CSV_WORDS, fr: CSV_WORDS_FR };

/** The words of a CSV file that is written for a reader of a locale. */
export function csvWordsOf(locale: Locale): CsvWords {
  return WORDS[LOCALE_FACTS[locale].language];
}
