import type { AccountSource } from "./account-source";
import { pages } from "./read-records";

/** The owner's claims with their snapshots, oldest first. */
export async function* claimRecords(source: AccountSource) {
  const where = { userId: source.actor.scope.userId };
  yield* pages((page) =>
    source.database.claim.findMany({ where, orderBy: { id: "asc" }, omit: { userId: true }, ...page }),
  );
}

/** The owner's record of changes (claim-17). */
export async function* changeRecords(source: AccountSource) {
  const where = { userId: source.actor.scope.userId };
  yield* pages((page) =>
    source.database.recordChange.findMany({ where, orderBy: { id: "asc" }, omit: { userId: true }, ...page }),
  );
}
