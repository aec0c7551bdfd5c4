import { expect, test, vi } from "vitest";
import { isCutShort } from "../src/cut-short";

const u16 = (...values: number[]) =>
  Buffer.concat(values.map((value) => Buffer.from([value >> 8, value & 255])));
const u32 = (value: number) => Buffer.concat([u16(value >>> 16), u16(value & 0xffff)]);
const latin1 = (text: string) => Buffer.from(text, "latin1");
/** A GIF ends with a semicolon; its data may have others, which are none at its end. */
const notAnEnd = (byte: number) => (byte === 0x3b ? 1 : byte);
const noise = (length: number) =>
  Buffer.from(Array.from({ length }, (_, at) => (at * 31 + 7) % 251 || 1).map(notAnEnd));

const segment = (marker: number, content: Buffer) =>
  Buffer.concat([Buffer.from([0xff, marker]), u16(content.length + 2), content]);
const JPEG_START = Buffer.from([0xff, 0xd8]);
const JPEG_END = Buffer.from([0xff, 0xd9]);
/** With a thumbnail that has an end of its own, a stuffed byte, a restart, fill bytes and two scans. */
const JPEG = Buffer.concat([
  JPEG_START,
  segment(0xe1, Buffer.concat([latin1("Exif"), JPEG_START, noise(60), JPEG_END])),
  segment(0xda, noise(8)),
  noise(3000),
  Buffer.from([0xff, 0x00, 0xff, 0xd3]),
  noise(90),
  Buffer.from([0xff, 0xff]),
  segment(0xda, noise(8)).subarray(1),
  noise(600),
  JPEG_END,
]);

const chunk = (type: string, content: Buffer) =>
  Buffer.concat([u32(content.length), latin1(type), content, noise(4)]);
const PNG = Buffer.concat([
  latin1("\x89PNG\r\n\x1a\n"),
  chunk("IHDR", noise(13)),
  chunk("IDAT", Buffer.concat([latin1("IEND"), noise(3000)])),
  chunk("IEND", noise(0)),
]);

const box = (type: string, content: Buffer) =>
  Buffer.concat([u32(content.length + 8), latin1(type), content]);
const long = (type: string, content: Buffer) =>
  Buffer.concat([u32(1), latin1(type), u32(0), u32(content.length + 16), content]);
const HEIC_HEAD = Buffer.concat([box("ftyp", latin1("heic\0\0\0\0mif1")), box("meta", noise(40))]);
const HEIC = Buffer.concat([HEIC_HEAD, box("mdat", noise(3000))]);
const HEIC_LONG = Buffer.concat([HEIC_HEAD, long("mdat", noise(3000))]);

const webpBody = Buffer.concat([latin1("WEBPVP8 "), noise(3000)]);
const WEBP = Buffer.concat([latin1("RIFF"), u32(webpBody.length).swap32(), webpBody]);
const GIF = Buffer.concat([latin1("GIF89a"), noise(3000), latin1(";")]);
/** For the web: its first page and an end come first. */
const PDF = Buffer.concat([
  latin1("%PDF-1.7\n1 0 obj\n<</Linearized 1/L 3072/E 900>>\n%%EOF\n"),
  noise(3000),
  latin1("startxref\n9\n%%EOF\n"),
]);

/** Two pages, the first of two strips; the directories come last, as scanners write them. */
const entry = (tag: number, type: number, count: number, value: Buffer) =>
  Buffer.concat([u16(tag, type), u32(count), value, Buffer.alloc(4 - value.length)]);
const STRIPS = noise(3000);
const directory = (next: number, ...entries: Buffer[]) =>
  Buffer.concat([u16(entries.length), ...entries, u32(next)]);
const LISTS = 8 + STRIPS.length;
const FIRST_PAGE = LISTS + 8;
const TIFF = Buffer.concat([
  latin1("MM\0*"),
  u32(FIRST_PAGE),
  STRIPS,
  u32(8),
  u32(1008),
  directory(FIRST_PAGE + 30, entry(273, 4, 2, u32(LISTS)), entry(279, 3, 2, u16(1000, 1000))),
  directory(0, entry(324, 4, 1, u32(2008)), entry(325, 4, 1, u32(1000))),
]);
/** The directory comes first, and the strip it names last. */
const TIFF_HEAD_FIRST = Buffer.concat([
  latin1("II*\0"),
  u32(8).swap32(),
  Buffer.from([2, 0]),
  ...[
    [273, 38],
    [279, 3000],
  ].map(([tag = 0, value = 0]) =>
    Buffer.concat([u16(tag).swap16(), u16(4).swap16(), u32(1).swap32(), u32(value).swap32()]),
  ),
  u32(0),
  STRIPS,
]);

const FILES = { JPEG, PNG, HEIC, HEIC_LONG, WEBP, GIF, PDF, TIFF, TIFF_HEAD_FIRST };

test.each(Object.entries(FILES))(
  "operating-66 a %s is complete at its last byte and not before",
  (name, file) => {
    expect(isCutShort(file)).toBe(false);
    // The line break at the very end of a PDF may be missing.
    const end = name === "PDF" ? file.length - 2 : file.length - 1;
    for (let length = 0; length <= end; length += length < 12 ? 12 : 1)
      expect([length, isCutShort(file.subarray(0, length))]).toEqual([length, true]);
  },
);

test.each(Object.entries({ JPEG, PNG, HEIC, WEBP, GIF, PDF, TIFF }))(
  "operating-66 a %s whose size was set before its last bytes came is not complete",
  (_name, file) => {
    const zeros = Buffer.alloc(1200);
    expect(isCutShort(Buffer.concat([file.subarray(0, -1200), zeros]))).toBe(true);
    expect(isCutShort(Buffer.alloc(file.length))).toBe(true);
  },
);

test("operating-66 what phones and mails put behind a photo or PDF does not make it incomplete", () => {
  const film = Buffer.concat([box("ftyp", latin1("mp42")), noise(500)]);
  for (const file of [JPEG, PNG, PDF]) expect(isCutShort(Buffer.concat([file, film]))).toBe(false);
  expect(isCutShort(Buffer.concat([HEIC_HEAD, u32(0), latin1("mdat"), noise(300)]))).toBe(false);
});

test("operating-66 a TIFF whose pages and entries name the same million numbers again and again is none", () => {
  const file = Buffer.alloc(4_000_000, 1);
  const repeated = Array.from({ length: 5_000 }, () => entry(273, 4, 900_000, u32(8)));
  directory(3_000_000, ...repeated).copy(file, 3_000_000);
  Buffer.concat([latin1("MM\0*"), u32(3_000_000)]).copy(file, 0);
  const numbers = vi.spyOn(Buffer.prototype, "readUInt32BE");
  expect(isCutShort(file)).toBe(true);
  expect(numbers.mock.calls.length).toBeLessThan(file.length);
});

test("operating-66 a file that says nothing of its end is taken as it is, and pages that lead in a circle come to an end", () => {
  expect(isCutShort(latin1("Scanned by nobody, 12 July"))).toBe(false);
  const circle = Buffer.concat([latin1("MM\0*"), u32(8), directory(8, entry(256, 3, 1, u16(9)))]);
  expect(isCutShort(circle)).toBe(false);
});
