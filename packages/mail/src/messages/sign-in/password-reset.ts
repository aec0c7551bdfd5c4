import { translatorOf } from "@gf-ledger/messages/translator";
import type { MailMessage } from "../../mailer";
import { layOutMail } from "../layout";
import type { Recipient } from "../recipient";

/** Leads to choosing a new password (accounts-29 Reset Password, mail-5: 1 hour, once). */
export function passwordResetMessage(who: Recipient & { readonly link: string }): MailMessage {
  const t = translatorOf(who.locale, "mails.passwordReset");
  return layOutMail({
    ...who,
    subject: t("subject"),
    heading: t("heading"),
    before: [t("asked")],
    action: { label: translatorOf(who.locale, "auth.newPassword")("title"), href: who.link },
    after: [t("expires"), t("ignore")],
  });
}
