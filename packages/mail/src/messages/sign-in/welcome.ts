import { LOCALE_FACTS } from "@gf-ledger/domain/edition/locale";
import { translatorOf } from "@gf-ledger/messages/translator";
import type { MailMessage } from "../../mailer";
import { layOutMail } from "../layout";
import type { Recipient } from "../recipient";

/** Greets a person whose address was confirmed; `uploadLink` leads to the first receipt. */
export function welcomeMessage(who: Recipient & { readonly uploadLink: string }): MailMessage {
  const { edition } = LOCALE_FACTS[who.locale];
  const t = translatorOf(who.locale, "mails.welcome");
  return layOutMail({
    ...who,
    subject: t("subject"),
    heading: t("subject"),
    before: [t("how"), t("plan")],
    action: { label: t("action"), href: who.uploadLink },
    after: [t(`claim.${edition}`), t("general")],
  });
}
