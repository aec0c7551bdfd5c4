import type { MailMessage } from "../mailer";
import { layOut } from "./layout";
import type { Recipient } from "./recipient";

/** Says that a renewal could not be charged; `manageLink` leads to the payment details. */
export function paymentFailedMessage(who: Recipient & { readonly manageLink: string }): MailMessage {
  return layOut({
    ...who,
    subject: "Your GF Ledger payment did not go through",
    heading: "Your payment did not go through",
    before: [
      "We could not charge your card for GF Ledger Premium. This is often an expired card.",
      "Your records are safe. The charge will be tried again over the next days, and Premium stays on meanwhile.",
    ],
    action: { label: "Check my payment details", href: who.manageLink },
    after: ["If you have already changed your card, there is nothing more to do."],
  });
}
