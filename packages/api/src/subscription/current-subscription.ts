import type { Transaction } from "@gf-ledger/db/database";
import type { Services } from "../context";
import type { UserScope } from "../gate/user-scope";

/**
 * The owner's subscription with the provider that is set up now, `null` without one. A practice subscription
 * from before a real provider was set up does not count.
 */
export async function currentSubscription(
  { payments }: Pick<Services, "payments">,
  transaction: Transaction,
  scope: UserScope,
) {
  const row = await transaction.subscription.findUnique({ where: { userId: scope.userId } });
  return row && row.provider === payments.name ? row : null;
}
