import type { Person } from "../people/person";

export interface PeopleWithIncomes {
  readonly people: readonly Person[];
  /** Those whose income was taken as 0, which gives the lowest threshold and so the most. */
  readonly assumedIds: readonly string[];
}

/** The people, each with a net income of the year; one that was not said is 0, and named. */
export function peopleWithIncomes(people: readonly Person[], taxYear: number): PeopleWithIncomes {
  const year = String(taxYear);
  return {
    people: people.map((person) =>
      person.netIncomeByYear[year] === undefined
        ? { ...person, netIncomeByYear: { ...person.netIncomeByYear, [year]: 0 } }
        : person,
    ),
    assumedIds: people
      .filter(({ netIncomeByYear }) => netIncomeByYear[year] === undefined)
      .map(({ id }) => id),
  };
}
