import { translatorOf } from "@gf-ledger/messages/translator";
import type { MailMessage } from "../../mailer";
import { layOutMail } from "../layout";
import { longDate } from "../long-date";
import type { Recipient } from "../recipient";

export interface ReceiptLimitNear extends Recipient {
  /** Receipts left this month, 0 to 5 (plans-7). */
  readonly left: number;
  /** When the count starts again from 0. */
  readonly resetsAt: Date;
  readonly upgradeLink: string;
}

/** Says that few of the Free plan's receipts are left (plans-7). */
export function receiptLimitNearMessage(who: ReceiptLimitNear): MailMessage {
  const { left, locale } = who;
  const t = translatorOf(locale, "mails.limitNear");
  return layOutMail({
    ...who,
    subject: t("subject", { left }),
    heading: t("subject", { left }),
    before: [t("plan", { day: longDate(who.resetsAt, locale) }), t("keep")],
    action: { label: t("action"), href: who.upgradeLink },
    after: [t("price")],
  });
}
