import type { Database } from "@gf-ledger/db/database";
import { API_KEY_PREFIX } from "@gf-ledger/domain/account/api-key-prefix";
import { KEY_SCOPES } from "@gf-ledger/domain/account/api-key-scope";
import type { Actor } from "./actor";
import { hashToken } from "./secret-token";
import { signedInUserSelect, toSignedInUser } from "./session-gate";
import { scopeOf } from "./user-scope";

/** `lastUsedAt` is written at most this often, so that most reads write nothing. */
const LAST_USED_GRAIN_MS = 60_000;

/**
 * The actor behind a bearer key; `null` when the key is unknown, revoked or expired. Writes when it was last
 * used.
 */
export async function actorOfApiKey(database: Database, key: string, now: Date): Promise<Actor | null> {
  if (!key.startsWith(API_KEY_PREFIX)) return null;
  const row = await database.apiKey.findUnique({
    where: { keyHash: hashToken(key) },
    select: {
      id: true,
      name: true,
      scopes: true,
      taxYear: true,
      expiresAt: true,
      lastUsedAt: true,
      user: { select: signedInUserSelect },
    },
  });
  if (!row || row.expiresAt <= now) return null;
  if (!row.lastUsedAt || now.getTime() - row.lastUsedAt.getTime() > LAST_USED_GRAIN_MS) {
    await database.apiKey.updateMany({ where: { id: row.id }, data: { lastUsedAt: now } });
  }
  const user = toSignedInUser(row.user);
  const keyScopes = KEY_SCOPES.filter((scope) => row.scopes.includes(scope));
  const scope = scopeOf(user.id);
  return {
    scope,
    role: "owner",
    user,
    ownScope: scope,
    via: "api-key",
    sessionId: null,
    keyId: row.id,
    keyName: row.name,
    keyScopes,
    keyYear: row.taxYear,
    confirmedAt: null,
    linkUsedAt: null,
  };
}
