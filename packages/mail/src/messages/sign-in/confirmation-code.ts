import { deviceName } from "@gf-ledger/messages/device-name";
import { translatorOf } from "@gf-ledger/messages/translator";
import type { MailMessage } from "../../mailer";
import { layOutMail } from "../layout";
import type { Recipient } from "../recipient";

/** The code by which a signed-in person shows that it is them (accounts-78); there is no link to press. */
export function confirmationCodeMessage({
  code,
  userAgent,
  ...who
}: Recipient & { readonly code: string; readonly userAgent: string | null }): MailMessage {
  const t = translatorOf(who.locale, "mails.confirmationCode");
  const device = deviceName(userAgent, translatorOf(who.locale, "common"));
  return layOutMail({
    ...who,
    subject: t("subject", { code }),
    heading: translatorOf(who.locale, "confirmation")("title"),
    before: [t("code", { code }), t("device", { device }), t("expires")],
    after: [t("ignore")],
  });
}
