import { GRANT_KINDS, type GrantKind, type KeptGrants } from "@gf-ledger/domain/account/grants";
import { done, type Outcome, type Refused, refused } from "@gf-ledger/domain/outcome/outcome";
import { translatorOf } from "@gf-ledger/messages/translator";
import type { SignedInContext } from "../../context";
import { endGrants, type Keeping } from "../../grants/grants";
import { inTransaction } from "../../refusals/in-transaction";
import { confirmPassword } from "../guess-limits";
import { hashPassword } from "../password";

/** How long after a mailed link was opened its session may set a password without the old one. */
export const PASSWORD_RIGHT_MS = 3_600_000;

/** What `keepApiKeys` keeps as a whole: what acts for the owner by itself (accounts-39). */
const ACTING_BY_THEMSELVES: readonly GrantKind[] = ["api-key", "webhook", "calendar"];

interface NewPassword {
  readonly password: string;
  /** What outlasts the old password. */
  readonly keeping: Keeping;
  /**
   * Hash of the old password that was verified; `null` sets the new one without it and uses up the session's
   * right to that.
   */
  readonly replaces: string | null;
}

/**
 * Why a session may not set the password: it needs a mailed link, or the old password has changed meanwhile.
 */
type NoRight = "password_login_off" | "reset_link_needed" | "sign_in_link_needed" | "wrong_current_password";
type Stored = Outcome<{ message: string }, NoRight | "too_many_sign_ins">;

/**
 * In one transaction: sets the password, and ends open links and every grant that is not kept. Refused with
 * `noRight` when the session has no right or has used it, or when the old password was replaced meanwhile.
 */
async function storePassword(ctx: SignedInContext, chosen: NewPassword, noRight: NoRight): Promise<Stored> {
  if (!ctx.settings.passwordLogin) return refused("password_login_off");
  const { userId } = ctx.actor.scope;
  const { sessionId } = ctx.actor;
  const byRight = chosen.replaces === null;
  const right = { id: sessionId ?? userId, userId, maySetPasswordUntil: { gt: ctx.now() } };
  // Checked before the hashing, so that a call without the right costs little; used up together with the
  // change.
  if (byRight && (await ctx.database.session.count({ where: right })) === 0) return refused(noRight);
  const hashed = await hashPassword(chosen.password);
  if (!hashed.ok) return hashed;
  return inTransaction(ctx.database, async (transaction) => {
    if (byRight) {
      const taken = await transaction.session.updateMany({
        where: right,
        data: { maySetPasswordUntil: null },
      });
      if (taken.count === 0) return refused(noRight);
    }
    const { count } = await transaction.user.updateMany({
      where: { id: userId, ...(byRight ? {} : { passwordHash: chosen.replaces }) },
      data: { passwordHash: hashed.value },
    });
    if (count === 0) return refused(noRight);
    await transaction.session.updateMany({ where: { userId }, data: { maySetPasswordUntil: null } });
    await transaction.verificationToken.deleteMany({ where: { email: ctx.actor.user.email } });
    await endGrants(ctx, transaction, chosen.keeping);
    return done({ message: translatorOf(ctx.locale, "done")("passwordChanged") });
  });
}

interface ChosenPassword {
  readonly password: string;
  readonly keepApiKeys: boolean;
  readonly keep: KeptGrants;
}

const resetOf = ({ password, keepApiKeys, keep }: ChosenPassword): NewPassword => ({
  password,
  keeping: { kinds: new Set(keepApiKeys ? ACTING_BY_THEMSELVES : []), rows: keep },
  replaces: null,
});

/** With the current password nothing ends but other sessions. */
const ALL_BUT_SESSIONS: Keeping = {
  kinds: new Set(GRANT_KINDS.filter((kind) => kind !== "session")),
  rows: [],
};

/**
 * accounts-11, accounts-82: sets a new password, once and within an hour, from the session that opened a
 * reset link. Whatever else opens the account ends, unless it is kept.
 */
export function resetPassword(ctx: SignedInContext, input: ChosenPassword): Promise<Stored> {
  return storePassword(ctx, resetOf(input), "reset_link_needed");
}

/**
 * Changes the password on the account page, given the current one; everything but other sessions stays. An account
 * without a password sets its first within an hour of opening a mailed link, as in a reset.
 */
export async function changePassword(
  ctx: SignedInContext,
  input: ChosenPassword & { readonly currentPassword?: string | undefined },
): Promise<Stored | Refused<"too_many_requests">> {
  const { passwordHash } = await ctx.database.user.findUniqueOrThrow({
    where: { id: ctx.actor.scope.userId },
    select: { passwordHash: true },
  });
  if (passwordHash === null) return storePassword(ctx, resetOf(input), "sign_in_link_needed");
  const fits = await confirmPassword(ctx, passwordHash, input.currentPassword ?? "");
  if (!fits.ok) return fits;
  if (!fits.value) return refused("wrong_current_password");
  const chosen = { password: input.password, keeping: ALL_BUT_SESSIONS, replaces: passwordHash };
  return storePassword(ctx, chosen, "wrong_current_password");
}
