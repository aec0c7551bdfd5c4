import type { Edition } from "@gf-ledger/domain/edition/edition";

/** How a practice payment ends, by the person's choice (plans-11). */
export type PracticeOutcome = "succeeds" | "fails" | "needs_confirmation";

export interface SubscriptionState {
  readonly externalId: string;
  readonly customerId: string;
  readonly status: "incomplete" | "active" | "past_due" | "canceled";
  /** When the paid time ends; after a failed renewal, the end of the last paid period. */
  readonly currentPeriodEnd: Date | null;
  readonly cancelAtPeriodEnd: boolean;
}

/** A verified vendor event; `id` makes handling it idempotent. */
export interface PaymentEvent {
  readonly id: string;
  readonly type: string;
  readonly createdAt: Date;
  /** The subscription as the vendor holds it now; `null` for events that concern none. */
  readonly subscription: SubscriptionState | null;
  readonly notice: "payment_failed" | "renewal_coming" | null;
  /**
   * When `subscription` was true at the vendor: the moment it was asked, which may be later than
   * `createdAt`. Absent: at `createdAt`.
   */
  readonly observedAt?: Date;
}

export interface Subscriber {
  readonly userId: string;
  readonly email: string;
  readonly edition: Edition;
  readonly customerId: string | null;
}

/** Door 3. */
export interface Payments {
  readonly name: "demo" | "stripe";
  /** The same idempotency key gives the same subscription, so that two tabs never pay twice. */
  subscribe(
    who: Subscriber,
    idempotencyKey: string,
  ): Promise<{ clientSecret: string; subscription: SubscriptionState }>;
  retrieve(externalId: string): Promise<SubscriptionState | null>;
  cancelAtPeriodEnd(externalId: string): Promise<SubscriptionState>;
  reactivate(externalId: string): Promise<SubscriptionState>;
  /**
   * Refunds the last payment and ends the subscription at once if it was paid at `since` or later, otherwise
   * resolves to `null`. Asked twice, it refunds once.
   */
  refund(externalId: string, since: Date): Promise<SubscriptionState | null>;
  portalUrl(customerId: string, returnUrl: string): Promise<string>;
  /** The practice checkout's next step (plans-11); only the demo adapter has it. */
  completeDemo?(externalId: string, outcome: PracticeOutcome): Promise<SubscriptionState>;
  /** `null` when the signature or the time stamp is wrong. */
  verifyEvent(body: string, signature: string | null): Promise<PaymentEvent | null>;
}
