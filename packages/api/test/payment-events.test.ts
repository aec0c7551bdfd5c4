import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { refundPremium } from "../src/subscription/refund";
import { refusalOf } from "./support/stage";
import { openStripeStage, type StripeStage } from "./support/stripe-stage";

let stage: StripeStage;
beforeAll(async () => {
  stage = await openStripeStage();
});
afterAll(() => stage.close());

type Act = "pay" | "renew" | "fail" | "cancel" | "keep" | "end";

/** Does one thing at Stripe and returns the event that reports it. */
function act(what: Act, id: string) {
  const { world } = stage.stripe;
  const subscription = world.subscription(id);
  // A subscription that has ended does not change any more.
  if (subscription.status !== "canceled") {
    if (what === "pay") world.pay(id);
    if (what === "renew" || what === "fail") world.renew(id, what === "renew");
    if (what === "cancel" || what === "keep") subscription.cancel_at_period_end = what === "cancel";
    if (what === "end") world.end(id);
  }
  const type = what === "end" ? "customer.subscription.deleted" : "customer.subscription.updated";
  return stage.stripe.event(type, { ...subscription });
}

const acts = fc.array(fc.constantFrom<Act>("pay", "renew", "fail", "cancel", "keep", "end"), {
  minLength: 1,
  maxLength: 5,
});

async function stateAtStripe(id: string) {
  const state = await stage.services.payments.retrieve(id);
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
        const { id } = await stage.subscriber();
        const events = did.map((what) => act(what, id));
        for (const at of order) await stage.deliver(events[at] ?? { body: "", signature: "" });
        expect(await stage.stored(id)).toEqual(await stateAtStripe(id));
      }),
      { numRuns: 15 },
    );
  });

  test("delivered all at once, to several servers, end in the state that Stripe holds", async () => {
    await fc.assert(
      fc.asyncProperty(acts, async (did) => {
        const { id } = await stage.subscriber();
        const events = did.map((what) => act(what, id));
        await Promise.all([...events, ...events].map((event) => stage.deliver(event)));
        expect(await stage.stored(id)).toEqual(await stateAtStripe(id));
      }),
      { numRuns: 6 },
    );
  });

  test("one that was asked about earlier and answered later does not undo what is newer", async () => {
    const { id } = await stage.subscriber();
    const paid = act("pay", id);
    const payments = stage.services.payments;
    const asked = await payments.verifyEvent(paid.body, paid.signature);
    const slow = asked && { ...asked, observedAt: new Date(Number(asked.observedAt) - 1_000) };
    const ended = act("end", id);
    await stage.deliver(ended);
    const context = stage.anonymous().context;
    const { receivePaymentEvent } = await import("../src/subscription/receive-event");
    await receivePaymentEvent(
      { ...context, payments: { ...payments, verifyEvent: async () => slow } },
      { body: paid.body, signature: paid.signature },
    );
    expect(await stage.stored(id)).toMatchObject({ status: "canceled" });
  });

  test("with a wrong signature, an old time stamp or another secret are refused and change nothing", async () => {
    const { id } = await stage.subscriber();
    const before = await stage.stored(id);
    const { body, signature } = act("pay", id);
    const old = stage.stripe.event(
      "customer.subscription.updated",
      {},
      { signed: stage.stripe.world.seconds() - 900 },
    );
    for (const forged of [
      { body, signature: signature.replace(/v1=.{6}/, "v1=000000") },
      { body: `${body} `, signature },
      old,
    ]) {
      await expect(stage.deliver(forged)).rejects.toMatchObject({ code: "bad_request" });
    }
    expect(await stage.stored(id)).toEqual(before);
  });

  test("of an unknown kind are taken, once, and change nothing", async () => {
    const { id } = await stage.subscriber();
    const before = await stage.stored(id);
    const tea = stage.stripe.event("tea.brewed", { id: "tea_1", object: "tea" });
    expect(await stage.deliver(tea)).toEqual({ received: true });
    expect(await stage.deliver(tea)).toEqual({ received: true });
    expect(await stage.stored(id)).toEqual(before);
  });

  test("while Stripe can't be asked fail, so that they come again, and then count", async () => {
    const { id } = await stage.subscriber();
    const paid = act("pay", id);
    stage.stripe.faults.push(500, 500, 500);
    await expect(stage.deliver(paid)).rejects.toThrow();
    expect(await stage.stored(id)).toMatchObject({ status: "incomplete" });
    await stage.deliver(paid);
    expect(await stage.stored(id)).toMatchObject({ status: "active" });
  });

  test("a failed renewal is mailed once, keeps Premium for the days of grace, and ends it after them", async () => {
    const { id, call, user } = await stage.subscriber();
    await stage.deliver(act("pay", id));
    const end = (await stage.stored(id))?.currentPeriodEnd?.getTime() ?? 0;
    const failed = stage.stripe.event("invoice.payment_failed", stage.stripe.world.renew(id, false));
    await stage.deliver(failed);
    await stage.deliver(failed);
    const mails = (await stage.mails()).filter(({ to }) => to === user.email);
    expect(mails.map(({ subject }) => subject)).toEqual(["Your GF Ledger payment did not go through"]);
    const before = stage.clock.now;
    stage.clock.now = new Date(end + 6 * 864e5);
    expect(await call.subscription.status()).toMatchObject({
      isPremium: true,
      subscription: { status: "past_due" },
    });
    stage.clock.now = new Date(end + 8 * 864e5);
    expect(await call.subscription.status()).toMatchObject({ isPremium: false });
    stage.clock.now = before;
  });
});

