import type { AccountSource } from "./account-source";
import { pages } from "./read-records";

/** What belongs to a claim: its comments, and its links with their logs, without what opens them. */
const OF_CLAIM = {
  comments: { omit: { userId: true, claimId: true, authorId: true } },
  links: {
    omit: { claimId: true, tokenHash: true },
    include: { openings: { omit: { linkId: true } } },
  },
} as const;

/** The owner's claims with their snapshots, comments and links, oldest first. */
export async function* claimRecords(source: AccountSource) {
  const where = { userId: source.actor.scope.userId };
  yield* pages((page) =>
    source.database.claim.findMany({
      where,
      orderBy: { id: "asc" },
      omit: { userId: true },
      include: OF_CLAIM,
      ...page,
    }),
  );
}

/** The owner's record of changes (claim-17). */
export async function* changeRecords(source: AccountSource) {
  const where = { userId: source.actor.scope.userId };
  yield* pages((page) =>
    source.database.recordChange.findMany({ where, orderBy: { id: "asc" }, omit: { userId: true }, ...page }),
  );
}
