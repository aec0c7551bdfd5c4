import type { Transaction } from "@gf-ledger/db/database";
import type { UserScope } from "../../gate/user-scope";

/**
 * Takes a person's shares away. An item or category that was this person's alone is eaten by no one from then on, so
 * that no claim grows by itself; a household's default is worked out again.
 */
export async function forgetShares(
  transaction: Transaction,
  { userId }: UserScope,
  personId: string,
): Promise<void> {
  await transaction.allocation.deleteMany({
    where: { userId, category: null, lineItemId: null, parts: { some: { personId }, every: { personId } } },
  });
  await transaction.allocationPart.deleteMany({ where: { personId, allocation: { userId } } });
  await transaction.$executeRaw`
    UPDATE receipt_items SET shares =
      (SELECT coalesce(jsonb_agg(part), '[]') FROM jsonb_array_elements(shares) AS part
        WHERE part ->> 'personId' <> ${personId})
    FROM receipts
    WHERE receipts.id = receipt_id AND receipts.user_id = ${userId}::uuid
      AND shares @> jsonb_build_array(jsonb_build_object('personId', ${personId}::text))`;
}
