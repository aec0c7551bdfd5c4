import { AppError } from "@gf-ledger/domain/app-error";
import type { SubscriptionStatus } from "@gf-ledger/domain/subscription/subscription-view";
import { subscriptionCancelledMessage } from "@gf-ledger/mail/messages/subscription-cancelled";
import type { SubscriptionState } from "@gf-ledger/payments/payments";
import type { SignedInContext } from "../context";
import { enqueueMail } from "../mail/outgoing-mail";
import { pageLink } from "../mail/page-link";
import { currentSubscription } from "./current-subscription";
import { isPremium } from "./premium";
import { subscriptionStatus } from "./status";
import { storeState } from "./store-state";

async function runningSubscription(ctx: SignedInContext) {
  const row = await currentSubscription(ctx, ctx.database, ctx.actor.scope);
  if (!row || !isPremium(row, ctx.now())) throw new AppError("not_found", "You have no active subscription.");
  return row;
}

const manageLink = (ctx: SignedInContext) => pageLink(ctx.settings, ctx.edition, "/my-subscription");

function unreachable(ctx: SignedInContext, failure: string, error: unknown): AppError {
  ctx.log("error", "payment_provider_failed", { requestId: ctx.requestId, error });
  return new AppError("unavailable", failure, { retryAfterSeconds: 30 });
}

async function ask(ctx: SignedInContext, failure: string, call: () => Promise<SubscriptionState>) {
  try {
    return await call();
  } catch (error) {
    throw unreachable(ctx, failure, error);
  }
}

/** plans-10 POST /api/payments/cancel-subscription: takes effect at the end of the period (plans-10). Twice is once. */
export async function cancelSubscription(ctx: SignedInContext): Promise<SubscriptionStatus> {
  const row = await runningSubscription(ctx);
  if (row.cancelAtPeriodEnd) return subscriptionStatus(ctx);
  const state = await ask(ctx, "Failed to cancel subscription", () =>
    ctx.payments.cancelAtPeriodEnd(row.externalId),
  );
  await ctx.database.$transaction(async (transaction) => {
    await storeState(transaction, state, ctx.now());
    const endsOn = state.currentPeriodEnd ?? row.currentPeriodEnd ?? ctx.now();
    const mail = { to: ctx.actor.user.email, edition: ctx.edition, endsOn, manageLink: manageLink(ctx) };
    await enqueueMail(ctx, transaction, subscriptionCancelledMessage(mail));
  });
  return subscriptionStatus(ctx);
}

/** Takes a cancellation back while the period still runs. */
export async function reactivateSubscription(ctx: SignedInContext): Promise<SubscriptionStatus> {
  const row = await runningSubscription(ctx);
  if (!row.cancelAtPeriodEnd) return subscriptionStatus(ctx);
  const failure = "Failed to reactivate subscription";
  const state = await ask(ctx, failure, () => ctx.payments.reactivate(row.externalId));
  await storeState(ctx.database, state, ctx.now());
  return subscriptionStatus(ctx);
}

/** Where 'Manage Subscription' leads: the provider's own page for cards and invoices. */
export async function subscriptionPortal(ctx: SignedInContext): Promise<{ url: string }> {
  const row = await runningSubscription(ctx);
  try {
    return { url: await ctx.payments.portalUrl(row.customerId, manageLink(ctx)) };
  } catch (error) {
    throw unreachable(ctx, "Failed to open the payment provider's page", error);
  }
}
