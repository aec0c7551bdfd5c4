import type { MailMessage } from "../mailer";
import { layOut } from "./layout";
import type { Recipient } from "./recipient";

/** Confirms the address that a claim's link was made for (claim-26): once, within an hour. */
export function claimLinkMessage(who: Recipient & { readonly link: string }): MailMessage {
  return layOut({
    ...who,
    subject: "Confirm that you want to see a claim",
    heading: "See the claim that was shared with you",
    before: ["Somebody opened a link to a claim that was made for your address. Press the button to see it."],
    action: { label: "See the claim", href: who.link },
    after: [
      "The button works once, within an hour, and lets that browser see this one claim and nothing else.",
      "If it was not you, ignore this message: nothing is shown without it.",
    ],
  });
}
