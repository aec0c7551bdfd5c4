import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { refundPremium } from "../src/subscription/refund";
import { openStripeTestApp, type StripeTestApp } from "./support/stripe-test-app";
import { refusalOf } from "./support/test-app";

let testApp: StripeTestApp;
beforeAll(async () => {
  testApp = await openStripeTestApp();
});
afterAll(() => testApp.close());

type Act = "pay" | "renew" | "fail" | "cancel" | "keep" | "end";

/** Does one thing at Stripe and returns the event that reports it. */
function act(what: Act, id: string) {
  const { world } = testApp.stripe;
  const subscription = world.subscription(id);
  // A subscription that has ended does not change any more.
  if (subscription.status !== "canceled") {
    if (what === "pay") world.pay(id);
    if (what === "renew" || what === "fail") world.renew(id, what === "renew");
    if (what === "cancel" || what === "keep") subscription.cancel_at_period_end = what === "cancel";
    if (what === "end") world.end(id);
  }
  const type = what === "end" ? "customer.subscription.deleted" : "customer.subscription.updated";
  return testApp.stripe.event(type, { ...subscription });
}

const acts = fc.array(fc.constantFrom<Act>("pay", "renew", "fail", "cancel", "keep", "end"), {
  minLength: 1,
  maxLength: 5,
});

async function stateAtStripe(id: string) {
  const state = await testApp.services.payments.retrieve(id);
  if (!state) throw new Error("Stripe knows this subscription.");
  const { status, currentPeriodEnd, cancelAtPeriodEnd } = state;
  return { status, currentPeriodEnd, cancelAtPeriodEnd };
}

