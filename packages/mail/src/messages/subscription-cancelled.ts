import type { MailMessage } from "../mailer";
import { layOut } from "./layout";
import { longDate } from "./long-date";
import type { Recipient } from "./recipient";

/** Confirms a cancellation; Premium stays until `endsOn` (mail-10), `null` when it has ended. */
export function subscriptionCancelledMessage(
  who: Recipient & { readonly endsOn: Date | null; readonly manageLink: string },
): MailMessage {
  return layOut({
    ...who,
    subject: "Your GF Ledger subscription was cancelled",
    heading: "Your subscription was cancelled",
    before: [
      who.endsOn
        ? `Premium stays on until ${longDate(who.endsOn, who.edition)}. You will not be charged again.`
        : "Premium has ended. You will not be charged again.",
      "After that you are on the Free plan, with 5 receipts a month. Your records, reports and downloads stay yours.",
    ],
    action: { label: "View my subscription", href: who.manageLink },
    after: ["If you changed your mind, you can start Premium again at any time."],
  });
}
