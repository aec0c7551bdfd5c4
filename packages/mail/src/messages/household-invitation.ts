import type { InvitedRole } from "@gf-ledger/domain/account/household-access";
import type { MailMessage } from "../mailer";
import { layOut } from "./layout";
import type { Recipient } from "./recipient";

const MAY: Readonly<Record<InvitedRole, string>> = {
  member: "As a member you may read these records and change them, as their owner does.",
  preparer: "As a preparer you may read these records and comment on the claim; you can change nothing.",
};

interface Invitation extends Recipient {
  /** Who invites, by name or address. */
  readonly from: string;
  readonly role: InvitedRole;
  readonly link: string;
}

/** Invites somebody to an account's records (accounts-55): once, within 14 days, for this address alone. */
export function householdInvitationMessage({ from, role, link, ...who }: Invitation): MailMessage {
  return layOut({
    ...who,
    subject: "You are invited to somebody's records at GF Ledger",
    heading: "You are invited",
    before: [`${from} invites you to their records of gluten-free purchases and claims.`, MAY[role]],
    action: { label: "See the invitation", href: link },
    after: [
      "The invitation works once, within 14 days, for somebody who is signed in with this address.",
      "If you do not know who this is, ignore this message: nobody gets anything of yours.",
    ],
  });
}
