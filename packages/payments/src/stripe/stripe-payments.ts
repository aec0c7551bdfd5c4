import type Stripe from "stripe";
import type { PaymentEvent, Payments } from "../payments";
import { clientSecretOf, endUnfinished, startSubscription } from "./checkout";
import { eventSubject, noticeOf } from "./payment-event";
import { premiumPrice } from "./premium-price";
import { refundLastInvoice } from "./refund";
import { createStripeClient, type StripeAccess } from "./stripe-client";
import { isMissing } from "./stripe-errors";
import { stateOf } from "./subscription-state";
import { endpointsOfOtherVersions } from "./webhook-endpoint";

export interface StripePaymentsOptions extends StripeAccess {
  readonly webhookSecret: string | null;
  /** The yearly price; `null`: found by its lookup key. */
  readonly priceId: string | null;
  readonly now?: () => Date;
}

/**
 * The event, or `null` where the signature, the time stamp or the text is wrong. A forged header also makes
 * the library throw plain errors (a signature with other letters, or no signature after `v1`); they are no
 * fault of ours.
 */
function signedEvent(stripe: Stripe, body: string, signature: string, secret: string): Stripe.Event | null {
  try {
    return stripe.webhooks.constructEvent(body, signature, secret);
  } catch {
    return null;
  }
}

/** Payment by card through Stripe (plans-12). Throws Stripe's errors when it cannot be reached or refuses. */
export function createStripePayments(options: StripePaymentsOptions): Payments {
  const { priceId, webhookSecret, now = () => new Date() } = options;
  const stripe = createStripeClient(options);

  async function find(externalId: string): Promise<Stripe.Subscription | null> {
    try {
      return await stripe.subscriptions.retrieve(externalId);
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  return {
    name: "stripe",
    async subscribe(who, idempotencyKey) {
      const price = await premiumPrice(stripe, priceId);
      const subscription = await startSubscription(stripe, who, price, idempotencyKey);
      return { clientSecret: clientSecretOf(subscription), subscription: stateOf(subscription) };
    },
    async retrieve(externalId) {
      const subscription = await find(externalId);
      return subscription && stateOf(subscription);
    },
    async abandon(externalId) {
      return stateOf(await endUnfinished(stripe, externalId));
    },
    async cancelAtPeriodEnd(externalId) {
      const state = stateOf(await stripe.subscriptions.retrieve(externalId));
      if (state.cancelAtPeriodEnd || state.status === "canceled") return state;
      return stateOf(await stripe.subscriptions.update(externalId, { cancel_at_period_end: true }));
    },
    async reactivate(externalId) {
      const subscription = await stripe.subscriptions.retrieve(externalId);
      if (!stateOf(subscription).cancelAtPeriodEnd) return stateOf(subscription);
      const dated = !subscription.cancel_at_period_end && subscription.cancel_at !== null;
      const change = dated ? ({ cancel_at: "" } as const) : { cancel_at_period_end: false };
      return stateOf(await stripe.subscriptions.update(externalId, change));
    },
    async refund(externalId, since) {
      const outcome = await refundLastInvoice(stripe, externalId, since);
      if (outcome !== "refunded") return outcome;
      const subscription = await stripe.subscriptions.retrieve(externalId);
      if (subscription.status === "canceled") return stateOf(subscription);
      return stateOf(await stripe.subscriptions.cancel(externalId));
    },
    async portalUrl(customerId, returnUrl) {
      const session = await stripe.billingPortal.sessions.create({
        customer: customerId,
        return_url: returnUrl,
      });
      return session.url;
    },
    otherEndpoints: (addresses) => endpointsOfOtherVersions(stripe, addresses),
    async verifyEvent(body, signature): Promise<PaymentEvent | null> {
      if (!signature || !webhookSecret) return null;
      const event = signedEvent(stripe, body, signature, webhookSecret);
      if (!event) return null;
      const { subscriptionId, invoice } = eventSubject(event);
      // The state is asked again: a late event carries an old one, and its whole seconds give no order. An
      // answer is dated to its question, so that of two asked at once the later question wins.
      const observedAt = now();
      const subscription = subscriptionId ? await find(subscriptionId) : null;
      return {
        id: event.id,
        type: event.type,
        createdAt: new Date(event.created * 1000),
        observedAt,
        subscription: subscription && stateOf(subscription),
        notice: subscription && (await noticeOf(stripe, event, invoice, subscription)),
      };
    },
  };
}
