import type Stripe from "stripe";
import type { PaymentEvent } from "../payments";

/** What an event is about, read from the event itself. */
export interface EventSubject {
  readonly subscriptionId: string | null;
  readonly notice: PaymentEvent["notice"];
}

function subscriptionOf(invoice: Stripe.Invoice): string | null {
  const subscription = invoice.parent?.subscription_details?.subscription ?? null;
  return typeof subscription === "string" ? subscription : (subscription?.id ?? null);
}

/** Which subscription an event concerns, and whether its owner is to be told. Unknown types concern none. */
export function eventSubject(event: Stripe.Event): EventSubject {
  switch (event.type) {
    case "customer.subscription.created":
    case "customer.subscription.updated":
    case "customer.subscription.deleted":
    case "customer.subscription.paused":
    case "customer.subscription.resumed":
      return { subscriptionId: event.data.object.id, notice: null };
    case "invoice.paid":
    case "invoice.payment_action_required":
      return { subscriptionId: subscriptionOf(event.data.object), notice: null };
    case "invoice.payment_failed": {
      // The person sees their first payment fail, but not a renewal, so only a renewal is told.
      const first = event.data.object.billing_reason === "subscription_create";
      return { subscriptionId: subscriptionOf(event.data.object), notice: first ? null : "payment_failed" };
    }
    case "invoice.upcoming":
      return { subscriptionId: subscriptionOf(event.data.object), notice: "renewal_coming" };
    default:
      return { subscriptionId: null, notice: null };
  }
}
