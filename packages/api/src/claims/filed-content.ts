import type { ClaimContent } from "@gf-ledger/claim/snapshot/claim-content";
import { withSourceCodes } from "@gf-ledger/claim/snapshot/filed-sources";
import { withLaterFields } from "@gf-ledger/claim/snapshot/later-fields";
import type { Transaction } from "@gf-ledger/db/database";
import { z } from "zod";
import { ID } from "../account-data/ids-in-text";
import type { StoredClaim } from "./claim-row";

const idsSchema = z.record(z.string(), z.uuid()).nullable();

/**
 * A snapshot that was brought in from elsewhere, with the ids of this account (accounts-53). Shares are read in the
 * order of their people's ids, which is another one here.
 */
function inIdsOfHere(snapshot: string, snapshotIds: unknown): ClaimContent {
  const ids = idsSchema.parse(snapshotIds);
  if (ids === null) return JSON.parse(snapshot);
  const content: ClaimContent = JSON.parse(snapshot.replace(ID, (id) => ids[id] ?? id));
  const lineItems = content.lineItems.map((line) => ({
    ...line,
    shares: [...line.shares].sort((a, b) => (a.personId < b.personId ? -1 : 1)),
  }));
  return { ...content, lineItems };
}

const readContent = (text: string, snapshotIds: unknown): ClaimContent =>
  withLaterFields(withSourceCodes(inIdsOfHere(text, snapshotIds)));

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
  return readContent(snapshot, snapshotIds);
}

const replacedSchema = z.object({ text: z.string() });

/** What an adjusted claim held before its last adjustment; `null` for any other (claim-29). */
export async function readContentBefore(
  client: Transaction,
  { id, userId, status, snapshotIds }: StoredClaim,
): Promise<ClaimContent | null> {
  if (status !== "adjusted") return null;
  const replaced = await client.recordChange.findFirst({
    where: { userId, thing: "claim", thingId: id, field: "snapshot" },
    orderBy: [{ changedAt: "desc" }, { id: "desc" }],
    select: { old: true },
  });
  const read = replacedSchema.safeParse(replaced?.old);
  return read.success ? readContent(read.data.text, snapshotIds) : null;
}
