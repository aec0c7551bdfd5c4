import type { DatesAsked } from "@gf-ledger/claim/periods/dates-asked";
import { dateColumnOf } from "../calendar-column";
import type { Actor } from "../gate/actor";
import type { UserScope } from "../gate/user-scope";

/** The owner's rows of the days that a list is asked for. */
function daysAsked({ userId }: UserScope, { from, to }: DatesAsked) {
  const date = { ...(from ? { gte: dateColumnOf(from) } : {}), ...(to ? { lte: dateColumnOf(to) } : {}) };
  return { userId, date };
}

/** The same as a caller is shown them: a key of one tax year that year's alone (accounts-54). */
export function daysShown({ keyYear, scope }: Pick<Actor, "keyYear" | "scope">, asked: DatesAsked) {
  const ofKey = keyYear === null ? {} : { AND: [{ date: daysOfYear(keyYear) }] };
  return { ...daysAsked(scope, asked), ...ofKey };
}

/** The days of a tax year, as a column of dates is asked for them. */
export function daysOfYear(year: number) {
  return { gte: dateColumnOf(`${year}-01-01`), lte: dateColumnOf(`${year}-12-31`) };
}
