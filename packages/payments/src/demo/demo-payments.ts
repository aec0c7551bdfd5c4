import { createHash } from "node:crypto";
import { AppError } from "@gf-ledger/domain/app-error";
import { EDITION_FACTS } from "@gf-ledger/domain/edition/edition-facts";
import { messageKey } from "@gf-ledger/domain/messages/message-key";
import type { Payments, SubscriptionState } from "../payments";

/** The same moment a year later; February 29 becomes March 1. */
function yearAfter(moment: Date): Date {
  const later = new Date(moment);
  later.setUTCFullYear(later.getUTCFullYear() + 1);
  return later;
}

/** The same moment a year earlier: when the period that ends now was paid for. */
function yearBefore(moment: Date): Date {
  const earlier = new Date(moment);
  earlier.setUTCFullYear(earlier.getUTCFullYear() - 1);
  return earlier;
}

/** A practice subscription after the time that has passed: renewed, or ended if it was cancelled. */
function renewedState(state: SubscriptionState, now: Date): SubscriptionState {
  let end = state.currentPeriodEnd;
  if (state.status !== "active" || !end || end > now) return state;
  if (state.cancelAtPeriodEnd) return { ...state, status: "canceled" };
  while (end <= now) end = yearAfter(end);
  return { ...state, currentPeriodEnd: end };
}

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
          currency: EDITION_FACTS[who.edition].currency,
        },
      };
    },
    async retrieve(externalId) {
      const state = await read(externalId);
      return state && renewedState(state, now());
    },
    async abandon(externalId) {
      const state = await stored(externalId);
      return state.status === "incomplete" ? { ...state, status: "canceled" } : state;
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
      if (state.status !== "active" || !state.currentPeriodEnd) return "too_late";
      if (yearBefore(state.currentPeriodEnd) < since) return "too_late";
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
    async otherEndpoints() {
      return [];
    },
    async verifyEvent() {
      return null;
    },
  };
}
