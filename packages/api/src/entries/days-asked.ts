import type { DatesAsked } from "@gf-ledger/claim/periods/dates-asked";
import { dateColumnOf } from "../calendar-column";
import type { UserScope } from "../gate/user-scope";

/** The owner's rows of the days that a list is asked for. */
export function daysAsked({ userId }: UserScope, { from, to }: DatesAsked) {
  const date = { ...(from ? { gte: dateColumnOf(from) } : {}), ...(to ? { lte: dateColumnOf(to) } : {}) };
  return { userId, date };
}
