import type { ClaimContent } from "@gf-ledger/claim/snapshot/claim-content";
import { withSourceCodes } from "@gf-ledger/claim/snapshot/filed-sources";
import { withLaterFields } from "@gf-ledger/claim/snapshot/later-fields";
import type { Transaction } from "@gf-ledger/db/database";
import { z } from "zod";
import { ID } from "../account-data/ids-in-text";
import type { StoredClaim } from "./claim-row";

const idsSchema = z.record(z.string(), z.uuid()).nullable();

/** A snapshot that was brought in from elsewhere, with the ids of this account (accounts-53). */
function inIdsOfHere(snapshot: string, snapshotIds: unknown): string {
  const ids = idsSchema.parse(snapshotIds);
  return ids ? snapshot.replace(ID, (id) => ids[id] ?? id) : snapshot;
}

/** What a claim held when it was filed or last adjusted; `null` for a draft. */
export async function readFiledContent(
  client: Transaction,
  { id, userId }: StoredClaim,
): Promise<ClaimContent | null> {
  const { snapshot, snapshotIds } = await client.claim.findUniqueOrThrow({
    where: { id, userId },
    select: { snapshot: true, snapshotIds: true },
  });
  // The text was written by `takeSnapshot` and cannot be changed since: its hash stands beside it.
  if (snapshot === null) return null;
  return withLaterFields(withSourceCodes(JSON.parse(inIdsOfHere(snapshot, snapshotIds)) as ClaimContent));
}
