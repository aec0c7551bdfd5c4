import { z } from "zod";
import { currencySchema } from "../edition/edition";
import { WEBHOOK_EVENTS, type WebhookEventName } from "./webhook-events";

export const webhookEventNameSchema = z.enum(WEBHOOK_EVENTS);

const id = z.uuid();
const day = z.iso.date().nullable();
/** With at most two decimals, in the currency beside it. */
const amount = z.number();

const receiptReadSchema = z.object({
  receiptId: id,
  purchaseDate: day,
  currency: currencySchema,
  /** What the paper says; `null` where nothing was read. */
  total: amount.nullable(),
  itemCount: z.number().int(),
  /** The earlier receipt that this one looks like. */
  duplicateOf: id.nullable(),
});

const receiptSavedSchema = z.object({
  receiptId: id,
  purchaseDate: z.iso.date(),
  currency: currencySchema,
  /** How many line items the receipt has now. */
  logsCreated: z.number().int(),
});

const lineItemChangedSchema = z.object({
  change: z.enum(["added", "changed", "removed", "restored"]),
  /** At most 100; a larger change is split into several messages. */
  lineItems: z.array(
    z.object({
      id,
      receiptId: id.nullable(),
      purchaseDate: z.iso.date(),
      category: z.string(),
      kind: z.string(),
      currency: currencySchema,
      price: amount,
      originalPrice: amount,
      extraCost: amount,
      /** Whether it is in any sum: one of a kind outside the rule starts without (claim-50). */
      counts: z.boolean(),
    }),
  ),
});

const claimFiledSchema = z.object({
  claimId: id,
  taxYear: z.number().int(),
  /** Of the frozen snapshot (claim-16). */
  sha256: z.string(),
});

const accountExportedSchema = z.object({ exportedAt: z.iso.datetime() });

const eventSchema = <Type extends WebhookEventName, Data extends z.ZodType>(type: Type, data: Data) =>
  z.object({ type: z.literal(type), timestamp: z.iso.datetime(), data });

/**
 * The body of a message (api-37): what happened, when, and ids and amounts in the words of REST. It never holds
 * a photo, an address or a text that a person wrote.
 */
export const webhookEventSchema = z.discriminatedUnion("type", [
  eventSchema("receipt.read", receiptReadSchema),
  eventSchema("receipt.saved", receiptSavedSchema),
  eventSchema("line_item.changed", lineItemChangedSchema),
  eventSchema("claim.filed", claimFiledSchema),
  eventSchema("account.exported", accountExportedSchema),
]);
export type WebhookEvent = z.infer<typeof webhookEventSchema>;

/** An event before the database dates it. */
export type PayloadOf = {
  [Type in WebhookEventName]: Pick<Extract<WebhookEvent, { type: Type }>, "type" | "data">;
}[WebhookEventName];
