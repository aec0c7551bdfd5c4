import type { InvitedRole } from "@gf-ledger/domain/account/roles";
import { translatorOf } from "@gf-ledger/messages/translator";
import type { MailMessage } from "../../mailer";
import { layOutMail } from "../layout";
import type { Recipient } from "../recipient";

interface Invitation extends Recipient {
  readonly role: InvitedRole;
  readonly link: string;
}

/**
 * Invites somebody to an account's records (accounts-55): once, within 14 days, for this address alone. Anybody can be
 * written to in this way, so nothing in it is of the inviter's wording, not even a name (accounts-84).
 */
export function householdInvitationMessage({ role, link, ...who }: Invitation): MailMessage {
  const t = translatorOf(who.locale, "mails.invitation");
  return layOutMail({
    ...who,
    subject: t("subject"),
    heading: t("heading"),
    before: [t("from"), t(role)],
    action: { label: t("action"), href: link },
    after: [t("expires"), t("ignore")],
  });
}
