import type { Person } from "@gf-ledger/claim/people/person";
import { LOCALE_FACTS, LOCALES, type Locale } from "@gf-ledger/domain/edition/locale";
import { translatorOf } from "@gf-ledger/messages/translator";

/** What an owner without a name is called in a locale. */
export function unnamedIn(locale: Locale): string {
  return translatorOf(locale, "people.relation")(`${LOCALE_FACTS[locale].edition}.self`);
}

/** Whether an owner is called what one without a name is called, in any language: the form may have kept it. */
const isUnnamed = ({ relation, name }: Person) =>
  relation === "self" && LOCALES.some((locale) => unnamedIn(locale) === name);

/** The people of a household as their reader calls them: an owner without a name in the reader's own language. */
export function namedPeople(people: readonly Person[], locale: Locale): readonly Person[] {
  return people.map((person) => (isUnnamed(person) ? { ...person, name: unnamedIn(locale) } : person));
}
