import type { Edition } from "@gf-ledger/domain/edition/edition";
import type { MailMessage } from "../mailer";
import { layOut } from "./layout";
import type { Recipient } from "./recipient";

const HOW_TO_CLAIM: Readonly<Record<Edition, string>> = {
  ca: "In Canada, the extra cost goes on line 33099 (or 33199 for other dependants) together with your other medical expenses; it earns a non-refundable credit above a threshold. Do not send the receipts: keep them, and your practitioner's letter, in case the CRA asks.",
  us: "In the United States, the extra cost goes with your other medical expenses on Schedule A, if you itemize. Only what is above 7.5% of adjusted gross income counts. Keep your receipts and the diagnosis in case the IRS asks.",
};

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
  const message = layOut({
    ...who,
    subject: `Your gluten-free tax report for ${who.taxYear}`,
    heading: `Tax season: your ${who.taxYear} report is ready`,
    before: [
      `Your gluten-free receipts of ${who.taxYear} are added up. If some are still in a drawer, this is a good week to upload them.`,
    ],
    action: { label: `Open my ${who.taxYear} report`, href: who.reportLink },
    after: [
      HOW_TO_CLAIM[who.edition],
      "Values are estimates and must be verified before filing. This is not tax advice.",
    ],
    stop: { label: "Stop these reminders", href: who.unsubscribeLink },
  });
  return { ...message, unsubscribeUrl: who.unsubscribeUrl };
}
