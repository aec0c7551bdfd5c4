import { translatorOf } from "@gf-ledger/messages/translator";
import type { MailMessage } from "../../mailer";
import { layOutMail } from "../layout";
import type { Recipient } from "../recipient";

/** Tells the owner that a recovery code was used, and how many are left (accounts-71). */
export function recoveryCodeUsedMessage({
  left,
  ...who
}: Recipient & { readonly left: number }): MailMessage {
  const t = translatorOf(who.locale, "mails.recoveryCode");
  return layOutMail({
    ...who,
    subject: t("subject"),
    heading: t("heading"),
    before: [t("text", { left })],
    after: [t("notYou")],
  });
}
