import { type CalendarDate, taxYearOf } from "@gf-ledger/domain/calendar/calendar-date";
import type { Person } from "./person";
import type { Share } from "./shares";

/** A person's day of death is their last: what was bought later is nobody's part of theirs. */
export const livesOn = ({ diedOn }: Pick<Person, "diedOn">, date: CalendarDate): boolean =>
  diedOn === null || date <= diedOn;

/** Whether a person lived in a part of the year at least: only then they have a return of it (claim-121). */
export const livedIn = ({ diedOn }: Pick<Person, "diedOn">, taxYear: number): boolean =>
  diedOn === null || taxYearOf(diedOn) >= taxYear;

/** The shares of an item without those of people who had died when it was bought (claim-122); the rest is not claimed. */
export const sharesOfTheLiving = (
  shares: readonly Share[],
  people: readonly Pick<Person, "id" | "diedOn">[],
  boughtOn: CalendarDate,
): Share[] => {
  const gone = new Set(people.filter((person) => !livesOn(person, boughtOn)).map(({ id }) => id));
  return shares.filter(({ personId }) => !gone.has(personId));
};

/** Who can claim for a year: oneself and the partner, oneself first. */
export const claimantsOf = (people: readonly Person[], taxYear: number): Person[] =>
  (["self", "spouse"] as const).flatMap((relation) =>
    people.filter((person) => person.relation === relation && livedIn(person, taxYear)),
  );
