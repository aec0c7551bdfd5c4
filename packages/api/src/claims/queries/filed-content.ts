import type { ClaimContent } from "@gf-ledger/claim/snapshot/claim-content";
import { withSourceCodes } from "@gf-ledger/claim/snapshot/filed-sources";
import { withLaterFields } from "@gf-ledger/claim/snapshot/later-fields";
import type { Transaction } from "@gf-ledger/db/database";
import type { Cents } from "@gf-ledger/domain/money/cents";
import { z } from "zod";
import { ID } from "../../account-data/rules/ids-in-text";
import type { StoredClaim } from "../claim-row";

const idsSchema = z.record(z.string(), z.uuid()).nullable();

/**
 * A snapshot that was imported from elsewhere, with the ids of this account (accounts-53). Shares are read in the
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

/** A snapshot of a filed claim that another took the place of (claim-29). */
export interface EarlierVersion {
  /** 1 is what was filed, and each adjustment one more. */
  readonly version: number;
  readonly sha256: string;
  readonly content: ClaimContent;
}

/**
 * The changes that keep the versions of a filed claim before the one it has now, oldest first, without any from before
 * its filing was taken back (claim-68). A claim that was never adjusted has none. Fifty of them may hold a gigabyte of
 * text, so that never more than one is read at a time.
 */
async function replacedSnapshots(
  client: Transaction,
  { id, userId, status }: StoredClaim,
): Promise<readonly { readonly id: string }[]> {
  if (status !== "adjusted") return [];
  const rows = await client.$queryRaw<{ id: string; isTakenBack: boolean }[]>`
    SELECT id::text, new IS NULL AS "isTakenBack" FROM record_changes
    WHERE user_id = ${userId}::uuid AND thing = 'claim' AND thing_id = ${id}::uuid AND field = 'snapshot'
    ORDER BY changed_at, record_changes.id`;
  return rows.slice(rows.findLastIndex(({ isTakenBack }) => isTakenBack) + 1);
}

/** What the earlier versions of a filed claim came to, oldest first (claim-68); their text stays in the database. */
export async function readEarlierAmounts(
  client: Transaction,
  claim: StoredClaim,
): Promise<{ readonly sha256: string; readonly amountCents: Cents }[]> {
  const amounts: { sha256: string; amountCents: Cents }[] = [];
  for (const { id } of await replacedSnapshots(client, claim))
    amounts.push(
      ...(await client.$queryRaw<typeof amounts>`
        SELECT old ->> 'sha256' AS sha256,
          ((old ->> 'text')::jsonb #>> '{totals,amountCents}')::float8 AS "amountCents"
        FROM record_changes WHERE user_id = ${claim.userId}::uuid AND id = ${id}::uuid`),
    );
  return amounts;
}

async function readReplaced(
  client: Transaction,
  { userId, snapshotIds }: StoredClaim,
  { id, version }: { readonly id: string; readonly version: number },
): Promise<EarlierVersion | null> {
  const [row] = await client.$queryRaw<{ sha256: string; text: string }[]>`
    SELECT old ->> 'sha256' AS sha256, old ->> 'text' AS text
    FROM record_changes WHERE user_id = ${userId}::uuid AND id = ${id}::uuid`;
  return row ? { version, sha256: row.sha256, content: readContent(row.text, snapshotIds) } : null;
}

/** What an adjusted claim held before its last adjustment; `null` for any other (claim-29). */
export async function readContentBefore(
  client: Transaction,
  claim: StoredClaim,
): Promise<ClaimContent | null> {
  const replaced = await replacedSnapshots(client, claim);
  return (await readEarlierVersion(client, claim, replaced.length))?.content ?? null;
}

/** One earlier version of a filed claim by its number; `null` where there is none. */
export async function readEarlierVersion(
  client: Transaction,
  claim: StoredClaim,
  version: number,
): Promise<EarlierVersion | null> {
  const one = (await replacedSnapshots(client, claim))[version - 1];
  return one === undefined ? null : readReplaced(client, claim, { id: one.id, version });
}
