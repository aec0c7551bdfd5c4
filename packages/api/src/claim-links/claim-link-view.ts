import { type ClaimLinkView, LINK_EVENTS, type LinkEvent } from "@gf-ledger/claim/file/claim-link";
import type { ClaimLink, ClaimLinkOpening } from "@gf-ledger/db/generated/client";

interface LinkWithLog extends ClaimLink {
  readonly openings: readonly ClaimLinkOpening[];
  readonly _count: { readonly openings: number };
}

const eventOf = (what: string): LinkEvent => LINK_EVENTS.find((event) => event === what) ?? "viewed";

/** A link with its log, as the claim's owner sees it. */
export function claimLinkView(row: LinkWithLog): ClaimLinkView {
  return {
    id: row.id,
    claimId: row.claimId,
    email: row.email,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    confirmedAt: row.confirmedAt?.toISOString() ?? null,
    revokedAt: row.revokedAt?.toISOString() ?? null,
    openings: row.openings.map(({ openedAt, what, userAgent }) => ({
      openedAt: openedAt.toISOString(),
      what: eventOf(what),
      userAgent,
    })),
    openingCount: row._count.openings,
  };
}
