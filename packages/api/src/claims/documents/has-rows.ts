import { sumClaim } from "@gf-ledger/claim/sums/sum-claim";
import { Prisma } from "@gf-ledger/db/generated/client";
import type { DocumentContext } from "../../context";
import { readClaimBasis } from "../basis/read-claim-basis";
import { readClaim } from "../basis/read-claim-content";
import { periodOf, type StoredClaim } from "../claim-row";

/** So many line items settle it for almost every claim. */
const SOME = 100;

async function filedRows(ctx: DocumentContext, { id, userId }: StoredClaim): Promise<boolean> {
  const [found] = await ctx.database.$queryRaw<{ hasRows: boolean }[]>(Prisma.sql`
    SELECT snapshot::json #> '{rows,0}' IS NOT NULL AS "hasRows" FROM claims
    WHERE id = ${id}::uuid AND user_id = ${userId}::uuid`);
  return found?.hasRows === true;
}

/**
 * Whether a claim has a row: of a filed one in its snapshot, of a draft as of now. One that was adjusted had one, which
 * its papers tell of (claim-93). All line items of a draft are read only where none of the first ones is counted.
 */
export async function hasRows(ctx: DocumentContext, claim: StoredClaim): Promise<boolean> {
  if (claim.status === "adjusted") return true;
  if (claim.snapshotSha256 !== null) return filedRows(ctx, claim);
  const period = periodOf(claim);
  const basis = await readClaimBasis(ctx, claim, period, { some: SOME });
  if (sumClaim(basis.lines, period, basis).rows.length > 0) return true;
  return basis.lines.length === SOME && (await readClaim(ctx, claim)).sum.rows.length > 0;
}
