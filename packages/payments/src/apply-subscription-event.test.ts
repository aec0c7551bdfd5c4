import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  applySubscriptionEvent,
  type KnownSubscription,
  unknownSubscription,
} from "./apply-subscription-event";
import type { PaymentEvent, SubscriptionState } from "./payments";

const START = Date.UTC(2026, 0, 1);

const eventOf = fc.record({
  id: fc.nat({ max: 40 }).map((n) => `evt_${n}`),
  second: fc.nat({ max: 5 }),
  status: fc.constantFrom<SubscriptionState["status"]>("incomplete", "active", "past_due", "canceled"),
  cancelAtPeriodEnd: fc.boolean(),
  externalId: fc.constantFrom("sub_1", "sub_1", "sub_1", "sub_2"),
});

/** A vendor's event id names one event: the first with an id is the event, later ones are its repetitions. */
const life = fc.uniqueArray(eventOf, { selector: (event) => event.id, maxLength: 12 }).map((events) =>
  events.map(
    ({ id, second, externalId, ...state }): PaymentEvent => ({
      id,
      type: "customer.subscription.updated",
      createdAt: new Date(START + second * 1000),
      notice: null,
      subscription: { externalId, customerId: "cus_1", currentPeriodEnd: null, ...state },
    }),
  ),
);

function stateAfter(events: readonly PaymentEvent[]): KnownSubscription {
  return events.reduce(applySubscriptionEvent, unknownSubscription("sub_1"));
}

describe("D35 events of a subscription", () => {
  it("any order and any repetition of them end in the same state", () => {
    const shuffled = life.chain((events) =>
      fc.tuple(
        fc.constant(events),
        fc.shuffledSubarray([...events, ...events, ...events], { minLength: events.length * 3 }),
      ),
    );
    fc.assert(
      fc.property(shuffled, ([events, delivered]) => {
        expect(stateAfter(delivered)).toEqual(stateAfter(events));
      }),
      { numRuns: 500 },
    );
  });

  it("an older event that comes late changes nothing", () => {
    fc.assert(
      fc.property(life, (events) => {
        const known = stateAfter(events);
        for (const event of events) expect(applySubscriptionEvent(known, event)).toBe(known);
      }),
    );
  });

  const at = (second: number, status: SubscriptionState["status"], id: string): PaymentEvent => ({
    id,
    type: "customer.subscription.updated",
    createdAt: new Date(START + second * 1000),
    notice: null,
    subscription: {
      externalId: "sub_1",
      customerId: "cus_1",
      status,
      currentPeriodEnd: null,
      cancelAtPeriodEnd: false,
    },
  });

  it("the newer state wins", () => {
    const known = stateAfter([at(9, "active", "evt_a"), at(5, "past_due", "evt_b")]);
    expect(known.latest?.subscription.status).toBe("active");
  });

  it("within one second the paid state wins over the unpaid", () => {
    const known = stateAfter([at(5, "active", "evt_a"), at(5, "incomplete", "evt_b")]);
    expect(known.latest?.subscription.status).toBe("active");
  });

  it("what was cancelled never runs again", () => {
    const known = stateAfter([at(5, "canceled", "evt_a"), at(9, "active", "evt_b")]);
    expect(known.latest?.subscription.status).toBe("canceled");
  });

  it("an event that concerns no subscription changes nothing", () => {
    const known = unknownSubscription("sub_1");
    expect(applySubscriptionEvent(known, { ...at(1, "active", "evt_a"), subscription: null })).toBe(known);
  });
});
