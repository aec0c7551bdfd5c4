import type { CalendarDate } from "@gf-ledger/domain/calendar/calendar-date";
import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import { peopleClaimedFor } from "../people/dependants";
import type { Person } from "../people/person";
import { type ClaimPeriod, periodOfPerson } from "../periods/claim-period";

/** Why a letter may not prove all that it is for. */
export type LetterDoubt = "late" | "practitioner";

export interface DoubtedLetter {
  readonly name: string;
  readonly date: CalendarDate;
  readonly doubt: LetterDoubt;
}

/**
 * Letters of Canadians that are dated after their period begins, or signed by another than a medical practitioner
 * (Income Tax Act 118.2(2)(r); no text says whether earlier purchases count). They count, and it is said (claim-74).
 */
export function letterDoubts(
  people: readonly Person[],
  edition: Edition,
  period: ClaimPeriod,
  taxYear: number,
): DoubtedLetter[] {
  if (edition !== "ca") return [];
  return peopleClaimedFor(people, edition, taxYear).flatMap(({ id, name, letter }): DoubtedLetter[] => {
    if (letter === null) return [];
    const { date, practitioner } = letter;
    return [
      ...(date > periodOfPerson(period, id).from ? [{ name, date, doubt: "late" as const }] : []),
      ...(practitioner === "other-practitioner" ? [{ name, date, doubt: "practitioner" as const }] : []),
    ];
  });
}
