/** A file of a mail. */
export interface InboundFile {
  /** `null` for one over the limit of a photo: it was left out while the mail was taken in. */
  readonly bytes: Uint8Array | null;
  /** Whether the text shows it, as a shop's mail shows its logo. */
  readonly inText: boolean;
}

/** A mail that came in, whoever delivered it: Mailgun, Postmark or a mailbox. */
export interface InboundMail {
  /** Its Message-ID; where it has none, what its deliverer calls it. */
  readonly messageId: string;
  /** Everybody that it was sent to, in lower case. */
  readonly recipients: readonly string[];
  /** The address it is from, in lower case; `""` where none could be read. */
  readonly sender: string;
  readonly html: string | null;
  readonly text: string | null;
  readonly files: readonly InboundFile[];
}

/** `later`: it could not be read now and should be delivered again, after as many seconds. */
export type Taken = { readonly done: true } | { readonly done: false; readonly retryAfterSeconds: number };

/** A mailbox that mails are collected from. */
export interface Mailbox {
  /**
   * Hands every mail that was not taken yet to `take`, and marks those that are done with as seen; none is
   * deleted. @throws what the connection throws
   */
  collect(take: (mail: InboundMail) => Promise<Taken>): Promise<void>;
}
