import type { Transaction } from "@gf-ledger/db/database";
import type { SubscriptionState } from "@gf-ledger/payments/payments";

/**
 * Writes the provider's state of a subscription, unless a newer one is stored: events arrive in any order,
 * late and more than once. `at` is the provider's time of the state. Resolves to whether it was written.
 */
export async function storeState(
  transaction: Transaction,
  state: SubscriptionState,
  at: Date,
): Promise<boolean> {
  const { externalId, customerId, ...columns } = state;
  const { count } = await transaction.subscription.updateMany({
    where: { externalId, stateAt: { lte: at } },
    data: {
      ...columns,
      customerId,
      stateAt: at,
      ...(state.status === "incomplete" ? {} : { clientSecret: null }),
    },
  });
  return count > 0;
}
