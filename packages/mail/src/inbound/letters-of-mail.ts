import { MAX_IMAGE_BYTES } from "@gf-ledger/domain/image/image-limits";
import type { DeliveredFile, MailContent, MailLetter, MailParts } from "./inbound-mail";
import { isOutlookMessage, lettersOfOutlook } from "./outlook/outlook-message";
import { isTnef, mailOfTnef } from "./outlook/tnef";
import { parsedMessage } from "./parse-message";

/** More of a file than its first fields is not looked at. */
const LOOKED_AT = 16 * 1024;
const FIELD = /^([A-Za-z][A-Za-z0-9-]{0,60}):[ \t]/;
const FOLDED = /^[ \t]/;
/** Mailboxes that hold one message in a file, and mail programs that save one, may begin it so. */
const ENVELOPE = /^(?:\uFEFF)?(?:>?From [^\r\n]{1,300}\r?\n)?/;

/**
 * Whether a file is a mail as it travels (`.eml`), by its head: fields up to an empty line, and among them from whom
 * it is and what only mails have. Attached or saved by hand, many come as a file of no type.
 */
function isWrittenMessage(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, LOOKED_AT));
  const lines = start.toString("utf8").replace(ENVELOPE, "").split(/\r?\n/);
  const names = new Set<string>();
  for (const line of lines) {
    if (line === "" || (names.size > 0 && FOLDED.test(line))) {
      if (line === "") break;
      continue;
    }
    const name = FIELD.exec(line)?.[1];
    // The last line of what was looked at may be cut.
    if (name === undefined && line !== lines.at(-1)) return false;
    if (name !== undefined) names.add(name.toLowerCase());
  }
  const isOfMail = ["mime-version", "message-id", "received", "return-path"].some((name) => names.has(name));
  return isOfMail && names.has("from") && (names.has("date") || names.has("subject"));
}

/** A mail forwarded in a mail that was forwarded; deeper ones are not looked at. */
const DEEPEST = 3;
/** A shop's mail is tens of kilobytes; more than this is not looked at. */
const MAX_TEXT = 500_000;
/** receipts-73: more files than one purchase has, and more messages than anybody attaches. */
const MAX_LETTERS = 20;
const MESSAGE = /^message\/rfc822\b/i;

type Letters = readonly [MailLetter, ...MailLetter[]];

const NOTHING: MailLetter = { html: null, text: null, files: [] };
const bounded = (text: string | null) => text?.slice(0, MAX_TEXT) || null;

/**
 * A message with these files, and the messages among them: those of a mail program (receipts-73), also under another
 * type or name (receipts-125), of Outlook (receipts-115), and what Outlook wrapped in a `winmail.dat` (receipts-111).
 */
async function withFiles(
  letter: MailLetter,
  files: readonly DeliveredFile[],
  depth: number,
): Promise<Letters> {
  const own: DeliveredFile[] = [];
  const attached: MailLetter[] = [];
  for (const file of files) {
    const { bytes } = file;
    if (bytes === null) own.push(file);
    else if (MESSAGE.test(file.type) || isWrittenMessage(bytes)) {
      if (depth < DEEPEST) attached.push(...(await lettersOfMessage(Buffer.from(bytes), depth + 1)));
    } else if (isOutlookMessage(bytes)) {
      const inner = depth < DEEPEST ? lettersOfOutlook(bytes) : [];
      for (const one of inner) attached.push(...(await withFilesOf(one, depth + 1)));
    } else if (isTnef(bytes)) {
      const { files: inside, messages } = mailOfTnef(bytes);
      const wrapped = inside.map((one) => ({ bytes: one, type: "", inText: false }));
      const [{ files: inner }, ...more] = await withFiles(NOTHING, depth < DEEPEST ? wrapped : [], depth + 1);
      own.push(...inner.map((one) => ({ ...one, type: "" })));
      attached.push(...more);
      if (depth < DEEPEST) for (const one of messages) attached.push(...(await withFilesOf(one, depth + 1)));
    } else own.push(file);
  }
  const html = bounded(letter.html);
  const text = bounded(letter.text);
  const mine = own.map(({ bytes, inText }) => ({ bytes, inText }));
  return [{ html, text, files: mine }, ...attached.slice(0, MAX_LETTERS)];
}

const withFilesOf = (letter: MailLetter, depth: number) =>
  withFiles(
    letter,
    letter.files.map((file) => ({ ...file, type: "" })),
    depth,
  );

/** A mail's own text and files, then those of the mails attached to it, each below its head (receipts-102). */
async function lettersOfMessage(raw: Buffer, depth: number): Promise<Letters> {
  const { mail, head } = await parsedMessage(raw);
  const [above, lines] = depth > 0 ? [head.html, head.lines] : ["", []];
  const html = mail.html ? above + mail.html : null;
  const text = mail.text ? [...lines, mail.text].join("\n") : null;
  const files = mail.attachments.map(({ content, contentType, related = false }) => ({
    bytes: content.length > MAX_IMAGE_BYTES && !MESSAGE.test(contentType) ? null : content,
    type: contentType,
    inText: related,
  }));
  return withFiles({ html, text, files: [] }, files, depth);
}

const contentOf = ([own, ...attached]: Letters): MailContent => ({ ...own, attached });

/** What a mail holds, from its bytes as they travel. */
export async function contentOfMessage(raw: Buffer): Promise<MailContent> {
  return contentOf(await lettersOfMessage(raw, 0));
}

/** What a mail holds that a provider took apart. */
export async function contentOfParts({ html, text, files }: MailParts): Promise<MailContent> {
  return contentOf(await withFiles({ html, text, files: [] }, files, 0));
}
