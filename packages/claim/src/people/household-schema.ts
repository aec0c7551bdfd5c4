import type { CalendarDate } from "@gf-ledger/domain/calendar/calendar-date";
import { messageKey } from "@gf-ledger/domain/messages/message-key";
import { z } from "zod";
import { personSchema } from "./person";

/** The people of one account: one of them is the account's owner, at most one the partner (claim-10). */
export function householdSchema(today: CalendarDate) {
  return z
    .array(personSchema(today))
    .max(50, messageKey("issues.peopleMost"))
    .refine((people) => people.filter(({ relation }) => relation === "self").length === 1, {
      message: messageKey("issues.selfOnce"),
    })
    .refine((people) => people.filter(({ relation }) => relation === "spouse").length <= 1, {
      message: messageKey("issues.spouseOnce"),
    })
    .refine((people) => new Set(people.map(({ id }) => id)).size === people.length, {
      message: messageKey("issues.idTwice"),
    });
}
