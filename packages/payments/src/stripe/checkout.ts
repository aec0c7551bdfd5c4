import { EDITION_FACTS } from "@gf-ledger/domain/edition/edition-facts";
import type Stripe from "stripe";
import type { Subscriber } from "../payments";
import { isMissing } from "./stripe-errors";

/**
 * Whether a customer of before can be charged in this currency: Stripe keeps deleted ones out, and takes one
 * currency a customer. It does not know those of the practice checkout.
 */
async function canPay(stripe: Stripe, customer: string, currency: string): Promise<boolean> {
  if (!customer.startsWith("cus_")) return false;
  try {
    const known = await stripe.customers.retrieve(customer);
    return !known.deleted && (known.currency ?? currency) === currency;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

async function makeCustomer(stripe: Stripe, who: Subscriber, idempotencyKey: string): Promise<string> {
  const customer = await stripe.customers.create(
    { email: who.email, metadata: { userId: who.userId, edition: who.edition } },
    { idempotencyKey },
  );
  return customer.id;
}

/**
 * Starts a subscription whose first invoice waits for its payment, and makes a customer when there is none.
 * Calls with the same key give the same subscription.
 */
export async function startSubscription(
  stripe: Stripe,
  who: Subscriber,
  price: string,
  key: string,
): Promise<Stripe.Subscription> {
  const currency = EDITION_FACTS[who.edition].currency.toLowerCase();
  const known = who.customerId !== null && (await canPay(stripe, who.customerId, currency));
  const customer = known ? who.customerId : await makeCustomer(stripe, who, `${key}-customer`);
  return stripe.subscriptions.create(
    {
      customer,
      items: [{ price }],
      currency,
      payment_behavior: "default_incomplete",
      payment_settings: { save_default_payment_method: "on_subscription" },
      metadata: { userId: who.userId, edition: who.edition },
      expand: ["latest_invoice.confirmation_secret"],
    },
    { idempotencyKey: `${key}-${customer}` },
  );
}

/**
 * Ends a subscription whose first payment was not made. Its invoice is voided, which Stripe refuses once it is
 * paid, so that nobody who just paid loses what they paid for.
 */
export async function endUnfinished(stripe: Stripe, id: string): Promise<Stripe.Subscription> {
  const before = await stripe.subscriptions.retrieve(id);
  const invoice =
    typeof before.latest_invoice === "string" ? before.latest_invoice : before.latest_invoice?.id;
  if (before.status !== "incomplete" || !invoice) return before;
  let failure: unknown = null;
  try {
    await stripe.invoices.voidInvoice(invoice, {}, { idempotencyKey: `void-${invoice}` });
  } catch (error) {
    failure = error;
  }
  const after = await stripe.subscriptions.retrieve(id);
  if (after.status !== "incomplete") return after;
  if (failure) throw failure;
  return stripe.subscriptions.cancel(id);
}

/** The secret with which the page confirms the first payment. */
export function clientSecretOf(subscription: Stripe.Subscription): string {
  const invoice = subscription.latest_invoice;
  const secret = typeof invoice === "object" ? invoice?.confirmation_secret?.client_secret : null;
  if (!secret) throw new Error(`Stripe gave no client secret for the first invoice of ${subscription.id}`);
  return secret;
}
