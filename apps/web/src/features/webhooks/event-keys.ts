import type { WebhookEventName } from "@gf-ledger/domain/webhook/webhook-events";

/** The fields of the form and the keys of the words, by event. */
export const EVENT_KEYS = {
  "receipt.read": "receiptRead",
  "receipt.saved": "receiptSaved",
  "line_item.changed": "lineItemChanged",
  "claim.filed": "claimFiled",
  "account.exported": "accountExported",
} as const satisfies Record<WebhookEventName, string>;
