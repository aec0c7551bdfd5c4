import { type Language, LOCALE_FACTS, type Locale } from "@gf-ledger/domain/edition/locale";
import { FRENCH_NAMES } from "./french-names";

/** A language without names of its own has the English ones. */
const NAMES: Readonly<Partial<Record<Language, ReadonlyMap<string, string>>>> = { fr: FRENCH_NAMES };

/**
 * A product's name as a person who reads `locale` knows it, by the catalogue's English name: "Wheat Flour" is
 * "farine de blé" in French. A name that is not the catalogue's, such as a person's own, stays as it is.
 */
export function productNameIn(locale: Locale, name: string): string {
  return NAMES[LOCALE_FACTS[locale].language]?.get(name) ?? name;
}
