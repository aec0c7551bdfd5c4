import { serveVendor } from "@gf-ledger/vendor-stand-ins/serve-vendor";
import {
  STAND_IN_SECRET_KEY,
  STAND_IN_WEBHOOK_SECRET,
  STRIPE_ORIGIN,
  type StandInStripe,
  standInStripe,
} from "@gf-ledger/vendor-stand-ins/stripe/stand-in-stripe";
import { openVendorNetwork, reaching } from "@gf-ledger/vendor-stand-ins/vendor-network";
import { afterAll, afterEach, onTestFinished } from "vitest";
import { ensurePrice } from "../src/stripe/premium-price";
import { createStripeClient, type StripeAccess } from "../src/stripe/stripe-client";
import { createStripePayments, type StripePaymentsOptions } from "../src/stripe/stripe-payments";

const network = openVendorNetwork();
afterEach(() => network.resetHandlers());
afterAll(() => network.close());

async function withPrice(
  stripe: StandInStripe,
  access: StripeAccess,
  options: Partial<StripePaymentsOptions> = {},
) {
  const client = createStripeClient(access);
  const { id: priceId } = await ensurePrice(client);
  const webhookSecret = STAND_IN_WEBHOOK_SECRET;
  const payments = createStripePayments({ ...access, webhookSecret, priceId, ...options });
  stripe.calls.length = 0;
  return { stripe, client, payments, priceId };
}

const ACCESS = { secretKey: STAND_IN_SECRET_KEY, timeoutMs: 400 };

/** The Stripe adapter with a new stand-in of Stripe, whose price is set up; it replaces the last stand-in. */
export function openStripe(options: Partial<StripePaymentsOptions> = {}) {
  const stripe = standInStripe();
  network.use(...stripe.handlers);
  return withPrice(stripe, ACCESS, options);
}

/** The same over HTTP, for a Stripe that stays silent: the client's clock begins with a real connection. */
export async function openServedStripe() {
  const stripe = standInStripe();
  const { url, close } = await serveVendor(STRIPE_ORIGIN, stripe.handlers);
  onTestFinished(close);
  network.use(reaching(url));
  return withPrice(stripe, { ...ACCESS, apiBase: url });
}
