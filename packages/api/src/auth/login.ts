import { type UserView, userViewSchema } from "@gf-ledger/domain/account/account-view";
import { AppError } from "@gf-ledger/domain/app-error";
import type { ApiContext } from "../context";
import { guessAtSignIn } from "./guess-limits";
import { passwordFits } from "./password";
import { startSession } from "./start-session";

const WRONG = "Email or password is not right.";
const UNVERIFIED = "Please verify your email address first. We can send you the link again.";

/** The account with its password, or with the one that waits with its registration; asked alike for every address. */
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
 * The session of who gave the right password, unless that password was replaced since it was read (accounts-49): the
 * row is held until the session is there, so that a reset under way comes before it or ends it.
 */
async function startSessionWith(
  ctx: ApiContext,
  user: { readonly id: string; readonly email: string },
  verified: string,
): Promise<void> {
  await ctx.database.$transaction(async (transaction) => {
    const held = await transaction.$queryRaw<unknown[]>`
      SELECT id FROM users WHERE id = ${user.id}::uuid AND password_hash = ${verified} FOR SHARE`;
    if (held.length === 0) throw new AppError("unauthenticated", WRONG);
    await startSession(ctx, transaction, user);
  });
}

/**
 * accounts-1 POST /api/login. Every guess is counted before it is looked at (accounts-18); an unverified address is told so only to
 * who knows the password of its registration (accounts-6).
 */
export async function login(ctx: ApiContext, input: { email: string; password: string }): Promise<UserView> {
  const { email, password } = input;
  let account: Awaited<ReturnType<typeof accountOf>> | undefined;
  const fits = await guessAtSignIn(ctx, email, async () => {
    account = await accountOf(ctx, email);
    return passwordFits(account.stored, password);
  });
  const { user, stored } = account ?? {};
  if (!fits || !user || !stored) throw new AppError("unauthenticated", WRONG);
  if (!user.emailVerified) throw new AppError("email_not_verified", UNVERIFIED, { body: { email } });
  await startSessionWith(ctx, user, stored);
  return userViewSchema.parse(user);
}
