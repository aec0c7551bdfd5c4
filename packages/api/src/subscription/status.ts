import type { SubscriptionStatus } from "@gf-ledger/domain/subscription/subscription-view";
import type { SignedInContext } from "../context";
import { currentSubscription } from "./current-subscription";
import { isPremium } from "./premium";

/** plans-8 GET /api/subscription-status and /api/payments/subscription (plans-8). */
export async function subscriptionStatus(ctx: SignedInContext): Promise<SubscriptionStatus> {
  const row = await currentSubscription(ctx, ctx.database, ctx.actor.scope);
  const premium = isPremium(row, ctx.now());
  const shown = row && row.status !== "incomplete" ? row : null;
  return {
    isPremium: premium,
    isSubscribed: premium,
    subscription: shown && {
      status: shown.status,
      currentPeriodEnd: shown.currentPeriodEnd?.toISOString() ?? null,
      cancelAtPeriodEnd: shown.cancelAtPeriodEnd,
      plan: shown.plan,
    },
    provider: ctx.payments.name,
    publishableKey: ctx.settings.publishableKey,
    visionModel: ctx.readers.premium.name !== "local",
  };
}
