import { calendarDateSchema } from "@gf-ledger/domain/calendar/calendar-date-schema";
import { messageKey } from "@gf-ledger/domain/messages/message-key";
import { z } from "zod";
import { periodSchema } from "./period";

/** The days of what was paid for one person who died in the tax year (claim-51). */
const personPeriodSchema = z
  .object({ personId: z.string().min(1).max(100), from: calendarDateSchema, to: calendarDateSchema })
  .refine(({ from, to }) => from <= to, { path: ["to"], message: messageKey("issues.periodBackwards") });
export type PersonPeriod = z.infer<typeof personPeriodSchema>;

export const personPeriodsSchema = z
  .array(personPeriodSchema)
  .max(50)
  .refine((all) => new Set(all.map(({ personId }) => personId)).size === all.length, {
    message: messageKey("issues.periodPersonTwice"),
  });

/** As it is stored and frozen; whether a claim may have it is the rule of `claimPeriodSchema`. */
export const storedPeriodSchema = periodSchema.safeExtend({ ofPersons: personPeriodsSchema.optional() });
