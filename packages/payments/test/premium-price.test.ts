import { describe, expect, it } from "vitest";
import { ensurePrice } from "../src/stripe/premium-price";
import { openStripe } from "./stripe-test-app";

describe("plans-14 the Premium price", () => {
  it("is made once: 24.99 a year in CAD and in USD", async () => {
    const { stripe, client, priceId } = await openStripe();
    expect(await ensurePrice(client)).toEqual({ id: priceId, created: false });
    expect([...stripe.world.prices.values()]).toMatchObject([
      {
        currency: "cad",
        unit_amount: 2499,
        recurring: { interval: "year" },
        currency_options: { usd: { unit_amount: 2499 } },
      },
    ]);
  });

  it("is refused with a sentence when a price of its name stands for something else", async () => {
    const { stripe, client, priceId } = await openStripe();
    const price = stripe.world.prices.get(priceId);
    if (price) price.unit_amount = 999;
    await expect(ensurePrice(client)).rejects.toThrow("is not 24.99 a year");
  });
});
