import { taxYearOf } from "@gf-ledger/domain/calendar/calendar-date";
import { dueDayAfterDeath } from "../checklist/filing-days";
import { claimantsOf } from "../people/living";
import type { Person } from "../people/person";
import type { FinalReturn } from "./claim-estimate";

/** The final returns of a Canadian tax year: those of partners who died in it (claim-101). */
export function finalReturns(people: readonly Person[], taxYear: number): FinalReturn[] {
  return claimantsOf(people, taxYear).flatMap(({ id, diedOn }) =>
    diedOn !== null && taxYearOf(diedOn) === taxYear
      ? [{ personId: id, diedOn, dueOn: dueDayAfterDeath(diedOn, taxYear) }]
      : [],
  );
}
