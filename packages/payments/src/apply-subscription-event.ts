import type { PaymentEvent, SubscriptionState } from "./payments";

/** What is known of one subscription, and from which event. */
export interface KnownSubscription {
  readonly externalId: string;
  readonly latest: {
    readonly subscription: SubscriptionState;
    readonly createdAt: Date;
    readonly eventId: string;
  } | null;
}

/** Where a subscription stands before any event of it was seen. */
export function unknownSubscription(externalId: string): KnownSubscription {
  return { externalId, latest: null };
}

/** The vendor's clock counts whole seconds: within one, the further step of a life is the later. */
const STEP = { incomplete: 0, active: 1, past_due: 2, canceled: 3 } as const;

type Latest = NonNullable<KnownSubscription["latest"]>;

/** A total order, so that the newest of any set of events is one and the same. */
function isNewer(a: Latest, b: Latest): boolean {
  const [endedA, endedB] = [a.subscription.status === "canceled", b.subscription.status === "canceled"];
  if (endedA !== endedB) return endedA;
  const seconds = a.createdAt.getTime() - b.createdAt.getTime();
  if (seconds !== 0) return seconds > 0;
  const steps = STEP[a.subscription.status] - STEP[b.subscription.status];
  if (steps !== 0) return steps > 0;
  return a.eventId > b.eventId;
}

/**
 * Takes one event into account. Events may come late, again and in any order: the same set of
 * events always ends in the same state. What ended never runs again; another subscription's
 * events change nothing.
 */
export function applySubscriptionEvent(known: KnownSubscription, event: PaymentEvent): KnownSubscription {
  const { subscription, createdAt, id: eventId } = event;
  if (subscription?.externalId !== known.externalId) return known;
  const candidate: Latest = { subscription, createdAt, eventId };
  if (known.latest && !isNewer(candidate, known.latest)) return known;
  return { externalId: known.externalId, latest: candidate };
}
