import { mailParsing } from "@gf-ledger/api/mail-in/mail-parsing";
import type { Parsing } from "@gf-ledger/api/parsing/parse-processes";
import { createImapMailbox } from "@gf-ledger/mail/inbound/imap-mailbox";
import type { Mailbox } from "@gf-ledger/mail/inbound/inbound-mail";
import type { Environment } from "../environment/environment";
import { mailInOf } from "../environment/settings";
import { log } from "../logger";

/** The mailbox that mailed receipts are collected from, for those who run no webhook; `null` without one. */
export function createMailbox(environment: Environment, parsing: Parsing): Mailbox | null {
  const address = mailInOf(environment);
  if (!address || !environment.IMAP_URL) return null;
  const onFailed = (error: unknown) => log("warn", "mail_in_failed", { error });
  return createImapMailbox({
    ...address,
    url: environment.IMAP_URL,
    parsing: mailParsing({ parsing, log }, "mailbox"),
    onFailed,
  });
}
