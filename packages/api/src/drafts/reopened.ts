import { calendarDateSchema } from "@gf-ledger/domain/calendar/calendar-date-schema";
import { currencySchema } from "@gf-ledger/domain/edition/edition";
import { z } from "zod";

/** A reopened receipt's store, date and currency as they were saved (receipts-56); older rows have no currency. */
export const reopenedSchema = z.object({
  store: z.string().nullable(),
  purchaseDate: calendarDateSchema.nullable(),
  currency: currencySchema.optional(),
});
