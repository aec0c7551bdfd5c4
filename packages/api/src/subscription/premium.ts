interface SubscriptionRow {
  readonly status: string;
  readonly currentPeriodEnd: Date | null;
  readonly cancelAtPeriodEnd: boolean;
}

/** Days for which a renewal may be late or failing while the plan stays and the card is tried again. */
const GRACE_DAYS = 7;
const DAY_MS = 86_400_000;

/**
 * Whether the subscription gives Premium at this moment: until the end of what was paid for, and some
 * days of grace where a renewal is expected. One that was cancelled ends with its period (plans-10).
 */
export function isPremium(subscription: SubscriptionRow | null, now: Date): boolean {
  if (subscription?.status !== "active" && subscription?.status !== "past_due") return false;
  const end = subscription.currentPeriodEnd?.getTime() ?? Number.POSITIVE_INFINITY;
  const grace = subscription.cancelAtPeriodEnd ? 0 : GRACE_DAYS * DAY_MS;
  return now.getTime() < end + grace;
}
