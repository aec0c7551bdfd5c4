import type { Transaction } from "@gf-ledger/db/database";
import type { UserScope } from "../../gate/user-scope";

/**
 * Whether the account holds anything that an import would have to be matched with (accounts-41). Its owner as a
 * person does not count: a download says who that is.
 */
export async function holdsRecords(
  transaction: Pick<Transaction, "$queryRaw">,
  { userId }: UserScope,
): Promise<boolean> {
  const [row] = await transaction.$queryRaw<[{ held: boolean }]>`
    SELECT EXISTS (SELECT FROM receipts WHERE user_id = ${userId}::uuid)
      OR EXISTS (SELECT FROM line_items WHERE user_id = ${userId}::uuid AND deleted_at IS NULL)
      OR EXISTS (SELECT FROM product_prices WHERE user_id = ${userId}::uuid)
      OR EXISTS (SELECT FROM corrections WHERE user_id = ${userId}::uuid)
      OR EXISTS (SELECT FROM merged_names WHERE user_id = ${userId}::uuid)
      OR EXISTS (SELECT FROM price_observations WHERE user_id = ${userId}::uuid)
      OR EXISTS (SELECT FROM people WHERE user_id = ${userId}::uuid AND relation <> 'self')
      OR EXISTS (SELECT FROM allocations WHERE user_id = ${userId}::uuid)
      OR EXISTS (SELECT FROM other_expenses WHERE user_id = ${userId}::uuid)
      OR EXISTS (SELECT FROM adjustments WHERE user_id = ${userId}::uuid)
      OR EXISTS (SELECT FROM given_rates WHERE user_id = ${userId}::uuid)
      OR EXISTS (SELECT FROM claims WHERE user_id = ${userId}::uuid) AS held`;
  return row.held;
}
