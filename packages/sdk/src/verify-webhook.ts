import { Webhook } from "standardwebhooks";
import type { WebhookEvent } from "./api-shape";

/** The headers of a request, as `fetch` or Node's `http` give them. */
export type WebhookHeaders = Headers | Readonly<Record<string, string | readonly string[] | undefined>>;

function plainHeaders(headers: WebhookHeaders): Record<string, string> {
  const plain: Record<string, string> = {};
  const take = (value: unknown, name: string) => {
    if (typeof value === "string") plain[name.toLowerCase()] = value;
  };
  if (headers instanceof Headers) headers.forEach(take);
  else for (const [name, value] of Object.entries(headers)) take(value, name);
  return plain;
}

/**
 * The event in a message that a webhook received, after its signature and time were checked.
 * @param secret `whsec_…`, shown once when the webhook was made.
 * @param body the request's body as it came, to the byte: never parsed and written again.
 * @throws an Error where the signature is wrong or the time is more than five minutes off.
 */
export function verifyWebhook(secret: string, headers: WebhookHeaders, body: string): WebhookEvent {
  return new Webhook(secret).verify(body, plainHeaders(headers)) as WebhookEvent;
}
