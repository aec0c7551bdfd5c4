import { type UserView, userViewSchema } from "@gf-ledger/domain/account/account-view";
import { done, type Outcome, refused } from "@gf-ledger/domain/outcome/outcome";
import type { ApiContext } from "../../context";
import { inTransaction } from "../../refusals/in-transaction";
import { guessCode } from "../../second-factor/guess-code";
import { type CodeRefused, takeCode } from "../../second-factor/take-code";
import { guessAtSignIn } from "../guess-limits";
import { passwordFits } from "../password";
import { startSession } from "./start-session";

/**
 * The account with its password, or with the password that waits with its registration; the same queries for
 * every address.
 */
async function accountOf(ctx: ApiContext, email: string) {
  const user = await ctx.database.user.findUnique({ where: { email } });
  const pending = await ctx.database.verificationToken.findFirst({
    where: { email, pendingPasswordHash: { not: null }, usedAt: null, expires: { gt: ctx.now() } },
    select: { pendingPasswordHash: true },
  });
  const stored = user?.emailVerified ? user.passwordHash : pending?.pendingPasswordHash;
  return { user, stored: stored ?? null };
}

/**
 * Starts the session after the right password was given, unless that password was replaced since it was read
 * (accounts-49). The user's row is locked until the session is stored, so that a reset under way comes before
 * it or ends it. A code is taken with it (accounts-65).
 */
async function startSessionWith(
  ctx: ApiContext,
  user: { readonly id: string; readonly email: string; readonly language: string | null },
  { verified, code }: { readonly verified: string; readonly code: string | null },
): Promise<Outcome<null, "wrong_credentials" | CodeRefused>> {
  return inTransaction<Outcome<null, "wrong_credentials" | CodeRefused>>(
    ctx.database,
    async (transaction) => {
      const held = await transaction.$queryRaw<unknown[]>`
      SELECT id FROM users WHERE id = ${user.id}::uuid AND password_hash = ${verified} FOR SHARE`;
      if (held.length === 0) return refused("wrong_credentials");
      if (code !== null) {
        const taken = await takeCode(ctx, transaction, user, code);
        if (!taken.ok) return taken;
      }
      await startSession(ctx, transaction, user);
      return done(null);
    },
  );
}

/** Whether a sign-in by password asks for a code too (accounts-65). */
async function asksForCode({ database }: ApiContext, userId: string): Promise<boolean> {
  return (await database.secondFactor.count({ where: { userId, confirmedAt: { not: null } } })) > 0;
}

/**
 * accounts-1 POST /api/login. Every guess is counted before the password is checked (accounts-18). Only
 * somebody who gives the password of its registration learns that an address is unverified (accounts-6).
 */
export async function login(
  ctx: ApiContext,
  input: { email: string; password: string; code?: string | undefined },
): Promise<
  Outcome<
    UserView,
    | "wrong_credentials"
    | "email_not_verified"
    | "too_many_requests"
    | "too_many_sign_ins"
    | "password_login_off"
    | "second_factor_needed"
    | CodeRefused
  >
> {
  if (!ctx.settings.passwordLogin) return refused("password_login_off");
  const { email, password } = input;
  let account: Awaited<ReturnType<typeof accountOf>> | undefined;
  const fits = await guessAtSignIn(ctx, email, async () => {
    account = await accountOf(ctx, email);
    return passwordFits(account.stored, password);
  });
  const { user, stored } = account ?? {};
  if (!fits.ok) return fits;
  if (!fits.value || !user || !stored) return refused("wrong_credentials");
  if (!user.emailVerified) return refused("email_not_verified", { email });
  const isGuarded = await asksForCode(ctx, user.id);
  const code = input.code ?? null;
  if (isGuarded && code === null) return refused("second_factor_needed");
  const started = isGuarded
    ? await guessCode(ctx, user.id, () => startSessionWith(ctx, user, { verified: stored, code }))
    : await startSessionWith(ctx, user, { verified: stored, code: null });
  return started.ok ? done(userViewSchema.parse(user)) : started;
}
