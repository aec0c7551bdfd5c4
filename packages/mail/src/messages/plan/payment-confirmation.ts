import { translatorOf } from "@gf-ledger/messages/translator";
import type { MailMessage } from "../../mailer";
import { layOutMail } from "../layout";
import type { Recipient } from "../recipient";

/** Says that a renewal waits for its owner to confirm it at the bank; `confirmLink` leads to where (plans-33). */
export function paymentConfirmationMessage(who: Recipient & { readonly confirmLink: string }): MailMessage {
  const t = translatorOf(who.locale, "mails.paymentConfirmation");
  return layOutMail({
    ...who,
    subject: t("subject"),
    heading: t("heading"),
    before: [t("bank"), t("until")],
    action: { label: t("action"), href: who.confirmLink },
    after: [t("done")],
  });
}
