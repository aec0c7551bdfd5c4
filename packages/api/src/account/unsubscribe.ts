import { AppError } from "@gf-ledger/domain/app-error";
import type { ApiContext } from "../context";
import { userOfUnsubscribeToken } from "../mail/unsubscribe-token";

/**
 * Stops the tax season's reminders of whoever the mailed link was for, signed in or not. Twice is once,
 * and an account that is gone has nothing to stop. @throws AppError `bad_request` for a link not made here.
 */
export async function unsubscribe(
  ctx: ApiContext,
  { token }: { token: string },
): Promise<{ message: string }> {
  const userId = userOfUnsubscribeToken(ctx.settings, token);
  if (!userId)
    throw new AppError("bad_request", "This link is not whole. Please open it from the message again.");
  await ctx.database.user.updateMany({ where: { id: userId }, data: { taxReminders: false } });
  return { message: "You will get no more tax season reminders." };
}
