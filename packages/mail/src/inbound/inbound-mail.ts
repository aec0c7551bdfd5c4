/** A file of a mail. */
export interface InboundFile {
  /** `null` for one over the limit of a photo: it was left out while the mail was taken in. */
  readonly bytes: Uint8Array | null;
  /** Whether the text shows it, as a shop's mail shows its logo. */
  readonly inText: boolean;
}

/** Whom a mail is from and for. */
export interface MailHead {
  /** Its Message-ID; where it has none, what its deliverer calls it. */
  readonly messageId: string;
  /** Everybody that it was sent to, in lower case. */
  readonly recipients: readonly string[];
  /** The address it is from, in lower case; `""` where none could be read. */
  readonly sender: string;
  /** From whom, of which day and about what, each on a line as mail programs quote it. */
  readonly quoted: readonly string[];
}

/** What one message holds: its text, and its files. */
export interface MailLetter {
  readonly html: string | null;
  readonly text: string | null;
  readonly files: readonly InboundFile[];
}

export interface MailContent extends MailLetter {
  /** The messages that are attached to the mail, and those attached to them. */
  readonly attached: readonly MailLetter[];
}

/** `unreadable`: nobody can parse it. `later`: other mails are being parsed, and it should be tried again. */
export type NotParsed = "unreadable" | "later";

/**
 * A mail that came in, whoever delivered it: Mailgun, Postmark or a mailbox. Its content is parsed once it is known
 * whom it is for.
 */
export interface DeliveredMail extends MailHead {
  content(): Promise<MailContent | NotParsed>;
}

/** What Mailgun signs a call with, as it stands in the form beside the mail. */
export interface MailgunSignature {
  readonly timestamp: string;
  readonly token: string;
  readonly signature: string;
}

/** The head of a mail that Mailgun posts; `null` where it is not signed. */
export interface SignedHead extends MailHead {
  readonly signed: MailgunSignature | null;
}

/** Parses what strangers wrote, outside of the server's own process. */
export interface MailParsing {
  /** The head of a mail, or of what Postmark posts. `fallbackId` stands in for a missing Message-ID. */
  head(source: MailSource, fallbackId: string): Promise<MailHead | NotParsed>;
  signedHead(source: MailgunSource): Promise<SignedHead | NotParsed>;
  content(source: MailSource | MailgunSource): Promise<MailContent | NotParsed>;
}

/** A mail as it travels, or as Postmark posts it. */
export interface MailSource {
  readonly from: "message" | "postmark";
  readonly bytes: Uint8Array;
}

/** The form that Mailgun posts, with the type that its parts are told apart by. */
export interface MailgunSource {
  readonly from: "mailgun";
  readonly contentType: string;
  readonly bytes: Uint8Array;
}

/** A mail as a provider took it apart; mails that are attached to it are files of it. */
export interface MailParts {
  readonly html: string | null;
  readonly text: string | null;
  readonly files: readonly DeliveredFile[];
}

/** A file as a provider hands it on. */
export interface DeliveredFile extends InboundFile {
  readonly type: string;
}

/** `later`: it could not be read now and should be delivered again, after as many seconds. */
export type MailTaken =
  | { readonly done: true }
  | { readonly done: false; readonly retryAfterSeconds: number };

/** A mailbox that mails are collected from. */
export interface Mailbox {
  /**
   * Hands every mail that was not taken yet to `take`, and marks those that are done with as seen; none is
   * deleted. @throws what the connection throws
   */
  collect(take: (mail: DeliveredMail) => Promise<MailTaken>): Promise<void>;
}
