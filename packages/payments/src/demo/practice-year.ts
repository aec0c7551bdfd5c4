import type { SubscriptionState } from "../payments";

/** The same moment a year later; February 29 becomes March 1. */
export function yearAfter(moment: Date): Date {
  const later = new Date(moment);
  later.setUTCFullYear(later.getUTCFullYear() + 1);
  return later;
}

/** The same moment a year earlier: when the period that ends now was paid for. */
export function yearBefore(moment: Date): Date {
  const earlier = new Date(moment);
  earlier.setUTCFullYear(earlier.getUTCFullYear() - 1);
  return earlier;
}

/** A practice subscription after the time that has passed: renewed, or ended if it was cancelled. */
export function renewedState(state: SubscriptionState, now: Date): SubscriptionState {
  let end = state.currentPeriodEnd;
  if (state.status !== "active" || !end || end > now) return state;
  if (state.cancelAtPeriodEnd) return { ...state, status: "canceled" };
  while (end <= now) end = yearAfter(end);
  return { ...state, currentPeriodEnd: end };
}
