import { describe, expect, it } from "vitest";
import { createDemoPayments } from "../src/demo/demo-payments";
import type { SubscriptionState } from "../src/payments";
import { paymentsContract, SUBSCRIBER } from "./payments-contract";

function openDemo(now?: () => Date) {
  const rows = new Map<string, SubscriptionState>();
  const payments = createDemoPayments({ read: async (id) => rows.get(id) ?? null, now });
  const complete = payments.completeDemo;
  if (!complete) throw new Error("The practice checkout can be completed");
  return { payments, complete, store: (state: SubscriptionState) => void rows.set(state.externalId, state) };
}

paymentsContract("demo", async () => {
  const demo = openDemo();
  return { ...demo, pay: (id) => demo.complete(id, "succeeds") };
});

describe("plans-11 the practice checkout", () => {
  async function started(now?: () => Date) {
    const demo = openDemo(now);
    const { clientSecret, subscription } = await demo.payments.subscribe(SUBSCRIBER, "key-1");
    demo.store(subscription);
    return { ...demo, clientSecret, subscription, id: subscription.externalId };
  }

  it("names itself in every id, so that nothing of it is taken for a real payment", async () => {
    const { clientSecret, subscription } = await started();
    const names = [clientSecret, subscription.externalId, subscription.customerId];
    expect(names.every((name) => name.startsWith("demo_"))).toBe(true);
  });

  it.each(["fails", "needs_confirmation"] as const)(
    "ends unpaid when the person chose '%s'",
    async (outcome) => {
      const { complete, id, subscription } = await started();
      expect(await complete(id, outcome)).toEqual(subscription);
    },
  );

  it("paid twice is paid once: the period does not grow", async () => {
    let now = new Date("2026-03-14T12:00:00Z");
    const { complete, store, id } = await started(() => now);
    const paid = await complete(id, "succeeds");
    expect(paid.currentPeriodEnd).toEqual(new Date("2027-03-14T12:00:00Z"));
    store(paid);
    now = new Date("2026-06-01T12:00:00Z");
    expect(await complete(id, "succeeds")).toEqual(paid);
  });

  it("renews by itself, and ends where it was cancelled", async () => {
    let now = new Date("2026-03-14T12:00:00Z");
    const { payments, complete, store, id } = await started(() => now);
    const paid = await complete(id, "succeeds");
    store(paid);
    now = new Date("2028-06-01T12:00:00Z");
    expect((await payments.retrieve(id))?.currentPeriodEnd).toEqual(new Date("2029-03-14T12:00:00Z"));
    store({ ...paid, cancelAtPeriodEnd: true });
    expect((await payments.retrieve(id))?.status).toBe("canceled");
    await expect(payments.reactivate(id)).rejects.toThrow("paymentFaults.subscriptionEnded");
  });

  it("knows only what was stored", async () => {
    const { complete, payments } = await started();
    await expect(complete("demo_sub_nowhere", "succeeds")).rejects.toThrow("paymentFaults.practiceUnknown");
    await expect(payments.cancelAtPeriodEnd("demo_sub_nowhere")).rejects.toThrow(
      "paymentFaults.practiceUnknown",
    );
  });
});
