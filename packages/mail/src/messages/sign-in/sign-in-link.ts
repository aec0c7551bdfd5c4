import { translatorOf } from "@gf-ledger/messages/translator";
import type { MailMessage } from "../../mailer";
import { layOutMail } from "../layout";
import type { Recipient } from "../recipient";

/** The emailed magic link (accounts-1, mail-5: 24 hours, once). */
export function signInLinkMessage(who: Recipient & { readonly link: string }): MailMessage {
  const t = translatorOf(who.locale, "mails.signInLink");
  return layOutMail({
    ...who,
    subject: t("subject"),
    heading: t("heading"),
    before: [t("press")],
    action: { label: t("action"), href: who.link },
    after: [translatorOf(who.locale, "mails")("linkExpires"), t("ignore")],
  });
}