describe("plans-13 the events of a subscription", () => {
  test("in any order, late and repeated, end in the state that Stripe holds", async () => {
    const life = acts.chain((did) =>
      fc.record({
        did: fc.constant(did),
        // Each event once at least, some again, in any order.
        order: fc
          .array(fc.nat({ max: did.length - 1 }), { maxLength: 6 })
          .chain((again) =>
            fc.shuffledSubarray([...did.keys(), ...again], { minLength: did.length + again.length }),
          ),
      }),
    );
    await fc.assert(
      fc.asyncProperty(life, async ({ did, order }) => {
        const { id } = await testApp.subscriber();
        const events = did.map((what) => act(what, id));
        for (const at of order) await testApp.deliver(events[at] ?? { body: "", signature: "" });
        expect(await testApp.stored(id)).toEqual(await stateAtStripe(id));
      }),
      { numRuns: 15 },
    );
  });

  test("delivered all at once, to several servers, end in the state that Stripe holds", async () => {
    await fc.assert(
      fc.asyncProperty(acts, async (did) => {
        const { id } = await testApp.subscriber();
        const events = did.map((what) => act(what, id));
        await Promise.all([...events, ...events].map((event) => testApp.deliver(event)));
        expect(await testApp.stored(id)).toEqual(await stateAtStripe(id));
      }),
      { numRuns: 6 },
    );
  });

  test("one that was asked about earlier and answered later does not undo what is newer", async () => {
    const { id } = await testApp.subscriber();
    const paid = act("pay", id);
    const payments = testApp.services.payments;
    const asked = await payments.verifyEvent(paid.body, paid.signature);
    const slow = asked && { ...asked, observedAt: new Date(Number(asked.observedAt) - 1_000) };
    const ended = act("end", id);
    await testApp.deliver(ended);
    const context = testApp.anonymous().context;
    const { receivePaymentEvent } = await import("../src/subscription/receive-event");
    await receivePaymentEvent(
      { ...context, payments: { ...payments, verifyEvent: async () => slow } },
      { body: paid.body, signature: paid.signature },
    );
    expect(await testApp.stored(id)).toMatchObject({ status: "canceled" });
  });

  test("with a wrong signature, an old time stamp or another secret are refused and change nothing", async () => {
    const { id } = await testApp.subscriber();
    const before = await testApp.stored(id);
    const { body, signature } = act("pay", id);
    const old = testApp.stripe.event(
      "customer.subscription.updated",
      {},
      { signed: testApp.stripe.world.seconds() - 900 },
    );
    for (const forged of [
      { body, signature: signature.replace(/v1=.{6}/, "v1=000000") },
      { body: `${body} `, signature },
      old,
    ]) {
      await expect(testApp.deliver(forged)).rejects.toMatchObject({ code: "bad_request" });
    }
    expect(await testApp.stored(id)).toEqual(before);
  });

  test("of an unknown kind are taken, once, and change nothing", async () => {
    const { id } = await testApp.subscriber();
    const before = await testApp.stored(id);
    const tea = testApp.stripe.event("tea.brewed", { id: "tea_1", object: "tea" });
    expect(await testApp.deliver(tea)).toEqual({ received: true });
    expect(await testApp.deliver(tea)).toEqual({ received: true });
    expect(await testApp.stored(id)).toEqual(before);
  });

  test("while Stripe can't be asked fail, so that they come again, and then count", async () => {
    const { id } = await testApp.subscriber();
    const paid = act("pay", id);
    testApp.stripe.faults.push(500, 500, 500);
    await expect(testApp.deliver(paid)).rejects.toThrow();
    expect(await testApp.stored(id)).toMatchObject({ status: "incomplete" });
    await testApp.deliver(paid);
    expect(await testApp.stored(id)).toMatchObject({ status: "active" });
  });

  test("a failed renewal is mailed once, keeps Premium for the days of grace, and ends it after them", async () => {
    const { id, call, user } = await testApp.subscriber();
    await testApp.deliver(act("pay", id));
    const end = (await testApp.stored(id))?.currentPeriodEnd?.getTime() ?? 0;
    const failed = testApp.stripe.event("invoice.payment_failed", testApp.stripe.world.renew(id, false));
    await testApp.deliver(failed);
    await testApp.deliver(failed);
    const mails = (await testApp.mails()).filter(({ to }) => to === user.email);
    expect(mails.map(({ subject }) => subject)).toEqual(["Your GF Ledger payment did not go through"]);
    const before = testApp.clock.now;
    testApp.clock.now = new Date(end + 6 * 864e5);
    expect(await call.subscription.status()).toMatchObject({
      isPremium: true,
      subscription: { status: "past_due" },
    });
    testApp.clock.now = new Date(end + 8 * 864e5);
    expect(await call.subscription.status()).toMatchObject({ isPremium: false });
    testApp.clock.now = before;
  });
});

