import { describe, expect, it } from "vitest";
import { stateOf } from "../src/stripe/subscription-state";
import { paymentsContract, SUBSCRIBER } from "./payments-contract";
import { openServedStripe, openStripe } from "./stripe-test-app";

paymentsContract("stripe", async () => {
  const { stripe, client, payments } = await openStripe();
  return {
    payments,
    store: () => undefined,
    pay: async (id) => {
      stripe.world.pay(id);
      return stateOf(await client.subscriptions.retrieve(id));
    },
  };
});

describe("plans-12 Stripe's checkout", () => {
  it.each([
    ["ca", "cad"],
    ["us", "usd"],
  ] as const)(
    "plans-14 the %s edition is charged in %s, for the price that was set up",
    async (edition, currency) => {
      const { stripe, payments, priceId } = await openStripe();
      const { subscription } = await payments.subscribe({ ...SUBSCRIBER, edition }, "key-1");
      const made = stripe.world.subscription(subscription.externalId);
      expect(made.currency).toBe(currency);
      expect(made.items.data[0]?.price.id).toBe(priceId);
      expect(made.metadata).toEqual({ userId: "user-1", edition });
    },
  );

  it("the client secret is that of the first invoice, which waits to be paid", async () => {
    const { stripe, payments } = await openStripe();
    const { clientSecret, subscription } = await payments.subscribe(SUBSCRIBER, "key-1");
    const invoice = stripe.world.invoiceOf(stripe.world.subscription(subscription.externalId));
    expect(clientSecret).toBe(invoice.confirmation_secret?.client_secret);
    expect(invoice.status).toBe("open");
  });

  it("a known customer is kept; one of the practice checkout, or one that is gone, is made again", async () => {
    const { stripe, payments } = await openStripe();
    const first = await payments.subscribe(SUBSCRIBER, "key-1");
    const { customerId } = first.subscription;
    const again = await payments.subscribe({ ...SUBSCRIBER, customerId }, "key-2");
    expect(again.subscription.customerId).toBe(customerId);
    expect(stripe.world.customers.size).toBe(1);
    const demo = await payments.subscribe({ ...SUBSCRIBER, customerId: "demo_cus_1" }, "key-3");
    expect(demo.subscription.customerId).toMatch(/^cus_/);
    const gone = await payments.subscribe({ ...SUBSCRIBER, customerId: "cus_gone" }, "key-4");
    expect(stripe.world.customers.has(gone.subscription.customerId)).toBe(true);
  });

  it("a call that fails once is made again, with the same key: nobody is subscribed twice", async () => {
    const { stripe, payments } = await openServedStripe();
    stripe.faults.push(500, "silence");
    await payments.subscribe(SUBSCRIBER, "key-1");
    expect(stripe.world.customers.size).toBe(1);
    expect(stripe.world.subscriptions.size).toBe(1);
  });

  it("Stripe down at checkout is an error, and the next try with the same key succeeds", async () => {
    const { stripe, payments } = await openStripe();
    stripe.faults.push(500, 500, 500);
    await expect(payments.subscribe(SUBSCRIBER, "key-1")).rejects.toThrow("fault 500");
    await payments.subscribe(SUBSCRIBER, "key-1");
    expect(stripe.world.subscriptions.size).toBe(1);
  });

  it("a wrong key is an error", async () => {
    const { payments } = await openStripe({ secretKey: "sk_test_wrong" });
    await expect(payments.subscribe(SUBSCRIBER, "key-1")).rejects.toThrow("Invalid API Key");
  });

  it("without a price id, the price is found by its name", async () => {
    const { stripe, payments, priceId } = await openStripe({ priceId: null });
    const { subscription } = await payments.subscribe(SUBSCRIBER, "key-1");
    expect(stripe.world.subscription(subscription.externalId).items.data[0]?.price.id).toBe(priceId);
  });

  it("a cancellation made on Stripe's own page is seen, and can be taken back", async () => {
    const { stripe, payments } = await openStripe();
    const { externalId } = (await payments.subscribe(SUBSCRIBER, "key-1")).subscription;
    stripe.world.pay(externalId);
    stripe.world.subscription(externalId).cancel_at = stripe.world.seconds() + 1000;
    expect((await payments.retrieve(externalId))?.cancelAtPeriodEnd).toBe(true);
    expect((await payments.reactivate(externalId)).cancelAtPeriodEnd).toBe(false);
  });

  it("what has ended stays ended when it is cancelled again", async () => {
    const { stripe, payments } = await openStripe();
    const { externalId } = (await payments.subscribe(SUBSCRIBER, "key-1")).subscription;
    stripe.world.end(externalId);
    expect((await payments.cancelAtPeriodEnd(externalId)).status).toBe("canceled");
  });

  it("after a failed renewal, the time that was paid for has ended and no new year is given", async () => {
    const { stripe, payments } = await openStripe();
    const { externalId } = (await payments.subscribe(SUBSCRIBER, "key-1")).subscription;
    stripe.world.pay(externalId);
    const paidUntil = (await payments.retrieve(externalId))?.currentPeriodEnd;
    stripe.world.renew(externalId, false);
    const state = await payments.retrieve(externalId);
    expect(state).toMatchObject({ status: "past_due", currentPeriodEnd: paidUntil });
  });

  it("a first payment that was never made ends the subscription", async () => {
    const { stripe, payments } = await openStripe();
    const { externalId } = (await payments.subscribe(SUBSCRIBER, "key-1")).subscription;
    stripe.world.end(externalId, "incomplete_expired");
    expect((await payments.retrieve(externalId))?.status).toBe("canceled");
  });
});
