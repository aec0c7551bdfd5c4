import { formatDate } from "@gf-ledger/domain/calendar/format-date";
import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import { type Language, LOCALE_FACTS, type Locale, localeOfPlace } from "@gf-ledger/domain/edition/locale";
import type { Provenance, Standing } from "./provenance";
import { sourceInFrench } from "./source.fr";

interface CitationWords {
  readonly before: Readonly<Record<Standing, string>>;
  readonly read: (on: string) => string;
  /** The name of a source that is kept in English. */
  readonly named: (source: string) => string;
}

const ENGLISH: CitationWords = {
  before: {
    confirmed: "",
    secondary: "reported from: ",
    derived: "calculated: ",
    unconfirmed: "not confirmed: ",
  },
  read: (on) => `read ${on}`,
  named: (source) => source,
};

const FRENCH: CitationWords = {
  before: {
    confirmed: "",
    secondary: "rapporté de\u00A0: ",
    derived: "calculé\u00A0: ",
    unconfirmed: "non confirmé\u00A0: ",
  },
  read: (on) => `lu le ${on}`,
  named: sourceInFrench,
};

const WORDS: Readonly<Record<Language, CitationWords>> = { en: ENGLISH, fr: FRENCH };

const wordsOf = (place: Edition | Locale) => WORDS[LOCALE_FACTS[localeOfPlace(place)].language];

/** What a source is called in a locale; one that is kept in English alone stays as it is. */
export function sourceName(source: string, place: Edition | Locale): string {
  return wordsOf(place).named(source);
}

/** Where a figure was read, how well it is known and when it was read, as words beside it. */
export function citation({ standing, source, readOn }: Provenance, place: Edition | Locale): string {
  const { before, read, named } = wordsOf(place);
  return `${before[standing]}${named(source)}; ${read(formatDate(readOn, place))}`;
}
