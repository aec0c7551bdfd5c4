import { translatorOf } from "@gf-ledger/messages/translator";
import type { MailMessage } from "../../mailer";
import { layOutMail } from "../layout";
import { longDate } from "../long-date";
import type { Recipient } from "../recipient";

/** Confirms a cancellation; Premium stays until `endsOn` (mail-10), `null` when it has ended. */
export function subscriptionCancelledMessage(
  who: Recipient & { readonly endsOn: Date | null; readonly manageLink: string },
): MailMessage {
  const t = translatorOf(who.locale, "mails.cancelled");
  return layOutMail({
    ...who,
    subject: t("subject"),
    heading: t("heading"),
    before: [who.endsOn ? t("until", { day: longDate(who.endsOn, who.locale) }) : t("ended"), t("after")],
    action: { label: t("action"), href: who.manageLink },
    after: [t("again")],
  });
}
