import type Stripe from "stripe";
import type { PaymentEvent, PaymentNotice } from "../payments";

type Subscribed = { readonly id?: string } | string | null | undefined;

/** An invoice as endpoints of versions before 2025-03-31 are sent it; they are sent no `parent`. */
type InvoiceOfAnyVersion = Omit<Stripe.Invoice, "parent"> &
  Partial<Pick<Stripe.Invoice, "parent">> & { readonly subscription?: Subscribed };

/** What an event is about, read from the event itself. */
export interface EventSubject {
  readonly subscriptionId: string | null;
  /** The invoice of an event about one. */
  readonly invoice: InvoiceOfAnyVersion | null;
}

const idOf = (thing: Subscribed) => (typeof thing === "string" ? thing : thing?.id) ?? null;

/** Which subscription an event concerns, in the form of any version of Stripe. Unknown types concern none. */
export function eventSubject(event: Stripe.Event): EventSubject {
  switch (event.type) {
    case "customer.subscription.created":
    case "customer.subscription.updated":
    case "customer.subscription.deleted":
    case "customer.subscription.paused":
    case "customer.subscription.resumed":
      return { subscriptionId: event.data.object.id, invoice: null };
    case "invoice.paid":
    case "invoice.payment_action_required":
    case "invoice.payment_failed":
    case "invoice.upcoming": {
      const invoice: InvoiceOfAnyVersion = event.data.object;
      const subscription = invoice.parent?.subscription_details?.subscription ?? invoice.subscription;
      return { subscriptionId: idOf(subscription), invoice };
    }
    default:
      return { subscriptionId: null, invoice: null };
  }
}

/** Whether the bank wants a payment of this invoice to be confirmed. */
async function needsConfirmation(stripe: Stripe, invoice: string): Promise<boolean> {
  const { data } = await stripe.invoicePayments.list({ invoice, expand: ["data.payment.payment_intent"] });
  return data.some(({ payment: { payment_intent: intent } }) => {
    return typeof intent === "object" && intent?.status === "requires_action";
  });
}

/**
 * What the owner is to be told because of an event, if it is still so: an event may come a day late, after the
 * payment was made. Stripe sends two events for a payment that waits to be confirmed, in any order; both say so.
 * @param subscription as Stripe holds it now
 */
export async function noticeOf(
  stripe: Stripe,
  event: Stripe.Event,
  invoice: EventSubject["invoice"],
  subscription: Stripe.Subscription,
): Promise<PaymentEvent["notice"]> {
  if (!invoice) return null;
  if (event.type === "invoice.upcoming") return renewalOf(event, invoice.amount_due, subscription);
  if (event.type === "invoice.paid" || !invoice.id) return null;
  // The page itself shows what becomes of a first payment.
  const owed = subscription.status === "past_due" || subscription.status === "unpaid";
  if (invoice.billing_reason === "subscription_create" || !owed) return null;
  const asks = await needsConfirmation(stripe, invoice.id);
  const kind = asks ? "confirmation_needed" : "payment_failed";
  return { kind, about: invoice.id, link: invoice.hosted_invoice_url ?? null };
}

/** A subscription keeps the price that it was begun with or was given in Stripe: the invoice says what is charged. */
function renewalOf(
  event: Stripe.Event,
  amountCents: number,
  subscription: Stripe.Subscription,
): PaymentNotice | null {
  const period = subscription.items.data[0];
  const ends = subscription.cancel_at_period_end || subscription.cancel_at !== null;
  // Made before the present period began: it told of the renewal that has come since.
  const past = period !== undefined && event.created < period.current_period_start;
  if (subscription.status !== "active" || ends || past) return null;
  const about = `${subscription.id}-${period?.current_period_end ?? event.created}`;
  return { kind: "renewal_coming", about, link: null, amountCents };
}
