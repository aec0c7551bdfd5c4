import { type Language, LOCALE_FACTS, type Locale } from "@gf-ledger/domain/edition/locale";
import { CHECKLIST_WORDS } from "./checklist-words";
import { CHECKLIST_WORDS_FR } from "./checklist-words.fr";
import { COMMON_WORDS } from "./common-words";
import { COMMON_WORDS_FR } from "./common-words.fr";
import { METHOD_WORDS } from "./method-words";
import { METHOD_WORDS_FR } from "./method-words.fr";
import { REPORT_WORDS } from "./report-words";
import { REPORT_WORDS_FR } from "./report-words.fr";
import { TABLE_WORDS } from "./table-words";
import { TABLE_WORDS_FR } from "./table-words.fr";
import type { Worded } from "./worded";

const ENGLISH = {
  common: COMMON_WORDS,
  checklist: CHECKLIST_WORDS,
  method: METHOD_WORDS,
  report: REPORT_WORDS,
  tables: TABLE_WORDS,
} as const;

/** All words of the papers of a claim, in one language. */
export type PaperWords = Worded<typeof ENGLISH>;

const FRENCH: PaperWords = {
  common: COMMON_WORDS_FR,
  checklist: CHECKLIST_WORDS_FR,
  method: METHOD_WORDS_FR,
  report: REPORT_WORDS_FR,
  tables: TABLE_WORDS_FR,
};

const WORDS: Readonly<Record<Language, PaperWords>> = { en: ENGLISH, fr: FRENCH };

/** The words of papers that are written in a locale (claim-27). */
export function paperWords({ locale }: { readonly locale: Locale }): PaperWords {
  return WORDS[LOCALE_FACTS[locale].language];
}
