import { MAX_IMAGE_BYTES } from "@gf-ledger/domain/image/image-limits";
import { z } from "zod";
import type { MailHead, MailParts } from "./inbound-mail";
import { boundedHead } from "./mail-head";
import { quotedHead } from "./quoted-head";
import { sameSecret } from "./same-secret";

const recipientSchema = z.object({ Email: z.string() });
const headSchema = z.object({
  MessageID: z.string().min(1),
  FromFull: recipientSchema.extend({ Name: z.string().default("") }),
  ToFull: z.array(recipientSchema).default([]),
  CcFull: z.array(recipientSchema).default([]),
  BccFull: z.array(recipientSchema).default([]),
  Date: z.string().default(""),
  Subject: z.string().default(""),
  OriginalRecipient: z.string().default(""),
  Headers: z.array(z.object({ Name: z.string(), Value: z.string() })).default([]),
});
const contentSchema = z.object({
  HtmlBody: z.string().nullish(),
  TextBody: z.string().nullish(),
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

/** Whom a mail is from and for, as Postmark's inbound webhook posts it; `null` for anything else. */
export function headOfPostmark(body: unknown): MailHead | null {
  const parsed = headSchema.safeParse(body);
  if (!parsed.success) return null;
  const mail = parsed.data;
  const messageId = mail.Headers.find((one) => one.Name.toLowerCase() === "message-id")?.Value;
  const { Name, Email } = mail.FromFull;
  const from = Name ? `${Name} <${Email}>` : Email;
  const to = [...mail.ToFull, ...mail.CcFull, ...mail.BccFull].map(({ Email }) => Email);
  return boundedHead({
    messageId: messageId ?? mail.MessageID,
    recipients: [mail.OriginalRecipient, ...to],
    sender: Email,
    quoted: quotedHead({ from, date: mail.Date, subject: mail.Subject }).lines,
  });
}

/** The rest of it; `null` for anything else. */
export function partsOfPostmark(body: unknown): MailParts | null {
  const parsed = contentSchema.safeParse(body);
  if (!parsed.success) return null;
  const mail = parsed.data;
  const files = mail.Attachments.map(({ Content, ContentType, ContentID }) => {
    const tooLarge = Content.length > (MAX_IMAGE_BYTES / 3) * 4 + 4;
    return {
      bytes: tooLarge ? null : Buffer.from(Content, "base64"),
      type: ContentType,
      inText: Boolean(ContentID),
    };
  });
  return { html: mail.HtmlBody || null, text: mail.TextBody || null, files };
}
