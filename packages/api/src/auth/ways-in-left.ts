import type { Database, Transaction } from "@gf-ledger/db/database";
import type { Settings } from "../context";
import { passkeyHosts } from "../passkeys/passkey-place";

/** How many ways of each kind lead into an account. */
export interface WaysInLeft {
  readonly password: number;
  /** A mailed link, where mail leaves this machine. */
  readonly link: number;
  readonly signOns: number;
  readonly passkeys: number;
}

/** Counts the ways into an account; one may be removed while another remains (accounts-72). */
export async function waysInLeft(
  database: Database | Transaction,
  settings: Pick<Settings, "passwordLogin" | "mailLeaves" | "signOn" | "appUrls">,
  userId: string,
): Promise<WaysInLeft> {
  const password = settings.passwordLogin
    ? await database.user.count({ where: { id: userId, passwordHash: { not: null } } })
    : 0;
  const signOns = settings.signOn
    ? await database.signOn.count({
        where: { userId, issuer: settings.signOn.issuer, confirmedAt: { not: null } },
      })
    : 0;
  const passkeys = await database.passkey.count({ where: { userId, host: { in: passkeyHosts(settings) } } });
  return { password, link: settings.mailLeaves ? 1 : 0, signOns, passkeys };
}

/** Whether anything leads into the account. */
export const someWayLeft = (ways: WaysInLeft): boolean => Object.values(ways).some((count) => count > 0);
