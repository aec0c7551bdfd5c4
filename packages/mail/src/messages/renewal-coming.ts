import type { Currency } from "@gf-ledger/domain/edition/edition";
import { translatorOf } from "@gf-ledger/messages/translator";
import type { MailMessage } from "../mailer";
import { layOut } from "./layout";
import { longDate } from "./long-date";
import type { Recipient } from "./recipient";

/** Says when Premium renews and for how much (mail-10: 24.99 a year in the subscription's currency). */
export function renewalComingMessage(
  who: Recipient & { readonly renewsOn: Date; readonly currency: Currency; readonly manageLink: string },
): MailMessage {
  const day = longDate(who.renewsOn, who.locale);
  const t = translatorOf(who.locale, "mails.renewal");
  return layOut({
    ...who,
    subject: t("subject", { day }),
    heading: t("heading", { day }),
    before: [t("charge", { currency: who.currency }), t("cancel")],
    action: { label: t("action"), href: who.manageLink },
  });
}
