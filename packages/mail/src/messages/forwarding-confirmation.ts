import { translatorOf } from "@gf-ledger/messages/translator";
import type { MailMessage } from "../mailer";
import { layOutMail } from "./layout";
import type { Recipient } from "./recipient";

/** Hands on Gmail's question whether mail may be forwarded to the account's address for receipts (receipts-110). */
export function forwardingConfirmationMessage(
  who: Recipient & { readonly code: string | null; readonly link: string },
): MailMessage {
  const t = translatorOf(who.locale, "mails.forwardingConfirmation");
  return layOutMail({
    ...who,
    subject: t("subject"),
    heading: t("heading"),
    before: who.code === null ? [t("asks")] : [t("asks"), t("code", { code: who.code })],
    action: { label: t("action"), href: who.link },
    after: [t("senders"), t("notYou")],
  });
}
