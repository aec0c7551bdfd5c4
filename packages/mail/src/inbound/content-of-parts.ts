import type { InboundFile, MailContent } from "./inbound-mail";
import { filesOfTnef, isTnef } from "./tnef";

/** A shop's mail is tens of kilobytes; more than this is not looked at. */
const MAX_TEXT = 500_000;

const joined = (texts: readonly string[]) => texts.join("\n").slice(0, MAX_TEXT) || null;

/** A file, or the files that Outlook wrapped in it (receipts-111). */
function unwrapped({ bytes, inText }: InboundFile): InboundFile[] {
  if (bytes === null || !isTnef(bytes)) return [{ bytes, inText }];
  return filesOfTnef(bytes).map((file) => ({ bytes: file, inText: false }));
}

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
    files: files.flatMap(unwrapped),
    html: joined(htmls),
    text: joined(texts),
  };
}
