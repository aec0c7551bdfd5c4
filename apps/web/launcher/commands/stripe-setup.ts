import { ensurePrice } from "@gf-ledger/payments/stripe/premium-price";
import { createStripeClient } from "@gf-ledger/payments/stripe/stripe-client";
import { stripeKeyProblem } from "@gf-ledger/payments/stripe/stripe-keys";
import { ensureEndpoint } from "@gf-ledger/payments/stripe/webhook-endpoint";
import { variables } from "../../src/environment/process-environment";
import { print } from "../steps";

type StripeClient = ReturnType<typeof createStripeClient>;

/** Finds or makes the endpoint that events are sent to; Stripe sends to public addresses only (plans-31). */
async function setUpEndpoint(stripe: StripeClient, appUrl: string | undefined): Promise<void> {
  if (!appUrl?.startsWith("https://")) {
    print("Set APP_URL_CA to the product's https address, and this command makes the webhook endpoint too.");
    return;
  }
  const { id, secret, others } = await ensureEndpoint(stripe, new URL("/api/payments/webhook", appUrl).href);
  if (secret) print(`Created the webhook endpoint ${id}. Set STRIPE_WEBHOOK_SECRET=${secret}`);
  else print(`Found the webhook endpoint ${id}.`);
  for (const other of others) {
    print(`The endpoint ${other} sends in another version: switch it off in Stripe's dashboard after that.`);
  }
}

/** `npm run stripe:setup`: finds or creates the yearly Premium price and the webhook endpoint, once. */
async function main(): Promise<void> {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_API_BASE: apiBase, APP_ENV, APP_URL_CA: appUrl } = variables();
  if (!secretKey) throw new Error("Set STRIPE_SECRET_KEY first.");
  const problem = stripeKeyProblem({ secretKey, publishableKey: null }, APP_ENV === "production");
  if (problem) throw new Error(problem);
  const stripe = createStripeClient({ secretKey, ...(apiBase ? { apiBase } : {}) });
  const { id, created } = await ensurePrice(stripe);
  print(`${created ? "Created" : "Found"} the Premium price ${id}. STRIPE_PRICE_ID=${id} saves a look-up.`);
  await setUpEndpoint(stripe, appUrl);
}

main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
