import { createHash } from "node:crypto";
import sharp from "sharp";
import { decodeImage } from "../image/decode-image";
import { perceptualHash } from "../image/perceptual-hash";

/** Longest side that is sent, in pixels: a larger one costs tokens and shows the model no more. */
const MAX_SIDE = 2000;

export interface PhotoForModel {
  readonly jpeg: Uint8Array;
  /** Of the bytes as sent, hex. */
  readonly imageSha256: string;
  /** 16 hex digits of the photo as a browser shows it. */
  readonly perceptualHash: string;
}

/**
 * Any image that the product takes (HEIC and PDF too) as an upright JPEG of at most 2,000 pixels a side.
 * @throws ImageProblemError
 */
export async function photoForModel(bytes: Uint8Array): Promise<PhotoForModel> {
  const { image } = await decodeImage(bytes);
  const jpeg = await sharp(image.data, { raw: { width: image.width, height: image.height, channels: 3 } })
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: "inside", withoutEnlargement: true })
    .jpeg({ quality: 88 })
    .toBuffer();
  const imageSha256 = createHash("sha256").update(bytes).digest("hex");
  return { jpeg, imageSha256, perceptualHash: await perceptualHash(image) };
}
