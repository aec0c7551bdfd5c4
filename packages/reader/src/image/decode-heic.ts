/// <reference path="./libheif-js.d.ts" />
import startLibHeif, { type LibHeif } from "libheif-js/libheif-wasm/libheif-bundle.js";
import sharp from "sharp";
import { heicPixels } from "./declared-pixels";
import { workingPixels } from "./decode-raster";
import { ImageProblemError, MAX_HEIC_PIXELS, MAX_IMAGE_PIXELS } from "./image-problem";
import type { RgbImage } from "./rgb-image";

/**
 * An engine's memory never shrinks: one that has grown beyond this many bytes is not kept for the next photo.
 */
const KEPT_MEMORY = 128 * 1024 * 1024;

let engine: LibHeif | null = null;

/** The photo's pixels in the engine's memory; they are copied only where its rows have gaps between them. */
async function shownPixels(libheif: LibHeif, handle: unknown): Promise<RgbImage> {
  const { heif_colorspace, heif_chroma, heif_channel } = libheif;
  const decoded = libheif.heif_js_decode_image2(
    handle,
    heif_colorspace.heif_colorspace_RGB,
    heif_chroma.heif_chroma_interleaved_RGB,
  );
  if (!decoded || decoded.code) throw new ImageProblemError("truncated");
  try {
    const plane = decoded.channels.find(({ id }) => id === heif_channel.heif_channel_interleaved);
    if (!plane) throw new ImageProblemError("truncated");
    const { data, width, height, stride } = plane;
    if (data.buffer.byteLength > KEPT_MEMORY) engine = null;
    const row = width * 3;
    const close = stride === row;
    const pixels = close ? data.subarray(0, row * height) : new Uint8Array(row * height);
    if (!close)
      for (let y = 0; y < height; y++) pixels.set(data.subarray(y * stride, y * stride + row), y * row);
    return await workingPixels(sharp(pixels, { raw: { width, height, channels: 3 } }));
  } finally {
    libheif.heif_image_release(decoded.image);
  }
}

/** Refuses what has too many pixels for any picture, or for one that takes as much memory as a HEIC (reading-68). */
function assertDecodable(pixels: number): void {
  if (pixels > MAX_IMAGE_PIXELS) throw new ImageProblemError("too_many_pixels");
  if (pixels > MAX_HEIC_PIXELS) throw new ImageProblemError("too_much_memory");
}

/**
 * A phone's HEIC photo, through libheif compiled to WebAssembly: sharp's own binaries leave HEVC out.
 * libheif applies the file's rotation and mirroring itself.
 * @throws ImageProblemError
 */
export async function decodeHeic(bytes: Uint8Array): Promise<RgbImage> {
  const declared = heicPixels(bytes);
  if (declared === null) throw new ImageProblemError("truncated");
  assertDecodable(declared);
  engine ??= startLibHeif();
  const libheif = engine;
  await libheif.ready;
  const decoder = new libheif.HeifDecoder();
  const images = decoder.decode(bytes);
  try {
    // Beside the photo a phone packs others: the parts of an HDR picture, a series of shots.
    const image = images.find((one) => one.is_primary()) ?? images[0];
    if (!image) throw new ImageProblemError("truncated");
    assertDecodable(image.get_width() * image.get_height());
    return await shownPixels(libheif, image.handle);
  } finally {
    for (const image of images) image.free();
    if (decoder.decoder) libheif.heif_context_free(decoder.decoder);
  }
}
