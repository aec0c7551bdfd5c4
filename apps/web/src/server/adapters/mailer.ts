import type { Mailer } from "@gf-ledger/mail/mailer";
import { createOutboxMailer } from "@gf-ledger/mail/outbox/outbox-mailer";
import { createSmtpMailer } from "@gf-ledger/mail/smtp/smtp-mailer";
import type { Environment } from "../environment/environment";

/** mail-1: a mail server when one is set, the outbox folder otherwise. */
export function createMailer(environment: Environment, outboxDirectory: string | null): Mailer {
  const from = environment.MAIL_FROM;
  if (outboxDirectory) return createOutboxMailer({ directory: outboxDirectory, from });
  return createSmtpMailer({ url: environment.SMTP_URL ?? "", from });
}
