import type { Transaction } from "@gf-ledger/db/database";
import { done, type Outcome, refused } from "@gf-ledger/domain/outcome/outcome";
import type { StoredClaim } from "../claim-row";

/** Each keeps a whole snapshot in the record of changes, which is never cut short (api-54). */
const MAX_EARLIER_VERSIONS = 50;

/**
 * Keeps a claim's snapshot whole in the record of changes before another takes its place, with the hash of that one;
 * `null` where the filing is taken back (claim-29, claim-63).
 */
export async function keepSnapshot(
  transaction: Transaction,
  { id, userId }: StoredClaim,
  nextSha256: string | null,
): Promise<Outcome<null, "claim_adjusted_too_often">> {
  const earlier = { userId, thing: "claim", thingId: id, field: "snapshot" };
  if ((await transaction.recordChange.count({ where: earlier })) >= MAX_EARLIER_VERSIONS)
    return refused("claim_adjusted_too_often", { most: MAX_EARLIER_VERSIONS });
  const next = nextSha256 === null ? null : JSON.stringify({ sha256: nextSha256 });
  await transaction.$queryRaw`
    SELECT record_change(user_id, 'claim', id, 'changed', 'snapshot',
      jsonb_build_object('sha256', snapshot_sha256, 'text', snapshot), ${next}::jsonb)::text
    FROM claims WHERE id = ${id}::uuid AND user_id = ${userId}::uuid`;
  return done(null);
}