describe("plans-12 the checkout", () => {
  test("a payment that succeeds while the browser dies is known: by its event, by coming back, or by trying again", async () => {
    const [byEvent, byRefresh, byRetry] = [
      await stage.subscriber(),
      await stage.subscriber(),
      await stage.subscriber(),
    ];
    for (const { id } of [byEvent, byRefresh, byRetry]) stage.stripe.world.pay(id);
    const object = stage.stripe.world.subscription(byEvent.id);
    await stage.deliver(stage.stripe.event("invoice.paid", stage.stripe.world.invoiceOf(object)));
    expect(await byEvent.call.subscription.status()).toMatchObject({ isPremium: true });
    expect(await byRefresh.call.subscription.refresh()).toMatchObject({ isPremium: true });
    expect(await refusalOf(byRetry.call.subscription.create())).toEqual({
      code: "CONFLICT",
      message: "You already have Premium.",
    });
    expect(await byRetry.call.subscription.status()).toMatchObject({ isPremium: true });
  });

  test("an unfinished subscription that ran out is begun anew, for the same customer", async () => {
    const { id, call, clientSecret, customerId, user } = await stage.subscriber();
    expect(await call.subscription.create()).toEqual({ clientSecret });
    stage.stripe.world.end(id, "incomplete_expired");
    expect((await call.subscription.create()).clientSecret).not.toBe(clientSecret);
    const row = await stage.database.subscription.findUnique({ where: { userId: user.id } });
    expect(row).toMatchObject({ status: "incomplete", customerId });
  });

  test("two tabs that subscribe at once pay for one subscription", async () => {
    const { call } = await stage.signIn();
    const made = stage.stripe.world.subscriptions.size;
    const answers = await Promise.all([1, 2, 3].map(() => call.subscription.create()));
    expect(new Set(answers.map(({ clientSecret }) => clientSecret)).size).toBe(1);
    expect(stage.stripe.world.subscriptions.size).toBe(made + 1);
  });

  test("Stripe down at checkout is a sentence, and the next try succeeds without a second subscription", async () => {
    const { call } = await stage.signIn();
    const made = stage.stripe.world.subscriptions.size;
    stage.stripe.faults.push(500, 500, 500);
    expect((await refusalOf(call.subscription.create())).message).toBe("Failed to create subscription");
    await call.subscription.create();
    expect(stage.stripe.world.subscriptions.size).toBe(made + 1);
  });

  test("what was practised before Stripe was set up counts for nothing and is in nobody's way", async () => {
    const { call, user } = await stage.signIn();
    await stage.database.subscription.create({
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
    const row = await stage.database.subscription.findUnique({ where: { userId: user.id } });
    expect(row).toMatchObject({ provider: "stripe", status: "incomplete" });
  });

  test("accounts-43 an account is deleted only when its subscription will not be charged again", async () => {
    const { id, call, user } = await stage.subscriber();
    await stage.deliver(act("pay", id));
    stage.stripe.faults.push(500, 500, 500);
    expect((await refusalOf(call.account.delete({}))).message).toContain("nothing was deleted");
    expect(await stage.database.user.count({ where: { id: user.id } })).toBe(1);
    await call.account.delete({});
    expect(stage.stripe.world.subscription(id).cancel_at_period_end).toBe(true);
    expect(await stage.database.user.count({ where: { id: user.id } })).toBe(0);
  });
});

test("plans-3 within 30 days of a payment support gives it back, once: Premium ends and its owner is told", async () => {
  const { id, call, user } = await stage.subscriber();
  const refund = () => refundPremium(stage.services, ` ${user.email.toUpperCase()}`);
  expect(await refund()).toEqual({ ok: false, reason: "no_subscription" });
  await stage.deliver(act("pay", id));
  const before = stage.clock.now;
  stage.clock.now = new Date(Date.now() + 31 * 864e5);
  expect(await refund()).toEqual({ ok: false, reason: "too_late" });
  expect(stage.stripe.world.refunds.size).toBe(0);
  stage.clock.now = new Date();
  expect(await Promise.all([refund(), refund()])).toEqual([{ ok: true }, { ok: true }]);
  expect([...stage.stripe.world.refunds.values()].map(({ amount }) => amount)).toEqual([2499]);
  const person = await call.subscription.status();
  expect(person).toMatchObject({ isPremium: false, subscription: { status: "canceled" } });
  expect(await refund()).toEqual({ ok: true });
  const mails = (await stage.mails()).filter(({ to }) => to === user.email);
  expect(mails.every(({ text }) => text.includes("Premium has ended"))).toBe(true);
  stage.clock.now = before;
});
