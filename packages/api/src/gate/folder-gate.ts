import type { Database } from "@gf-ledger/db/database";
import type { Actor } from "./actor";
import { signedInUserSelect, toSignedInUser } from "./session-gate";
import { scopeOf } from "./user-scope";

/**
 * The account of an address that the operator named, once it is verified; `null` for none. The actor may make no call:
 * it has neither session nor key scope.
 */
export async function actorOfFolder(database: Database, email: string): Promise<Actor | null> {
  const row = await database.user.findFirst({
    where: { email, emailVerified: { not: null } },
    select: signedInUserSelect,
  });
  if (!row) return null;
  const user = toSignedInUser(row);
  const scope = scopeOf(user.id);
  return {
    scope,
    role: "owner",
    user,
    ownScope: scope,
    via: "folder",
    sessionId: null,
    keyId: null,
    keyName: null,
    keyScopes: [],
    keyYear: null,
    confirmedAt: null,
    linkUsedAt: null,
  };
}
