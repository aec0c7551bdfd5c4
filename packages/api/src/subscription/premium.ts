import { DAY_MS } from "@gf-ledger/domain/calendar/day-ms";

interface SubscriptionRow {
  readonly status: string;
  readonly currentPeriodEnd: Date | null;
  readonly cancelAtPeriodEnd: boolean;
}

/** Days that Premium stays after a period's end while its renewal is late, or failed and is tried again. */
const GRACE_DAYS = 7;

/**
 * Whether the subscription gives Premium now: until the paid period ends, and for some days of grace where a
 * renewal is expected. A cancelled subscription ends with its period (plans-10).
 */
export function isPremium(subscription: SubscriptionRow | null, now: Date): boolean {
  if (subscription?.status !== "active" && subscription?.status !== "past_due") return false;
  const end = subscription.currentPeriodEnd?.getTime() ?? Number.POSITIVE_INFINITY;
  const grace = subscription.cancelAtPeriodEnd ? 0 : GRACE_DAYS * DAY_MS;
  return now.getTime() < end + grace;
}
