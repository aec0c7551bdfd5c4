import type { InboundFile, MailContent } from "./inbound-mail";

/** A shop's mail is tens of kilobytes; more than this is not looked at. */
const MAX_TEXT = 500_000;

const joined = (texts: readonly string[]) => texts.join("\n").slice(0, MAX_TEXT) || null;

/** Files and texts of a mail and of those in it, as one content. */
export function contentOfParts({
  files,
  htmls,
  texts,
}: {
  readonly files: readonly InboundFile[];
  readonly htmls: readonly string[];
  readonly texts: readonly string[];
}): MailContent {
  return {
    files: files.map(({ bytes, inText }) => ({ bytes, inText })),
    html: joined(htmls),
    text: joined(texts),
  };
}
