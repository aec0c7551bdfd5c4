import { translatorOf } from "@gf-ledger/messages/translator";
import type { MailMessage } from "../../mailer";
import { layOutMail } from "../layout";
import type { Recipient } from "../recipient";

/** Confirms the address that a claim's link was made for (claim-26): once, within an hour. */
export function claimLinkMessage(who: Recipient & { readonly link: string }): MailMessage {
  const t = translatorOf(who.locale, "mails.claimLink");
  return layOutMail({
    ...who,
    subject: t("subject"),
    heading: t("heading"),
    before: [t("opened")],
    action: { label: t("action"), href: who.link },
    after: [t("expires"), t("ignore")],
  });
}
