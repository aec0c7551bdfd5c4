import sharp from "sharp";
import { imageSha256, perceptualHash } from "../image/fingerprint";

/** Longest side that is sent, in pixels: more costs tokens and shows the model nothing new. */
const MAX_SIDE = 2000;
const MAX_PIXELS = 80_000_000;

export interface PhotoForModel {
  readonly jpeg: Buffer;
  readonly imageSha256: string;
  readonly perceptualHash: string;
}

/** Any decodable image as an upright JPEG of at most 2,000 pixels a side; `null` when it is none. */
export async function photoForModel(image: Uint8Array): Promise<PhotoForModel | null> {
  try {
    const upright = sharp(image, { limitInputPixels: MAX_PIXELS, failOn: "error" }).autoOrient();
    const jpeg = await upright
      .clone()
      .flatten({ background: "#ffffff" })
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: "inside", withoutEnlargement: true })
      .jpeg({ quality: 88 })
      .toBuffer();
    return { jpeg, imageSha256: imageSha256(image), perceptualHash: await perceptualHash(sharp(jpeg)) };
  } catch {
    return null;
  }
}
