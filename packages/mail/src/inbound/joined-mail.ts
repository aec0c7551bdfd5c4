import type { InboundFile, InboundMail } from "./inbound-mail";
import { parseForwarded } from "./parse-message";

/** A file as a provider's webhook hands it on. */
export interface DeliveredFile extends InboundFile {
  readonly type: string;
}

const MESSAGE = /^message\/rfc822\b/i;

/** A mail as a provider took it apart, with the mails that are attached to it laid beside its own text. */
export async function withForwarded({
  files,
  html,
  text,
  ...mail
}: Omit<InboundMail, "files"> & { readonly files: readonly DeliveredFile[] }): Promise<InboundMail> {
  const all: InboundFile[] = [];
  const htmls = html ? [html] : [];
  const texts = text ? [text] : [];
  for (const { bytes, inText, type } of files) {
    if (!bytes || !MESSAGE.test(type)) all.push({ bytes, inText });
    else {
      const inner = await parseForwarded(Buffer.from(bytes));
      all.push(...inner.files);
      htmls.push(...inner.htmls);
      texts.push(...inner.texts);
    }
  }
  return { ...mail, files: all, html: htmls.join("\n") || null, text: texts.join("\n") || null };
}
