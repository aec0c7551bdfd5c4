import type {
  CustomerObject,
  EndpointObject,
  InvoiceObject,
  PriceObject,
  RefundObject,
  SubscriptionObject,
} from "./stripe-objects";

const YEAR_SECONDS = 365 * 86_400;

/** What the stand-in holds: the objects, by id, and its clock in whole seconds. */
export class StripeWorld {
  readonly customers = new Map<string, CustomerObject>();
  readonly prices = new Map<string, PriceObject>();
  readonly subscriptions = new Map<string, SubscriptionObject>();
  readonly invoices = new Map<string, InvoiceObject>();
  /** By the payment that was refunded. */
  readonly refunds = new Map<string, RefundObject>();
  readonly endpoints = new Map<string, EndpointObject>();
  readonly deletedCustomers = new Set<string>();
  /** Invoices whose payment the bank wants confirmed, and those whose payment was disputed there. */
  readonly unconfirmed = new Set<string>();
  readonly disputed = new Set<string>();
  #made = 0;

  constructor(readonly seconds: () => number) {}

  newId(prefix: string): string {
    this.#made += 1;
    return `${prefix}_${String(this.#made).padStart(6, "0")}`;
  }

  addInvoice(subscription: SubscriptionObject, reason: InvoiceObject["billing_reason"]): InvoiceObject {
    const id = this.newId("in");
    const invoice: InvoiceObject = {
      id,
      object: "invoice",
      billing_reason: reason,
      status: "open",
      currency: subscription.currency,
      amount_due: 2499,
      created: this.seconds(),
      livemode: false,
      hosted_invoice_url: `https://invoice.stripe.com/i/${id}`,
      customer: subscription.customer,
      status_transitions: { paid_at: null },
      confirmation_secret: { client_secret: `pi_${id}_secret_test`, type: "payment_intent" },
      parent: {
        type: "subscription_details",
        quote_details: null,
        subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      },
    };
    this.invoices.set(id, invoice);
    subscription.latest_invoice = id;
    return invoice;
  }

  subscription(id: string): SubscriptionObject {
    const found = this.subscriptions.get(id);
    if (!found) throw new Error(`The stand-in has no subscription ${id}`);
    return found;
  }

  invoiceOf(subscription: SubscriptionObject): InvoiceObject {
    const invoice = this.invoices.get(subscription.latest_invoice);
    if (!invoice) throw new Error(`The stand-in has no invoice ${subscription.latest_invoice}`);
    return invoice;
  }

  #settle(invoice: InvoiceObject): void {
    invoice.status = "paid";
    invoice.status_transitions.paid_at = this.seconds();
  }

  /** The latest invoice is paid: the subscription runs. */
  pay(id: string): InvoiceObject {
    const subscription = this.subscription(id);
    const invoice = this.invoiceOf(subscription);
    this.#settle(invoice);
    subscription.status = "active";
    return invoice;
  }

  /** A period ends and the next begins, paid for or not. */
  renew(id: string, paid: boolean): InvoiceObject {
    const subscription = this.subscription(id);
    for (const item of subscription.items.data) {
      item.current_period_start = item.current_period_end;
      item.current_period_end += YEAR_SECONDS;
    }
    const invoice = this.addInvoice(subscription, "subscription_cycle");
    if (paid) this.#settle(invoice);
    subscription.status = paid ? "active" : "past_due";
    return invoice;
  }

  /** A renewal whose payment waits for the person to confirm it at the bank. */
  renewUnconfirmed(id: string): InvoiceObject {
    const invoice = this.renew(id, false);
    this.unconfirmed.add(invoice.id ?? "");
    return invoice;
  }

  /** A customer is deleted in the dashboard: their subscriptions end with them. */
  deleteCustomer(id: string): void {
    this.customers.delete(id);
    this.deletedCustomers.add(id);
    for (const subscription of this.subscriptions.values()) {
      if (subscription.customer === id) this.end(subscription.id);
    }
  }

  /** The subscription ends now. */
  end(id: string, status: "canceled" | "incomplete_expired" = "canceled"): void {
    const subscription = this.subscription(id);
    subscription.status = status;
    subscription.canceled_at = this.seconds();
    subscription.ended_at = this.seconds();
  }
}
