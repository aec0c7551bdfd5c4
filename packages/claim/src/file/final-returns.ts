import { taxYearOf } from "@gf-ledger/domain/calendar/calendar-date";
import { dueDayAfterDeath, filingDay } from "../checklist/filing-days";
import { claimantsOf } from "../people/living";
import type { Person } from "../people/person";
import type { FinalReturn } from "./claim-estimate";

/**
 * The final returns of a Canadian tax year: those of partners who died in it (claim-121). The partner who is left has
 * the same due day, and pays by the usual one (canada.ca, due dates of a final return).
 */
export function finalReturns(people: readonly Person[], taxYear: number): FinalReturn[] {
  const claimants = claimantsOf(people, taxYear);
  const isSurvived = claimants.some(({ diedOn }) => diedOn === null || taxYearOf(diedOn) > taxYear);
  return claimants.flatMap(({ id, diedOn }) => {
    if (diedOn === null || taxYearOf(diedOn) !== taxYear) return [];
    const dueOn = dueDayAfterDeath(diedOn, taxYear);
    return [{ personId: id, diedOn, dueOn, partnerToo: isSurvived && dueOn > filingDay("ca", taxYear) }];
  });
}
