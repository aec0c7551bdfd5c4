import { EDITION_FACTS } from "@gf-ledger/domain/edition/edition";
import type { MailMessage } from "../mailer";
import { layOut } from "./layout";
import type { Recipient } from "./recipient";

/** The last message to a person, sent when their account was deleted (mail-11). */
export function accountDeletedMessage(who: Recipient): MailMessage {
  const { authority, retentionYears, retentionFrom } = EDITION_FACTS[who.edition];
  return layOut({
    ...who,
    subject: "Your GF Ledger account was deleted",
    heading: "Your account was deleted",
    before: [
      "Your account, receipts, line items and reports were deleted, as you asked. This cannot be undone.",
      "If you paid for Premium, the payment provider keeps the records of those payments that the law requires of it.",
      `Please keep your original receipts and your downloads: the ${authority} may ask for them for ${retentionYears} years from ${retentionFrom}.`,
    ],
    after: ["Thank you for having used GF Ledger. We wish you well."],
  });
}
