import type { MailMessage } from "../mailer";
import { layOut } from "./layout";
import type { Recipient } from "./recipient";

/** The emailed magic link (accounts-1, mail-5: 24 hours, once). */
export function signInLinkMessage(who: Recipient & { readonly link: string }): MailMessage {
  return layOut({
    ...who,
    subject: "Your sign-in link for GF Ledger",
    heading: "Sign in to GF Ledger",
    before: ["Press the button to sign in. No password is needed."],
    action: { label: "Sign in", href: who.link },
    after: [
      "The link works once and expires in 24 hours.",
      "If you did not ask for it, you can ignore this message: nobody can sign in without it.",
    ],
  });
}
