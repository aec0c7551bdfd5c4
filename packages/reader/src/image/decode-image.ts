import { sniffImageFormat } from "@gf-ledger/domain/image/image-format";
import { MAX_IMAGE_BYTES } from "@gf-ledger/domain/image/image-limits";
import { type UnreadFormat, unreadFormat } from "@gf-ledger/domain/image/unread-format";
import { messageKey } from "@gf-ledger/domain/messages/message-key";
import { pngPixels } from "./declared-pixels";
import { decodeHeic } from "./decode-heic";
import { decodePdf } from "./decode-pdf";
import { decodeRaster } from "./decode-raster";
import type { DecodedImage } from "./decoded-image";
import { ImageProblemError, MAX_IMAGE_PIXELS } from "./image-problem";

/** receipts-112. */
const UNREAD_SENTENCES: Record<UnreadFormat, string> = {
  raw: messageKey("photoFaults.raw"),
  video: messageKey("photoFaults.video"),
};

/**
 * Opens any image that a phone or a shop sends, by its content (receipts-2).
 * @throws ImageProblemError
 */
export async function decodeImage(bytes: Uint8Array): Promise<DecodedImage> {
  if (bytes.length === 0) throw new ImageProblemError("empty");
  if (bytes.length > MAX_IMAGE_BYTES) throw new ImageProblemError("too_large");
  const format = sniffImageFormat(bytes);
  if (format === null) {
    const unread = unreadFormat(bytes);
    throw new ImageProblemError("not_an_image", unread === null ? undefined : UNREAD_SENTENCES[unread]);
  }
  if (format === "png" && (pngPixels(bytes) ?? 0) > MAX_IMAGE_PIXELS)
    throw new ImageProblemError("too_many_pixels");
  if (format === "pdf") return decodePdf(bytes);
  return { image: await (format === "heic" ? decodeHeic(bytes) : decodeRaster(bytes)), words: null };
}
