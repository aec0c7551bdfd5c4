import { sniffImageFormat } from "@gf-ledger/domain/image/image-format";
import type { MailLetter } from "@gf-ledger/mail/inbound/inbound-mail";

/** A picture inside the text that is smaller than this is looked at only where nothing else is a receipt. */
const SMALL_BYTES = 50 * 1024;
/** No photo of a receipt is smaller than this. */
const MIN_PHOTO_BYTES = 4 * 1024;
/** Of small pictures inside the text no more than these are looked at. */
const MAX_SMALL_PHOTOS = 4;

const isSmall = ({ bytes, inText }: MailLetter["files"][number]) =>
  bytes !== null && inText && bytes.length < SMALL_BYTES;

/** The files of a mail that may be receipts: photos and PDFs, not what a shop's mail is decorated with. */
export function candidates({ files }: MailLetter): (Uint8Array | null)[] {
  return files
    .filter((file) => !isSmall(file))
    .map(({ bytes }) => bytes)
    .filter((bytes) => bytes === null || sniffImageFormat(bytes) !== null);
}

/** Small pictures inside the text, the largest first: a photo that was pasted, or a shop's logo. */
export function smallPhotos({ files }: MailLetter): Uint8Array[] {
  return files
    .filter(isSmall)
    .flatMap(({ bytes }) => bytes ?? [])
    .filter((bytes) => bytes.length >= MIN_PHOTO_BYTES && sniffImageFormat(bytes) !== null)
    .sort((a, b) => b.length - a.length)
    .slice(0, MAX_SMALL_PHOTOS);
}
