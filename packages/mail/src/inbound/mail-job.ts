import { contentOfParts } from "./content-of-parts";
import type {
  InboundFile,
  MailContent,
  MailgunSource,
  MailHead,
  MailParts,
  MailSource,
  SignedHead,
} from "./inbound-mail";
import { headOfMailgun, partsOfMailgun } from "./mailgun";
import { readMailForm, UnreadableForm } from "./mailgun-form";
import { parseContent, parseForwarded, parseHead } from "./parse-message";
import { headOfPostmark, partsOfPostmark } from "./postmark";

const MESSAGE = /^message\/rfc822\b/i;
/** A mail as a provider took it apart, with the mails that are attached to it laid beside its own text. */
async function withForwarded({ files, html, text }: MailParts): Promise<MailContent> {
  const all: InboundFile[] = [];
  const htmls = html ? [html] : [];
  const texts = text ? [text] : [];
  for (const file of files) {
    if (!file.bytes || !MESSAGE.test(file.type)) all.push(file);
    else {
      const inner = await parseForwarded(Buffer.from(file.bytes));
      all.push(...inner.files);
      htmls.push(...inner.htmls);
      texts.push(...inner.texts);
    }
  }
  return contentOfParts({ files: all, htmls, texts });
}

/** A mail to be parsed: its head alone, or what it holds. */
export type MailJob =
  | { readonly kind: "mail-head"; readonly source: MailSource; readonly fallbackId: string }
  | { readonly kind: "mailgun-head"; readonly source: MailgunSource }
  | { readonly kind: "mail-content"; readonly source: MailSource | MailgunSource };

/** The head; or each file by itself, then the texts. */
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
    return form && withForwarded(partsOfMailgun(form));
  }
  if (source.from === "message") return parseContent(bytesOf(source));
  const parts = partsOfPostmark(jsonOf(source));
  return parts && withForwarded(parts);
}

/** Parses a mail. A mail without items is none. */
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
  for (const file of content.files.slice(0, MAX_FILES)) yield { kind: "file", file };
  yield { kind: "texts", html: content.html, text: content.text };
}
