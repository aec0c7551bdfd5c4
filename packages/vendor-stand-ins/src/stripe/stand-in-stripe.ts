import { type DefaultBodyType, type HttpHandler, HttpResponse, http, type StrictRequest } from "msw";
import { createCustomer, createPortal, retrieveCustomer } from "./customer-answers";
import { formText, parseForm } from "./form-body";
import { createPrice, listPrices, retrievePrice } from "./price-answers";
import { createRefund, listInvoicePayments, listInvoices } from "./refund-answers";
import { type SignedEvent, signEvent } from "./signed-event";
import { type Fields, ok, refusal, type StripeAnswer } from "./stripe-answer";
import type { EndpointObject, InvoiceObject } from "./stripe-objects";
import { StripeWorld } from "./stripe-world";
import {
  answerNewSubscription,
  endSubscription,
  retrieveSubscription,
  updateSubscription,
  voidInvoice,
} from "./subscription-answers";

/** POST /v1/webhook_endpoints: the only answer that tells the secret. */
function createEndpoint(world: StripeWorld, fields: Fields): StripeAnswer {
  const id = world.newId("we");
  const endpoint: EndpointObject = {
    id,
    object: "webhook_endpoint",
    url: formText(fields.url),
    status: "enabled",
    // Without a version of its own an endpoint follows the account's.
    api_version: formText(fields.api_version) || null,
    enabled_events: [fields.enabled_events ?? []].flat().map(formText),
    livemode: false,
    created: world.seconds(),
  };
  world.endpoints.set(id, endpoint);
  return ok({ ...endpoint, secret: `whsec_${id}` });
}

/** GET /v1/webhook_endpoints */
function listEndpoints(world: StripeWorld): StripeAnswer {
  const data = [...world.endpoints.values()];
  return ok({ object: "list", url: "/v1/webhook_endpoints", has_more: false, data });
}

/** The vendor's own address. */
export const STRIPE_ORIGIN = "https://api.stripe.com";
export const STAND_IN_SECRET_KEY = "sk_test_stand_in";
export const STAND_IN_WEBHOOK_SECRET = "whsec_stand_in";

export interface StandInStripe {
  readonly handlers: readonly HttpHandler[];
  readonly world: StripeWorld;
  /** `POST /v1/subscriptions` and the like, oldest first. */
  readonly calls: string[];
  /** Answers the next calls with these faults, one each: a status, or silence. */
  readonly faults: (number | "silence")[];
  /** An event about an object as it is now, with its signature, as the webhook receives it. */
  event(type: string, object: object, at?: Partial<SignedEvent["at"]>): SignedEvent;
  /** An event about an invoice as an endpoint of a version before 2025-03-31 is sent it. */
  olderEvent(type: string, invoice: InvoiceObject): SignedEvent;
}

type Call = (world: StripeWorld, fields: Fields, id: string) => StripeAnswer;

/**
 * Stripe as the product calls it: form-encoded bodies, bearer keys, expansion, idempotency keys and Stripe's error
 * bodies. What it holds, `world`, can be changed as people and banks change it.
 */
export function standInStripe(seconds = () => Math.floor(Date.now() / 1000)): StandInStripe {
  const world = new StripeWorld(seconds);
  const calls: string[] = [];
  const faults: StandInStripe["faults"] = [];
  const remembered = new Map<string, { asked: string; answer: StripeAnswer }>();

  async function answered(request: StrictRequest<DefaultBodyType>, id: string, call: Call) {
    const { pathname, search } = new URL(request.url);
    const body = await request.text();
    const name = `${request.method} ${pathname}`;
    calls.push(name);
    const fault = faults.shift();
    if (fault === "silence") return new Promise<never>(() => {});
    if (fault !== undefined) return refusal(fault, { type: "api_error", message: `fault ${fault}` });
    if (request.headers.get("authorization") !== `Bearer ${STAND_IN_SECRET_KEY}`) {
      return refusal(401, { type: "invalid_request_error", message: "Invalid API Key provided" });
    }
    const key = request.headers.get("idempotency-key");
    const asked = `${name} ${body}`;
    const before = key === null ? undefined : remembered.get(key);
    if (before && before.asked !== asked) {
      const message = "Keys for idempotent requests can only be used with the same parameters.";
      return refusal(400, { type: "idempotency_error", message });
    }
    if (before) return before.answer;
    const answer = call(world, parseForm(request.method === "GET" ? search.slice(1) : body), id);
    // A copy: the objects of the world go on changing.
    if (key !== null && answer.status === 200)
      remembered.set(key, { asked, answer: structuredClone(answer) });
    return answer;
  }

  const on = (method: "get" | "post" | "delete", path: string, call: Call) =>
    http[method]<{ id?: string }>(`${STRIPE_ORIGIN}/v1/${path}`, async ({ request, params }) => {
      const { status, body } = await answered(request, params.id ?? "", call);
      return HttpResponse.json(body, { status, headers: { "request-id": "req_stand_in" } });
    });

  return {
    handlers: [
      on("post", "customers", createCustomer),
      on("get", "customers/:id", retrieveCustomer),
      on("post", "billing_portal/sessions", createPortal),
      on("post", "prices", createPrice),
      on("get", "prices", listPrices),
      on("get", "prices/:id", retrievePrice),
      on("post", "subscriptions", answerNewSubscription),
      on("get", "subscriptions/:id", retrieveSubscription),
      on("post", "subscriptions/:id", updateSubscription),
      on("delete", "subscriptions/:id", endSubscription),
      on("get", "invoices", listInvoices),
      on("post", "invoices/:id/void", voidInvoice),
      on("get", "invoice_payments", listInvoicePayments),
      on("post", "refunds", createRefund),
      on("post", "webhook_endpoints", createEndpoint),
      on("get", "webhook_endpoints", listEndpoints),
    ],
    world,
    calls,
    faults,
    event: (type, object, at) =>
      signEvent(type, object, STAND_IN_WEBHOOK_SECRET, { created: seconds(), signed: seconds(), ...at }),
    olderEvent(type, { parent, ...invoice }) {
      const object = { ...invoice, subscription: parent.subscription_details.subscription };
      const at = { created: seconds(), signed: seconds() };
      return signEvent(type, object, STAND_IN_WEBHOOK_SECRET, at, "2024-06-20");
    },
  };
}
