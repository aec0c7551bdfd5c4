import { calendarFeedSchema, madeCalendarSchema } from "@gf-ledger/domain/account/calendar-feed";
import { answerOf } from "../refusals/refusal-error";
import { freshProcedure, router, sessionProcedure } from "../trpc/trpc";
import { makeCalendar, revokeCalendar, showCalendar } from "./calendar-feed";

/** The secret address of the account's calendar (reports-49). */
export const calendarFeedRouter = router({
  show: sessionProcedure.output(calendarFeedSchema).query(({ ctx }) => showCalendar(ctx)),
  make: freshProcedure
    .output(madeCalendarSchema)
    .mutation(async ({ ctx }) => answerOf(await makeCalendar(ctx))),
  revoke: sessionProcedure.output(calendarFeedSchema).mutation(({ ctx }) => revokeCalendar(ctx)),
});
