import { type UserView, userViewSchema } from "@gf-ledger/domain/account/account-view";
import { AppError } from "@gf-ledger/domain/app-error";
import type { ApiContext } from "../context";
import { passwordFits } from "./password";
import { startSession } from "./start-session";

const WRONG = "Email or password is not right.";
const UNVERIFIED = "Please verify your email address first. We can send you the link again.";

/**
 * §7 POST /api/login. Failures are counted for the address and for the client (D9); an unverified
 * address is told so only to who knows its password (D5).
 */
export async function login(ctx: ApiContext, input: { email: string; password: string }): Promise<UserView> {
  const { email, password } = input;
  await ctx.limits.check("loginFailuresOfAddress", email);
  await ctx.limits.check("loginFailuresOfClient", ctx.client);
  const user = await ctx.database.user.findUnique({ where: { email } });
  if (!(await passwordFits(user?.passwordHash ?? null, password)) || !user) {
    await ctx.limits.consume("loginFailuresOfClient", ctx.client);
    await ctx.limits.consume("loginFailuresOfAddress", email);
    throw new AppError("unauthenticated", WRONG);
  }
  if (!user.emailVerified) throw new AppError("email_not_verified", UNVERIFIED, { body: { email } });
  await startSession(ctx, ctx.database, user.id);
  await ctx.limits.reset("loginFailuresOfAddress", email);
  return userViewSchema.parse(user);
}
