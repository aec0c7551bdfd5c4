import type { Transaction } from "@gf-ledger/db/database";
import type { SubscriptionState } from "@gf-ledger/payments/payments";

/**
 * Writes what the provider says of a subscription, unless something newer is known: events arrive in
 * any order, late and more than once. `at` is the provider's time of the state.
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
