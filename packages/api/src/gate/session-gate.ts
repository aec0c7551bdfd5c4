import type { Edition } from "@gf-ledger/domain/edition/edition";
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

/** Asked at every call, so in one query of the driver's own, which each connection plans once. */
const USER_OF_SESSION = {
  name: "user-of-session",
  text: `
  SELECT sessions.id AS "sessionId", users.id, email, name, edition, is_sample AS "isSample",
    tax_reminders AS "taxReminders"
  FROM sessions JOIN users ON users.id = sessions.user_id
  WHERE session_token_hash = $1 AND expires > $2`,
};

/** The actor behind a session cookie, `null` when the session is unknown or over. */
export async function actorOfSession(pool: Pool, token: string, now: Date): Promise<Actor | null> {
  const values = [hashToken(token), now];
  const { rows } = await pool.query<UserRow & { sessionId: string }>({ ...USER_OF_SESSION, values });
  const [row] = rows;
  if (!row) return null;
  const { sessionId, ...user } = row;
  return { scope: scopeOf(user.id), user: toSignedInUser(user), via: "session", sessionId };
}
