import type { Transaction } from "@gf-ledger/db/database";
import { done, type Outcome, refused } from "@gf-ledger/domain/outcome/outcome";
import type { UserScope } from "../gate/user-scope";
import type { StoredClaim } from "./claim-row";

/** One claim of the owner, in any state. */
export async function findClaim(
  client: Transaction,
  { userId }: UserScope,
  id: string,
): Promise<Outcome<StoredClaim, "no_such_claim">> {
  const claim = await client.claim.findFirst({ where: { id, userId }, omit: { snapshot: true } });
  return claim ? done(claim) : refused("no_such_claim");
}

/** Lets no other save or filing of the owner run at the same time; writes of single rows go on. */
export async function lockOwner(transaction: Transaction, { userId }: UserScope): Promise<void> {
  await transaction.$queryRaw`SELECT id FROM users WHERE id = ${userId}::uuid FOR NO KEY UPDATE`;
}
