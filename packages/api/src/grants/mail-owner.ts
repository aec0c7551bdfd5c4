import type { Transaction } from "@gf-ledger/db/database";
import { type AccountChange, accountChangeMessage } from "@gf-ledger/mail/messages/account/account-change";
import type { ApiContext } from "../context";
import type { Actor } from "../gate/actor";
import { mailedByItself, mailedFrom } from "../mail/mail-in-languages";
import { enqueueMail } from "../mail/outgoing-mail";
import { pageLink } from "../mail/page-link";

/** Who did it, where that was not the owner in person. */
function doneBy(actor: Actor | null, ownerId: string) {
  if (actor?.keyName) return { key: actor.keyName };
  return actor && actor.user.id !== ownerId ? { person: actor.user.email } : null;
}

/**
 * Mails an account's owner what was added to their account, in the transaction that adds it (accounts-79). `actor` is
 * who did it: nobody where a visitor opened what the owner had shared.
 */
export async function mailOwner(
  ctx: ApiContext,
  transaction: Transaction,
  owner: { readonly userId: string; readonly actor: Actor | null },
  change: AccountChange,
): Promise<void> {
  const { email: to } = await transaction.user.findUniqueOrThrow({
    where: { id: owner.userId },
    select: { email: true },
  });
  // What somebody else asks for is in their language, which says nothing of the owner's.
  const from = owner.actor?.user.id === owner.userId ? mailedFrom(ctx) : mailedByItself(ctx.edition);
  const accountLink = pageLink(ctx.settings, ctx.edition, "/account");
  const notice = { to, change, accountLink, at: ctx.now(), by: doneBy(owner.actor, owner.userId) };
  await enqueueMail(ctx, transaction, from, (locale) =>
    accountChangeMessage({ ...notice, locale, userAgent: ctx.userAgent }),
  );
}
