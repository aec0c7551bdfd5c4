import { afterAll, expect, test } from "vitest";
import { signedIn } from "./support/browser";
import { mailTo, visitProduct } from "./support/product";
import { startStripeShop } from "./support/stripe-shop";

const shop = await startStripeShop();
const leave = visitProduct(shop.url, shop.dataFolder);
afterAll(() => {
  leave();
  return shop.close();
});

/** A person who has begun a subscription, and its id at Stripe. */
async function subscriber() {
  const person = await signedIn();
  await person.call("POST", "/api/payments/create-subscription");
  const id = [...shop.stripe.world.subscriptions.keys()].at(-1) ?? "";
  return { ...person, id, status: () => person.call("GET", "/api/payments/subscription") };
}

test("plans-31 npm run stripe:setup: finds the price, makes the endpoint once, names others, and says what is missing", async () => {
  const price = "Found the Premium price (price_\\d+)\\. STRIPE_PRICE_ID=\\1 saves a look-up\\.";
  const local = await shop.command("stripe:setup");
  expect([local.code, local.output]).toEqual([
    0,
    expect.stringMatching(new RegExp(`^${price}\nSet APP_URL_CA to the product's https address, .+\\.$`)),
  ]);
  const setUp = () => shop.command("stripe:setup", [], { APP_URL_CA: "https://gfledger.example" });
  const { endpoints } = shop.stripe.world;
  const older = {
    id: "we_older",
    object: "webhook_endpoint",
    url: "https://gfledger.example/api/payments/webhook",
    status: "enabled",
    api_version: "2024-06-20",
    enabled_events: ["invoice.paid"],
    livemode: false,
    created: 0,
  } as const;
  endpoints.set(older.id, { ...older, enabled_events: [...older.enabled_events] });
  const made = await setUp();
  const own = [...endpoints.keys()].at(-1);
  expect(made.output).toMatch(
    new RegExp(`${price}\nCreated the webhook endpoint ${own}\\. Set STRIPE_WEBHOOK_SECRET=whsec_${own}\n`),
  );
  expect(made.output).toContain("The endpoint we_older sends in another version");
  expect((await setUp()).output).toContain(`Found the webhook endpoint ${own}.`);
  expect(endpoints.size).toBe(2);
  expect(await shop.command("stripe:setup", [], { STRIPE_SECRET_KEY: "" })).toEqual({
    code: 1,
    output: "Set STRIPE_SECRET_KEY first.",
  });
});

test("prices-20 npm run pooled-prices: says what would be published, beside the running product", async () => {
  const { code, output: message } = await shop.command("pooled-prices");
  expect([code, message]).toEqual([
    0,
    "0 medians would be published; 0 groups of 10 people held back, as their prices are too far apart or somebody left.",
  ]);
});

test("npm run stripe:reconcile: a payment whose event was lost is made good, and Stripe being down is said", async () => {
  const person = await subscriber();
  shop.stripe.world.pay(person.id);
  expect(await shop.command("stripe:reconcile")).toEqual({
    code: 0,
    output: "Asked Stripe about 1 subscription: 1 had changed, 0 could not be asked.",
  });
  expect(await person.status()).toMatchObject({ isPremium: true });

  shop.stripe.faults.push(...Array.from({ length: 20 }, () => 503));
  const down = await shop.command("stripe:reconcile");
  shop.stripe.faults.length = 0;
  expect(down.code).toBe(1);
  expect(down.output).toContain("Asked Stripe about 1 subscription: 0 had changed, 1 could not be asked.");
});

test("plans-3 npm run refund: the last payment is given back, Premium ends, its owner is told; refusals are sentences", async () => {
  const person = await subscriber();
  const refund = (...args: string[]) => shop.command("refund", args);
  expect(await refund()).toEqual({
    code: 1,
    output: "Say whose payment is given back: npm run refund -- ana@example.ca",
  });
  const none = { code: 1, output: "There is no paid subscription of this address." };
  expect(await refund(person.email)).toEqual(none);

  shop.stripe.world.pay(person.id);
  await shop.command("stripe:reconcile");
  expect(await refund(person.email)).toEqual({
    code: 0,
    output: "The last payment was given back, and Premium has ended. Its owner is told by mail.",
  });
  expect(await person.status()).toMatchObject({ isPremium: false });
  expect([...shop.stripe.world.refunds.values()].map(({ amount }) => amount)).toEqual([2499]);
  expect((await mailTo(person.email, /Premium has ended|cancelled/i)).text).toContain("Premium has ended");
  expect((await refund(person.email)).code).toBe(0);
  expect(shop.stripe.world.refunds.size).toBe(1);
});
