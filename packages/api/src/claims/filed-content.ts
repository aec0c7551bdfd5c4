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

const replacedSchema = z.object({ sha256: z.string(), text: z.string() });

/** A snapshot of a filed claim that another took the place of (claim-29). */
export interface EarlierVersion {
  /** 1 is what was filed, and each adjustment one more. */
  readonly version: number;
  readonly sha256: string;
  readonly content: ClaimContent;
}

/**
 * The versions of a filed claim before the one it has now, oldest first, without any from before its filing was taken
 * back (claim-68). A claim that was never adjusted has none.
 */
export async function readEarlierVersions(
  client: Transaction,
  { id, userId, status, snapshotIds }: StoredClaim,
): Promise<EarlierVersion[]> {
  if (status !== "adjusted") return [];
  const rows = await client.recordChange.findMany({
    where: { userId, thing: "claim", thingId: id, field: "snapshot" },
    orderBy: [{ changedAt: "asc" }, { id: "asc" }],
    select: { old: true, new: true },
  });
  const takenBack = rows.findLastIndex(({ new: next }) => next === null);
  return rows.slice(takenBack + 1).flatMap(({ old }, index) => {
    const read = replacedSchema.safeParse(old);
    if (!read.success) return [];
    const { sha256, text } = read.data;
    return [{ version: index + 1, sha256, content: readContent(text, snapshotIds) }];
  });
}

/** What an adjusted claim held before its last adjustment; `null` for any other (claim-29). */
export async function readContentBefore(
  client: Transaction,
  claim: StoredClaim,
): Promise<ClaimContent | null> {
  return (await readEarlierVersions(client, claim)).at(-1)?.content ?? null;
}

/** One earlier version of a filed claim by its number; `null` where there is none. */
export async function readEarlierVersion(
  client: Transaction,
  claim: StoredClaim,
  version: number,
): Promise<EarlierVersion | null> {
  return (await readEarlierVersions(client, claim)).find((one) => one.version === version) ?? null;
}
