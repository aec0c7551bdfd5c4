import { translatorOf } from "@gf-ledger/messages/translator";
import type { MailMessage } from "../mailer";
import { layOut } from "./layout";
import type { Recipient } from "./recipient";

/** Tells the owner what became of their authenticator app or recovery codes (accounts-67). */
export function secondFactorChangedMessage({
  change,
  ...who
}: Recipient & { readonly change: "on" | "off" | "codes" }): MailMessage {
  const t = translatorOf(who.locale, "mails.secondFactor");
  return layOut({
    ...who,
    subject: t("subject", { change }),
    heading: t("heading", { change }),
    before: [t("text", { change })],
    after: [t("notYou")],
  });
}
