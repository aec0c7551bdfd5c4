import type { MailMessage } from "../mailer";
import { layOut } from "./layout";
import type { Recipient } from "./recipient";

/** The e-mail test page's fixed text (mail-7). */
export function testMailMessage(who: Recipient): MailMessage {
  return layOut({
    ...who,
    subject: "GF Ledger test e-mail",
    heading: "It works",
    before: ["This is a test message from GF Ledger. If you can read it, mail is delivered."],
  });
}
