import type { MailMessage } from "../mailer";
import { layOut } from "./layout";
import { longDate } from "./long-date";
import type { Recipient } from "./recipient";

export interface ReceiptLimitNear extends Recipient {
  /** Receipts left this month, 0 to 5 (plans-7). */
  readonly left: number;
  /** When the count starts again from 0. */
  readonly resetsAt: Date;
  readonly upgradeLink: string;
}

/** Says that few of the Free plan's receipts are left (plans-7). */
export function receiptLimitNearMessage(who: ReceiptLimitNear): MailMessage {
  const left =
    who.left === 0 ? "no receipts left" : who.left === 1 ? "1 receipt left" : `${who.left} receipts left`;
  return layOut({
    ...who,
    subject: `You have ${left} this month`,
    heading: `You have ${left} this month`,
    before: [
      `The Free plan includes 5 receipts a month. The count starts anew on ${longDate(who.resetsAt, who.edition)}.`,
      "Nothing is lost until then: keep your receipts and upload them next month, or go on now with Premium.",
    ],
    action: { label: "See Premium", href: who.upgradeLink },
    after: ["Premium is 24.99 a year, for unlimited receipts, with a 30-day money-back guarantee."],
  });
}
