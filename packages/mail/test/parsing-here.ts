import type { InboundFile, MailContent, MailParsing } from "../src/inbound/inbound-mail";
import { mailItems } from "../src/inbound/mail-job";

/** Parses mails in the test's own process. */
export const parsingHere: MailParsing = {
  async head(source, fallbackId) {
    for await (const item of mailItems({ kind: "mail-head", source, fallbackId }))
      if (item.kind === "head") return item.head;
    return "unreadable";
  },
  async signedHead(source) {
    for await (const item of mailItems({ kind: "mailgun-head", source }))
      if (item.kind === "signed-head") return item.head;
    return "unreadable";
  },
  async content(source) {
    const files: InboundFile[] = [];
    let content: MailContent | null = null;
    for await (const item of mailItems({ kind: "mail-content", source })) {
      if (item.kind === "file") files.push(item.file);
      if (item.kind === "texts") content = { html: item.html, text: item.text, files };
    }
    return content ?? "unreadable";
  },
};
