/** A message of the outbox, as the page `/outbox` shows it (mail-2). */
export interface OutboxMessage {
  /** The file's name without `.eml`. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly date: Date;
  readonly text: string;
  /** Not yet safe to place in a page of the product: show it in a sandboxed frame. */
  readonly html: string;
  /** Absolute addresses in the message, in order, each once. */
  readonly links: readonly string[];
  /** Where mail of this kind is stopped, as the message's header says. */
  readonly unsubscribeUrl: string | null;
}
