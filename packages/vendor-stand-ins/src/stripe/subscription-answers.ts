import { fieldsOf, formText, metadataOf } from "./form-body";
import { type Fields, missing, ok, refusal, type StripeAnswer } from "./stripe-answer";
import type { InvoiceObject, SubscriptionObject } from "./stripe-objects";
import type { StripeWorld } from "./stripe-world";

const YEAR_SECONDS = 365 * 86_400;

/** POST /v1/subscriptions */
export function answerNewSubscription(world: StripeWorld, fields: Fields): StripeAnswer {
  const customer = formText(fields.customer);
  const payer = world.customers.get(customer);
  if (!payer) return missing("customer", customer);
  const [item] = [fields.items ?? []].flat();
  const price = formText(fieldsOf(item).price);
  const sold = world.prices.get(price);
  if (!sold) return missing("items[0][price]", price);
  if (!sold.active) {
    const message = `The price specified is inactive. This field only accepts active prices.`;
    return refusal(400, { type: "invalid_request_error", message });
  }
  const currency = formText(fields.currency) || sold.currency;
  if (payer.currency !== null && payer.currency !== currency) {
    const message = `You cannot combine currencies on a single customer. This customer has an active subscription with currency ${payer.currency}.`;
    return refusal(400, { type: "invalid_request_error", message });
  }
  payer.currency = currency;

  const now = world.seconds();
  const id = world.newId("sub");
  const subscription: SubscriptionObject = {
    id,
    object: "subscription",
    status: formText(fields.payment_behavior) === "default_incomplete" ? "incomplete" : "active",
    currency,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    ended_at: null,
    created: now,
    metadata: metadataOf(fields.metadata),
    livemode: false,
    customer,
    latest_invoice: "",
    items: {
      object: "list",
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
      data: [
        {
          id: world.newId("si"),
          object: "subscription_item",
          current_period_start: now,
          current_period_end: now + YEAR_SECONDS,
          price: { id: price, object: "price" },
        },
      ],
    },
  };
  world.subscriptions.set(id, subscription);
  const invoice: InvoiceObject = world.addInvoice(subscription, "subscription_create");
  const expanded = [fields.expand ?? []].flat().includes("latest_invoice.confirmation_secret");
  return ok({ ...subscription, latest_invoice: expanded ? invoice : invoice.id });
}

/** POST /v1/subscriptions/:id */
export function updateSubscription(world: StripeWorld, fields: Fields, id: string): StripeAnswer {
  const subscription = world.subscriptions.get(id);
  if (!subscription) return missing("id", id);
  if (subscription.status === "canceled") {
    const message = "A canceled subscription can only update its cancellation_details and metadata.";
    return refusal(400, { type: "invalid_request_error", message });
  }
  if (fields.cancel_at === "") subscription.cancel_at = null;
  if (fields.cancel_at_period_end !== undefined) {
    subscription.cancel_at_period_end = fields.cancel_at_period_end === "true";
    const end = subscription.items.data[0]?.current_period_end ?? null;
    subscription.cancel_at = subscription.cancel_at_period_end ? end : null;
  }
  return ok(subscription);
}

/** GET /v1/subscriptions/:id */
export function retrieveSubscription(world: StripeWorld, _fields: Fields, id: string): StripeAnswer {
  const subscription = world.subscriptions.get(id);
  return subscription ? ok(subscription) : missing("id", id);
}

/** POST /v1/invoices/:id/void: an open one only; the first of a subscription takes that with it. */
export function voidInvoice(world: StripeWorld, _fields: Fields, id: string): StripeAnswer {
  const invoice = world.invoices.get(id);
  if (!invoice) return missing("id", id);
  if (invoice.status !== "open") {
    const message = "You can only pass in open invoices. This invoice isn't open.";
    return refusal(400, { type: "invalid_request_error", message });
  }
  invoice.status = "void";
  const { subscription } = invoice.parent.subscription_details;
  if (typeof subscription === "string" && world.subscription(subscription).status === "incomplete")
    world.end(subscription, "incomplete_expired");
  return ok(invoice);
}

/** DELETE /v1/subscriptions/:id: it ends now. */
export function endSubscription(world: StripeWorld, fields: Fields, id: string): StripeAnswer {
  if (world.subscriptions.has(id)) world.end(id);
  return retrieveSubscription(world, fields, id);
}
