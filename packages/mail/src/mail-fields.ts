import type { SendMailOptions } from "nodemailer";
import type { MailMessage } from "./mailer";

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
    headers: { "Auto-Submitted": "auto-generated" },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
