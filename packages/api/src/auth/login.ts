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
  const user = account?.user;
  if (!fits || !user) throw new AppError("unauthenticated", WRONG);
  if (!user.emailVerified) throw new AppError("email_not_verified", UNVERIFIED, { body: { email } });
  await startSession(ctx, ctx.database, user);
  return userViewSchema.parse(user);
}
