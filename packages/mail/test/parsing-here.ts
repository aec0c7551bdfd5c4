import type { MailParsing } from "../src/inbound/inbound-mail";
import { contentOfItems, mailItems } from "../src/inbound/mail-job";

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
    return (await contentOfItems(mailItems({ kind: "mail-content", source }))) ?? "unreadable";
  },
};
