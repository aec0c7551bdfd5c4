import type { SignOnsView, WaysIn } from "@gf-ledger/domain/account/sign-in/sign-on";
import { DAY_MS } from "@gf-ledger/domain/calendar/day-ms";
import { done, type Outcome, type Refused, refused } from "@gf-ledger/domain/outcome/outcome";
import { someWayLeft, waysInLeft } from "../auth/ways-in-left";
import type { ApiContext, SignedInContext } from "../context";
import { giveGrant, type NotGiven } from "../grants/give-grant";
import { inTransaction } from "../refusals/in-transaction";

/** For this long a sign-on waits for its account's confirmation. */
export const SIGN_ON_WAITS_MS = DAY_MS;

/** GET /api/auth/ways: what the sign-in page offers. */
export function waysIn({ settings }: ApiContext): WaysIn {
  const { passwordLogin, signOn } = settings;
  return { password: passwordLogin, signOn: signOn && { name: signOn.name } };
}

const since = (ctx: ApiContext) => new Date(ctx.now().getTime() - SIGN_ON_WAITS_MS);

/** GET /api/account/sign-ons: those that open this account, and those that wait for its word (accounts-59). */
export async function listSignOns(ctx: SignedInContext): Promise<SignOnsView> {
  const rows = await ctx.database.signOn.findMany({
    where: {
      userId: ctx.actor.scope.userId,
      OR: [{ confirmedAt: { not: null } }, { createdAt: { gt: since(ctx) } }],
    },
    orderBy: { createdAt: "desc" },
  });
  return {
    name: ctx.settings.signOn?.name ?? null,
    signOns: rows.map((row) => ({
      id: row.id,
      issuer: URL.canParse(row.issuer) ? new URL(row.issuer).host : row.issuer,
      email: row.email,
      createdAt: row.createdAt.toISOString(),
      confirmed: row.confirmedAt !== null,
      lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    })),
  };
}

/** POST /api/account/sign-ons/{id}: from now on it opens the account; its owner is mailed (accounts-59). */
export async function confirmSignOn(
  ctx: SignedInContext,
  { id }: { id: string },
): Promise<Outcome<SignOnsView, "no_such_sign_on" | NotGiven>> {
  const { userId } = ctx.actor.scope;
  const confirmed = await giveGrant<null, Refused<"no_such_sign_on">>(ctx, async (transaction) => {
    const { count } = await transaction.signOn.updateMany({
      where: { id, userId, confirmedAt: null, createdAt: { gt: since(ctx) } },
      data: { confirmedAt: ctx.now() },
    });
    if (count === 0) return refused("no_such_sign_on");
    const name = ctx.settings.signOn?.name ?? "";
    return done({ answer: null, change: { kind: "signOnLinked", name } });
  });
  return confirmed.ok ? done(await listSignOns(ctx)) : confirmed;
}

/**
 * DELETE /api/account/sign-ons/{id}: it opens the account no more. The owner's row is locked, so that two
 * removals at once do not take the last way in (accounts-72).
 */
export async function removeSignOn(
  ctx: SignedInContext,
  { id }: { id: string },
): Promise<Outcome<SignOnsView, "no_such_sign_on" | "last_way_in">> {
  const { userId } = ctx.actor.scope;
  const removed = await inTransaction(ctx.database, async (transaction) => {
    await transaction.$queryRaw`SELECT id FROM users WHERE id = ${userId}::uuid FOR UPDATE`;
    const row = await transaction.signOn.findFirst({ where: { id, userId }, select: { confirmedAt: true } });
    if (!row) return refused("no_such_sign_on");
    await transaction.signOn.deleteMany({ where: { id, userId } });
    const wasWay = row.confirmedAt !== null;
    const left = await waysInLeft(transaction, ctx.settings, userId);
    return wasWay && !someWayLeft(left) ? refused("last_way_in") : done(null);
  });
  return removed.ok ? done(await listSignOns(ctx)) : removed;
}
