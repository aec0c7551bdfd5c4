import { contentOfParts } from "./content-of-parts";
import type { InboundFile, MailContent, MailParts } from "./inbound-mail";
import { parseForwarded } from "./parse-message";

const MESSAGE = /^message\/rfc822\b/i;
/** A mail as a provider took it apart, with the mails that are attached to it laid beside its own text. */
export async function withForwarded({ files, html, text }: MailParts): Promise<MailContent> {
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
