import { z } from "zod";
import { rowIdSchema } from "../input/row-id";
import { messageKey } from "../messages/message-key";
import { webhookEventNameSchema } from "./webhook-event";

/** More addresses than a household's tools need. */
export const MAX_WEBHOOKS = 10;
/** How many messages the log of a webhook keeps, beside those that still wait. */
export const DELIVERIES_KEPT = 100;

/** One word for how the last attempt ended (api-40). */
const DELIVERY_OUTCOMES = [
  "delivered",
  "answer_too_long",
  "refused",
  "gone",
  "clock_differs",
  "redirected",
  "timed_out",
  "address_not_allowed",
  "address_unknown",
  "not_reached",
  "certificate_wrong",
  "secret_unreadable",
] as const;
export const deliveryOutcomeSchema = z.enum(DELIVERY_OUTCOMES);
export type DeliveryOutcome = z.infer<typeof deliveryOutcomeSchema>;

const URL_NEEDED = messageKey("entryIssues.wholeAddress");

export const newWebhookInput = z.object({
  url: z.url(URL_NEEDED).max(2000),
  events: z
    .array(webhookEventNameSchema)
    .min(1)
    .max(20)
    .transform((events) => [...new Set(events)]),
});

export const webhookIdInput = z.object({ id: rowIdSchema });
export const deliveryIdInput = z.object({ id: rowIdSchema, deliveryId: rowIdSchema });

export const webhookViewSchema = z.object({
  id: z.string(),
  url: z.string(),
  events: z.array(webhookEventNameSchema),
  createdAt: z.string(),
  /** When a message last reached it. */
  deliveredAt: z.string().nullable(),
  /** Since when nothing goes out by itself, because messages failed for a day (api-41). */
  pausedAt: z.string().nullable(),
  /** When something happened last that it was not told: a thousand messages waited, or all tries failed (api-63). */
  missedAt: z.string().nullable(),
});
export type WebhookView = z.infer<typeof webhookViewSchema>;
export const webhooksSchema = z.object({ webhooks: z.array(webhookViewSchema) });

/** The answer that shows the secret, this once. */
export const madeWebhookSchema = webhookViewSchema.extend({ secret: z.string() });

export const deliveryViewSchema = z.object({
  id: z.string(),
  /** The `webhook-id` header: the same at every attempt. */
  messageId: z.string(),
  type: webhookEventNameSchema,
  status: z.enum(["waiting", "delivered", "failed"]),
  attempts: z.number().int(),
  /** Of the last attempt; `null` before the first. */
  outcome: deliveryOutcomeSchema.nullable(),
  /** The receiver's HTTP status, where it answered. */
  statusCode: z.number().int().nullable(),
  createdAt: z.string(),
  attemptedAt: z.string().nullable(),
  nextAttemptAt: z.string().nullable(),
});
export type DeliveryView = z.infer<typeof deliveryViewSchema>;
export const deliveriesSchema = z.object({ deliveries: z.array(deliveryViewSchema) });
