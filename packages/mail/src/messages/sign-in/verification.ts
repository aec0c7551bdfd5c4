import { translatorOf } from "@gf-ledger/messages/translator";
import type { MailMessage } from "../../mailer";
import { layOutMail } from "../layout";
import type { Recipient } from "../recipient";

/** Confirms a new account's address (accounts-5, mail-5: 24 hours, once). */
export function verificationMessage(who: Recipient & { readonly link: string }): MailMessage {
  const t = translatorOf(who.locale, "mails.verification");
  return layOutMail({
    ...who,
    subject: t("subject"),
    heading: t("heading"),
    before: [t("confirm")],
    action: { label: t("action"), href: who.link },
    after: [translatorOf(who.locale, "mails")("linkExpires"), t("ignore")],
  });
}
