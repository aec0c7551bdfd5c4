import type { Transaction } from "@gf-ledger/db/database";
import type { MailMessage } from "@gf-ledger/mail/mailer";
import type { Services } from "../context";
import { inLanguage, type MailedFrom, mailInLanguages, type WrittenMail } from "./mail-in-languages";

const BATCH = 10;
/** Seconds until the next try, doubling from the first; about half a day until the last. */
const FIRST_WAIT_SECONDS = 15;
const MAX_MAIL_ATTEMPTS = 12;
const LONGEST_WAIT_MS = FIRST_WAIT_SECONDS * 2 ** MAX_MAIL_ATTEMPTS * 1000;
/** A mail being sent is hidden from other servers for this long; a server that dies gives it back. */
const CLAIM_SECONDS = 120;

/** Stores a mail in the transaction of what caused it, in every language, and sends it after the answer. */
export async function enqueueMail(
  ctx: Services,
  transaction: Transaction,
  from: MailedFrom,
  write: WrittenMail,
): Promise<void> {
  await transaction.outgoingMail.create({
    data: { ...mailInLanguages(from, write), nextAttemptAt: ctx.now(), createdAt: ctx.now() },
  });
  ctx.later(() => deliverDueMail(ctx).then(() => undefined));
}

interface DueMail extends Omit<MailMessage, "to"> {
  readonly id: string;
  readonly recipient: string;
  readonly attempts: number;
  readonly translations: unknown;
  /** What its reader has chosen by now, else what it was stored with. */
  readonly language: string;
}

/**
 * Sends the mails that are due and resolves to the number delivered. Two servers never take the same mail.
 */
export async function deliverDueMail(services: Services): Promise<number> {
  const { database, mailer, now, log } = services;
  // A mail due later than any wait was stored before a clock was set back.
  const notBeforeClock = new Date(now().getTime() + LONGEST_WAIT_MS);
  const due = await database.$queryRaw<DueMail[]>`
    UPDATE outgoing_mails SET attempts = attempts + 1,
      next_attempt_at = ${new Date(now().getTime() + CLAIM_SECONDS * 1000)}
    WHERE id IN (
      SELECT id FROM outgoing_mails
      WHERE sent_at IS NULL AND attempts < ${MAX_MAIL_ATTEMPTS} AND (next_attempt_at <= ${now()} OR next_attempt_at > ${notBeforeClock})
      ORDER BY next_attempt_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
    RETURNING id, recipient, subject, text, html, unsubscribe_url AS "unsubscribeUrl", attempts, translations,
      COALESCE((SELECT users.language FROM users WHERE email = recipient), outgoing_mails.language) AS language`;
  let delivered = 0;
  for (const mail of due) {
    try {
      const { recipient: to, unsubscribeUrl } = mail;
      await mailer.send({
        to,
        ...inLanguage(mail, mail.language),
        ...(unsubscribeUrl ? { unsubscribeUrl } : {}),
      });
      // The text holds a sign-in link; once delivered it is of no more use here.
      await database.outgoingMail.update({
        where: { id: mail.id },
        data: { sentAt: now(), text: "", html: "", translations: {}, unsubscribeUrl: null },
      });
      delivered += 1;
    } catch (error) {
      const wait = FIRST_WAIT_SECONDS * 2 ** (mail.attempts - 1);
      log("warn", "mail_not_delivered", { mailId: mail.id, attempts: mail.attempts });
      await database.outgoingMail.update({
        where: { id: mail.id },
        data: {
          nextAttemptAt: new Date(now().getTime() + wait * 1000),
          lastError: String(error).slice(0, 300),
        },
      });
    }
  }
  return delivered;
}
