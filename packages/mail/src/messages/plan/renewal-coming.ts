import type { Currency } from "@gf-ledger/domain/edition/edition-facts";
import { translatorOf } from "@gf-ledger/messages/translator";
import type { MailMessage } from "../../mailer";
import { layOutMail } from "../layout";
import { longDate } from "../long-date";
import type { Recipient } from "../recipient";

/** Says when Premium renews and for how much (mail-10), in the subscription's currency. */
export function renewalComingMessage(
  who: Recipient & {
    readonly renewsOn: Date;
    readonly amountCents: number;
    readonly currency: Currency;
    readonly manageLink: string;
  },
): MailMessage {
  const day = longDate(who.renewsOn, who.locale);
  const amount = new Intl.NumberFormat(who.locale, { minimumFractionDigits: 2 }).format(
    who.amountCents / 100,
  );
  const t = translatorOf(who.locale, "mails.renewal");
  return layOutMail({
    ...who,
    subject: t("subject", { day }),
    heading: t("heading", { day }),
    before: [t("charge", { amount, currency: who.currency }), t("cancel")],
    action: { label: t("action"), href: who.manageLink },
  });
}
