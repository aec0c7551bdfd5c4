import { PREMIUM_PRICE_CENTS } from "@gf-ledger/domain/subscription/plans";
import type Stripe from "stripe";

/** The lookup key of the yearly price at Stripe. */
const PREMIUM_LOOKUP_KEY = "gf-ledger-premium-yearly";

function isPremiumPrice(price: Stripe.Price): boolean {
  return (
    price.recurring?.interval === "year" &&
    price.recurring.interval_count === 1 &&
    price.currency === "cad" &&
    price.unit_amount === PREMIUM_PRICE_CENTS &&
    price.currency_options?.usd?.unit_amount === PREMIUM_PRICE_CENTS
  );
}

/** The yearly price, `null` when there is none. */
async function findPremiumPrice(stripe: Stripe): Promise<Stripe.Price | null> {
  const prices = await stripe.prices.list({
    lookup_keys: [PREMIUM_LOOKUP_KEY],
    active: true,
    limit: 1,
    expand: ["data.currency_options"],
  });
  return prices.data[0] ?? null;
}

/**
 * The price that a subscription is begun with, looked at again for each: nobody is charged another amount than
 * the pages show, whatever was changed in Stripe's dashboard.
 * @param priceId the price of the settings; `null`: found by its lookup key
 * @throws Error when there is none, or it is archived or of another amount or period
 */
export async function premiumPrice(stripe: Stripe, priceId: string | null): Promise<string> {
  const price = priceId
    ? await stripe.prices.retrieve(priceId, { expand: ["currency_options"] })
    : await findPremiumPrice(stripe);
  if (!price) throw new Error("Stripe has no Premium price yet. Run npm run stripe:setup once.");
  if (!price.active || !isPremiumPrice(price)) {
    throw new Error(`The Stripe price ${price.id} is archived, or not 24.99 a year in CAD and USD.`);
  }
  return price.id;
}

/**
 * Looks the Premium price up, or makes it once: 24.99 a year, in CAD and in USD (plans-1, plans-14).
 * @throws Error when the price of that lookup key has other amounts or another period
 */
export async function ensurePrice(stripe: Stripe): Promise<{ id: string; created: boolean }> {
  const found = await findPremiumPrice(stripe);
  if (found && !isPremiumPrice(found)) {
    throw new Error(
      `The Stripe price ${found.id} (${PREMIUM_LOOKUP_KEY}) is not 24.99 a year in CAD and USD. Archive it and run the setup again.`,
    );
  }
  if (found) return { id: found.id, created: false };

  const price = await stripe.prices.create(
    {
      lookup_key: PREMIUM_LOOKUP_KEY,
      currency: "cad",
      unit_amount: PREMIUM_PRICE_CENTS,
      currency_options: { usd: { unit_amount: PREMIUM_PRICE_CENTS } },
      recurring: { interval: "year" },
      product_data: { name: "GF Ledger Premium" },
    },
    { idempotencyKey: PREMIUM_LOOKUP_KEY },
  );
  return { id: price.id, created: true };
}
