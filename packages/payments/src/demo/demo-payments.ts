import { createHash } from "node:crypto";
import { AppError } from "@gf-ledger/domain/app-error";
import { messageKey } from "@gf-ledger/domain/messages/message-key";
import type { Payments, SubscriptionState } from "../payments";
import { renewedState, yearAfter, yearBefore } from "./practice-year";

export interface DemoOptions {
  /** The subscription as the product last stored it; the practice checkout itself stores nothing. */
  readonly read: (externalId: string) => Promise<SubscriptionState | null>;
  readonly now?: () => Date;
}

function nameFor(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 24);
}

/** The practice checkout (plans-11): takes no card, charges nothing, and lets every screen be used. */
export function createDemoPayments({ read, now = () => new Date() }: DemoOptions): Payments {
  async function stored(externalId: string): Promise<SubscriptionState> {
    const state = await read(externalId);
    if (!state) throw new AppError("not_found", messageKey("paymentFaults.practiceUnknown"));
    return renewedState(state, now());
  }

  return {
    name: "demo",
    async subscribe(who, idempotencyKey) {
      const name = nameFor(idempotencyKey);
      return {
        clientSecret: `demo_secret_${name}`,
        subscription: {
          externalId: `demo_sub_${name}`,
          customerId: who.customerId ?? `demo_cus_${nameFor(who.userId)}`,
          status: "incomplete",
          currentPeriodEnd: null,
          cancelAtPeriodEnd: false,
        },
      };
    },
    async retrieve(externalId) {
      const state = await read(externalId);
      return state && renewedState(state, now());
    },
    async cancelAtPeriodEnd(externalId) {
      const state = await stored(externalId);
      return state.status === "canceled" ? state : { ...state, cancelAtPeriodEnd: true };
    },
    async reactivate(externalId) {
      const state = await stored(externalId);
      if (state.status === "canceled")
        throw new AppError("conflict", messageKey("paymentFaults.subscriptionEnded"));
      return { ...state, cancelAtPeriodEnd: false };
    },
    async refund(externalId, since) {
      const state = await stored(externalId);
      if (state.status === "canceled") return state;
      if (state.status !== "active" || !state.currentPeriodEnd) return null;
      if (yearBefore(state.currentPeriodEnd) < since) return null;
      return { ...state, status: "canceled", currentPeriodEnd: now() };
    },
    async portalUrl(_customerId, returnUrl) {
      return returnUrl;
    },
    async completeDemo(externalId, outcome) {
      const state = await stored(externalId);
      // Pressed twice, or in two tabs: a paid subscription is not paid again.
      if (state.status !== "incomplete" || outcome !== "succeeds") return state;
      return { ...state, status: "active", currentPeriodEnd: yearAfter(now()) };
    },
    async verifyEvent() {
      return null;
    },
  };
}
