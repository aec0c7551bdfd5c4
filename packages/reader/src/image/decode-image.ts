import { sniffImageFormat } from "@gf-ledger/domain/image/image-format";
import { MAX_IMAGE_BYTES } from "@gf-ledger/domain/image/image-limits";
import { pngPixels } from "./declared-pixels";
import { decodeHeic } from "./decode-heic";
import { decodePdf } from "./decode-pdf";
import { decodeRaster } from "./decode-raster";
import type { DecodedImage } from "./decoded-image";
import { ImageProblemError, MAX_IMAGE_PIXELS } from "./image-problem";

/**
 * Opens any image that a phone or a shop sends, by its content (receipts-2).
 * @throws ImageProblemError
 */
export async function decodeImage(bytes: Uint8Array): Promise<DecodedImage> {
  if (bytes.length === 0) throw new ImageProblemError("empty");
  if (bytes.length > MAX_IMAGE_BYTES) throw new ImageProblemError("too_large");
  const format = sniffImageFormat(bytes);
  if (format === null) throw new ImageProblemError("not_an_image");
  if (format === "png" && (pngPixels(bytes) ?? 0) > MAX_IMAGE_PIXELS)
    throw new ImageProblemError("too_many_pixels");
  if (format === "pdf") return decodePdf(bytes);
  return { image: await (format === "heic" ? decodeHeic(bytes) : decodeRaster(bytes)), words: null };
}
