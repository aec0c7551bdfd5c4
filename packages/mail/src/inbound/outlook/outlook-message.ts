import { MAX_IMAGE_BYTES } from "@gf-ledger/domain/image/image-limits";
import type { InboundFile, MailLetter } from "../inbound-mail";
import { quotedHead } from "../quoted-head";
import { type CompoundFolder, compoundFile } from "./compound-file";
import { outlookDay, outlookLetters, outlookSender } from "./outlook-values";
import { wordsOfRtfBody } from "./rtf-body";

/** The mark of Microsoft's compound files, and the part that a message has beside those of Word and Excel. */
const COMPOUND = Buffer.from("d0cf11e0a1b11ae1", "hex");
const PROPERTIES = "__properties_version1.0";
const PROPERTIES_WRITTEN = Buffer.from(PROPERTIES, "utf16le");
const ATTACHMENT = "__attach_version1.0_";

/** Properties by MS-OXPROPS; the type follows in the name of their stream (MS-OXMSG). */
const SUBJECT = "0037";
const SENDER_SMTP = "5D01";
const SENDER_EMAIL = "0C1F";
const SENDER_NAME = "0C1A";
const BODY = "1000";
const HTML = "1013";
const CONTENT_ID = "3712";
const RTF = "10090102";
const DATA = "37010102";
const MESSAGE = "3701000D";
const SUBMITTED = 0x0039_0040;
/** A property of fixed length takes 16 bytes behind a head of 32, in a message inside another one of 24. */
const ENTRY_BYTES = 16;
const HEADS = { outer: 32, inner: 24 } as const;

/** receipts-73: more files than one purchase has. */
const MAX_FILES = 20;
/** As of mails forwarded in mails. */
const DEEPEST = 3;

/** Whether a file is a message that was dragged out of Outlook (`.msg`). */
export function isOutlookMessage(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return file.subarray(0, COMPOUND.length).equals(COMPOUND) && file.includes(PROPERTIES_WRITTEN);
}

const stream = (folder: CompoundFolder, property: string) => folder.readFile(`__substg1.0_${property}`);

/** A property's text: in UTF-16, in the letters of an older Outlook, or as bytes. */
function textOf(folder: CompoundFolder, property: string): string | undefined {
  const wide = stream(folder, `${property}001F`);
  if (wide) return new TextDecoder("utf-16le").decode(wide);
  const narrow = stream(folder, `${property}001E`);
  if (narrow) return new TextDecoder("windows-1252").decode(narrow);
  const bytes = stream(folder, `${property}0102`);
  return bytes && outlookLetters(bytes);
}

/** When a message was sent, as mails write it, in UTC. */
function sentOn(folder: CompoundFolder, depth: number): string | undefined {
  const written = folder.readFile(PROPERTIES);
  if (!written) return undefined;
  const view = new DataView(written.buffer, written.byteOffset, written.byteLength);
  for (
    let at: number = depth === 1 ? HEADS.outer : HEADS.inner;
    at + ENTRY_BYTES <= view.byteLength;
    at += ENTRY_BYTES
  ) {
    if (view.getUint32(at, true) !== SUBMITTED) continue;
    return outlookDay(view.getBigUint64(at + 8, true));
  }
  return undefined;
}

function fileOf(attachment: CompoundFolder): InboundFile[] {
  const content = stream(attachment, DATA);
  if (!content) return [];
  const inText = textOf(attachment, CONTENT_ID) !== undefined;
  return [{ bytes: content.length > MAX_IMAGE_BYTES ? null : content, inText }];
}

function lettersIn(folder: CompoundFolder, depth: number): MailLetter[] {
  const address = textOf(folder, SENDER_SMTP) ?? textOf(folder, SENDER_EMAIL);
  const head = quotedHead({
    from: outlookSender(textOf(folder, SENDER_NAME), address),
    date: sentOn(folder, depth),
    subject: textOf(folder, SUBJECT),
  });
  const written = textOf(folder, HTML);
  const words = textOf(folder, BODY);
  const rtf = wordsOfRtfBody(written || words ? undefined : stream(folder, RTF));
  const page = written ?? rtf.html;
  const body = words ?? rtf.text;
  const files: InboundFile[] = [];
  const inner: MailLetter[] = [];
  const attachments = folder.subFolders().filter(({ name }) => name.startsWith(ATTACHMENT));
  for (const attachment of attachments.slice(0, MAX_FILES)) {
    const message = attachment.subFolders().find(({ name }) => name.endsWith(MESSAGE));
    if (!message) files.push(...fileOf(attachment));
    else if (depth < DEEPEST) inner.push(...lettersIn(message, depth + 1));
  }
  const html = page ? head.html + page : null;
  const text = body ? [...head.lines, body].join("\n") : null;
  return [{ html, text, files }, ...inner];
}

/**
 * An Outlook message, its text below its head, and the messages in it (receipts-115); none of one that is broken.
 */
export function lettersOfOutlook(bytes: Uint8Array): MailLetter[] {
  try {
    return lettersIn(compoundFile(bytes), 1);
  } catch (error) {
    if (error instanceof RangeError) return [];
    throw error;
  }
}
