import { createHash } from "node:crypto";
import type { ClaimContent } from "@gf-ledger/claim/snapshot/claim-content";
import { type ClaimSnapshot, takeSnapshot } from "@gf-ledger/claim/snapshot/take-snapshot";
import type { Transaction } from "@gf-ledger/db/database";
import { done, type Outcome, refused } from "@gf-ledger/domain/outcome/outcome";
import type { SignedInContext } from "../../context";
import type { UserScope } from "../../gate/user-scope";
import { finishedInTurns } from "../../in-turns";
import { type ReadClaim, readClaim } from "../basis/read-claim-content";
import type { StoredClaim } from "../claim-row";

/** A hundred times what a household buys in a year: a snapshot is written, kept and compared whole (api-59). */
const MAX_FROZEN_LINES = 20_000;

/** Long enough for a year of very many line items. */
export const FREEZING = { timeout: 60_000, maxWait: 10_000 };

const sha256 = (text: string) => createHash("sha256").update(text, "utf8").digest("hex");

type NotFrozen = "claim_empty" | "claim_too_large" | "exchange_rate_missing" | "adjustments_unclear";

export interface Frozen extends ReadClaim {
  readonly snapshot: ClaimSnapshot;
}

/** What is frozen with a claim that its records don't hold: what was said on filing. */
export type SaidOnFiling = Pick<ClaimContent, "moreRepayments">;

/** Reads a claim with its line items locked, and freezes it; refuses a draft that is empty, and one that is not whole. */
export async function freezeClaim(
  ctx: SignedInContext,
  transaction: Transaction,
  claim: StoredClaim,
  { moreRepayments }: SaidOnFiling,
): Promise<Outcome<Frozen, NotFrozen>> {
  const { userId } = ctx.actor.scope;
  await transaction.$queryRaw`
    SELECT count(*)::int AS locked FROM (
      SELECT id FROM line_items WHERE user_id = ${userId}::uuid
      ORDER BY id FOR NO KEY UPDATE) lines`;
  const read = await readClaim(ctx, claim, transaction);
  if (read.basis.lines.length > MAX_FROZEN_LINES)
    return refused("claim_too_large", { most: MAX_FROZEN_LINES });
  if (read.basis.missingRates.length > 0)
    return refused("exchange_rate_missing", { dates: read.basis.missingRates.slice(0, 5).join(", ") });
  if (!read.basis.ledger.ok) return refused("adjustments_unclear");
  // What was filed may come to nothing since, and is adjusted to that (claim-93).
  if (claim.status === "draft" && read.sum.totals.amountCents === 0) return refused("claim_empty");
  const content = moreRepayments === undefined ? read.content : { ...read.content, moreRepayments };
  return done({ ...read, content, snapshot: await finishedInTurns(takeSnapshot(content, sha256)) });
}

/** Marks the line items that a filed claim used, and frees those that it does not use any more (claim-28). */
export async function markUsed(
  transaction: Transaction,
  { userId }: UserScope,
  { claim, sum }: ReadClaim,
): Promise<void> {
  const used = [...new Set(sum.rows.flatMap(({ lineItemIds }) => lineItemIds))];
  await transaction.$executeRaw`
    UPDATE line_items SET claim_id = NULL
    WHERE user_id = ${userId}::uuid AND claim_id = ${claim.id}::uuid AND NOT (id = ANY(${used}::uuid[]))`;
  await transaction.$executeRaw`
    UPDATE line_items SET claim_id = ${claim.id}::uuid
    WHERE user_id = ${userId}::uuid AND claim_id IS NULL AND id = ANY(${used}::uuid[])`;
}
