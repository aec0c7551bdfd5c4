import sharp from "sharp";
import type { RgbImage } from "./rgb-image";

/**
 * A 64-bit difference hash (dHash) of the photo as a browser shows it, as 16 hex digits: each bit says
 * whether a cell of a 9 × 8 grey thumbnail is darker than its right neighbour. It finds a second upload (D14).
 */
export async function perceptualHash({ data, width, height }: RgbImage): Promise<string> {
  const grey = await sharp(data, { raw: { width, height, channels: 3 } })
    .greyscale()
    .resize(9, 8, { fit: "fill", kernel: "lanczos3" })
    .raw()
    .toBuffer();
  let hash = 0n;
  for (let y = 0; y < 8; y++)
    for (let x = 0; x < 8; x++)
      hash = (hash << 1n) | ((grey[y * 9 + x] ?? 0) < (grey[y * 9 + x + 1] ?? 0) ? 1n : 0n);
  return hash.toString(16).padStart(16, "0");
}
