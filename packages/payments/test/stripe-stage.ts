import { ensurePrice } from "../src/stripe/premium-price";
import { createStripeClient } from "../src/stripe/stripe-client";
import { createStripePayments, type StripePaymentsOptions } from "../src/stripe/stripe-payments";
import {
  STAND_IN_SECRET_KEY,
  STAND_IN_WEBHOOK_SECRET,
  type StandInStripe,
  startStandInStripe,
} from "../test-support/stand-in-stripe";

const running: StandInStripe[] = [];

/** Stops every server that a test started. */
export async function closeStages(): Promise<void> {
  await Promise.all(running.splice(0).map((server) => server.close()));
}

/** The Stripe adapter before a stand-in server whose price is set up. */
export async function openStripe(options: Partial<StripePaymentsOptions> = {}) {
  const stripe = await startStandInStripe();
  running.push(stripe);
  const access = { secretKey: STAND_IN_SECRET_KEY, apiBase: stripe.apiBase, timeoutMs: 400 };
  const client = createStripeClient(access);
  const { id: priceId } = await ensurePrice(client);
  const payments = createStripePayments({
    ...access,
    webhookSecret: STAND_IN_WEBHOOK_SECRET,
    priceId,
    ...options,
  });
  stripe.calls.length = 0;
  return { stripe, client, payments, access, priceId };
}
