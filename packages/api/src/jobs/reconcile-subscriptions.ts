import type { Services } from "../context";
import { storeState } from "../subscription/store-state";

export interface Reconciled {
  readonly asked: number;
  /** Subscriptions whose stored state was not the provider's. */
  readonly changed: number;
  /** Subscriptions that could not be asked about, or that the provider does not know. */
  readonly failed: number;
}

/**
 * Asks the payment provider for the state of every subscription that has not ended, and stores the answers:
 * it makes up for lost events. An answer is dated to its question, so that it does not undo an event that
 * came in between.
 */
export async function reconcileSubscriptions(services: Services): Promise<Reconciled> {
  const { database, payments, log, now } = services;
  const rows = await database.subscription.findMany({
    where: { provider: payments.name, status: { not: "canceled" } },
    select: { externalId: true, status: true, currentPeriodEnd: true, cancelAtPeriodEnd: true },
  });
  let [changed, failed] = [0, 0];
  for (const row of rows) {
    const at = now();
    try {
      const state = await payments.retrieve(row.externalId);
      if (!state) {
        log("warn", "subscription_unknown_to_provider", { provider: payments.name });
        failed += 1;
        continue;
      }
      const differs =
        state.status !== row.status ||
        state.cancelAtPeriodEnd !== row.cancelAtPeriodEnd ||
        state.currentPeriodEnd?.getTime() !== row.currentPeriodEnd?.getTime();
      if ((await storeState(database, state, at)) && differs) changed += 1;
    } catch (error) {
      log("warn", "subscription_not_reconciled", { error });
      failed += 1;
    }
  }
  return { asked: rows.length, changed, failed };
}
