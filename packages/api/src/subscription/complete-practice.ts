import { AppError } from "@gf-ledger/domain/app-error";
import type {
  practiceOutcomeSchema,
  SubscriptionStatus,
} from "@gf-ledger/domain/subscription/subscription-view";
import type { z } from "zod";
import type { SignedInContext } from "../context";
import { currentSubscription } from "./current-subscription";
import { subscriptionStatus } from "./status";
import { storeState } from "./store-state";

/** The practice checkout's button (plans-11): ends as the person chose. Not there with a real provider. */
export async function completePractice(
  ctx: SignedInContext,
  input: { outcome: z.infer<typeof practiceOutcomeSchema> },
): Promise<SubscriptionStatus> {
  if (!ctx.payments.completeDemo) throw new AppError("not_found", "There is no practice checkout here.");
  const row = await currentSubscription(ctx, ctx.database, ctx.actor.scope);
  if (!row?.clientSecret) throw new AppError("conflict", "Please start the practice checkout first.");
  const state = await ctx.payments.completeDemo(row.externalId, input.outcome);
  await storeState(ctx.database, state, ctx.now());
  if (input.outcome === "fails") throw new AppError("unreadable", "Your practice card was declined.");
  if (input.outcome === "needs_confirmation") {
    throw new AppError("unreadable", "Your bank asks you to confirm this practice payment.");
  }
  return subscriptionStatus(ctx);
}
