import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import { LANGUAGES } from "@gf-ledger/domain/edition/locale";
import { PRICE_REGION_CODES } from "@gf-ledger/domain/pooled-prices/price-regions";
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
  sharePrices: true,
  priceRegion: true,
  language: true,
  consentsDue: true,
} as const;

/** A person as `signedInUserSelect` reads them. */
export type UserRow = Omit<SignedInUser, "edition" | "priceRegion" | "language"> & {
  edition: string;
  priceRegion: string | null;
  language: string | null;
};

export function toSignedInUser(row: UserRow): SignedInUser {
  const priceRegion = PRICE_REGION_CODES.find((code) => code === row.priceRegion) ?? null;
  const language = LANGUAGES.find((one) => one === row.language) ?? null;
  return { ...row, priceRegion, language, edition: row.edition === "us" ? "us" : ("ca" satisfies Edition) };
}

interface SessionRow extends UserRow {
  readonly sessionId: string;
  readonly expires: Date;
  /** The account whose records it looks at as its member; `null` for the person's own. */
  readonly accountId: string | null;
  readonly role: string | null;
  readonly confirmedAt: Date | null;
  readonly linkUsedAt: Date | null;
}

/** Runs at every call, so it is a named statement of the driver: each connection plans it once. */
const USER_OF_SESSION = {
  name: "user-of-session",
  text: `
    SELECT sessions.id AS "sessionId", expires, users.id, email, name, edition, is_sample AS "isSample",
      tax_reminders AS "taxReminders", share_prices AS "sharePrices", price_region AS "priceRegion",
      language, consents_due AS "consentsDue", household_members.user_id AS "accountId", role,
      confirmed_at AS "confirmedAt", link_used_at AS "linkUsedAt"
    FROM sessions JOIN users ON users.id = sessions.user_id
      LEFT JOIN household_members ON household_members.user_id = sessions.looking_at_id
        AND household_members.member_id = sessions.user_id
    WHERE session_token_hash = $1`,
};

/**
 * The actor behind a session cookie; `null` when the session is unknown or over. Nothing is cached: a person
 * who signs out is signed out on every server (accounts-4), and a member who was removed sees their own records
 * alone (accounts-69).
 */
export async function actorOfSession(pool: Pool, token: string, now: Date): Promise<Actor | null> {
  const { rows } = await pool.query<SessionRow>({ ...USER_OF_SESSION, values: [hashToken(token)] });
  const [row] = rows;
  if (!row || row.expires <= now) return null;
  const { sessionId, expires: _expires, accountId, role, confirmedAt, linkUsedAt, ...user } = row;
  const ownScope = scopeOf(user.id);
  return {
    scope: accountId === null ? ownScope : scopeOf(accountId),
    role: accountId === null ? "owner" : role === "member" ? "member" : "preparer",
    user: toSignedInUser(user),
    ownScope,
    via: "session",
    sessionId,
    keyId: null,
    keyName: null,
    keyScopes: null,
    keyYear: null,
    confirmedAt,
    linkUsedAt,
  };
}
