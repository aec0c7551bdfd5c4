import { z } from "zod";

/** An account's calendar (reports-49): whether there is one, never its address. */
export const calendarFeedSchema = z.object({
  madeAt: z.string().nullable(),
  /** When a calendar program last asked; to the hour. */
  lastReadAt: z.string().nullable(),
});
export type CalendarFeedView = z.infer<typeof calendarFeedSchema>;

/** A new address, in this answer alone. */
export const madeCalendarSchema = calendarFeedSchema.extend({ address: z.string() });
