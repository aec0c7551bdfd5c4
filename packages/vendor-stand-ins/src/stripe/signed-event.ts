import Stripe from "stripe";

export interface SignedEvent {
  readonly id: string;
  readonly body: string;
  /** For the header `stripe-signature`. */
  readonly signature: string;
  /** When it was made and when it was signed, in seconds. */
  readonly at: { readonly created: number; readonly signed: number };
}

let made = 0;

type EventBody = Pick<
  Stripe.Event,
  "id" | "object" | "api_version" | "created" | "livemode" | "pending_webhooks"
> & {
  request: null;
  type: string;
  data: { object: object };
};

/** An event as Stripe sends it to an endpoint of a version, signed by Stripe's own algorithm. */
export function signEvent(
  type: string,
  object: object,
  secret: string,
  at: SignedEvent["at"],
  apiVersion: string = Stripe.API_VERSION,
): SignedEvent {
  made += 1;
  const event: EventBody = {
    id: `evt_${made}`,
    object: "event",
    api_version: apiVersion,
    created: at.created,
    livemode: false,
    pending_webhooks: 1,
    request: null,
    type,
    data: { object },
  };
  const body = JSON.stringify(event);
  const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp: at.signed });
  return { id: event.id, body, signature, at };
}
