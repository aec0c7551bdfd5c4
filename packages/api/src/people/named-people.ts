import type { Person } from "@gf-ledger/claim/people/person";
import { LOCALE_FACTS, type Locale } from "@gf-ledger/domain/edition/locale";
import { UNNAMED } from "./read-household";

const UNNAMED_IN = { en: UNNAMED, fr: "Vous" } as const;

/** What an owner without a name is called in a locale. */
export function unnamedIn(locale: Locale): string {
  return UNNAMED_IN[LOCALE_FACTS[locale].language];
}

/** Whether an owner is called what one without a name is called, in any language: the form may have kept it. */
const isUnnamed = ({ relation, name }: Person) =>
  relation === "self" && Object.values<string>(UNNAMED_IN).includes(name);

/** The people of a household as their reader calls them: an owner without a name in the reader's own language. */
export function namedPeople(people: readonly Person[], locale: Locale): readonly Person[] {
  return people.map((person) => (isUnnamed(person) ? { ...person, name: unnamedIn(locale) } : person));
}
