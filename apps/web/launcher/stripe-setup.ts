import { ensurePrice } from "@gf-ledger/payments/stripe/premium-price";
import { createStripeClient } from "@gf-ledger/payments/stripe/stripe-client";
import { stripeKeyProblem } from "@gf-ledger/payments/stripe/stripe-keys";
import { variables } from "../src/environment/process-environment";
import { print } from "./steps";

/** `npm run stripe:setup`: finds or creates the yearly Premium price, once. */
async function main(): Promise<void> {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_API_BASE: apiBase, APP_ENV } = variables();
  if (!secretKey) throw new Error("Set STRIPE_SECRET_KEY first.");
  const problem = stripeKeyProblem({ secretKey, publishableKey: null }, APP_ENV === "production");
  if (problem) throw new Error(problem);
  const stripe = createStripeClient({ secretKey, ...(apiBase ? { apiBase } : {}) });
  const { id, created } = await ensurePrice(stripe);
  print(`${created ? "Created" : "Found"} the Premium price ${id}. STRIPE_PRICE_ID=${id} saves a look-up.`);
}

main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
