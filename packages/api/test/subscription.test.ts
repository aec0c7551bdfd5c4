import { createDemoPayments } from "@gf-ledger/payments/demo/demo-payments";
import type { PaymentEvent, Payments, SubscriptionState } from "@gf-ledger/payments/payments";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { answerOf } from "../src/refusals/refusal-error";
import { receivePaymentEvent } from "../src/subscription/receive-event";
import { openTestApp, refusalOf, type TestApp } from "./support/test-app";

let testApp: TestApp;
/** What the signed webhook would say; the signature itself is tested with the adapter. */
let delivered: PaymentEvent | null = null;

beforeAll(async () => {
  const read = async (externalId: string): Promise<SubscriptionState | null> => {
    const row = await testApp.database.subscription.findUnique({ where: { externalId } });
    if (!row) return null;
    const currency = row.currency === "USD" ? "USD" : "CAD";
    return { ...row, currency, status: row.status as SubscriptionState["status"] };
  };
  const demo = createDemoPayments({ read, now: () => testApp.clock.now });
  const payments: Payments = { ...demo, verifyEvent: async () => delivered };
  testApp = await openTestApp({ payments });
});
afterAll(() => testApp.close());

describe("plans-10 Subscription", () => {
  test("Free, then the payment form, then Active; receipts are unlimited from then on", async () => {
    const { call } = await testApp.signIn();
    expect(await call.subscription.status()).toMatchObject({
      isPremium: false,
      isSubscribed: false,
      subscription: null,
      provider: "demo",
    });
    const { clientSecret } = await call.subscription.create();
    expect(clientSecret).toBeTruthy();
    expect(await call.subscription.status()).toMatchObject({ isPremium: false, subscription: null });
    expect((await refusalOf(call.subscription.completePractice({ outcome: "fails" }))).message).toContain(
      "declined",
    );
    const active = await call.subscription.completePractice({ outcome: "succeeds" });
    expect(active).toMatchObject({
      isPremium: true,
      subscription: { status: "active", cancelAtPeriodEnd: false },
    });
    expect(await call.receipts.planUse()).toMatchObject({ limit: null, premium: true });
  });

  test("plans-8 the status says whether the plan is Premium, and what of the subscription is shown", async () => {
    const { call } = await testApp.signIn();
    const issuer = { provider: "demo", publishableKey: null, visionModel: false };
    const free = { isPremium: false, isSubscribed: false, subscription: null, ...issuer };
    expect(await call.subscription.status()).toEqual(free);
    await call.subscription.create();
    expect(await call.subscription.status()).toEqual(free);
    await call.subscription.completePractice({ outcome: "succeeds" });
    expect(await call.subscription.status()).toEqual({
      isPremium: true,
      isSubscribed: true,
      subscription: {
        status: "active",
        currentPeriodEnd: "2027-03-20T12:00:00.000Z",
        cancelAtPeriodEnd: false,
        plan: expect.any(String),
      },
      ...issuer,
    });
  });

  test("two tabs subscribing at once share one unfinished subscription", async () => {
    const { call, user } = await testApp.signIn();
    const answers = await Promise.all([
      call.subscription.create(),
      call.subscription.create(),
      call.subscription.create(),
    ]);
    expect(new Set(answers.map((answer) => answer.clientSecret)).size).toBe(1);
    expect(await testApp.database.subscription.count({ where: { userId: user.id } })).toBe(1);
  });

  test("cancelling takes effect at the end of the period, twice is once, and can be taken back", async () => {
    const { call } = await testApp.signIn();
    await call.subscription.create();
    await call.subscription.completePractice({ outcome: "succeeds" });
    const first = await call.subscription.cancel();
    expect(first).toMatchObject({ isPremium: true, subscription: { cancelAtPeriodEnd: true } });
    expect(await call.subscription.cancel()).toEqual(first);
    expect(await call.subscription.reactivate()).toMatchObject({
      subscription: { cancelAtPeriodEnd: false },
    });
  });

  test("without a subscription there is nothing to cancel", async () => {
    const { call } = await testApp.signIn();
    expect((await refusalOf(call.subscription.cancel())).code).toBe("NOT_FOUND");
  });
});

describe("plans-13 payment events", () => {
  async function subscriber() {
    const person = await testApp.signIn();
    await person.call.subscription.create();
    const row = await testApp.database.subscription.findUniqueOrThrow({ where: { userId: person.user.id } });
    return { ...person, row };
  }

  function event(id: string, at: string, subscription: SubscriptionState | null): PaymentEvent {
    return { id, type: "customer.subscription.updated", createdAt: new Date(at), subscription, notice: null };
  }

  const deliver = async (one: PaymentEvent | null) => {
    delivered = one;
    const { context } = testApp.anonymous();
    return answerOf(await receivePaymentEvent(context, { body: "{}", signature: "t=1" }));
  };

  test("late and repeated events end in the newest state", async () => {
    const { row, call } = await subscriber();
    const base = {
      externalId: row.externalId,
      customerId: row.customerId,
      cancelAtPeriodEnd: false,
      currency: "CAD" as const,
    };
    const periodEnd = new Date("2027-03-20T00:00:00Z");
    const active = event("evt_2", "2026-03-21T00:00:02Z", {
      ...base,
      status: "active",
      currentPeriodEnd: periodEnd,
    });
    const incomplete = event("evt_1", "2026-03-21T00:00:01Z", {
      ...base,
      status: "incomplete",
      currentPeriodEnd: null,
    });
    for (const one of [active, incomplete, active, incomplete]) await deliver(one);
    expect(await call.subscription.status()).toMatchObject({
      isPremium: true,
      subscription: { status: "active" },
    });
    expect(await testApp.database.paymentEvent.count({ where: { id: { in: ["evt_1", "evt_2"] } } })).toBe(2);
  });

  test("one whose signature is not valid is refused", async () => {
    await expect(deliver(null)).rejects.toMatchObject({ code: "bad_request" });
  });

  test("one of an unknown subscription is taken and changes nothing", async () => {
    const before = await testApp.database.subscription.findMany();
    const stranger = {
      externalId: "sub_unknown",
      customerId: "cus_x",
      status: "active" as const,
      currentPeriodEnd: null,
      cancelAtPeriodEnd: false,
      currency: "CAD" as const,
    };
    expect(await deliver(event("evt_9", "2026-03-21T00:00:00Z", stranger))).toEqual({ received: true });
    expect(await testApp.database.subscription.findMany()).toEqual(before);
  });
});
