export interface MailMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /**
   * Stops mail of this kind by one POST (RFC 8058). Only for mail that nobody's own act caused; a mail
   * program offers it beside the message.
   */
  readonly unsubscribeUrl?: string | null;
}

/** Door 2. `send` resolves when the message was accepted and throws when it was not. */
export interface Mailer {
  readonly name: "outbox" | "smtp";
  send(message: MailMessage): Promise<void>;
  /** Forgets the messages sent before a moment; absent where none is kept. */
  clearBefore?(moment: Date): Promise<void>;
}
