import { calendarDateSchema } from "@gf-ledger/domain/calendar/calendar-date-schema";
import { z } from "zod";

/** The days that a list is asked for; without an end it reaches to the first or last day that is known. */
export const datesAskedInput = z.object({
  from: calendarDateSchema.optional(),
  to: calendarDateSchema.optional(),
});
export type DatesAsked = z.output<typeof datesAskedInput>;
