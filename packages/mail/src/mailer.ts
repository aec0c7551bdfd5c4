export interface MailMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Door 2. `send` resolves when the message was accepted and throws when it was not. */
export interface Mailer {
  readonly name: "outbox" | "smtp";
  send(message: MailMessage): Promise<void>;
}
