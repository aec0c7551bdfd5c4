import type { Edition } from "@gf-ledger/domain/edition/edition";
import DataLoader from "dataloader";
import type { Pool } from "pg";
import type { Actor, SignedInUser } from "./actor";
import { hashToken } from "./secret-token";
import { scopeOf } from "./user-scope";

/** How long a session lives. */
export const SESSION_DAYS = 30;

export const signedInUserSelect = {
  id: true,
  email: true,
  name: true,
  edition: true,
  isSample: true,
  taxReminders: true,
} as const;

type UserRow = Omit<SignedInUser, "edition"> & { edition: string };

export function toSignedInUser(row: UserRow): SignedInUser {
  return { ...row, edition: row.edition === "us" ? "us" : ("ca" satisfies Edition) };
}

interface SessionRow extends UserRow {
  readonly sessionId: string;
  readonly tokenHash: string;
  readonly expires: Date;
}

const USER_OF_SESSION = `
  SELECT sessions.id AS "sessionId", session_token_hash AS "tokenHash", expires, users.id, email, name, edition,
    is_sample AS "isSample", tax_reminders AS "taxReminders"
  FROM sessions JOIN users ON users.id = sessions.user_id
  WHERE session_token_hash`;
/**
 * Asked at every call, so in the driver's own words. A single one has a statement of its own, which each connection
 * plans once; that for several is planned anew each time, since its cost depends on how many there are.
 */
const ONE = { name: "user-of-session", text: `${USER_OF_SESSION} = $1` };
const SEVERAL = { name: "users-of-sessions", text: `${USER_OF_SESSION} = ANY($1)` };

function queryFor(tokenHashes: readonly string[]) {
  return tokenHashes.length === 1
    ? { ...ONE, values: [...tokenHashes] }
    : { ...SEVERAL, values: [tokenHashes] };
}

type SessionLoader = DataLoader<string, SessionRow | null>;

/** Queries under way at once for one pool; a second, so that one that hangs does not hold everybody up. */
const AT_ONCE = 2;

/**
 * Asks at once for a session, and together for those that are asked for while queries are under way. Nothing is
 * kept for later: whoever signed out is signed out for every server.
 */
function loaderOf(pool: Pool): SessionLoader {
  let underWay = 0;
  const waiting: (() => void)[] = [];
  async function ask(tokenHashes: readonly string[]): Promise<(SessionRow | null)[]> {
    underWay += 1;
    try {
      const { rows } = await pool.query<SessionRow>(queryFor(tokenHashes));
      const found = new Map(rows.map((row) => [row.tokenHash, row]));
      return tokenHashes.map((tokenHash) => found.get(tokenHash) ?? null);
    } finally {
      underWay -= 1;
      waiting.shift()?.();
    }
  }
  const batchScheduleFn = (send: () => void) => {
    if (underWay < AT_ONCE) process.nextTick(send);
    else waiting.push(send);
  };
  return new DataLoader(ask, { cache: false, maxBatchSize: 100, batchScheduleFn });
}

const loaders = new WeakMap<Pool, SessionLoader>();

/** The actor behind a session cookie, `null` when the session is unknown or over. */
export async function actorOfSession(pool: Pool, token: string, now: Date): Promise<Actor | null> {
  const loader = loaders.get(pool) ?? loaderOf(pool);
  loaders.set(pool, loader);
  const row = await loader.load(hashToken(token));
  if (!row || row.expires <= now) return null;
  const { sessionId, tokenHash: _hash, expires: _expires, ...user } = row;
  return { scope: scopeOf(user.id), user: toSignedInUser(user), via: "session", sessionId, keyScopes: null };
}
