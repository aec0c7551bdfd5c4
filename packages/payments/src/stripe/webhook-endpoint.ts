import Stripe from "stripe";

/** The events that the product reads; an endpoint of its own is sent these. */
const EVENTS: Stripe.WebhookEndpointCreateParams["enabled_events"] = [
  "customer.subscription.created",
  "customer.subscription.updated",
  "customer.subscription.deleted",
  "customer.subscription.paused",
  "customer.subscription.resumed",
  "invoice.paid",
  "invoice.payment_failed",
  "invoice.payment_action_required",
  "invoice.upcoming",
];

async function endpointsTo(stripe: Stripe, addresses: readonly string[]): Promise<Stripe.WebhookEndpoint[]> {
  const { data } = await stripe.webhookEndpoints.list({ limit: 100 });
  return data.filter(({ url, status }) => status === "enabled" && addresses.includes(url));
}

const isOurs = (endpoint: Stripe.WebhookEndpoint) => endpoint.api_version === Stripe.API_VERSION;

/**
 * The ids of endpoints that send to one of these addresses in another version than the product asks for. One
 * without a version follows the account's.
 */
export async function endpointsOfOtherVersions(
  stripe: Stripe,
  addresses: readonly string[],
): Promise<string[]> {
  return (await endpointsTo(stripe, addresses)).filter((endpoint) => !isOurs(endpoint)).map(({ id }) => id);
}

export interface Endpoint {
  readonly id: string;
  /** Told once, when the endpoint is made. */
  readonly secret: string | null;
  /** Endpoints to the same address in other versions: to be switched off once the new secret is set. */
  readonly others: readonly string[];
}

/** Looks up the endpoint of this address in the product's version, or makes it: a version cannot be changed. */
export async function ensureEndpoint(stripe: Stripe, address: string): Promise<Endpoint> {
  const found = await endpointsTo(stripe, [address]);
  const others = found.filter((endpoint) => !isOurs(endpoint)).map(({ id }) => id);
  const own = found.find(isOurs);
  if (own) return { id: own.id, secret: null, others };
  const made = await stripe.webhookEndpoints.create({
    url: address,
    enabled_events: EVENTS,
    api_version: Stripe.API_VERSION as Stripe.WebhookEndpointCreateParams.ApiVersion,
    description: "GF Ledger",
  });
  return { id: made.id, secret: made.secret ?? null, others };
}
