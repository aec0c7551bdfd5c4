import { translatorOf } from "@gf-ledger/messages/translator";
import type { MailMessage } from "../../mailer";
import { layOutMail } from "../layout";
import type { Recipient } from "../recipient";

/** Says that a renewal could not be charged; `manageLink` leads to the payment details. */
export function paymentFailedMessage(who: Recipient & { readonly manageLink: string }): MailMessage {
  const t = translatorOf(who.locale, "mails.paymentFailed");
  return layOutMail({
    ...who,
    subject: t("subject"),
    heading: t("heading"),
    before: [t("card"), t("again")],
    action: { label: t("action"), href: who.manageLink },
    after: [t("changed")],
  });
}
