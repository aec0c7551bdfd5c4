import type { CalendarDate } from "@gf-ledger/domain/calendar/calendar-date";
import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import { finalReturns } from "../file/final-returns";
import type { Person } from "../people/person";
import { filingDay } from "./filing-days";
import { keepUntil } from "./keep-until";

/** The day on which a return was filed late; `null` where it was filed in time, or not yet (claim-67). */
export function filedLateOn(
  edition: Edition,
  taxYear: number,
  people: readonly Person[],
  filedOn: CalendarDate | null,
): CalendarDate | null {
  const final = edition === "ca" ? finalReturns(people, taxYear).map(({ dueOn }) => dueOn) : [];
  const due = [filingDay(edition, taxYear), ...final].sort().at(-1) ?? "";
  return filedOn !== null && filedOn > due ? filedOn : null;
}

/** The last day on which a claim's records are to be kept, from the day on which its return was filed. */
export function keepRecordsUntil(
  edition: Edition,
  taxYear: number,
  people: readonly Person[],
  filedOn: CalendarDate | null,
): CalendarDate {
  return keepUntil(edition, taxYear, filedLateOn(edition, taxYear, people, filedOn));
}
