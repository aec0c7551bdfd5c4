import { simpleParser } from "mailparser";
import type { OutboxMessage } from "./outbox-message";

function linksIn(text: string): string[] {
  return [...new Set(text.match(/https?:\/\/[^\s<>"]+/g) ?? [])];
}

/** Reads one message's bytes as they travel by mail. */
export async function parseMessage(bytes: Buffer): Promise<Omit<OutboxMessage, "id">> {
  const mail = await simpleParser(bytes);
  const recipients = [mail.to ?? []].flat().flatMap((field) => field.value);
  const text = mail.text ?? "";
  const list = mail.headers.get("list") as { unsubscribe?: { url?: string } } | undefined;
  return {
    to: recipients.map((recipient) => recipient.address ?? "").join(", "),
    subject: mail.subject ?? "",
    date: mail.date ?? new Date(0),
    text,
    html: mail.html || "",
    links: linksIn(text),
    unsubscribeUrl: list?.unsubscribe?.url ?? null,
  };
}
