import { done, type Outcome, refused } from "@gf-ledger/domain/outcome/outcome";
import type { SubscriptionStatus } from "@gf-ledger/domain/subscription/subscription-view";
import { subscriptionCancelledMessage } from "@gf-ledger/mail/messages/plan/subscription-cancelled";
import type { SignedInContext } from "../context";
import { mailedFrom } from "../mail/mail-in-languages";
import { enqueueMail } from "../mail/outgoing-mail";
import { pageLink } from "../mail/page-link";
import { inTransaction } from "../refusals/in-transaction";
import { asked } from "./ask-provider";
import { currentSubscription } from "./current-subscription";
import { isPremium } from "./premium";
import { subscriptionStatus } from "./status";
import { storeState } from "./store-state";

async function runningSubscription(ctx: SignedInContext) {
  const row = await currentSubscription(ctx, ctx.database, ctx.actor.scope);
  if (!row || !isPremium(row, ctx.now())) return refused("no_active_subscription");
  return done(row);
}

const manageLink = (ctx: SignedInContext) => pageLink(ctx.settings, ctx.edition, "/my-subscription");

/**
 * plans-10 POST /api/payments/cancel-subscription: takes effect at the end of the period (plans-10). A second
 * call changes nothing.
 */
export async function cancelSubscription(
  ctx: SignedInContext,
): Promise<Outcome<SubscriptionStatus, "no_active_subscription" | "subscription_not_cancelled">> {
  const running = await runningSubscription(ctx);
  if (!running.ok) return running;
  const row = running.value;
  if (row.cancelAtPeriodEnd) return done(await subscriptionStatus(ctx));
  const state = await asked(ctx, () => ctx.payments.cancelAtPeriodEnd(row.externalId));
  if (!state) return refused("subscription_not_cancelled");
  await inTransaction(ctx.database, async (transaction) => {
    await storeState(transaction, state, ctx.now());
    const endsOn = state.currentPeriodEnd ?? row.currentPeriodEnd ?? ctx.now();
    const mail = { to: ctx.actor.user.email, endsOn, manageLink: manageLink(ctx) };
    await enqueueMail(ctx, transaction, mailedFrom(ctx), (locale) =>
      subscriptionCancelledMessage({ ...mail, locale }),
    );
    return done(null);
  });
  return done(await subscriptionStatus(ctx));
}

/** Takes a cancellation back while the period still runs. */
export async function reactivateSubscription(
  ctx: SignedInContext,
): Promise<Outcome<SubscriptionStatus, "no_active_subscription" | "subscription_not_reactivated">> {
  const running = await runningSubscription(ctx);
  if (!running.ok) return running;
  const row = running.value;
  if (!row.cancelAtPeriodEnd) return done(await subscriptionStatus(ctx));
  const state = await asked(ctx, () => ctx.payments.reactivate(row.externalId));
  if (!state) return refused("subscription_not_reactivated");
  await storeState(ctx.database, state, ctx.now());
  return done(await subscriptionStatus(ctx));
}

/** Where 'Manage Subscription' leads: the provider's own page for cards and invoices. */
export async function subscriptionPortal(
  ctx: SignedInContext,
): Promise<Outcome<{ url: string }, "no_active_subscription" | "payment_page_not_opened">> {
  const running = await runningSubscription(ctx);
  if (!running.ok) return running;
  const url = await asked(ctx, () => ctx.payments.portalUrl(running.value.customerId, manageLink(ctx)));
  return url === null ? refused("payment_page_not_opened") : done({ url });
}
