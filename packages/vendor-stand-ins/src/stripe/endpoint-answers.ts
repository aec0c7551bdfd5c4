import { formText } from "./form-body";
import { type Fields, ok, type StripeAnswer } from "./stripe-answer";
import type { EndpointObject } from "./stripe-objects";
import type { StripeWorld } from "./stripe-world";

/** POST /v1/webhook_endpoints: the only answer that tells the secret. */
export function createEndpoint(world: StripeWorld, fields: Fields): StripeAnswer {
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
export function listEndpoints(world: StripeWorld): StripeAnswer {
  const data = [...world.endpoints.values()];
  return ok({ object: "list", url: "/v1/webhook_endpoints", has_more: false, data });
}
