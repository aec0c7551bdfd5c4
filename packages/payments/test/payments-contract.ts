import { describe, expect, it } from "vitest";
import type { Payments, Subscriber, SubscriptionState } from "../src/payments";

export interface PaymentsUnderTest {
  readonly payments: Payments;
  /** What the product stored last; called after each change. */
  store(state: SubscriptionState): void;
  /** The person pays. Resolves to the state from then on. */
  pay(externalId: string): Promise<SubscriptionState>;
}

export const SUBSCRIBER: Subscriber = {
  userId: "user-1",
  email: "ana@example.ca",
  edition: "ca",
  customerId: null,
};

/** The tests that every payments adapter must pass. */
export function paymentsContract(title: string, open: () => Promise<PaymentsUnderTest>) {
  async function subscribed() {
    const stage = await open();
    const { subscription } = await stage.payments.subscribe(SUBSCRIBER, "key-1");
    stage.store(subscription);
    const paid = await stage.pay(subscription.externalId);
    stage.store(paid);
    return { ...stage, paid, id: subscription.externalId };
  }

  describe(`Payments contract: ${title}`, () => {
    it("plans-12 a subscription begins incomplete, with a secret for its first payment", async () => {
      const { payments } = await open();
      const { clientSecret, subscription } = await payments.subscribe(SUBSCRIBER, "key-1");
      expect(clientSecret.length).toBeGreaterThan(8);
      expect(subscription).toMatchObject({
        status: "incomplete",
        currentPeriodEnd: null,
        cancelAtPeriodEnd: false,
      });
      expect(subscription.customerId).not.toBe("");
    });

    it("two tabs that subscribe at once get the same subscription", async () => {
      const { payments } = await open();
      const [one, two] = await Promise.all([
        payments.subscribe({ ...SUBSCRIBER, customerId: null }, "key-1"),
        payments.subscribe({ ...SUBSCRIBER, customerId: null }, "key-1"),
      ]);
      expect(two).toEqual(one);
    });

    it("another key is another subscription", async () => {
      const { payments } = await open();
      const one = await payments.subscribe(SUBSCRIBER, "key-1");
      const two = await payments.subscribe(SUBSCRIBER, "key-2");
      expect(two.subscription.externalId).not.toBe(one.subscription.externalId);
    });

    it("plans-1 a paid subscription runs for a year", async () => {
      const { paid } = await subscribed();
      const days = ((paid.currentPeriodEnd?.getTime() ?? 0) - Date.now()) / 86_400_000;
      expect(paid.status).toBe("active");
      expect(Math.round(days)).toBeGreaterThanOrEqual(365);
      expect(Math.round(days)).toBeLessThanOrEqual(366);
    });

    it("plans-10 a cancellation takes effect at the end of the period, and twice is once", async () => {
      const { payments, store, id, paid } = await subscribed();
      const cancelled = await payments.cancelAtPeriodEnd(id);
      expect(cancelled).toEqual({ ...paid, cancelAtPeriodEnd: true });
      store(cancelled);
      expect(await payments.cancelAtPeriodEnd(id)).toEqual(cancelled);
    });

    it("a cancellation can be taken back, and taking it back twice is once", async () => {
      const { payments, store, id, paid } = await subscribed();
      store(await payments.cancelAtPeriodEnd(id));
      const back = await payments.reactivate(id);
      expect(back).toEqual(paid);
      store(back);
      expect(await payments.reactivate(id)).toEqual(paid);
    });

    it("plans-30 an unfinished one can be abandoned, twice is once; one that was paid runs on", async () => {
      const { payments, store } = await open();
      const { subscription } = await payments.subscribe({ ...SUBSCRIBER, edition: "us" }, "key-1");
      expect(subscription.currency).toBe("USD");
      store(subscription);
      const ended = await payments.abandon(subscription.externalId);
      expect(ended).toMatchObject({ externalId: subscription.externalId, status: "canceled" });
      store(ended);
      expect((await payments.abandon(subscription.externalId)).status).toBe("canceled");
      const paid = await subscribed();
      expect(await paid.payments.abandon(paid.id)).toEqual(paid.paid);
    });

    it("retrieve answers the present state, and null for one that does not exist", async () => {
      const { payments, id, paid } = await subscribed();
      expect(await payments.retrieve(id)).toEqual(paid);
      expect(await payments.retrieve("sub_nowhere")).toBeNull();
    });

    it("plans-3 a payment within the money-back days is given back once, and the subscription ends with it", async () => {
      const { payments, store, id } = await subscribed();
      const lastMonth = new Date(Date.now() - 30 * 86_400_000);
      const ended = await payments.refund(id, lastMonth);
      expect(ended).toMatchObject({ status: "canceled" });
      if (typeof ended === "object") store(ended);
      expect(await payments.refund(id, lastMonth)).toMatchObject({ status: "canceled" });
      expect((await payments.retrieve(id))?.status).toBe("canceled");
    });

    it("plans-3 an older payment is not given back, and the subscription runs on", async () => {
      const { payments, id, paid } = await subscribed();
      expect(await payments.refund(id, new Date(Date.now() + 60_000))).toBe("too_late");
      expect(await payments.retrieve(id)).toEqual(paid);
    });

    it("the portal is an address that leads on", async () => {
      const { payments, paid } = await subscribed();
      const url = await payments.portalUrl(paid.customerId, "https://gfledger.ca/my-subscription");
      expect(new URL(url).protocol).toBe("https:");
    });

    it("an event without a right signature is none", async () => {
      const { payments } = await open();
      expect(await payments.verifyEvent("{}", null)).toBeNull();
      expect(await payments.verifyEvent('{"id":"evt_1"}', "t=1,v1=abc")).toBeNull();
    });
  });
}
