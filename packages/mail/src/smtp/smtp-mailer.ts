import { createTransport } from "nodemailer";
import { mailFields } from "../mail-fields";
import type { Mailer } from "../mailer";

export interface SmtpOptions {
  /** `smtp://user:password@host:587` or `smtps://…:465`. */
  readonly url: string;
  readonly from: string;
  /**
   * How long the server may be silent at each step before sending fails, in milliseconds; 10 seconds by
   * default.
   */
  readonly timeoutMs?: number;
}

/**
 * Sends over SMTP (mail-1). Each message has its own connection, so that a server that was down is used again
 * once it is back. Throws when the server refuses the message, cannot be reached, or is silent for too long.
 */
export function createSmtpMailer({ url, from, timeoutMs = 10_000 }: SmtpOptions): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    socketCloseTimeout: 0,
  });

  return {
    name: "smtp",
    async send(message) {
      await transport.sendMail(mailFields(message, from));
    },
  };
}
