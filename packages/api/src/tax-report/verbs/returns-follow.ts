import type { Transaction } from "@gf-ledger/db/database";
import type { UserScope } from "../../gate/user-scope";

/**
 * Lets the returns among these line items, and the returns of them, count exactly when the purchase does that they take
 * back (claim-50): the refund of what was never claimed lowers nothing.
 * Deleted ones follow too: they may come back.
 */
export async function returnsFollow(
  transaction: Transaction,
  { userId }: UserScope,
  ids: readonly string[],
): Promise<void> {
  await transaction.$executeRaw`
    UPDATE line_items SET counts = bought.counts FROM line_items bought
    WHERE bought.id = line_items.return_of_id AND bought.user_id = ${userId}::uuid
      AND line_items.user_id = ${userId}::uuid
      AND line_items.counts IS DISTINCT FROM bought.counts
      AND (line_items.id = ANY(${[...ids]}::uuid[]) OR bought.id = ANY(${[...ids]}::uuid[]))`;
}
