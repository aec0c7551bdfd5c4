import type { Transaction } from "@gf-ledger/db/database";
import type { SecondFactorView } from "@gf-ledger/domain/account/second-factor";
import { done, type Outcome, refused } from "@gf-ledger/domain/outcome/outcome";
import { secondFactorChangedMessage } from "@gf-ledger/mail/messages/second-factor-changed";
import { confirmPassword } from "../auth/guess-limits";
import type { SignedInContext } from "../context";
import { hashToken } from "../gate/secret-token";
import { mailedFrom } from "../mail/mail-in-languages";
import { enqueueMail } from "../mail/outgoing-mail";
import { inTransaction } from "../refusals/in-transaction";
import { seal } from "../sealing/seal";
import { addressForApp, newRecoveryCode, newSecret } from "./authenticator-app";
import { guessCode } from "./guess-code";
import { type CodeRefused, takeCode } from "./take-code";

const RECOVERY_CODES = 10;

type Unconfirmed =
  | "password_login_off"
  | "wrong_current_password"
  | "second_factor_needs_password"
  | "too_many_requests"
  | "too_many_sign_ins";

/** Whether the caller gave their own password; an account without one has nothing that a code would guard. */
async function confirmed(ctx: SignedInContext, password: string): Promise<Outcome<null, Unconfirmed>> {
  if (!ctx.settings.passwordLogin) return refused("password_login_off");
  const { passwordHash } = await ctx.database.user.findUniqueOrThrow({
    where: { id: ctx.actor.scope.userId },
    select: { passwordHash: true },
  });
  if (passwordHash === null) return refused("second_factor_needs_password");
  const fits = await confirmPassword(ctx, passwordHash, password);
  if (!fits.ok) return fits;
  return fits.value ? done(null) : refused("wrong_current_password");
}

/** GET /api/account/second-factor (accounts-65). */
export async function secondFactor(ctx: SignedInContext): Promise<SecondFactorView> {
  const { userId } = ctx.actor.scope;
  const row = await ctx.database.secondFactor.findUnique({ where: { userId } });
  const since = row?.confirmedAt ?? null;
  const recoveryCodesLeft = await ctx.database.recoveryCode.count({ where: { userId, usedAt: null } });
  return { on: since !== null, since: since?.toISOString() ?? null, recoveryCodesLeft };
}

/**
 * POST /api/account/second-factor/begin: a secret for the app. Until a first code is right nothing asks for one;
 * begun again, the secret before is gone. One that is in force is removed first.
 */
export async function beginSecondFactor(
  ctx: SignedInContext,
  { password }: { password: string },
): Promise<Outcome<{ secret: string; uri: string }, Unconfirmed | "second_factor_in_force">> {
  const confirmation = await confirmed(ctx, password);
  if (!confirmation.ok) return confirmation;
  const { userId } = ctx.actor.scope;
  const secret = newSecret();
  const begun = {
    sealedSecret: seal(ctx.settings, "second-factors", userId, secret),
    createdAt: ctx.now(),
    lastStep: 0n,
  };
  return inTransaction(ctx.database, async (transaction) => {
    await transaction.secondFactor.deleteMany({ where: { userId, confirmedAt: null } });
    const { count } = await transaction.secondFactor.createMany({
      data: { userId, ...begun },
      skipDuplicates: true,
    });
    if (count === 0) return refused("second_factor_in_force");
    return done({ secret, uri: addressForApp(secret, ctx.actor.user.email) });
  });
}

/** New recovery codes in place of all before; only their hashes are stored. */
async function replaceRecoveryCodes(transaction: Transaction, userId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  await transaction.recoveryCode.deleteMany({ where: { userId } });
  await transaction.recoveryCode.createMany({
    data: codes.map((code) => ({ userId, codeHash: hashToken(code.replaceAll("-", "")) })),
  });
  return codes;
}

async function mailChange(ctx: SignedInContext, transaction: Transaction, change: "on" | "off" | "codes") {
  const to = ctx.actor.user.email;
  await enqueueMail(ctx, transaction, mailedFrom(ctx), (locale) =>
    secondFactorChangedMessage({ to, change, locale }),
  );
}

/** POST /api/account/second-factor: the first right code puts it in force, and the recovery codes are shown. */
export function confirmSecondFactor(
  ctx: SignedInContext,
  { code }: { code: string },
): Promise<
  Outcome<{ recoveryCodes: string[] }, CodeRefused | "second_factor_not_begun" | "too_many_requests">
> {
  const { user, scope } = ctx.actor;
  return guessCode(ctx, scope.userId, () =>
    inTransaction<Outcome<{ recoveryCodes: string[] }, CodeRefused | "second_factor_not_begun">>(
      ctx.database,
      async (transaction) => {
        const { count } = await transaction.secondFactor.updateMany({
          where: { userId: scope.userId, confirmedAt: null },
          data: { confirmedAt: ctx.now() },
        });
        if (count === 0) return refused("second_factor_not_begun");
        const taken = await takeCode(ctx, transaction, user, code);
        if (!taken.ok) return taken;
        const recoveryCodes = await replaceRecoveryCodes(transaction, scope.userId);
        await mailChange(ctx, transaction, "on");
        return done({ recoveryCodes });
      },
    ),
  );
}

/** POST /api/account/second-factor/recovery-codes: ten new ones; those before work no more. */
export async function renewRecoveryCodes(
  ctx: SignedInContext,
  { password }: { password: string },
): Promise<Outcome<{ recoveryCodes: string[] }, Unconfirmed | "second_factor_not_begun">> {
  const confirmation = await confirmed(ctx, password);
  if (!confirmation.ok) return confirmation;
  const { userId } = ctx.actor.scope;
  return inTransaction<Outcome<{ recoveryCodes: string[] }, "second_factor_not_begun">>(
    ctx.database,
    async (transaction) => {
      const held = await transaction.$queryRaw<unknown[]>`
        SELECT user_id FROM second_factors
        WHERE user_id = ${userId}::uuid AND confirmed_at IS NOT NULL FOR UPDATE`;
      if (held.length === 0) return refused("second_factor_not_begun");
      const recoveryCodes = await replaceRecoveryCodes(transaction, userId);
      await mailChange(ctx, transaction, "codes");
      return done({ recoveryCodes });
    },
  );
}

/** POST /api/account/second-factor/remove: the password alone signs in again; the owner is mailed (accounts-67). */
export async function removeSecondFactor(
  ctx: SignedInContext,
  { password }: { password: string },
): Promise<Outcome<SecondFactorView, Unconfirmed>> {
  const confirmation = await confirmed(ctx, password);
  if (!confirmation.ok) return confirmation;
  const { userId } = ctx.actor.scope;
  await inTransaction(ctx.database, async (transaction) => {
    const wasInForce = await transaction.secondFactor.count({
      where: { userId, confirmedAt: { not: null } },
    });
    await transaction.secondFactor.deleteMany({ where: { userId } });
    await transaction.recoveryCode.deleteMany({ where: { userId } });
    if (wasInForce > 0) await mailChange(ctx, transaction, "off");
    return done(null);
  });
  return done(await secondFactor(ctx));
}
