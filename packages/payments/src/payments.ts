import type { Currency, Edition } from "@gf-ledger/domain/edition/edition-facts";

/** How a practice payment ends, by the person's choice (plans-11). */
export type PracticeOutcome = "succeeds" | "fails" | "needs_confirmation";

export interface SubscriptionState {
  readonly externalId: string;
  readonly customerId: string;
  readonly status: "incomplete" | "active" | "past_due" | "canceled";
  /** When the paid time ends; after a failed renewal, the end of the last paid period. */
  readonly currentPeriodEnd: Date | null;
  readonly cancelAtPeriodEnd: boolean;
  /** What it is charged in; `null` where nobody knows. */
  readonly currency: Currency | null;
}

/** What the owner of a subscription is to be told. */
export type PaymentNotice = {
  /** The same for everything that reports the same, so that its owner is told once. */
  readonly about: string;
  /** The vendor's page on which a payment is confirmed. */
  readonly link: string | null;
} & (
  | { readonly kind: "payment_failed" | "confirmation_needed" }
  | {
      readonly kind: "renewal_coming";
      /** What it will charge. */
      readonly amountCents: number;
    }
);

/** A verified vendor event; `id` makes handling it idempotent. */
export interface PaymentEvent {
  readonly id: string;
  readonly type: string;
  readonly createdAt: Date;
  /** The subscription as the vendor holds it now; `null` for events that concern none. */
  readonly subscription: SubscriptionState | null;
  readonly notice: PaymentNotice | null;
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
  /**
   * Ends an unfinished subscription, so that nobody can pay it any more. One that was paid meanwhile runs on:
   * the state says which.
   */
  abandon(externalId: string): Promise<SubscriptionState>;
  cancelAtPeriodEnd(externalId: string): Promise<SubscriptionState>;
  reactivate(externalId: string): Promise<SubscriptionState>;
  /**
   * Refunds the last payment and ends the subscription at once if it was paid at `since` or later. Asked
   * twice, it refunds once. A payment that is disputed at the bank is not given back beside it.
   */
  refund(externalId: string, since: Date): Promise<SubscriptionState | "too_late" | "disputed">;
  portalUrl(customerId: string, returnUrl: string): Promise<string>;
  /** The practice checkout's next step (plans-11); only the demo adapter has it. */
  completeDemo?(externalId: string, outcome: PracticeOutcome): Promise<SubscriptionState>;
  /**
   * The vendor's endpoints that send to one of these addresses in another version than the product asks for.
   */
  otherEndpoints(addresses: readonly string[]): Promise<readonly string[]>;
  /** `null` when the signature or the time stamp is wrong. */
  verifyEvent(body: string, signature: string | null): Promise<PaymentEvent | null>;
}
