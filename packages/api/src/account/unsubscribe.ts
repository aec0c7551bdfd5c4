import { done, type Outcome, refused } from "@gf-ledger/domain/outcome/outcome";
import { translatorOf } from "@gf-ledger/messages/translator";
import type { ApiContext } from "../context";
import { userOfUnsubscribeToken } from "../mail/unsubscribe-token";

/**
 * Stops the tax season's reminders for the person whom the link was mailed to, signed in or not. A second
 * call changes nothing, and a deleted account is no error. Refused for a link not made here.
 */
export async function unsubscribe(
  ctx: ApiContext,
  { token }: { token: string },
): Promise<Outcome<{ message: string }, "unsubscribe_link_broken">> {
  const userId = userOfUnsubscribeToken(ctx.settings, token);
  if (!userId) return refused("unsubscribe_link_broken");
  await ctx.database.user.updateMany({ where: { id: userId }, data: { taxReminders: false } });
  return done({ message: translatorOf(ctx.locale, "done")("remindersStopped") });
}
