import { EDITION_FACTS } from "@gf-ledger/domain/edition/edition-facts";
import { LOCALE_FACTS } from "@gf-ledger/domain/edition/locale";
import { translatorOf } from "@gf-ledger/messages/translator";
import type { MailMessage } from "../../mailer";
import { layOutMail } from "../layout";
import type { Recipient } from "../recipient";

/** The last message to a person, sent when their account was deleted (mail-11). */
export function accountDeletedMessage(who: Recipient): MailMessage {
  const { edition } = LOCALE_FACTS[who.locale];
  const years = String(EDITION_FACTS[edition].retentionYears);
  const t = translatorOf(who.locale, "mails.accountDeleted");
  return layOutMail({
    ...who,
    subject: t("subject"),
    heading: t("heading"),
    before: [t("deleted"), t("payments"), t(`keep.${edition}`, { years })],
    after: [t("thanks")],
  });
}
