import type { SubscriptionStatus } from "@gf-ledger/domain/subscription/subscription-view";
import type { SignedInContext } from "../context";
import { currentSubscription } from "./current-subscription";
import { subscriptionStatus } from "./status";
import { storeState } from "./store-state";

/**
 * Asks the provider for the state of the caller's subscription, so that a person who comes back from paying
 * need not wait for the provider's event. When the provider can't be reached, the stored state is answered.
 */
export async function refreshSubscription(ctx: SignedInContext): Promise<SubscriptionStatus> {
  const row = await currentSubscription(ctx, ctx.database, ctx.actor.scope);
  if (row && row.status !== "canceled") {
    const at = ctx.now();
    try {
      const state = await ctx.payments.retrieve(row.externalId);
      if (state) await storeState(ctx.database, state, at);
    } catch (error) {
      ctx.log("warn", "payment_provider_failed", { requestId: ctx.requestId, error });
    }
  }
  return subscriptionStatus(ctx);
}
