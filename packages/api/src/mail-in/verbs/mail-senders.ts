import type { MailInView } from "@gf-ledger/domain/account/mail-in";
import { done, type Outcome, refused } from "@gf-ledger/domain/outcome/outcome";
import type { SignedInContext } from "../../context";
import { giveGrant, type NotGiven } from "../../grants/give-grant";
import { deleteOwn, type NotOwned } from "../../records/delete-own";
import { type NotAvailable, showMailIn } from "./mail-in-settings";

/** More shops and relatives than mail receipts to one account. */
const MAX_SENDERS = 50;

/** POST /api/mail-in/senders: lets another address mail receipts to the account (receipts-72). */
export async function addMailSender(
  ctx: SignedInContext,
  { email }: { readonly email: string },
): Promise<Outcome<MailInView, NotAvailable | "too_many_mail_senders" | NotGiven>> {
  if (!ctx.settings.mailIn) return refused("mail_in_not_available");
  const { scope, user } = ctx.actor;
  const { userId } = scope;
  const added = await giveGrant(ctx, async (transaction) => {
    const known = await transaction.mailSender.count({ where: { userId, email } });
    if (known > 0 || email === user.email) return done({ answer: null, change: null });
    const others = await transaction.mailSender.count({ where: { userId } });
    if (others >= MAX_SENDERS) return refused("too_many_mail_senders", { most: MAX_SENDERS });
    await transaction.mailSender.create({ data: { userId, email, createdAt: ctx.now() } });
    return done({ answer: null, change: { kind: "mailSenderAdded" as const, name: email } });
  });
  return added.ok ? done(await showMailIn(ctx)) : added;
}

/** DELETE /api/mail-in/senders/{id}: mails from that address are not taken any more. */
export async function removeMailSender(
  ctx: SignedInContext,
  input: { readonly id: string },
): Promise<Outcome<MailInView, NotOwned>> {
  const removed = await deleteOwn(ctx, "mailSender", input);
  return removed.ok ? done(await showMailIn(ctx)) : removed;
}
