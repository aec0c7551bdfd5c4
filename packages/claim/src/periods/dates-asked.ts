import { calendarDateSchema } from "@gf-ledger/domain/calendar/calendar-date-schema";
import { pageInput } from "@gf-ledger/domain/input/page-input";
import { z } from "zod";

/** More entries beside the food than a household makes in a year. */
const MAX_ENTRIES = 1_000;

/** The days that a list is asked for; without an end it reaches to the first or last day that is known. */
const datesAskedInput = z.object({
  from: calendarDateSchema.optional(),
  to: calendarDateSchema.optional(),
});
export type DatesAsked = z.output<typeof datesAskedInput>;

/** The same, a page at a time. */
export const entriesAskedInput = datesAskedInput.extend(pageInput(MAX_ENTRIES));
export type EntriesAsked = z.output<typeof entriesAskedInput>;
