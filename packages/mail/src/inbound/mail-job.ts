import type {
  InboundFile,
  MailContent,
  MailgunSource,
  MailHead,
  MailLetter,
  MailSource,
  SignedHead,
} from "./inbound-mail";
import { contentOfMessage, contentOfParts } from "./letters-of-mail";
import { headOfMailgun, partsOfMailgun } from "./mailgun";
import { readMailForm, UnreadableForm } from "./mailgun-form";
import { parseHead } from "./parse-message";
import { headOfPostmark, partsOfPostmark } from "./postmark";

/** A mail to be parsed: its head alone, or what it holds. */
export type MailJob =
  | { readonly kind: "mail-head"; readonly source: MailSource; readonly fallbackId: string }
  | { readonly kind: "mailgun-head"; readonly source: MailgunSource }
  | { readonly kind: "mail-content"; readonly source: MailSource | MailgunSource };

/** The head; or of each message its files, then its text: the mail itself first. */
export type MailItem =
  | { readonly kind: "head"; readonly head: MailHead }
  | { readonly kind: "signed-head"; readonly head: SignedHead }
  | { readonly kind: "file"; readonly file: InboundFile }
  | { readonly kind: "texts"; readonly html: string | null; readonly text: string | null };

/** Files of a mail and of those in it; further ones are left out. */
const MAX_FILES = 60;

const bytesOf = ({ bytes }: MailSource | MailgunSource) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** What was posted; `null` for what is not JSON. */
function jsonOf(source: MailSource): unknown {
  try {
    return JSON.parse(bytesOf(source).toString("utf8"));
  } catch {
    return null;
  }
}

/** The form; `null` for one that has more parts than a mail of Mailgun's, or breaks off. */
async function formOf(source: MailgunSource) {
  try {
    return await readMailForm(source.contentType, bytesOf(source));
  } catch (error) {
    if (error instanceof UnreadableForm) return null;
    throw error;
  }
}

async function headOf(source: MailSource, fallbackId: string): Promise<MailHead | null> {
  return source.from === "postmark" ? headOfPostmark(jsonOf(source)) : parseHead(bytesOf(source), fallbackId);
}

async function contentOf(source: MailSource | MailgunSource): Promise<MailContent | null> {
  if (source.from === "mailgun") {
    const form = await formOf(source);
    return form && contentOfParts(partsOfMailgun(form));
  }
  if (source.from === "message") return contentOfMessage(bytesOf(source));
  const parts = partsOfPostmark(jsonOf(source));
  return parts && contentOfParts(parts);
}

/** Parses a mail. A mail without items is not an order. */
export async function* mailItems(job: MailJob): AsyncGenerator<MailItem> {
  if (job.kind === "mail-head") {
    const head = await headOf(job.source, job.fallbackId);
    if (head) yield { kind: "head", head };
    return;
  }
  if (job.kind === "mailgun-head") {
    const form = await formOf(job.source);
    if (form) yield { kind: "signed-head", head: await headOfMailgun(form) };
    return;
  }
  const content = await contentOf(job.source);
  if (!content) return;
  const { attached, ...own } = content;
  let left = MAX_FILES;
  for (const { files, html, text } of [own, ...attached]) {
    for (const file of files.slice(0, left)) yield { kind: "file", file };
    left -= Math.min(left, files.length);
    yield { kind: "texts", html, text };
  }
}

/** The mail whose items these are, put together again; `null` for none. */
export async function contentOfItems(items: AsyncIterable<MailItem>): Promise<MailContent | null> {
  const letters: MailLetter[] = [];
  let files: InboundFile[] = [];
  for await (const item of items) {
    if (item.kind === "file") files.push(item.file);
    if (item.kind !== "texts") continue;
    letters.push({ html: item.html, text: item.text, files });
    files = [];
  }
  const [own, ...attached] = letters;
  return own ? { ...own, attached } : null;
}
