import type { CalendarFeedView, madeCalendarSchema } from "@gf-ledger/domain/account/calendar-feed";
import { LOCALE_FACTS } from "@gf-ledger/domain/edition/locale";
import { done, type Outcome, refused } from "@gf-ledger/domain/outcome/outcome";
import type { z } from "zod";
import type { SignedInContext } from "../context";
import { hashToken, newToken } from "../gate/secret-token";
import { inTransaction } from "../refusals/in-transaction";

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
 * The user's row is locked, as for an API key: a password reset under way comes first or ends the address.
 */
export async function makeCalendar(
  ctx: SignedInContext,
): Promise<Outcome<z.infer<typeof madeCalendarSchema>, "session_ended">> {
  const { userId } = ctx.actor.scope;
  const secret = newToken();
  const made = {
    secretHash: hashToken(secret),
    language: LOCALE_FACTS[ctx.ownLocale].language,
    createdAt: ctx.now(),
    lastReadAt: null,
  };
  return inTransaction(ctx.database, async (transaction) => {
    await transaction.$queryRaw`SELECT id FROM users WHERE id = ${userId}::uuid FOR UPDATE`;
    const session = { id: ctx.actor.sessionId ?? userId, userId };
    if ((await transaction.session.count({ where: session })) === 0) return refused("session_ended");
    await transaction.calendarFeed.upsert({
      where: { userId },
      create: { userId, ...made },
      update: made,
    });
    const address = new URL(`/api/calendar/${secret}.ics`, ctx.settings.appUrls[ctx.edition]).href;
    return done({ address, madeAt: made.createdAt.toISOString(), lastReadAt: null });
  });
}

/** DELETE /api/account/calendar: the address is nobody's from now on. */
export async function revokeCalendar(ctx: SignedInContext): Promise<CalendarFeedView> {
  await ctx.database.calendarFeed.deleteMany({ where: { userId: ctx.actor.scope.userId } });
  return showCalendar(ctx);
}
