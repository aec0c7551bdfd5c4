import { EDITION_FACTS } from "@gf-ledger/domain/edition/edition";
import type { MailMessage } from "../mailer";
import { layOut } from "./layout";
import { longDate } from "./long-date";
import type { Recipient } from "./recipient";

/** Says when Premium renews and for how much (mail-10: 24.99 a year in the edition's currency). */
export function renewalComingMessage(
  who: Recipient & { readonly renewsOn: Date; readonly manageLink: string },
): MailMessage {
  const { currency } = EDITION_FACTS[who.edition];
  const day = longDate(who.renewsOn, who.edition);
  return layOut({
    ...who,
    subject: `GF Ledger Premium renews on ${day}`,
    heading: `Premium renews on ${day}`,
    before: [
      `Your subscription continues for another year, and your card will be charged ${currency} 24.99.`,
      "If you want to go on, there is nothing to do. If not, you can cancel before that day.",
    ],
    action: { label: "Manage my subscription", href: who.manageLink },
  });
}
