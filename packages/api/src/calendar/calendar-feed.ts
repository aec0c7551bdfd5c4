import type { CalendarFeedView, madeCalendarSchema } from "@gf-ledger/domain/account/calendar-feed";
import { LOCALE_FACTS } from "@gf-ledger/domain/edition/locale";
import { done, type Outcome } from "@gf-ledger/domain/outcome/outcome";
import type { z } from "zod";
import type { SignedInContext } from "../context";
import { hashToken, newToken } from "../gate/secret-token";
import { giveGrant, type NotGiven } from "../grants/give-grant";

/** GET /api/account/calendar: whether the account has a calendar (reports-49). */
export async function showCalendar(ctx: SignedInContext): Promise<CalendarFeedView> {
  const { userId } = ctx.actor.scope;
  const row = await ctx.database.calendarFeed.findUnique({ where: { userId } });
  return {
    madeAt: row?.createdAt.toISOString() ?? null,
    lastReadAt: row?.lastReadAt?.toISOString() ?? null,
  };
}

/**
 * POST /api/account/calendar: a new secret address, shown in this answer and never again; an older one ends.
 */
export async function makeCalendar(
  ctx: SignedInContext,
): Promise<Outcome<z.infer<typeof madeCalendarSchema>, NotGiven>> {
  const { userId } = ctx.actor.scope;
  const secret = newToken();
  const made = {
    secretHash: hashToken(secret),
    language: LOCALE_FACTS[ctx.ownLocale].language,
    createdAt: ctx.now(),
    lastReadAt: null,
  };
  return giveGrant<z.infer<typeof madeCalendarSchema>, never>(ctx, async (transaction) => {
    await transaction.calendarFeed.upsert({
      where: { userId },
      create: { userId, ...made },
      update: made,
    });
    const address = new URL(`/api/calendar/${secret}.ics`, ctx.settings.appUrls[ctx.edition]).href;
    const answer = { address, madeAt: made.createdAt.toISOString(), lastReadAt: null };
    return done({ answer, change: { kind: "calendarMade" } });
  });
}

/** DELETE /api/account/calendar: the address stops working. */
export async function revokeCalendar(ctx: SignedInContext): Promise<CalendarFeedView> {
  await ctx.database.calendarFeed.deleteMany({ where: { userId: ctx.actor.scope.userId } });
  return showCalendar(ctx);
}
