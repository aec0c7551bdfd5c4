import type { PersonView } from "@gf-ledger/domain/people/person-view";

/**
 * Whether a year's income of somebody who could make the claim is known, or none is asked for. Nothing is said to be
 * worth anything before (claim-58). `people`: as they are in that year.
 */
export function isIncomeKnown(people: readonly PersonView[], taxYear: number): boolean {
  const filing = people.filter(
    ({ relation, incomeMatters }) => incomeMatters && (relation === "self" || relation === "spouse"),
  );
  return (
    filing.length === 0 ||
    filing.some(({ netIncomeByYear }) => netIncomeByYear[String(taxYear)] !== undefined)
  );
}
