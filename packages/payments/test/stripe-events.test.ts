import { describe, expect, it } from "vitest";
import { SUBSCRIBER } from "./payments-contract";
import { openStripe } from "./stripe-test-app";

async function subscribed() {
  const stage = await openStripe();
  const { subscription } = await stage.payments.subscribe(SUBSCRIBER, "key-1");
  stage.stripe.world.pay(subscription.externalId);
  return {
    ...stage,
    id: subscription.externalId,
    object: stage.stripe.world.subscription(subscription.externalId),
  };
}

describe("plans-13 Stripe's events", () => {
  it("a signed event is read: its id, type, time and the subscription as it is now", async () => {
    const { stripe, payments, id, object } = await subscribed();
    const sent = stripe.event("customer.subscription.updated", object);
    expect(await payments.verifyEvent(sent.body, sent.signature)).toMatchObject({
      id: sent.id,
      type: "customer.subscription.updated",
      createdAt: new Date(sent.at.created * 1000),
      subscription: { externalId: id, status: "active" },
      notice: null,
    });
  });

  it("a late event answers the present state, never the old one it carries", async () => {
    const { stripe, payments, id, object } = await subscribed();
    const late = stripe.event("customer.subscription.updated", { ...object, status: "incomplete" });
    stripe.world.end(id);
    const event = await payments.verifyEvent(late.body, late.signature);
    expect(event?.subscription?.status).toBe("canceled");
  });

  it.each([
    ["another secret", (s: string) => s.replace(/v1=..../, "v1=0000")],
    ["no signature at all", () => "t=1"],
    ["nonsense", () => "☃"],
  ])("an event signed with %s is refused", async (_what, forge) => {
    const { stripe, payments, object } = await subscribed();
    const sent = stripe.event("customer.subscription.updated", object);
    expect(await payments.verifyEvent(sent.body, forge(sent.signature))).toBeNull();
  });

  it("a body that was changed after signing is refused", async () => {
    const { stripe, payments, object } = await subscribed();
    const sent = stripe.event("customer.subscription.updated", object);
    expect(await payments.verifyEvent(sent.body.replace("active", "trialing"), sent.signature)).toBeNull();
  });

  it("a time stamp older than five minutes is refused, a younger one is not", async () => {
    const { stripe, payments, object } = await subscribed();
    const now = stripe.world.seconds();
    const old = stripe.event("customer.subscription.updated", object, { signed: now - 360 });
    expect(await payments.verifyEvent(old.body, old.signature)).toBeNull();
    const young = stripe.event("customer.subscription.updated", object, { signed: now - 200 });
    expect(await payments.verifyEvent(young.body, young.signature)).not.toBeNull();
  });

  it("without a webhook secret nothing is believed", async () => {
    const { payments, stripe } = await openStripe({ webhookSecret: null });
    const sent = stripe.event("customer.created", { id: "cus_1" });
    expect(await payments.verifyEvent(sent.body, sent.signature)).toBeNull();
  });

  it("an event of an unknown type concerns no subscription", async () => {
    const { stripe, payments } = await openStripe();
    const sent = stripe.event("tea.brewed", { id: "tea_1", object: "tea" });
    expect(await payments.verifyEvent(sent.body, sent.signature)).toMatchObject({
      subscription: null,
      notice: null,
    });
  });

  it("a renewal that fails is told to its owner, a first payment that fails is not", async () => {
    const { stripe, payments, id, object } = await subscribed();
    const renewal = stripe.event("invoice.payment_failed", stripe.world.renew(id, false));
    expect(await payments.verifyEvent(renewal.body, renewal.signature)).toMatchObject({
      notice: { kind: "payment_failed" },
      subscription: { externalId: id, status: "past_due" },
    });
    const first = stripe.event(
      "invoice.payment_failed",
      stripe.world.addInvoice(object, "subscription_create"),
    );
    expect(await payments.verifyEvent(first.body, first.signature)).toMatchObject({ notice: null });
  });

  it("a renewal that comes is told to its owner", async () => {
    const { stripe, payments, object } = await subscribed();
    const sent = stripe.event("invoice.upcoming", stripe.world.addInvoice(object, "upcoming"));
    expect(await payments.verifyEvent(sent.body, sent.signature)).toMatchObject({
      notice: { kind: "renewal_coming" },
    });
  });

  it("a payment that succeeded while the browser died arrives as an event", async () => {
    const { stripe, payments, object } = await subscribed();
    const sent = stripe.event("invoice.paid", stripe.world.invoiceOf(object));
    expect((await payments.verifyEvent(sent.body, sent.signature))?.subscription?.status).toBe("active");
  });

  it("when Stripe can't be asked the event fails, so that it is delivered again", async () => {
    const { stripe, payments, object } = await subscribed();
    const sent = stripe.event("customer.subscription.updated", object);
    stripe.faults.push(500, 500, 500);
    await expect(payments.verifyEvent(sent.body, sent.signature)).rejects.toThrow("fault 500");
    expect((await payments.verifyEvent(sent.body, sent.signature))?.subscription?.status).toBe("active");
  });
});
