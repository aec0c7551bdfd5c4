import { calendarDateSchema } from "@gf-ledger/domain/calendar/calendar-date-schema";
import { z } from "zod";

/** A reopened receipt's store and date as they were saved (receipts-56). */
export const reopenedSchema = z.object({
  store: z.string().nullable(),
  purchaseDate: calendarDateSchema.nullable(),
});
