import { createHash } from "node:crypto";
import type { Box } from "@gf-ledger/domain/reading/receipt-reading";
import sharp from "sharp";
import { decodeImage } from "../image/decode-image";
import { perceptualHash } from "../image/perceptual-hash";

/** Longest side that is sent, in pixels: a larger one costs tokens and shows the model no more. */
const MAX_SIDE = 2000;

/** Room around a line, in heights of it: boxes cut letters that reach far up or down. */
const LINE_ROOM = 0.4;
/** Widest picture of a line that is sent, in pixels. */
const MAX_LINE_WIDTH = 1200;

/** Lines of a photo that are asked for in place of the whole photo. */
export interface BoxesAsked {
  readonly boxes: readonly Box[];
}

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

/** Where a line is in an image of this size, with some room around it; at least a pixel each way. */
function placeOf(box: Box, width: number, height: number) {
  const room = LINE_ROOM * Math.min(box.height * height, box.width * width);
  const left = Math.max(0, Math.floor(box.x * width - room));
  const top = Math.max(0, Math.floor(box.y * height - room));
  const right = Math.min(width, Math.ceil((box.x + box.width) * width + room));
  const bottom = Math.min(height, Math.ceil((box.y + box.height) * height + room));
  return {
    left: Math.min(left, width - 1),
    top: Math.min(top, height - 1),
    width: Math.max(1, right - left),
    height: Math.max(1, bottom - top),
  };
}

/**
 * A JPEG of each line, cut out of the photo as it was taken.
 * @throws ImageProblemError
 */
export async function linesForModel(bytes: Uint8Array, { boxes }: BoxesAsked): Promise<Uint8Array[]> {
  const { image } = await decodeImage(bytes);
  const { width, height } = image;
  const cut = (box: Box) =>
    sharp(image.data, { raw: { width, height, channels: 3 } })
      .extract(placeOf(box, width, height))
      .resize({ width: MAX_LINE_WIDTH, fit: "inside", withoutEnlargement: true })
      .jpeg({ quality: 90 })
      .toBuffer();
  const lines: Uint8Array[] = [];
  for (const box of boxes) lines.push(await cut(box));
  return lines;
}
