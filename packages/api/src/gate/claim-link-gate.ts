import type { Database } from "@gf-ledger/db/database";
import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import type { Actor } from "./actor";
import { actorWithoutSession } from "./actor-without-session";
import { makersWhoStillMay } from "./queries/link-makers";
import { hashToken } from "./secret-token";
import { signedInUserSelect } from "./session-gate";

/** A link that works now, with the claim that it leads to. */
export interface LiveLink {
  readonly id: string;
  readonly claimId: string;
  readonly edition: Edition;
  readonly email: string;
  readonly expiresAt: Date;
  /** Whose claim it is, for reading its documents. */
  readonly actor: Actor;
}

type Named = { readonly tokenHash: string } | { readonly id: string };

async function liveLink(database: Database, named: Named, now: Date): Promise<LiveLink | null> {
  const row = await database.claimLink.findUnique({
    where: named,
    include: { claim: { select: { edition: true, user: { select: signedInUserSelect } } } },
  });
  if (!row || row.revokedAt !== null || row.expiresAt <= now) return null;
  const { id, claimId, email, expiresAt, claim } = row;
  const stillMay = await makersWhoStillMay(database, claim.user.id, now);
  if (!stillMay(row)) return null;

  const actor = actorWithoutSession(claim.user, "claim-link");
  return { id, claimId, edition: claim.edition === "us" ? "us" : "ca", email, expiresAt, actor };
}

/**
 * The link of a token; `null` for one that is unknown, over or withdrawn, or whose maker lost the right to make it,
 * without saying which (claim-26, claim-38).
 */
export function linkOfToken(database: Database, token: string, now: Date): Promise<LiveLink | null> {
  return liveLink(database, { tokenHash: hashToken(token) }, now);
}

/** The link by its row's id, for a browser that has yet to show the cookie of it. */
export function linkOfId(database: Database, id: string, now: Date): Promise<LiveLink | null> {
  return liveLink(database, { id }, now);
}
