import { isRawName, isVideoName, withoutLiveVideos } from "@gf-ledger/domain/image/photo-names";

/** Why a photo can't be sent: which words of receipts-36 say so. */
export class UnreadableFile extends Error {
  constructor(readonly fault: "readFailed" | "convertFailed") {
    super(fault);
  }
}

/**
 * Copies the photo into this page's memory, so that it can be sent again when the card it was on is gone.
 * @throws UnreadableFile when it can't be read or is empty.
 */
export async function loadedPhoto(photo: Blob): Promise<Blob> {
  const bytes = await photo.arrayBuffer().catch(() => {
    throw new UnreadableFile("readFailed");
  });
  if (bytes.byteLength === 0) throw new UnreadableFile("convertFailed");
  return new Blob([bytes], { type: photo.type });
}

/** An electronic receipt; it is read but not shown. */
export const PDF_TYPE = "application/pdf";

/** No file above this is taken, whether it is chosen or shared by another app (public/sw.js); photos shrink before they are sent. */
export const MAX_CHOSEN_BYTES = 60 * 1024 * 1024;

/**
 * Whether a file may be a photo or e-receipt: refuses what clearly is neither; the server judges by content.
 */
export function maybePhoto(file: { name: string; type: string; size: number }): boolean {
  if (file.size > MAX_CHOSEN_BYTES || isRawName(file.name)) return false;
  if (file.type.startsWith("image/") || file.type === PDF_TYPE) return true;
  // Some systems give a HEIC photo no type.
  return file.type === "" && /\.(heic|heif|jpe?g|png|webp|avif|tiff?|gif)$/i.test(file.name);
}

/** The photos among the files that were chosen, and which words of `upload.reading` say why others are not taken. */
export function photosAmong<Chosen extends { name: string; type: string; size: number }>(
  files: readonly Chosen[],
): { photos: Chosen[]; refused: "notImage" | "rawPhoto" | "video" | null } {
  const chosen = withoutLiveVideos(files, ({ name }) => name);
  const photos = chosen.filter(maybePhoto);
  const [other] = chosen.filter((file) => !maybePhoto(file));
  if (!other) return { photos, refused: null };
  if (isRawName(other.name)) return { photos, refused: "rawPhoto" };
  return { photos, refused: isVideoName(other.name) ? "video" : "notImage" };
}
