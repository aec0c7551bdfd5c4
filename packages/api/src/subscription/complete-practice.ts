import { done, type Outcome, refused } from "@gf-ledger/domain/outcome/outcome";
import type {
  practiceOutcomeSchema,
  SubscriptionStatus,
} from "@gf-ledger/domain/subscription/subscription-view";
import type { z } from "zod";
import type { SignedInContext } from "../context";
import { currentSubscription } from "./current-subscription";
import { subscriptionStatus } from "./status";
import { storeState } from "./store-state";

type NotCompleted =
  | "no_practice_checkout"
  | "practice_not_started"
  | "practice_card_declined"
  | "practice_needs_confirmation";

/**
 * The practice checkout's button (plans-11): the payment ends as the person chose. Refused with a real
 * provider.
 */
export async function completePractice(
  ctx: SignedInContext,
  input: { outcome: z.infer<typeof practiceOutcomeSchema> },
): Promise<Outcome<SubscriptionStatus, NotCompleted>> {
  if (!ctx.payments.completeDemo) return refused("no_practice_checkout");
  const row = await currentSubscription(ctx, ctx.database, ctx.actor.scope);
  if (!row?.clientSecret) return refused("practice_not_started");
  const state = await ctx.payments.completeDemo(row.externalId, input.outcome);
  await storeState(ctx.database, state, ctx.now());
  if (input.outcome === "fails") return refused("practice_card_declined");
  if (input.outcome === "needs_confirmation") return refused("practice_needs_confirmation");
  return done(await subscriptionStatus(ctx));
}
