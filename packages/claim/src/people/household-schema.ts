import type { CalendarDate } from "@gf-ledger/domain/calendar/calendar-date";
import { z } from "zod";
import { personSchema } from "./person";

/** The people of one account: one of them is the account's owner, at most one the partner (claim-10). */
export function householdSchema(today: CalendarDate) {
  return z
    .array(personSchema(today))
    .max(50, "A household has at most 50 people")
    .refine((people) => people.filter(({ relation }) => relation === "self").length === 1, {
      message: "One person of the household is yourself",
    })
    .refine((people) => people.filter(({ relation }) => relation === "spouse").length <= 1, {
      message: "A household has at most one spouse or partner",
    })
    .refine((people) => new Set(people.map(({ id }) => id)).size === people.length, {
      message: "Two people have the same id",
    });
}
