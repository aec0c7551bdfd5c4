import type { Transaction } from "@gf-ledger/db/database";
import type { SecondFactorView } from "@gf-ledger/domain/account/sign-in/second-factor";
import { done, type Outcome, type Refused, refused } from "@gf-ledger/domain/outcome/outcome";
import type { SignedInContext } from "../context";
import { hashToken } from "../gate/secret-token";
import { giveGrant, type NotGiven } from "../grants/give-grant";
import { inTransaction } from "../refusals/in-transaction";
import { seal } from "../sealing/seal";
import { addressForApp, newRecoveryCode, newSecret } from "./authenticator-app";
import { guessCode } from "./guess-code";
import { type CodeRefused, takeCode } from "./take-code";

const RECOVERY_CODES = 10;

type NoPassword = "password_login_off" | "second_factor_needs_password";

/** An account without a password has nothing that a code would guard. */
async function guardsPassword(ctx: SignedInContext): Promise<Outcome<null, NoPassword>> {
  if (!ctx.settings.passwordLogin) return refused("password_login_off");
  const { passwordHash } = await ctx.database.user.findUniqueOrThrow({
    where: { id: ctx.actor.scope.userId },
    select: { passwordHash: true },
  });
  return passwordHash === null ? refused("second_factor_needs_password") : done(null);
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
): Promise<Outcome<{ secret: string; uri: string }, NoPassword | "second_factor_in_force">> {
  const guards = await guardsPassword(ctx);
  if (!guards.ok) return guards;
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

/** POST /api/account/second-factor: the first right code puts it in force, and the recovery codes are shown. */
export function confirmSecondFactor(
  ctx: SignedInContext,
  { code }: { code: string },
): Promise<Outcome<{ recoveryCodes: string[] }, CodeRefused | "second_factor_not_begun" | NotGiven>> {
  const { user, scope } = ctx.actor;
  return guessCode(ctx, scope.userId, () =>
    giveGrant<{ recoveryCodes: string[] }, Refused<CodeRefused | "second_factor_not_begun">>(
      ctx,
      async (transaction) => {
        const { count } = await transaction.secondFactor.updateMany({
          where: { userId: scope.userId, confirmedAt: null },
          data: { confirmedAt: ctx.now() },
        });
        if (count === 0) return refused("second_factor_not_begun");
        const taken = await takeCode(ctx, transaction, user, code);
        if (!taken.ok) return taken;
        const recoveryCodes = await replaceRecoveryCodes(transaction, scope.userId);
        return done({ answer: { recoveryCodes }, change: { kind: "secondFactorOn" } });
      },
    ),
  );
}

/** POST /api/account/second-factor/recovery-codes: ten new ones; those before work no more. */
export function renewRecoveryCodes(
  ctx: SignedInContext,
): Promise<Outcome<{ recoveryCodes: string[] }, "second_factor_not_begun" | NotGiven>> {
  const { userId } = ctx.actor.scope;
  return giveGrant<{ recoveryCodes: string[] }, Refused<"second_factor_not_begun">>(
    ctx,
    async (transaction) => {
      const inForce = { userId, confirmedAt: { not: null } };
      if ((await transaction.secondFactor.count({ where: inForce })) === 0)
        return refused("second_factor_not_begun");
      const recoveryCodes = await replaceRecoveryCodes(transaction, userId);
      return done({ answer: { recoveryCodes }, change: { kind: "recoveryCodesRenewed" } });
    },
  );
}

/** POST /api/account/second-factor/remove: the password alone signs in again; the owner is mailed (accounts-67). */
export async function removeSecondFactor(ctx: SignedInContext): Promise<Outcome<SecondFactorView, NotGiven>> {
  const { userId } = ctx.actor.scope;
  const removed = await giveGrant<null, never>(ctx, async (transaction) => {
    const wasInForce = await transaction.secondFactor.count({
      where: { userId, confirmedAt: { not: null } },
    });
    await transaction.secondFactor.deleteMany({ where: { userId } });
    await transaction.recoveryCode.deleteMany({ where: { userId } });
    return done({ answer: null, change: wasInForce > 0 ? { kind: "secondFactorOff" } : null });
  });
  return removed.ok ? done(await secondFactor(ctx)) : removed;
}
