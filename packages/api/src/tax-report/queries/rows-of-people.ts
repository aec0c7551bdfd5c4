import type { Person } from "@gf-ledger/claim/people/person";
import { centsFromDollars, dollarsFromCents } from "@gf-ledger/domain/money/cents";
import type { ProductSummary, YearByProduct } from "@gf-ledger/domain/tax-report/year-by-product";

type Row = Pick<ProductSummary, "person" | "amountToClaim">;

export interface RowsOfPeople {
  /** The person whom a row names; `null` where the household is one person, whom no row needs to name. */
  personOf(id: string): ProductSummary["person"];
  byPlace(a: Row, b: Row): number;
  totals(rows: readonly Row[]): YearByProduct["people"];
}

/** Names the people of a household in the rows of a year, in the household's order. */
export function rowsOfPeople(people: readonly Pick<Person, "id" | "name">[]): RowsOfPeople {
  const several = people.length > 1;
  const placeOf = ({ person }: Row) => people.findIndex(({ id }) => id === person?.id);
  return {
    personOf(id) {
      const person = several ? people.find((one) => one.id === id) : undefined;
      return person ? { id, name: person.name } : null;
    },
    byPlace: (a, b) => placeOf(a) - placeOf(b),
    totals(rows) {
      return people.flatMap(({ id, name }) => {
        const own = rows.filter(({ person }) => person?.id === id);
        const cents = own.reduce((sum, { amountToClaim }) => sum + centsFromDollars(amountToClaim), 0);
        return own.length === 0 ? [] : [{ id, name, amountToClaim: dollarsFromCents(cents) }];
      });
    },
  };
}
