import type { Transaction } from "@gf-ledger/db/database";
import type { MailHead } from "@gf-ledger/mail/inbound/inbound-mail";
import type { SignedInContext } from "../context";
import { mailTokensIn } from "../gate/mail-gate";

/** Whether the account's list has the sender: its own address, once verified, or one that it added (receipts-72). */
export async function mayWrite(
  client: Transaction,
  { actor }: Pick<SignedInContext, "actor">,
  sender: string,
): Promise<boolean> {
  const { userId } = actor.scope;
  const added = await client.$queryRaw<unknown[]>`
    SELECT id FROM mail_senders WHERE user_id = ${userId}::uuid AND email = ${sender} FOR KEY SHARE`;
  if (added.length > 0) return true;
  const own = await client.$queryRaw<unknown[]>`
    SELECT id FROM users
    WHERE id = ${userId}::uuid AND email = ${sender} AND email_verified IS NOT NULL FOR KEY SHARE`;
  return own.length > 0;
}

type Receiver = Pick<SignedInContext, "actor" | "settings">;

/** Whether the address that a mail came to is still the account's; it stays until this transaction ends. */
export async function isStillAddress(
  transaction: Transaction,
  { actor, settings }: Receiver,
  { recipients }: Pick<MailHead, "recipients">,
): Promise<boolean> {
  const tokens = mailTokensIn(settings.mailIn, recipients);
  const addresses = await transaction.$queryRaw<unknown[]>`
    SELECT token FROM mail_addresses
    WHERE user_id = ${actor.scope.userId}::uuid AND token = ANY(${tokens}::text[]) FOR KEY SHARE`;
  return addresses.length > 0;
}

/**
 * Whether a mail that was being read may still be taken: the address that it came to is the account's, and its sender
 * may write there. Both stay until this transaction ends: whoever takes them away waits (accounts-93).
 */
export async function mayStillMail(
  transaction: Transaction,
  ctx: Receiver,
  head: Pick<MailHead, "recipients" | "sender">,
): Promise<boolean> {
  return (await isStillAddress(transaction, ctx, head)) && mayWrite(transaction, ctx, head.sender);
}
