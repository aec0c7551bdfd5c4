import type { MailMessage } from "../mailer";
import { layOut } from "./layout";
import type { Recipient } from "./recipient";

/** Leads to choosing a new password (accounts-29 Reset Password, mail-5: 1 hour, once). */
export function passwordResetMessage(who: Recipient & { readonly link: string }): MailMessage {
  return layOut({
    ...who,
    subject: "Reset your GF Ledger password",
    heading: "Choose a new password",
    before: ["Somebody, hopefully you, asked to reset the password of this account."],
    action: { label: "Choose a new password", href: who.link },
    after: [
      "The link works once and expires in 1 hour.",
      "If you did not ask for it, ignore this message. Your password stays as it is.",
    ],
  });
}
