import type { InboundFile, MailContent } from "./inbound-mail";
import { isOutlookMessage, partsOfOutlookMessage } from "./outlook-message";
import { filesOfTnef, isTnef } from "./tnef";

/** A shop's mail is tens of kilobytes; more than this is not looked at. */
const MAX_TEXT = 500_000;

const joined = (texts: readonly string[]) => texts.join("\n").slice(0, MAX_TEXT) || null;

interface Parts {
  readonly files: readonly InboundFile[];
  readonly htmls: readonly string[];
  readonly texts: readonly string[];
}

/** A file, or what Outlook wrapped in it: the files of a `winmail.dat` (receipts-111), a message (receipts-115). */
function unwrapped(file: InboundFile): Parts {
  const { bytes } = file;
  if (bytes !== null && isOutlookMessage(bytes)) return partsOfOutlookMessage(bytes);
  if (bytes === null || !isTnef(bytes)) return { files: [file], htmls: [], texts: [] };
  return { files: filesOfTnef(bytes).map((one) => ({ bytes: one, inText: false })), htmls: [], texts: [] };
}

/** Files and texts of a mail and of those in it, as one content. */
export function contentOfParts({ files, htmls, texts }: Parts): MailContent {
  const all = files.map(unwrapped);
  return {
    files: all.flatMap((one) => one.files),
    html: joined([...htmls, ...all.flatMap((one) => one.htmls)]),
    text: joined([...texts, ...all.flatMap((one) => one.texts)]),
  };
}
