import { dependencyOf } from "@gf-ledger/claim/people/dependants";
import { incomeMatters } from "@gf-ledger/claim/people/income-matters";
import { lineOf } from "@gf-ledger/claim/people/line-of";
import type { Person } from "@gf-ledger/claim/people/person";
import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import { dollarsFromCents } from "@gf-ledger/domain/money/cents";
import type { PersonUses, PersonView } from "@gf-ledger/domain/people/person-view";

interface SeenFrom {
  readonly edition: Edition;
  readonly taxYear: number;
}

function claimLineOf(person: Person, { edition, taxYear }: SeenFrom): PersonView["claimLine"] {
  if (edition === "us") return null;
  const where = lineOf(person, taxYear);
  return where.ok ? where.line : where.reason;
}

/** A person as every caller sees one, in the edition and for a tax year (claim-10, claim-12). */
export function personView(person: Person, uses: PersonUses, seenFrom: SeenFrom): PersonView {
  const incomes = Object.entries(person.netIncomeByYear);
  const { isClaimable, asked } = dependencyOf(person, seenFrom.edition, seenFrom.taxYear);
  return {
    ...person,
    dependence: person.dependence ?? { supported: null, resident: null, livedWith: null },
    isClaimable,
    dependantQuestions: [...asked],
    netIncomeByYear: Object.fromEntries(incomes.map(([year, cents]) => [year, dollarsFromCents(cents)])),
    claimLine: claimLineOf(person, seenFrom),
    incomeMatters: incomeMatters(person, seenFrom.taxYear, seenFrom.edition),
    uses,
  };
}
