import { readFile } from "node:fs/promises";
import { deflateSync } from "node:zlib";
import { MAX_IMAGE_BYTES } from "@gf-ledger/domain/image/image-limits";
import sharp from "sharp";
import type { ImageProblem } from "../src/image/image-problem";

/** A picture that takes 2 GB to decode; read without trouble before there was a bound. */
export const WHOLE_AVIF = new URL("./fixtures/twelve-bit-79-megapixels.avif", import.meta.url);

/** A PNG header that promises a size, with next to no data behind it. */
function pngHeader(width: number, height: number): Buffer {
  const ihdr = Buffer.alloc(25);
  ihdr.writeUInt32BE(13, 0);
  ihdr.write("IHDR", 4, "latin1");
  ihdr.writeUInt32BE(width, 8);
  ihdr.writeUInt32BE(height, 12);
  ihdr.set([8, 2, 0, 0, 0], 16);
  ihdr.writeUInt32BE(crc32(ihdr.subarray(4, 21)), 21);
  return Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), ihdr, deflateSync(Buffer.alloc(64))]);
}

function crc32(bytes: Uint8Array): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let k = 0; k < 8; k++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

/** A PDF of empty pages, without a cross-reference table: the reader repairs it. */
export function pdfOfPages(count: number): Buffer {
  const kids = Array.from({ length: count }, (_, i) => `${i + 3} 0 R`).join(" ");
  const pages = Array.from(
    { length: count },
    (_, i) => `${i + 3} 0 obj\n<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 400]>>\nendobj\n`,
  );
  return Buffer.from(
    `%PDF-1.4\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n2 0 obj\n<</Type/Pages/Count ${count}/Kids[${kids}]>>\nendobj\n${pages.join("")}trailer\n<</Root 1 0 R>>\n%%EOF\n`,
  );
}

async function photo(): Promise<Buffer> {
  const noise = Buffer.from(Array.from({ length: 300 * 400 * 3 }, (_, i) => (i * 7919) % 251));
  return sharp(noise, { raw: { width: 300, height: 400, channels: 3 } })
    .jpeg()
    .toBuffer();
}

/** The front of a HEIC file: its brand, and a meta box with an image size. */
function heicFront(width: number, height: number): Buffer {
  const ispe = Buffer.alloc(20);
  ispe.writeUInt32BE(20, 0);
  ispe.write("ispe", 4, "latin1");
  ispe.writeUInt32BE(width, 12);
  ispe.writeUInt32BE(height, 16);
  const ftyp = Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1");
  return Buffer.concat([ftyp, Buffer.from("\0\0\x10\0meta\0\0\0\0", "latin1"), ispe, Buffer.alloc(32)]);
}

/** What a person or a script might send instead of a photo: its name, the answer's reason, its bytes. */
export const HOSTILE_FILES: [name: string, reason: ImageProblem, make: () => Buffer | Promise<Buffer>][] = [
  ["nothing at all", "empty", () => Buffer.alloc(0)],
  ["a single byte", "not_an_image", () => Buffer.from([0xff])],
  [
    "a zip bomb named .jpg",
    "not_an_image",
    () => Buffer.concat([Buffer.from("PK\x03\x04"), Buffer.alloc(5e6)]),
  ],
  [
    "an SVG with a script",
    "not_an_image",
    () => Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>"),
  ],
  ["plain text", "not_an_image", () => Buffer.from("WALMART 12.34 TOTAL and more text than a header")],
  ["more than 15 MB", "too_large", () => Buffer.alloc(MAX_IMAGE_BYTES + 1, 0xff)],
  ["a PNG header of 30,000 by 30,000", "too_many_pixels", () => pngHeader(30_000, 30_000)],
  [
    "an AVIF of 79 megapixels, 12 bits and transparency in 3 KB",
    "too_much_memory",
    () => readFile(WHOLE_AVIF),
  ],
  ["a PNG without its pixels", "truncated", () => pngHeader(300, 300)],
  ["half a JPEG", "truncated", async () => (await photo()).subarray(0, 20_000)],
  ["the first bytes of a JPEG", "truncated", async () => (await photo()).subarray(0, 40)],
  ["a truncated HEIC", "truncated", () => heicFront(4032, 3024)],
  [
    "the first half of a phone's HEIC",
    "truncated",
    async () => (await readFile(new URL("fixtures/phone-photo.heic", import.meta.url))).subarray(0, 65_000),
  ],
  ["a HEIC of 79 megapixels", "too_much_memory", () => heicFront(8880, 8880)],
  ["a HEIC of 50 megapixels and a row", "too_much_memory", () => heicFront(10_000, 5_001)],
  ["a truncated HEIC of 50 megapixels", "truncated", () => heicFront(8160, 6120)],
  ["a HEIC of 30,000 by 30,000", "too_many_pixels", () => heicFront(30_000, 30_000)],
  ["a PDF of 500 pages", "too_large", () => pdfOfPages(500)],
  ["half a PDF", "truncated", () => Buffer.from("%PDF-1.4\n1 0 obj\n<</Type/Cat")],
];
