import { LOCALE_FACTS } from "@gf-ledger/domain/edition/locale";
import { translatorOf } from "@gf-ledger/messages/translator";
import type { MailMessage } from "../mailer";
import { layOutMail } from "./layout";
import type { Recipient } from "./recipient";

/** Says that the report of `taxYear` is ready to be downloaded. */
export function taxSeasonReminderMessage(
  who: Recipient & {
    readonly taxYear: number;
    readonly reportLink: string;
    /** The page on which the person stops the reminders, and the call that stops them at once. */
    readonly unsubscribeLink: string;
    readonly unsubscribeUrl: string;
  },
): MailMessage {
  const { edition } = LOCALE_FACTS[who.locale];
  const taxYear = String(who.taxYear);
  const t = translatorOf(who.locale, "mails.taxSeason");
  const message = layOutMail({
    ...who,
    subject: t("subject", { taxYear }),
    heading: t("heading", { taxYear }),
    before: [t("added", { taxYear })],
    action: { label: t("action", { taxYear }), href: who.reportLink },
    after: [t(`claim.${edition}`), t("estimates")],
    stop: { label: t("stop"), href: who.unsubscribeLink },
  });
  return { ...message, unsubscribeUrl: who.unsubscribeUrl };
}
