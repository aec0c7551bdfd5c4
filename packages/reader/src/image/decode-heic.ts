/// <reference path="./libheif-js.d.ts" />
import libheif from "libheif-js/wasm-bundle.js";
import sharp from "sharp";
import { heicPixels } from "./declared-pixels";
import { workingPixels } from "./decode-raster";
import { ImageProblemError, MAX_IMAGE_PIXELS } from "./image-problem";
import type { RgbImage } from "./rgb-image";

/**
 * A phone's HEIC photo, through libheif compiled to WebAssembly: sharp's own binaries leave HEVC out.
 * libheif applies the file's rotation and mirroring itself.
 * @throws ImageProblemError
 */
export async function decodeHeic(bytes: Uint8Array): Promise<RgbImage> {
  const declared = heicPixels(bytes);
  if (declared === null) throw new ImageProblemError("truncated");
  if (declared > MAX_IMAGE_PIXELS) throw new ImageProblemError("too_many_pixels");
  await libheif.ready;
  const decoder = new libheif.HeifDecoder();
  const images = decoder.decode(bytes);
  try {
    const image = images[0];
    if (!image) throw new ImageProblemError("truncated");
    const width = image.get_width();
    const height = image.get_height();
    if (width * height > MAX_IMAGE_PIXELS) throw new ImageProblemError("too_many_pixels");
    const rgba = await new Promise<Uint8ClampedArray>((resolve, reject) => {
      image.display({ data: new Uint8ClampedArray(width * height * 4), width, height }, (shown) =>
        shown ? resolve(shown.data) : reject(new ImageProblemError("truncated")),
      );
    });
    return await workingPixels(sharp(rgba, { raw: { width, height, channels: 4 } }));
  } finally {
    for (const image of images) image.free();
    decoder.decoder?.delete();
  }
}
