import type { Services } from "../context";
import { storeState } from "../subscription/store-state";

/**
 * Asks the payment provider how every subscription stands that has not ended, and stores the answers:
 * what a lost event would have told. An answer is as old as its question, so that an event that came in
 * between is not undone. Answers how many could be asked.
 */
export async function reconcileSubscriptions(services: Services): Promise<number> {
  const { database, payments, log, now } = services;
  const rows = await database.subscription.findMany({
    where: { provider: payments.name, status: { not: "canceled" } },
    select: { externalId: true },
  });
  let asked = 0;
  for (const { externalId } of rows) {
    const at = now();
    try {
      const state = await payments.retrieve(externalId);
      if (state) await storeState(database, state, at);
      else log("warn", "subscription_unknown_to_provider", { provider: payments.name });
      asked += 1;
    } catch (error) {
      log("warn", "subscription_not_reconciled", { error: String(error) });
    }
  }
  return asked;
}
