// This file imports no schema library, so that no page has to load one for it.

/** What a webhook can be notified of (api-35). */
export const WEBHOOK_EVENTS = [
  "receipt.read",
  "receipt.saved",
  "line_item.changed",
  "claim.filed",
  "account.exported",
] as const;
export type WebhookEventName = (typeof WEBHOOK_EVENTS)[number];
