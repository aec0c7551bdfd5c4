import type { Transaction } from "@gf-ledger/db/database";
import type { ConfirmationView } from "@gf-ledger/domain/account/sign-in/confirmation";
import type { UsedPasskey, UsePasskeyOptions } from "@gf-ledger/domain/account/sign-in/passkey";
import { done, type Outcome, refused } from "@gf-ledger/domain/outcome/outcome";
import { confirmPassword } from "../auth/guess-limits";
import type { SignedInContext } from "../context";
import { confirmedUntil } from "../gate/rules/freshness";
import { passkeyPlace } from "../passkeys/passkey-place";
import { usePasskey, usePasskeyOptions } from "../passkeys/use-passkey";

/** The caller's own session: a code and a confirmation belong to it alone. */
export const ownSession = ({ actor }: SignedInContext) => ({
  id: actor.sessionId ?? actor.ownScope.userId,
  userId: actor.ownScope.userId,
});

/** GET /api/confirmation: until when this session counts as confirmed, and how it can be (accounts-77). */
export async function showConfirmation(ctx: SignedInContext): Promise<ConfirmationView> {
  const { ownScope, user } = ctx.actor;
  const { passwordHash } = await ctx.database.user.findUniqueOrThrow({
    where: { id: ownScope.userId },
    select: { passwordHash: true },
  });
  const usable = { userId: ownScope.userId, host: passkeyPlace(ctx).host };
  return {
    confirmedUntil: confirmedUntil(ctx.actor, ctx.now())?.toISOString() ?? null,
    password: ctx.settings.passwordLogin && passwordHash !== null,
    passkey: (await ctx.database.passkey.count({ where: usable })) > 0,
    email: user.email,
  };
}

/** From now on this session counts as confirmed; a code that was mailed for it is spent. */
async function markConfirmed(ctx: SignedInContext, transaction: Transaction): Promise<ConfirmationView> {
  const confirmedAt = ctx.now();
  await transaction.session.updateMany({
    where: ownSession(ctx),
    data: { confirmedAt, confirmationCodeHash: null },
  });
  return showConfirmation({ ...ctx, actor: { ...ctx.actor, confirmedAt } });
}

/** POST /api/confirmation/password: tries are counted for this session, apart from sign-ins (accounts-20). */
export async function confirmByPassword(
  ctx: SignedInContext,
  { password }: { readonly password: string },
): Promise<
  Outcome<
    ConfirmationView,
    "password_login_off" | "wrong_current_password" | "too_many_requests" | "too_many_sign_ins"
  >
> {
  if (!ctx.settings.passwordLogin) return refused("password_login_off");
  const { passwordHash } = await ctx.database.user.findUniqueOrThrow({
    where: { id: ctx.actor.ownScope.userId },
    select: { passwordHash: true },
  });
  if (passwordHash === null) return refused("wrong_current_password");
  const fits = await confirmPassword(ctx, passwordHash, password);
  if (!fits.ok) return fits;
  return fits.value ? done(await markConfirmed(ctx, ctx.database)) : refused("wrong_current_password");
}

/** POST /api/confirmation/passkey/options: a challenge for this person alone. */
export const confirmationPasskeyOptions = (
  ctx: SignedInContext,
): Promise<Outcome<UsePasskeyOptions, "too_many_requests">> =>
  usePasskeyOptions(ctx, ctx.actor.ownScope.userId);

/** POST /api/confirmation/passkey: one of this person's own passkeys, as for a sign-in (accounts-64). */
export async function confirmByPasskey(
  ctx: SignedInContext,
  { credential: used }: { readonly credential: UsedPasskey },
): Promise<
  Outcome<ConfirmationView, "confirmation_passkey_wrong" | "passkey_counter_back" | "too_many_requests">
> {
  const { userId } = ctx.actor.ownScope;
  const confirmed = await usePasskey(ctx, { used, userId }, (transaction) => markConfirmed(ctx, transaction));
  if (confirmed.ok || confirmed.reason === "passkey_counter_back" || confirmed.reason === "too_many_requests")
    return confirmed;
  return refused("confirmation_passkey_wrong");
}
