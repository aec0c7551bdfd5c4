import type Stripe from "stripe";

/** The fields of Stripe's objects that the stand-in sends, checked against the vendor's own types. */
export type CustomerObject = Pick<
  Stripe.Customer,
  "id" | "object" | "email" | "metadata" | "livemode" | "created"
> & { currency: string | null };
export type PriceObject = Pick<
  Stripe.Price,
  "id" | "object" | "active" | "currency" | "lookup_key" | "unit_amount" | "livemode"
> & {
  recurring: Pick<NonNullable<Stripe.Price["recurring"]>, "interval" | "interval_count">;
  currency_options: Record<string, Pick<Stripe.Price.CurrencyOptions, "unit_amount">>;
};
type Item = Pick<Stripe.SubscriptionItem, "id" | "object" | "current_period_start" | "current_period_end"> & {
  price: Pick<Stripe.Price, "id" | "object">;
};
export type InvoiceObject = Pick<
  Stripe.Invoice,
  | "id"
  | "object"
  | "billing_reason"
  | "status"
  | "currency"
  | "amount_due"
  | "created"
  | "livemode"
  | "hosted_invoice_url"
> & {
  customer: string;
  status_transitions: Pick<Stripe.Invoice.StatusTransitions, "paid_at">;
  confirmation_secret: Stripe.Invoice.ConfirmationSecret | null;
  parent: Pick<Stripe.Invoice.Parent, "type" | "quote_details"> & {
    subscription_details: Pick<Stripe.Invoice.Parent.SubscriptionDetails, "metadata" | "subscription">;
  };
};
export type SubscriptionObject = Pick<
  Stripe.Subscription,
  | "id"
  | "object"
  | "status"
  | "currency"
  | "cancel_at"
  | "cancel_at_period_end"
  | "canceled_at"
  | "ended_at"
  | "created"
  | "metadata"
  | "livemode"
> & {
  customer: string;
  items: { object: "list"; data: Item[]; has_more: boolean; url: string };
  latest_invoice: string;
};
export type InvoicePaymentObject = Pick<Stripe.InvoicePayment, "id" | "object" | "status" | "livemode"> & {
  invoice: string;
  payment: {
    type: "payment_intent";
    payment_intent: string | Pick<Stripe.PaymentIntent, "id" | "object" | "status">;
  };
};
export type RefundObject = Pick<
  Stripe.Refund,
  "id" | "object" | "amount" | "currency" | "status" | "reason" | "created"
> & { payment_intent: string };
export type PortalObject = Pick<
  Stripe.BillingPortal.Session,
  "id" | "object" | "customer" | "return_url" | "url" | "created" | "livemode"
>;
export type EndpointObject = Pick<
  Stripe.WebhookEndpoint,
  "id" | "object" | "url" | "status" | "api_version" | "enabled_events" | "livemode" | "created"
>;
