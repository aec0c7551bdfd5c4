import type { ClaimContent } from "@gf-ledger/claim/snapshot/claim-content";
import type { Transaction } from "@gf-ledger/db/database";
import type { ClaimRow } from "./claim-row";

/** What a claim held when it was filed or last adjusted; `null` for a draft. */
export async function readFiledContent(client: Transaction, { id }: ClaimRow): Promise<ClaimContent | null> {
  const { snapshot } = await client.claim.findUniqueOrThrow({ where: { id }, select: { snapshot: true } });
  // The text was written by `takeSnapshot` and cannot be changed since: its hash stands beside it.
  return snapshot === null ? null : (JSON.parse(snapshot) as ClaimContent);
}
