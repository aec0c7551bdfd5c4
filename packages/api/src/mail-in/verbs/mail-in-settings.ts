import { MAIL_OUTCOMES, type MailInView } from "@gf-ledger/domain/account/mail-in";
import { done, type Outcome, refused } from "@gf-ledger/domain/outcome/outcome";
import type { SignedInContext } from "../../context";
import { giveGrant, type NotGiven } from "../../grants/give-grant";
import { mailAddressOf, newMailToken } from "../mail-in-address";

/** Mails shown on the card. */
const SHOWN = 10;

export type NotAvailable = "mail_in_not_available";

/** GET /api/mail-in: the account's address for receipts, who may write to it, and the last mails (receipts-71). */
export async function showMailIn(ctx: SignedInContext): Promise<MailInView> {
  const { userId } = ctx.actor.scope;
  const { mailIn } = ctx.settings;
  const own = await ctx.database.mailAddress.findUnique({ where: { userId } });
  const senders = await ctx.database.mailSender.findMany({
    where: { userId },
    orderBy: { createdAt: "asc" },
    select: { id: true, email: true },
  });
  const mails = await ctx.database.mailIn.findMany({
    where: { userId, outcome: { not: null } },
    orderBy: { receivedAt: "desc" },
    take: SHOWN,
  });
  return {
    available: mailIn !== null,
    address: mailIn && own ? mailAddressOf(mailIn, own.token) : null,
    ownAddress: ctx.actor.user.email,
    senders,
    mails: mails.map(({ id, sender, receivedAt, outcome, receipts }) => ({
      id,
      sender,
      receivedAt: receivedAt.toISOString(),
      outcome: MAIL_OUTCOMES.find((one) => one === outcome) ?? "nothing",
      receipts,
    })),
  };
}

async function giveAddress(
  ctx: SignedInContext,
  keep: boolean,
): Promise<Outcome<MailInView, NotAvailable | NotGiven>> {
  const { mailIn } = ctx.settings;
  if (!mailIn) return refused("mail_in_not_available");
  const { userId } = ctx.actor.scope;
  const given = await giveGrant<null, never>(ctx, async (transaction) => {
    const held = await transaction.mailAddress.count({ where: { userId } });
    if (held > 0 && keep) return done({ answer: null, change: null });
    const address = { token: newMailToken(), createdAt: ctx.now() };
    await transaction.mailAddress.upsert({
      where: { userId },
      create: { userId, ...address },
      update: address,
    });
    return done({
      answer: null,
      change: { kind: "mailInOn" as const, name: mailAddressOf(mailIn, address.token) },
    });
  });
  return given.ok ? done(await showMailIn(ctx)) : given;
}

/** POST /api/mail-in: gives the account an address; one that it has already stays. */
export const turnOnMailIn = (ctx: SignedInContext) => giveAddress(ctx, true);

/** POST /api/mail-in/renew: a new address in place of the old one, which takes no mail from now on. */
export const renewMailIn = (ctx: SignedInContext) => giveAddress(ctx, false);

/** DELETE /api/mail-in: the address takes no mail from now on; who may send is kept for the next one. */
export async function turnOffMailIn(ctx: SignedInContext): Promise<MailInView> {
  await ctx.database.mailAddress.deleteMany({ where: { userId: ctx.actor.scope.userId } });
  return showMailIn(ctx);
}
