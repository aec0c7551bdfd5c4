import type { MailMessage } from "../mailer";
import { layOut } from "./layout";
import type { Recipient } from "./recipient";

/** Confirms a new account's address (accounts-5, mail-5: 24 hours, once). */
export function verificationMessage(who: Recipient & { readonly link: string }): MailMessage {
  return layOut({
    ...who,
    subject: "Confirm your e-mail address for GF Ledger",
    heading: "One step left",
    before: ["Thank you for creating an account. Please confirm that this e-mail address is yours."],
    action: { label: "Confirm my address", href: who.link },
    after: [
      "The link works once and expires in 24 hours.",
      "If you did not create an account, ignore this message and nothing will happen.",
    ],
  });
}
