import { EDITION_FACTS } from "@gf-ledger/domain/edition/edition";
import Stripe from "stripe";
import type { Subscriber } from "../payments";

function isMissingCustomer(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeInvalidRequestError &&
    error.code === "resource_missing" &&
    error.param === "customer"
  );
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
  const create = (customer: string) =>
    stripe.subscriptions.create(
      {
        customer,
        items: [{ price }],
        currency: EDITION_FACTS[who.edition].currency.toLowerCase(),
        payment_behavior: "default_incomplete",
        payment_settings: { save_default_payment_method: "on_subscription" },
        metadata: { userId: who.userId, edition: who.edition },
        expand: ["latest_invoice.confirmation_secret"],
      },
      { idempotencyKey: `${key}-${customer}` },
    );

  // Stripe does not know a customer of the practice checkout.
  const known = who.customerId?.startsWith("cus_") ? who.customerId : null;
  if (known) {
    try {
      return await create(known);
    } catch (error) {
      if (!isMissingCustomer(error)) throw error;
    }
  }
  return create(await makeCustomer(stripe, who, `${key}-customer`));
}

/** The secret with which the page confirms the first payment. */
export function clientSecretOf(subscription: Stripe.Subscription): string {
  const invoice = subscription.latest_invoice;
  const secret = typeof invoice === "object" ? invoice?.confirmation_secret?.client_secret : null;
  if (!secret) throw new Error(`Stripe gave no client secret for the first invoice of ${subscription.id}`);
  return secret;
}
