import type { Database } from "@gf-ledger/db/database";
import type { Settings } from "../context";
import type { Actor } from "./actor";
import { actorWithoutSession } from "./actor-without-session";
import { signedInUserSelect } from "./session-gate";

/** The token in the address of a mail's recipient; `null` for any other address. */
function tokenIn(recipient: string, mailIn: NonNullable<Settings["mailIn"]>): string | null {
  const [local = "", domain] = recipient.toLowerCase().split("@");
  const [name, token] = local.split("+");
  return domain === mailIn.domain && name === mailIn.name && token ? token : null;
}

/** The tokens in the addresses that a mail was sent to; none of one that is not to us. */
export function mailTokensIn(mailIn: Settings["mailIn"], recipients: readonly string[]): string[] {
  if (!mailIn) return [];
  return recipients.map((one) => tokenIn(one, mailIn)).filter((token) => token !== null);
}

/**
 * The account that a mail is addressed to, `null` for none. Whether the sender may write to it is for the caller to
 * ask.
 */
export async function actorOfMail(
  database: Database,
  mailIn: Settings["mailIn"],
  recipients: readonly string[],
): Promise<Actor | null> {
  const tokens = mailTokensIn(mailIn, recipients);
  if (tokens.length === 0) return null;
  const row = await database.mailAddress.findFirst({
    where: { token: { in: tokens } },
    include: { user: { select: signedInUserSelect } },
  });
  return row && actorWithoutSession(row.user, "mail");
}
