import { translatorOf } from "@gf-ledger/messages/translator";
import type { MailMessage } from "../mailer";
import { layOutMail } from "./layout";
import type { Recipient } from "./recipient";

/** The e-mail test page's fixed text (mail-7). */
export function testMailMessage(who: Recipient): MailMessage {
  const t = translatorOf(who.locale, "mails.test");
  return layOutMail({ ...who, subject: t("subject"), heading: t("heading"), before: [t("body")] });
}
