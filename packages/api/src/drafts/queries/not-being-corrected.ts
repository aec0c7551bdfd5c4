import type { Transaction } from "@gf-ledger/db/database";
import { done, type Outcome, refused } from "@gf-ledger/domain/outcome/outcome";
import type { UserScope } from "../../gate/user-scope";

/**
 * Refuses while the receipt of a line item is being corrected: the correction would replace the change. Holds
 * the receipt, so that it cannot be reopened meanwhile.
 */
export function notBeingCorrected(transaction: Transaction, scope: UserScope, lineItemId: string) {
  return noneBeingCorrected(transaction, scope, [lineItemId]);
}

/** The same for several line items. */
export async function noneBeingCorrected(
  transaction: Transaction,
  scope: UserScope,
  lineItemIds: readonly string[],
): Promise<Outcome<null, "receipt_being_corrected">> {
  const rows = await transaction.$queryRaw<{ reopened: boolean }[]>`
    SELECT reopened IS NOT NULL AS reopened FROM receipts
    WHERE user_id = ${scope.userId}::uuid
      AND id IN (
        SELECT receipt_id FROM line_items WHERE id = ANY(${lineItemIds}::uuid[]) AND user_id = ${scope.userId}::uuid)
    ORDER BY id FOR SHARE`;
  return rows.some(({ reopened }) => reopened) ? refused("receipt_being_corrected") : done(null);
}
