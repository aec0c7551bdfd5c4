import type { Database } from "@gf-ledger/db/database";
import type { Edition } from "@gf-ledger/domain/edition/edition";
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

/** The actor behind a session cookie, `null` when the session is unknown or over. */
export async function actorOfSession(database: Database, token: string, now: Date): Promise<Actor | null> {
  const session = await database.session.findUnique({
    where: { sessionTokenHash: hashToken(token) },
    select: { id: true, expires: true, user: { select: signedInUserSelect } },
  });
  if (!session || session.expires <= now) return null;
  const user = toSignedInUser(session.user);
  return { scope: scopeOf(user.id), user, via: "session", sessionId: session.id };
}
