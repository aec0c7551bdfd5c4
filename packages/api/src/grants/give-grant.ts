import type { Transaction } from "@gf-ledger/db/database";
import { type Done, done, type Refused, refused } from "@gf-ledger/domain/outcome/outcome";
import type { AccountChange } from "@gf-ledger/mail/messages/account-change";
import type { SignedInContext } from "../context";
import { inTransaction } from "../refusals/in-transaction";
import { mailOwner } from "./mail-owner";

/** What a verb answers, and what the owner is told of it; `null` where nothing changed. */
interface Given<Answer> {
  readonly answer: Answer;
  readonly change: AccountChange | null;
}

/** Whether the caller's session is still there and, in somebody else's records, still a member's; a key has none. */
async function mayStill({ actor }: SignedInContext, transaction: Transaction): Promise<boolean> {
  const { scope, ownScope, sessionId } = actor;
  if (sessionId === null) return true;
  const memberships = { some: { userId: scope.userId } };
  const isOwn = scope.userId === ownScope.userId;
  const where = { id: sessionId, userId: ownScope.userId, ...(isOwn ? {} : { user: { memberships } }) };
  return (await transaction.session.count({ where })) > 0;
}

/** Why nothing was given, whatever it is. */
export type NotGiven = "session_ended" | "too_many_requests";

/**
 * Gives a right to the account and mails its owner, in one transaction (accounts-79). The owner's row is locked
 * meanwhile: a password reset under way came first and ended this session, or ends what is given here.
 */
export async function giveGrant<Answer, Why extends Refused>(
  ctx: SignedInContext,
  give: (transaction: Transaction) => Promise<Done<Given<Answer>> | Why>,
): Promise<Done<Answer> | Why | Refused<NotGiven>> {
  const { userId } = ctx.actor.scope;
  const taken = await ctx.limits.take([["grantsOfAccount", userId]]);
  if (!taken.ok) return taken;
  type Result = Done<Answer> | Why | Refused<NotGiven>;
  const result = await inTransaction<Result>(ctx.database, async (transaction) => {
    await transaction.$queryRaw`SELECT id FROM users WHERE id = ${userId}::uuid FOR UPDATE`;
    if (!(await mayStill(ctx, transaction))) return refused("session_ended");
    const given = await give(transaction);
    if (!given.ok) return given;
    const { answer, change } = given.value;
    if (change) await mailOwner(ctx, transaction, { userId, actor: ctx.actor }, change);
    return done(answer);
  });
  if (!result.ok) await taken.value();
  return result;
}
