import { MAX_IMAGE_BYTES } from "@gf-ledger/domain/image/image-limits";
import type { MailLetter } from "../inbound-mail";
import { quotedHead } from "../quoted-head";
import { type MapiProperty, mapiProperties, mapiText } from "./mapi-properties";
import { outlookDay, outlookLetters, outlookSender } from "./outlook-values";
import { wordsOfRtfBody } from "./rtf-body";

/** What a `winmail.dat` begins with: Outlook's own wrapping of a mail, with its files in it. */
const FIRST_BYTES = 0x22_3e_9f_78;
/** Signature and key. */
const HEAD_BYTES = 6;
/** Level, attribute and length before the data of each entry, and the sum of its bytes behind it. */
const BEFORE = 9;
const BEHIND = 2;
const OF_ATTACHMENT = 2;
const SUBJECT = 0x80_04;
const BODY = 0x80_0c;
const DATA = 0x80_0f;
const PROPERTIES = 0x90_03;
const PROPERTIES_OF_ATTACHMENT = 0x90_05;
/** Properties by MS-OXPROPS. */
const PROPERTY = {
  subject: 0x0037,
  submitted: 0x0039,
  senderName: 0x0c1a,
  senderEmail: 0x0c1f,
  body: 0x1000,
  rtf: 0x1009,
  html: 0x1013,
  attached: 0x3701,
  senderSmtp: 0x5d01,
} as const;
/** What stands before an attached message: which kind of object it is. */
const KIND_BYTES = 16;
/** receipts-73: more files than one purchase has. */
const MAX_FILES = 20;
/** As of mails forwarded in mails. */
const DEEPEST = 3;

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Whether a file is one that Outlook wrapped others in. */
export const isTnef = (bytes: Uint8Array): boolean =>
  bytes.length > HEAD_BYTES && viewOf(bytes).getUint32(0, true) === FIRST_BYTES;

interface Entry {
  readonly level: number;
  readonly attribute: number;
  readonly data: Uint8Array;
}

/** The entries of a TNEF, in their order (MS-OXTNEF); what is cut off is left out. */
function* entriesOf(bytes: Uint8Array): Generator<Entry> {
  const view = viewOf(bytes);
  for (let at = HEAD_BYTES; at + BEFORE <= bytes.length; ) {
    const begin = at + BEFORE;
    const end = begin + view.getUint32(at + 5, true);
    if (end > bytes.length) return;
    const [level, attribute] = [view.getUint8(at), view.getUint16(at + 1, true)];
    yield { level, attribute, data: bytes.subarray(begin, end) };
    at = end + BEHIND;
  }
}

/** What Outlook wrapped in a file. */
export interface WrappedMail {
  readonly files: readonly Uint8Array[];
  /** The messages that were attached as items of Outlook, and those attached to them. */
  readonly messages: readonly MailLetter[];
}

/** The files and the attached messages of a TNEF, each in their order; what is cut off is left out. */
export function mailOfTnef(bytes: Uint8Array, depth = 1): WrappedMail {
  const files: Uint8Array[] = [];
  const messages: MailLetter[] = [];
  for (const { level, attribute, data } of entriesOf(bytes)) {
    if (files.length + messages.length >= MAX_FILES) break;
    if (level !== OF_ATTACHMENT) continue;
    if (attribute === DATA) files.push(data);
    if (attribute !== PROPERTIES_OF_ATTACHMENT || depth > DEEPEST) continue;
    const inner = mapiProperties(data).get(PROPERTY.attached)?.value.subarray(KIND_BYTES);
    if (inner && isTnef(inner)) messages.push(...lettersOfTnef(inner, depth + 1));
  }
  return { files, messages };
}

const textOf = (property: MapiProperty | undefined) => (property && mapiText(property)) || undefined;

/** A message in a TNEF, its text below its head, then those attached to it. */
function lettersOfTnef(bytes: Uint8Array, depth: number): MailLetter[] {
  const own = [...entriesOf(bytes)].filter(({ level }) => level !== OF_ATTACHMENT);
  const entry = (attribute: number) => own.find((one) => one.attribute === attribute)?.data;
  const properties = mapiProperties(entry(PROPERTIES) ?? new Uint8Array(4));
  const text = (id: number) => textOf(properties.get(id));
  const plain = (attribute: number) => textOf({ type: 0, value: entry(attribute) ?? new Uint8Array() });
  const submitted = properties.get(PROPERTY.submitted)?.value;
  const head = quotedHead({
    from: outlookSender(text(PROPERTY.senderName), text(PROPERTY.senderSmtp) ?? text(PROPERTY.senderEmail)),
    date: submitted?.length === 8 ? outlookDay(viewOf(submitted).getBigUint64(0, true)) : undefined,
    subject: text(PROPERTY.subject) ?? plain(SUBJECT),
  });
  const html = properties.get(PROPERTY.html)?.value;
  const written = html?.length ? outlookLetters(html) : undefined;
  const words = text(PROPERTY.body) ?? plain(BODY);
  const rtf = wordsOfRtfBody(written || words ? undefined : properties.get(PROPERTY.rtf)?.value);
  const page = written || rtf.html;
  const body = words ?? rtf.text;
  const { files, messages } = mailOfTnef(bytes, depth);
  const letter: MailLetter = {
    html: page ? head.html + page : null,
    text: body ? [...head.lines, body].join("\n") : null,
    files: files.map((file) => ({ bytes: file.length > MAX_IMAGE_BYTES ? null : file, inText: false })),
  };
  return [letter, ...messages];
}
