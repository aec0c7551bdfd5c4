import { createHash } from "node:crypto";
import type { Transaction } from "@gf-ledger/db/database";
import type { MailOutcome } from "@gf-ledger/domain/account/mail-in";
import { DAY_MS } from "@gf-ledger/domain/calendar/day-ms";
import type { MailHead } from "@gf-ledger/mail/inbound/inbound-mail";
import type { SignedInContext } from "../../context";

/** How long one server may read a mail before another one may; longer than every photo of a mail takes. */
const LEASE_MS = 15 * 60_000;
/** Mails of strangers that are remembered; older ones go, so that nobody fills an account's list. */
const STRANGERS_KEPT = 20;
/** receipts-76: more mails than a household has receipts in a day. */
export const MAX_MAILS_A_DAY = 50;

/** The row of a mail that this server may read now. */
export interface OpenMail {
  readonly id: string;
  /** When it came for the first time: drafts made since then are this mail's own. */
  readonly receivedAt: Date;
  /** To whom and by whom it was sent: whether it may be taken is asked again when something of it is stored. */
  readonly head: Pick<MailHead, "recipients" | "sender">;
}

export const messageKeyOf = (messageId: string) => createHash("sha256").update(messageId).digest("hex");

/**
 * Takes a mail in hand: one that was dealt with is `known`, one that another server reads is `in-hand`, so that
 * a mail which is delivered twice, or twice at once, is read once (receipts-73).
 */
export async function openMail(
  { database, now, actor }: SignedInContext,
  { messageId, sender, recipients }: Pick<MailHead, "messageId" | "sender" | "recipients">,
): Promise<OpenMail | "known" | "in-hand"> {
  const { userId } = actor.scope;
  const at = now();
  const leasedUntil = new Date(at.getTime() + LEASE_MS);
  const messageKey = messageKeyOf(messageId);
  const rows = await database.$queryRaw<Omit<OpenMail, "head">[]>`
    INSERT INTO mails_in (id, user_id, message_key, sender, received_at, leased_until)
    VALUES (gen_random_uuid(), ${userId}::uuid, ${messageKey}, ${sender}, ${at}, ${leasedUntil})
    ON CONFLICT (user_id, message_key) DO UPDATE SET leased_until = ${leasedUntil}
      WHERE mails_in.outcome IS NULL AND (mails_in.leased_until IS NULL OR mails_in.leased_until <= ${at})
    RETURNING id, received_at AS "receivedAt"`;
  if (rows[0]) return { ...rows[0], head: { recipients, sender } };
  const row = await database.mailIn.findUnique({
    where: { userId_messageKey: { userId, messageKey } },
    select: { outcome: true },
  });
  return row?.outcome ? "known" : "in-hand";
}

/** Lets go of a mail that could not be read now; it is read when it is delivered again. */
export async function letGo({ database, actor }: SignedInContext, { id }: OpenMail): Promise<void> {
  await database.mailIn.updateMany({
    where: { id, userId: actor.scope.userId },
    data: { leasedUntil: null },
  });
}

/** Forgets a mail in hand that may not be taken any more. */
export async function dropMail({ database, actor }: SignedInContext, { id }: OpenMail): Promise<void> {
  await database.mailIn.deleteMany({ where: { id, userId: actor.scope.userId } });
}

/** Writes down what became of a mail; from then on it is known. */
export async function closeMail(
  transaction: Transaction,
  { actor }: SignedInContext,
  { id }: OpenMail,
  { outcome, receipts }: { readonly outcome: MailOutcome; readonly receipts: number },
): Promise<void> {
  await transaction.mailIn.updateMany({
    where: { id, userId: actor.scope.userId },
    data: { outcome, receipts, leasedUntil: null },
  });
}

/** Writes down that a stranger wrote, once a mail, and keeps the newest of such rows. */
export async function noteStranger(
  { database, now, actor }: SignedInContext,
  { messageId, sender }: { readonly messageId: string; readonly sender: string },
): Promise<void> {
  const { userId } = actor.scope;
  await database.mailIn.createMany({
    data: [{ userId, messageKey: messageKeyOf(messageId), sender, outcome: "stranger", receivedAt: now() }],
    skipDuplicates: true,
  });
  const older = await database.mailIn.findMany({
    where: { userId, outcome: "stranger" },
    orderBy: { receivedAt: "desc" },
    skip: STRANGERS_KEPT,
    select: { id: true },
  });
  if (older.length === 0) return;
  await database.mailIn.deleteMany({ where: { userId, id: { in: older.map(({ id }) => id) } } });
}

/** Mails of one's own list that came in the last day, and whether one of them was over the limit. */
export async function mailsOfDay({ database, now, actor }: SignedInContext, except: OpenMail) {
  const since = new Date(now().getTime() - DAY_MS);
  const where = { userId: actor.scope.userId, receivedAt: { gt: since }, id: { not: except.id } };
  const taken = { OR: [{ outcome: null }, { outcome: { in: ["drafts", "nothing"] } }] };
  const count = await database.mailIn.count({ where: { ...where, ...taken } });
  const reported = await database.mailIn.count({ where: { ...where, outcome: "too-many" } });
  return { used: count, told: reported > 0 };
}
