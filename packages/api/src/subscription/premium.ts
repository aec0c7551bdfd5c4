interface SubscriptionRow {
  readonly status: string;
  readonly currentPeriodEnd: Date | null;
}

/** Days for which a failed renewal keeps its plan while the card is tried again. */
export const GRACE_DAYS = 7;
const DAY_MS = 86_400_000;

/** Whether the subscription gives Premium at this moment: active, or past due within the grace days. */
export function isPremium(subscription: SubscriptionRow | null, now: Date): boolean {
  if (!subscription) return false;
  const end = subscription.currentPeriodEnd?.getTime() ?? Number.POSITIVE_INFINITY;
  if (subscription.status === "active") return now.getTime() < end + GRACE_DAYS * DAY_MS;
  return subscription.status === "past_due" && now.getTime() < end + GRACE_DAYS * DAY_MS;
}
