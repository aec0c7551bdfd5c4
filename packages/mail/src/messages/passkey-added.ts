import { translatorOf } from "@gf-ledger/messages/translator";
import type { MailMessage } from "../mailer";
import { layOut } from "./layout";
import type { Recipient } from "./recipient";

/** Tells the owner that a passkey opens the account from now on (accounts-62). */
export function passkeyAddedMessage({ name, ...who }: Recipient & { readonly name: string }): MailMessage {
  const t = translatorOf(who.locale, "mails.passkeyAdded");
  return layOut({
    ...who,
    subject: t("subject"),
    heading: t("heading"),
    before: [t("added", { name })],
    after: [t("notYou")],
  });
}
