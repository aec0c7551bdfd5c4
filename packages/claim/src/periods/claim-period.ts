import type { CalendarDate } from "@gf-ledger/domain/calendar/calendar-date";
import type { Period } from "./period";
import type { PersonPeriod } from "./stored-period";

// This file imports no schema library, so that no page has to load one for it.

/** The period of a claim, and those of the people who have one of their own: absent where nobody has. */
export interface ClaimPeriod extends Period {
  readonly ofPersons?: readonly PersonPeriod[] | undefined;
}

/** The days that count for a person: their own period, else everybody's. */
export const periodOfPerson = (period: ClaimPeriod, personId: string): Period =>
  period.ofPersons?.find((own) => own.personId === personId) ?? period;

/** Whether what was paid for a person on a day is in the claim. */
export function countsInPeriod(period: ClaimPeriod, personId: string, date: CalendarDate): boolean {
  const { from, to } = periodOfPerson(period, personId);
  return date >= from && date <= to;
}

/** From the first to the last day that counts for anybody. */
export function wholeSpan(period: ClaimPeriod): Period {
  const all = [period, ...(period.ofPersons ?? [])];
  const [first = period.from] = all.map(({ from }) => from).sort();
  const last =
    all
      .map(({ to }) => to)
      .sort()
      .at(-1) ?? period.to;
  return { from: first, to: last };
}
