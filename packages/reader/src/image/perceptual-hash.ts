import { HASHED_SIDE, hashOfThumbnail } from "@gf-ledger/domain/image/perceptual-hash";
import sharp from "sharp";
import type { RgbImage } from "./rgb-image";

/**
 * A 64-bit hash of how the photo looks in a browser (pHash), as 16 hex digits: which of its lowest
 * frequencies are above their median. Photos whose hashes differ in a few bits show the same (reading-13).
 */
export async function perceptualHash({ data, width, height }: RgbImage): Promise<string> {
  const grey = await sharp(data, { raw: { width, height, channels: 3 } })
    .greyscale()
    .resize(HASHED_SIDE, HASHED_SIDE, { fit: "fill" })
    .raw()
    .toBuffer();
  return hashOfThumbnail(grey);
}
