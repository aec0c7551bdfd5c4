import type { Database } from "@gf-ledger/db/database";
import type { Settings } from "../context";
import type { Actor } from "./actor";
import { signedInUserSelect, toSignedInUser } from "./session-gate";
import { scopeOf } from "./user-scope";

/** The token in the address of a mail's recipient; `null` for an address that is none of ours. */
function tokenIn(recipient: string, mailIn: NonNullable<Settings["mailIn"]>): string | null {
  const [local = "", domain] = recipient.toLowerCase().split("@");
  const [name, token] = local.split("+");
  return domain === mailIn.domain && name === mailIn.name && token ? token : null;
}

/**
 * The account that a mail is addressed to, `null` for none. The actor may make no call: it has neither session
 * nor key scope. Whether the sender may write to it is for the caller to ask.
 */
export async function actorOfMail(
  database: Database,
  mailIn: Settings["mailIn"],
  recipients: readonly string[],
): Promise<Actor | null> {
  if (!mailIn) return null;
  const tokens = recipients.map((one) => tokenIn(one, mailIn)).filter((token) => token !== null);
  if (tokens.length === 0) return null;
  const row = await database.mailAddress.findFirst({
    where: { token: { in: tokens } },
    include: { user: { select: signedInUserSelect } },
  });
  if (!row) return null;
  const user = toSignedInUser(row.user);
  const scope = scopeOf(user.id);
  return {
    scope,
    role: "owner",
    user,
    ownScope: scope,
    via: "mail",
    sessionId: null,
    keyId: null,
    keyName: null,
    keyScopes: [],
    keyYear: null,
    confirmedAt: null,
    linkUsedAt: null,
  };
}
