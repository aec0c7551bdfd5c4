import { translatorOf } from "@gf-ledger/messages/translator";
import type { MailMessage } from "../../mailer";
import { layOutMail } from "../layout";
import type { Recipient } from "../recipient";

export interface WebhookPaused extends Recipient {
  /** Where its messages go, without the path, which may be a secret. */
  readonly host: string;
  /** How the last attempt ended, one of the words of the webhook's log (api-40). */
  readonly outcome: string;
  readonly accountLink: string;
}

/** Says that a webhook is paused, why, and how it goes on (mail-14). */
export function webhookPausedMessage(who: WebhookPaused): MailMessage {
  const { host, outcome, locale } = who;
  const t = translatorOf(locale, "mails.webhookPaused");
  return layOutMail({
    ...who,
    subject: t("subject", { host }),
    heading: t("heading"),
    before: [t("failed", { host }), t("why", { outcome }), t("kept")],
    action: { label: t("action"), href: who.accountLink },
    after: [],
  });
}
