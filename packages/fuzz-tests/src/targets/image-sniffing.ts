import { sniffImageFormat } from "@gf-ledger/domain/image/image-format";
import { heicPixels, pngPixels } from "@gf-ledger/reader/image/declared-pixels";
import { type FuzzTarget, promise, utf8Bytes } from "../fuzz-target";

const FORMATS = new Set<unknown>(["jpeg", "png", "webp", "gif", "avif", "tiff", "heic", "pdf", null]);
const isCount = (pixels: number | null) => pixels === null || (Number.isFinite(pixels) && pixels >= 0);

/** receipts-2: what an image is, and how large it says it is, is judged by content before anything is decoded. */
export const imageSniffing: FuzzTarget = {
  seeds: () => [
    new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1]),
    new Uint8Array([
      0x89,
      ...utf8Bytes("PNG\r\n\x1a\n"),
      0,
      0,
      0,
      13,
      ...utf8Bytes("IHDR"),
      0,
      0,
      1,
      0,
      0,
      0,
      1,
      0,
    ]),
    new Uint8Array([0, 0, 0, 24, ...utf8Bytes("ftypheic"), 0, 0, 0, 0, ...utf8Bytes("mif1heic")]),
    new Uint8Array([0, 0, 0, 20, ...utf8Bytes("ispe"), 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0]),
    utf8Bytes("RIFF\x10\0\0\0WEBPVP8 "),
    utf8Bytes("GIF89a\x01\0\x01\0\0\0"),
    utf8Bytes("%PDF-1.7\n1 0 obj"),
  ],
  run(data) {
    promise(FORMATS.has(sniffImageFormat(data)), "a known format or null");
    promise(isCount(heicPixels(data)), "a HEIC's pixels are a count");
    promise(isCount(pngPixels(data)), "a PNG's pixels are a count");
  },
};
