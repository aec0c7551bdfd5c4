import type { FormValue } from "./form-body";
import { refusal, type StandInAnswer } from "./stand-in-answer";
import type { InvoiceObject, PortalObject, PriceObject, SubscriptionObject } from "./stand-in-objects";
import { createRefund, listInvoicePayments, listInvoices } from "./stand-in-refunds";
import type { StandInWorld } from "./stand-in-world";

export interface StandInRequest {
  readonly method: string;
  readonly path: string;
  readonly fields: { [key: string]: FormValue };
}

const YEAR_SECONDS = 365 * 86_400;

function missing(param: string, id: string): StandInAnswer {
  const message = `No such ${param}: '${id}'`;
  return refusal(param === "id" ? 404 : 400, {
    type: "invalid_request_error",
    code: "resource_missing",
    param,
    message,
  });
}

const ok = (body: object): StandInAnswer => ({ status: 200, body });
const textOf = (value: FormValue | undefined) => (typeof value === "string" ? value : "");
const fieldsOf = (value: FormValue | undefined): { [key: string]: FormValue } =>
  typeof value === "object" && !Array.isArray(value) ? value : {};
const metadataOf = (value: FormValue | undefined): Record<string, string> =>
  Object.fromEntries(Object.entries(fieldsOf(value)).map(([key, text]) => [key, textOf(text)]));

function createCustomer(world: StandInWorld, { fields }: StandInRequest): StandInAnswer {
  const id = world.newId("cus");
  const customer = {
    id,
    object: "customer" as const,
    email: textOf(fields.email),
    metadata: metadataOf(fields.metadata),
    livemode: false,
    created: world.seconds(),
  };
  world.customers.set(id, customer);
  return ok(customer);
}

function createPrice(world: StandInWorld, { fields }: StandInRequest): StandInAnswer {
  const options = Object.entries(fieldsOf(fields.currency_options));
  const price: PriceObject = {
    id: world.newId("price"),
    object: "price",
    active: true,
    currency: textOf(fields.currency),
    lookup_key: textOf(fields.lookup_key) || null,
    unit_amount: Number(fields.unit_amount),
    livemode: false,
    recurring: { interval: textOf(fieldsOf(fields.recurring).interval), interval_count: 1 },
    currency_options: Object.fromEntries(
      options.map(([currency, option]) => [currency, { unit_amount: Number(fieldsOf(option).unit_amount) }]),
    ),
  };
  world.prices.set(price.id, price);
  return ok(price);
}

function listPrices(world: StandInWorld, { fields }: StandInRequest): StandInAnswer {
  const keys = [fields.lookup_keys ?? []].flat().map(textOf);
  const data = [...world.prices.values()].filter(
    (price) => price.active && keys.includes(price.lookup_key ?? ""),
  );
  return ok({ object: "list", url: "/v1/prices", has_more: false, data });
}

function createSubscription(world: StandInWorld, { fields }: StandInRequest): StandInAnswer {
  const customer = textOf(fields.customer);
  if (!world.customers.has(customer)) return missing("customer", customer);
  const [item] = [fields.items ?? []].flat();
  const price = textOf(fieldsOf(item).price);
  if (!world.prices.has(price)) return missing("items[0][price]", price);

  const now = world.seconds();
  const id = world.newId("sub");
  const subscription: SubscriptionObject = {
    id,
    object: "subscription",
    status: textOf(fields.payment_behavior) === "default_incomplete" ? "incomplete" : "active",
    currency: textOf(fields.currency),
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

function updateSubscription(subscription: SubscriptionObject, { fields }: StandInRequest): StandInAnswer {
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

function createPortal(world: StandInWorld, { fields }: StandInRequest): StandInAnswer {
  const customer = textOf(fields.customer);
  if (!world.customers.has(customer)) return missing("customer", customer);
  const id = world.newId("bps");
  const session: PortalObject = {
    id,
    object: "billing_portal.session",
    customer,
    return_url: textOf(fields.return_url),
    url: `https://billing.stripe.com/p/session/${id}`,
    created: world.seconds(),
    livemode: false,
  };
  return ok(session);
}

/** Answers one call as Stripe would. */
export function answerCall(world: StandInWorld, request: StandInRequest): StandInAnswer {
  switch (`${request.method} ${request.path}`) {
    case "POST /v1/customers":
      return createCustomer(world, request);
    case "POST /v1/prices":
      return createPrice(world, request);
    case "GET /v1/prices":
      return listPrices(world, request);
    case "POST /v1/subscriptions":
      return createSubscription(world, request);
    case "POST /v1/billing_portal/sessions":
      return createPortal(world, request);
    case "GET /v1/invoices":
      return listInvoices(world, request.fields);
    case "GET /v1/invoice_payments":
      return listInvoicePayments(world, request.fields);
    case "POST /v1/refunds":
      return createRefund(world, request.fields);
  }
  const id = /^\/v1\/subscriptions\/([^/]+)$/.exec(request.path)?.[1];
  const subscription = id ? world.subscriptions.get(id) : undefined;
  if (!subscription) return missing("id", id ?? request.path);
  if (request.method === "DELETE") world.end(subscription.id);
  return request.method === "POST" ? updateSubscription(subscription, request) : ok(subscription);
}
