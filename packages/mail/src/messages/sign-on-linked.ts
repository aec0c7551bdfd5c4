import { translatorOf } from "@gf-ledger/messages/translator";
import type { MailMessage } from "../mailer";
import { layOut } from "./layout";
import type { Recipient } from "./recipient";

/** Tells the owner that a sign-on opens the account from now on (accounts-59). */
export function signOnLinkedMessage({ name, ...who }: Recipient & { readonly name: string }): MailMessage {
  const t = translatorOf(who.locale, "mails.signOnLinked");
  return layOut({
    ...who,
    subject: t("subject", { name }),
    heading: t("heading"),
    before: [t("linked", { name })],
    after: [t("notYou")],
  });
}
