import { hashToken } from "@gf-ledger/api/gate/secret-token";
import type { Database } from "@gf-ledger/db/database";
import type { Adapter, AdapterSession, AdapterUser } from "next-auth/adapters";

function adapterUser(row: {
  id: string;
  email: string;
  emailVerified: Date | null;
  name: string | null;
}): AdapterUser {
  return { id: row.id, email: row.email, emailVerified: row.emailVerified, name: row.name };
}

/**
 * The session was ended, by a sign-out elsewhere, after next-auth had read it. next-auth keeps only the code of
 * a failure: it throws one of its own.
 */
class SessionEndedError extends Error {
  readonly code = "session_ended";
}

/** Whether next-auth failed because the session was ended meanwhile, which nobody has to hear of. */
export function hasSessionEnded(failure: unknown): boolean {
  return failure instanceof Error && "code" in failure && failure.code === "session_ended";
}

/** next-auth's access to the session table, which stores only a hash of each token. */
export function hashedSessionAdapter(database: Database): Adapter {
  const by = (sessionToken: string) => ({ sessionTokenHash: hashToken(sessionToken) });
  return {
    async getUser(id) {
      const user = await database.user.findUnique({ where: { id } });
      return user ? adapterUser(user) : null;
    },
    async getUserByEmail(email) {
      const user = await database.user.findUnique({ where: { email } });
      return user ? adapterUser(user) : null;
    },
    // next-auth demands both. The product's own calls mail and open links, so none is made or accepted here.
    async createVerificationToken() {
      return null;
    },
    async useVerificationToken() {
      return null;
    },
    async getSessionAndUser(sessionToken) {
      const row = await database.session.findUnique({ where: by(sessionToken), include: { user: true } });
      if (!row) return null;
      return {
        session: { sessionToken, userId: row.userId, expires: row.expires },
        user: adapterUser(row.user),
      };
    },
    async updateSession({ sessionToken, expires }): Promise<AdapterSession | null> {
      const [row] = await database.session.updateManyAndReturn({
        where: by(sessionToken),
        data: expires ? { expires } : {},
      });
      // On a failure next-auth answers that nobody is signed in, and otherwise with what it read before.
      if (!row) throw new SessionEndedError();
      return { sessionToken, userId: row.userId, expires: row.expires };
    },
    async deleteSession(sessionToken) {
      await database.session.deleteMany({ where: by(sessionToken) });
    },
  } as Adapter;
}
