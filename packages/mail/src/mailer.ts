export interface MailMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /**
   * Stops mail of this kind by one POST (RFC 8058); a mail program offers it beside the message. Only for
   * mail that the person's own act did not cause.
   */
  readonly unsubscribeUrl?: string | null;
}

/** Door 2. `send` resolves when the message was accepted and throws when it was not. */
export interface Mailer {
  readonly name: "outbox" | "smtp";
  send(message: MailMessage): Promise<void>;
  /** Deletes the messages sent before a moment; absent where none are kept. */
  clearBefore?(moment: Date): Promise<void>;
}
