import { currencySchema } from "@gf-ledger/domain/edition/edition";
import type Stripe from "stripe";
import type { SubscriptionState } from "../payments";

/**
 * Stripe's statuses in the product's four words. A subscription whose retries ran out still owes a payment.
 */
function statusOf(status: Stripe.Subscription["status"]): SubscriptionState["status"] {
  switch (status) {
    case "active":
    case "trialing":
      return "active";
    case "past_due":
    case "unpaid":
    case "paused":
      return "past_due";
    case "canceled":
    case "incomplete_expired":
      return "canceled";
    default:
      return "incomplete";
  }
}

/**
 * When the paid time ends; `null` where nothing was paid. At a renewal Stripe begins the new period before it
 * is paid, so after a failed payment the paid time ends where that period begins.
 */
function paidUntil(subscription: Stripe.Subscription, status: SubscriptionState["status"]): Date | null {
  const item = subscription.items.data[0];
  if (!item || status === "incomplete") return null;
  if (status === "canceled") return new Date((subscription.ended_at ?? item.current_period_end) * 1000);
  return new Date((status === "past_due" ? item.current_period_start : item.current_period_end) * 1000);
}

/** A Stripe subscription as the product knows it. */
export function stateOf(subscription: Stripe.Subscription): SubscriptionState {
  const { customer, id } = subscription;
  const status = statusOf(subscription.status);
  return {
    externalId: id,
    customerId: typeof customer === "string" ? customer : customer.id,
    status,
    currentPeriodEnd: paidUntil(subscription, status),
    // The customer portal sets a date instead of the flag.
    cancelAtPeriodEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    currency: currencySchema.safeParse(subscription.currency.toUpperCase()).data ?? null,
  };
}
