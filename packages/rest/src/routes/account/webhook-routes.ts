import type { RestRoute } from "../../rest-route";

const WEBHOOK = "5b8f0c37-6a1d-4e92-b4d8-9c3e7f201a65";
const DELIVERY = "c41d7a90-2e5b-4f86-8d13-6b0f9a2e7c54";
const common = { access: "session", tag: "Webhooks" } as const;

/** Addresses that are notified of what happens in the account (api-35). */
export const webhookRoutes: readonly RestRoute[] = [
  {
    ...common,
    method: "GET",
    path: "/api/webhooks",
    procedure: "webhooks.list",
    summary: "The account's webhooks, never their secrets",
    description:
      "`pausedAt` is set once nothing reached the address for a day, and cleared when a message sent again arrives. `missedAt` is when something happened last that was not told, because a thousand messages waited or because every attempt failed and the log no longer holds the message.",
  },
  {
    ...common,
    method: "POST",
    path: "/api/webhooks",
    procedure: "webhooks.create",
    summary: "Create a webhook, whose secret is shown this once",
    description:
      "Messages are signed as the Standard Webhooks specification says. The address begins with `https://` and leads to the public internet, unless the operator allows others. An account has ten webhooks at most.",
    body: "required",
    failures: [409],
    example: { body: { url: "https://hooks.example.org/gf-ledger", events: ["receipt.saved"] } },
  },
  {
    ...common,
    method: "DELETE",
    path: "/api/webhooks/{id}",
    procedure: "webhooks.delete",
    summary: "Delete a webhook with its log",
    failures: [404],
    example: { params: { id: WEBHOOK } },
  },
  {
    ...common,
    method: "GET",
    path: "/api/webhooks/{id}/deliveries",
    procedure: "webhooks.deliveries",
    summary: "The last 100 messages to a webhook, the newest first",
    description: "With how often each was tried and, in one word, how the last attempt ended.",
    failures: [404],
    example: { params: { id: WEBHOOK } },
  },
  {
    ...common,
    method: "POST",
    path: "/api/webhooks/{id}/deliveries/{deliveryId}/send-again",
    procedure: "webhooks.sendAgain",
    summary: "Send a message once more, with the id that it had",
    description: "Also while the webhook is paused; when it arrives, the pause ends. At most 60 an hour.",
    failures: [404],
    example: { params: { id: WEBHOOK, deliveryId: DELIVERY } },
  },
];