describe("plans-12 the checkout", () => {
  test("a payment that succeeds while the browser dies is known: by its event, by coming back, or by trying again", async () => {
    const [byEvent, byRefresh, byRetry] = [
      await testApp.subscriber(),
      await testApp.subscriber(),
      await testApp.subscriber(),
    ];
    for (const { id } of [byEvent, byRefresh, byRetry]) testApp.stripe.world.pay(id);
    const object = testApp.stripe.world.subscription(byEvent.id);
    await testApp.deliver(testApp.stripe.event("invoice.paid", testApp.stripe.world.invoiceOf(object)));
    expect(await byEvent.call.subscription.status()).toMatchObject({ isPremium: true });
    expect(await byRefresh.call.subscription.refresh()).toMatchObject({ isPremium: true });
    expect(await refusalOf(byRetry.call.subscription.create())).toEqual({
      code: "CONFLICT",
      message: "You already have Premium.",
    });
    expect(await byRetry.call.subscription.status()).toMatchObject({ isPremium: true });
  });

  test("an unfinished subscription that ran out is begun again, for the same customer", async () => {
    const { id, call, clientSecret, customerId, user } = await testApp.subscriber();
    expect(await call.subscription.create()).toEqual({ clientSecret });
    testApp.stripe.world.end(id, "incomplete_expired");
    expect((await call.subscription.create()).clientSecret).not.toBe(clientSecret);
    const row = await testApp.database.subscription.findUnique({ where: { userId: user.id } });
    expect(row).toMatchObject({ status: "incomplete", customerId });
  });

  test("two tabs that subscribe at once pay for one subscription", async () => {
    const { call } = await testApp.signIn();
    const made = testApp.stripe.world.subscriptions.size;
    const answers = await Promise.all([1, 2, 3].map(() => call.subscription.create()));
    expect(new Set(answers.map(({ clientSecret }) => clientSecret)).size).toBe(1);
    expect(testApp.stripe.world.subscriptions.size).toBe(made + 1);
  });

  test("Stripe down at checkout is a sentence, and the next try succeeds without a second subscription", async () => {
    const { call } = await testApp.signIn();
    const made = testApp.stripe.world.subscriptions.size;
    testApp.stripe.faults.push(500, 500, 500);
    expect((await refusalOf(call.subscription.create())).message).toBe("Failed to create subscription");
    await call.subscription.create();
    expect(testApp.stripe.world.subscriptions.size).toBe(made + 1);
  });

  test("what was practised before Stripe was set up counts for nothing and is in nobody's way", async () => {
    const { call, user } = await testApp.signIn();
    await testApp.database.subscription.create({
      data: {
        userId: user.id,
        externalId: "demo_sub_1",
        customerId: "demo_cus_1",
        provider: "demo",
        status: "active",
        currentPeriodEnd: new Date("2027-03-20"),
        stateAt: new Date("2026-03-20"),
      },
    });
    expect(await call.subscription.status()).toMatchObject({ isPremium: false, subscription: null });
    expect(await call.receipts.planUse()).toMatchObject({ premium: false, limit: 5 });
    await call.subscription.create();
    const row = await testApp.database.subscription.findUnique({ where: { userId: user.id } });
    expect(row).toMatchObject({ provider: "stripe", status: "incomplete" });
  });

  test("accounts-43 an account is deleted only when its subscription will not be charged again", async () => {
    const { id, call, user } = await testApp.subscriber();
    await testApp.deliver(act("pay", id));
    testApp.stripe.faults.push(500, 500, 500);
    expect((await refusalOf(call.account.delete({}))).message).toContain("nothing was deleted");
    expect(await testApp.database.user.count({ where: { id: user.id } })).toBe(1);
    await call.account.delete({});
    expect(testApp.stripe.world.subscription(id).cancel_at_period_end).toBe(true);
    expect(await testApp.database.user.count({ where: { id: user.id } })).toBe(0);
  });
});

test("plans-3 within 30 days of a payment support gives it back, once: Premium ends and its owner is told", async () => {
  const { id, call, user } = await testApp.subscriber();
  const refund = () => refundPremium(testApp.services, ` ${user.email.toUpperCase()}`);
  expect(await refund()).toEqual({ ok: false, reason: "no_subscription" });
  await testApp.deliver(act("pay", id));
  const before = testApp.clock.now;
  testApp.clock.now = new Date(Date.now() + 31 * 864e5);
  expect(await refund()).toEqual({ ok: false, reason: "too_late" });
  expect(testApp.stripe.world.refunds.size).toBe(0);
  testApp.clock.now = new Date();
  expect(await Promise.all([refund(), refund()])).toEqual([{ ok: true }, { ok: true }]);
  expect([...testApp.stripe.world.refunds.values()].map(({ amount }) => amount)).toEqual([2499]);
  const person = await call.subscription.status();
  expect(person).toMatchObject({ isPremium: false, subscription: { status: "canceled" } });
  expect(await refund()).toEqual({ ok: true });
  const mails = (await testApp.mails()).filter(({ to }) => to === user.email);
  expect(mails.every(({ text }) => text.includes("Premium has ended"))).toBe(true);
  testApp.clock.now = before;
});
