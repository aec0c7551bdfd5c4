import type { Transaction } from "@gf-ledger/db/database";
import type { UserScope } from "../../gate/user-scope";

/**
 * Holds these line items of the owner, and the returns of them, which follow them, against other changes. All are
 * locked at once and in the order in which a claim is frozen, so that no two transactions wait for each other.
 */
export async function lockLineItems(
  transaction: Transaction,
  { userId }: UserScope,
  ids: readonly string[],
): Promise<void> {
  await transaction.$queryRaw`
    SELECT id FROM line_items
    WHERE user_id = ${userId}::uuid AND (id = ANY(${[...ids]}::uuid[]) OR return_of_id = ANY(${[...ids]}::uuid[]))
    ORDER BY id FOR UPDATE`;
}
