import { webhookEventSchema } from "@gf-ledger/domain/webhook/webhook-event";
import { jsonSchemaOf } from "./json-schema";

const header = (name: string, description: string) => ({
  name,
  in: "header",
  required: true,
  description,
  schema: { type: "string" },
});

const HEADERS = [
  header("webhook-id", "Names the message, the same at every attempt: a receiver takes it once."),
  header("webhook-timestamp", "When this attempt was made, in seconds since 1970."),
  header("webhook-signature", "`v1,` and the base64 of HMAC-SHA256 over id, timestamp and body."),
];

/** What webhooks are sent, by the name of the event (api-37). */
export function webhookMessages(): Record<string, unknown> {
  return Object.fromEntries(
    webhookEventSchema.options.map((schema) => [
      schema.shape.type.value,
      {
        post: {
          operationId: `webhook-${schema.shape.type.value}`,
          tags: ["Webhooks"],
          summary: `The message of ${schema.shape.type.value}`,
          parameters: HEADERS,
          security: [],
          requestBody: {
            required: true,
            content: { "application/json": { schema: jsonSchemaOf(schema, "output", {}) } },
          },
          responses: {
            "2XX": {
              description:
                "The message was taken. Any other status has it sent again, for a day; 410 pauses the webhook.",
            },
          },
        },
      },
    ]),
  );
}
