import type { Person } from "@gf-ledger/claim/people/person";
import { LOCALE_FACTS, type Locale } from "@gf-ledger/domain/edition/locale";
import { UNNAMED } from "../../people/read-household";

const UNNAMED_IN = { en: UNNAMED, fr: "Vous" } as const;

/** What an owner without a name is called in papers of a locale. */
export function unnamedIn(locale: Locale): string {
  return UNNAMED_IN[LOCALE_FACTS[locale].language];
}

/** The people of a claim as its papers call them: an owner without a name in the papers' own language. */
export function namedPeople(people: readonly Person[], locale: Locale): readonly Person[] {
  return people.map((person) =>
    person.relation === "self" && person.name === UNNAMED ? { ...person, name: unnamedIn(locale) } : person,
  );
}
