import type { InvitedRole } from "@gf-ledger/domain/account/roles";
import { deviceName } from "@gf-ledger/messages/device-name";
import type { Messages } from "@gf-ledger/messages/messages";
import { translatorOf } from "@gf-ledger/messages/translator";
import type { MailMessage } from "../../mailer";
import { layOutMail } from "../layout";
import { longDate } from "../long-date";
import type { Recipient } from "../recipient";

/** What was given a right to an account, or lost one that guarded it, with whom or what it concerns. */
export interface AccountChange {
  readonly kind: keyof Messages["mails"]["accountChange"]["kinds"];
  /** An address, a host, or what its owner called it; empty where there is but one of the kind. */
  readonly name?: string;
  /** Of a person who may use the records. */
  readonly role?: InvitedRole;
}

interface Reported extends Recipient {
  readonly change: AccountChange;
  readonly at: Date;
  /** The caller's `User-Agent`; `null` where none is known. */
  readonly userAgent: string | null;
  /** Who did it, where it was not the account's owner. */
  readonly by: { readonly key: string } | { readonly person: string } | null;
  readonly accountLink: string;
}

/** Tells the owner what was added to their account: when, from where, and how to undo it (accounts-79). */
export function accountChangeMessage({
  change,
  at,
  userAgent,
  by,
  accountLink,
  ...who
}: Reported): MailMessage {
  const { kind, name = "", role = "preparer" } = change;
  const t = translatorOf(who.locale, "mails.accountChange");
  const values = { name, role };
  const time = at.toISOString().slice(11, 16);
  const device = userAgent ? [deviceName(userAgent, translatorOf(who.locale, "common"))] : [];
  return layOutMail({
    ...who,
    subject: t(`kinds.${kind}.subject`, values),
    heading: t(`kinds.${kind}.subject`, values),
    before: [
      t(`kinds.${kind}.text`, values),
      t("when", { day: longDate(at, who.locale), time }),
      ...device.map((known) => t("device", { device: known })),
      ...(by === null
        ? []
        : ["key" in by ? t("byKey", { name: by.key }) : t("byPerson", { name: by.person })]),
      t(`kinds.${kind}.undo`),
    ],
    action: { label: t("action"), href: accountLink },
    after: [t("notYou")],
  });
}
