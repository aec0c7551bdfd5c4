import sharp, { type Metadata, type Sharp } from "sharp";
import { ImageProblemError, MAX_IMAGE_PIXELS, MAX_WHOLE_BYTES } from "./image-problem";
import type { RgbImage } from "./rgb-image";

/** Longest side kept in memory, in pixels: a larger image costs memory and is no more legible. */
export const MAX_WORKING_SIDE = 4000;

// libvips keeps decoded images for reuse; a reader never sees the same one twice.
sharp.cache(false);
sharp.concurrency(1);

/** Runs a pipeline to pixels as a browser shows them: on white, in sRGB, bounded in size. */
export async function workingPixels(pipeline: Sharp): Promise<RgbImage> {
  const { data, info } = await pipeline
    .flatten({ background: "#fff" })
    .resize(MAX_WORKING_SIDE, MAX_WORKING_SIDE, { fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb")
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  if (info.channels === 3) return { data, width: info.width, height: info.height };
  const rgb = new Uint8Array(info.width * info.height * 3);
  for (let i = 0; i < info.width * info.height; i++) rgb.fill(data[i * info.channels] ?? 0, i * 3, i * 3 + 3);
  return { data: rgb, width: info.width, height: info.height };
}

/** What an AVIF's pixels take in all channels: unlike the others it is decoded whole, several times over. */
function wholeBytes({ format, width, height, channels, depth }: Metadata): number {
  return format === "heif" ? width * height * channels * (depth === "uchar" ? 1 : 2) : 0;
}

/**
 * JPEG, PNG, WebP, GIF (first frame), AVIF or TIFF (first page), turned by its EXIF orientation. The header
 * is checked before a pixel is decoded.
 * @throws ImageProblemError
 */
export async function decodeRaster(bytes: Uint8Array): Promise<RgbImage> {
  const options = { failOn: "truncated", limitInputPixels: false } as const;
  const meta = await sharp(bytes, options)
    .metadata()
    .catch(() => {
      throw new ImageProblemError("truncated");
    });
  if (meta.width * meta.height > MAX_IMAGE_PIXELS) throw new ImageProblemError("too_many_pixels");
  if (wholeBytes(meta) > MAX_WHOLE_BYTES) throw new ImageProblemError("too_much_memory");
  const pipeline = sharp(bytes, { failOn: "truncated", limitInputPixels: MAX_IMAGE_PIXELS }).autoOrient();
  return workingPixels(pipeline).catch(() => {
    throw new ImageProblemError("truncated");
  });
}
