import { translatorOf } from "@gf-ledger/messages/translator";
import type { MailMessage } from "../../mailer";
import { layOutMail } from "../layout";
import type { Recipient } from "../recipient";

/** Asks an account whether a sign-on may open it (accounts-59). `name`: what people call the issuer. */
export function signOnWaitingMessage({
  name,
  link,
  ...who
}: Recipient & { readonly name: string; readonly link: string }): MailMessage {
  const t = translatorOf(who.locale, "mails.signOnWaiting");
  return layOutMail({
    ...who,
    subject: t("subject", { name }),
    heading: t("heading"),
    before: [t("came", { name }), t("press")],
    action: { label: t("action"), href: link },
    after: [t("expires"), t("ignore")],
  });
}
