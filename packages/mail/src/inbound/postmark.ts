import { MAX_IMAGE_BYTES } from "@gf-ledger/domain/image/image-limits";
import { z } from "zod";
import type { InboundMail } from "./inbound-mail";
import { type DeliveredFile, withForwarded } from "./joined-mail";
import { sameSecret } from "./same-secret";

const recipientSchema = z.object({ Email: z.string() });
const mailSchema = z.object({
  MessageID: z.string().min(1),
  FromFull: recipientSchema,
  ToFull: z.array(recipientSchema).default([]),
  CcFull: z.array(recipientSchema).default([]),
  BccFull: z.array(recipientSchema).default([]),
  OriginalRecipient: z.string().default(""),
  HtmlBody: z.string().nullish(),
  TextBody: z.string().nullish(),
  Headers: z.array(z.object({ Name: z.string(), Value: z.string() })).default([]),
  Attachments: z
    .array(z.object({ ContentType: z.string(), Content: z.string(), ContentID: z.string().nullish() }))
    .default([]),
});

/** Whether the call has the password of the webhook's address: Postmark signs nothing (its docs, "webhooks"). */
export function isFromPostmark(authorization: string | null, secret: string): boolean {
  const [, encoded = ""] = /^Basic ([\w+/=-]{1,1000})$/i.exec(authorization ?? "") ?? [];
  const pair = Buffer.from(encoded, "base64").toString("utf8");
  const colon = pair.indexOf(":");
  return colon >= 0 && sameSecret(pair.slice(colon + 1), secret);
}

/** A mail as Postmark's inbound webhook posts it; `null` for anything else. */
export async function mailOfPostmark(body: unknown): Promise<InboundMail | null> {
  const parsed = mailSchema.safeParse(body);
  if (!parsed.success) return null;
  const mail = parsed.data;
  const messageId = mail.Headers.find(({ Name }) => Name.toLowerCase() === "message-id")?.Value;
  const to = [...mail.ToFull, ...mail.CcFull, ...mail.BccFull].map(({ Email }) => Email);
  const files = mail.Attachments.map(({ Content, ContentType, ContentID }): DeliveredFile => {
    const tooLarge = Content.length > (MAX_IMAGE_BYTES / 3) * 4 + 4;
    return {
      bytes: tooLarge ? null : Buffer.from(Content, "base64"),
      type: ContentType,
      inText: Boolean(ContentID),
    };
  });
  return withForwarded({
    messageId: messageId ?? mail.MessageID,
    recipients: [mail.OriginalRecipient, ...to].map((one) => one.trim().toLowerCase()),
    sender: mail.FromFull.Email.trim().toLowerCase(),
    html: mail.HtmlBody || null,
    text: mail.TextBody || null,
    files,
  });
}
