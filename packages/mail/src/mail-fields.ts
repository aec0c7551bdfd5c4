import type { SendMailOptions } from "nodemailer";
import type { MailMessage } from "./mailer";
import { webLink } from "./messages/web-link";

/** The headers of RFC 2369 and, for unsubscribing with one press and no page, RFC 8058. */
function unsubscribeHeaders({ unsubscribeUrl }: MailMessage): Record<string, string> {
  if (!unsubscribeUrl) return {};
  return {
    "List-Unsubscribe": `<${webLink(unsubscribeUrl)}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}

/**
 * A message as nodemailer takes it. The recipient goes in as one address object, so that a
 * comma in it can never add a second recipient; nothing is fetched from files or addresses.
 */
export function mailFields(message: MailMessage, from: string): SendMailOptions {
  return {
    from,
    to: { name: "", address: message.to },
    subject: message.subject,
    text: message.text,
    html: message.html,
    headers: { "Auto-Submitted": "auto-generated", ...unsubscribeHeaders(message) },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
