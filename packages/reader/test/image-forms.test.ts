import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type ExpectedReceipt, scoreReading } from "../bench/score-reading";
import { generateReceipt } from "../generator/generate-receipt";
import { renderSampleReceipt } from "../generator/sample-receipt";
import { renderSmallReceipt, SMALL_TRUTH } from "../generator/small-receipt";
import { createLocalReader } from "../src/local/local-reader";
import type { ReadOutcome, ReceiptReader } from "../src/receipt-reader";
import { wideReceipt } from "./heic-files";
import { HOSTILE_FILES } from "./hostile-files";
import { scannedPdf, textPdf } from "./pdf-files";

const MINUTES = 60_000;
const MEGABYTES = 1024 ** 2;

let reader: ReceiptReader;
let small: Buffer;
let sample: Buffer;
let truth: ExpectedReceipt;
/** The most bytes that the reader's process has held. */
let peakBytes = 0;
beforeAll(async () => {
  // This tests what is read, not how fast: a busy machine must not make it fail.
  reader = createLocalReader({
    timeoutMs: 2 * MINUTES,
    onUse: (use) => {
      peakBytes = use.peakBytes;
    },
  });
  small = await renderSmallReceipt();
  const rendered = await renderSampleReceipt("ca");
  sample = rendered.image;
  truth = { ...rendered.truth, file: "sample" };
});
afterAll(() => reader.close());

function marksOf(outcome: ReadOutcome, against: ExpectedReceipt) {
  if (!outcome.ok) throw new Error(outcome.message);
  const { perfect, store, date, total, missed, surplus } = scoreReading(outcome.reading, against);
  return { perfect, store, date, total, missed, surplus };
}

const FAULTLESS = { perfect: true, store: true, date: true, total: true, missed: [], surplus: [] };

/** The sample on a table that fills most of a photo of 12 megapixels. */
async function inWideScene(): Promise<Buffer> {
  const table = { create: { width: 4032, height: 3024, channels: 3, background: "#4a4038" } } as const;
  const shrunk = await sharp(sample).resize({ height: 1500 }).toBuffer();
  const laid = sharp(table).composite([{ input: shrunk, left: 2300, top: 900 }]);
  return laid.jpeg({ quality: 90 }).toBuffer();
}

/** As a messenger hands it on: small, coarse, and without a word of when and how it was taken. */
const fromMessenger = () =>
  sharp(sample).resize(1600, 1600, { fit: "inside" }).jpeg({ quality: 55 }).toBuffer();

/** On a screen, each of whose points is three stripes of red, green and blue with a gap between rows, a little askew. */
async function onScreen(): Promise<Buffer> {
  const { data, info } = await sharp(sample)
    .resize({ width: 700 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [width, height] = [info.width * 3, info.height * 3];
  const points = Buffer.alloc(width * height * 3, 12);
  for (let y = 0; y < height; y += 1) {
    if (y % 3 === 2) continue;
    for (let x = 0; x < width; x += 1) {
      const [from, to] = [(Math.floor(y / 3) * info.width + Math.floor(x / 3)) * 3, (y * width + x) * 3];
      points[to + (x % 3)] = data[from + (x % 3)] ?? 0;
    }
  }
  const askew = sharp(points, { raw: { width, height, channels: 3 } }).rotate(2, { background: "#0c0c0c" });
  const photo = await askew.png().toBuffer();
  return sharp(photo).resize({ width: 1330 }).linear(2.6, 0).jpeg({ quality: 85 }).toBuffer();
}

async function scanned(): Promise<Buffer> {
  const { width, height } = await sharp(small).metadata();
  return scannedPdf(small, { width, height }, { width: width / 2.5, height: height / 2.5 });
}

describe("receipts-2 the same receipt in any form a phone or a shop sends", { timeout: 3 * MINUTES }, () => {
  test.each<[string, () => Promise<Buffer>]>([
    ["a PNG", () => sharp(small).png().toBuffer()],
    ["a WebP", () => sharp(small).webp({ quality: 80 }).toBuffer()],
    ["an AVIF", () => sharp(small).avif({ quality: 60, effort: 0 }).toBuffer()],
    ["a TIFF", () => sharp(small).tiff({ compression: "lzw" }).toBuffer()],
    ["a GIF of 64 colours", () => sharp(small).gif({ colours: 64 }).toBuffer()],
    ["a scan in a PDF", scanned],
  ])("receipts-2 reads it from %s without a fault", async (_form, make) => {
    expect(marksOf(await reader.read(await make()), { ...SMALL_TRUTH, file: "small" })).toEqual(FAULTLESS);
  });

  test.each<[string, () => Promise<Buffer>]>([
    ["a small screenshot", () => sharp(sample).resize({ width: 480 }).png().toBuffer()],
    ["a screenshot in dark mode", () => sharp(sample).negate().png().toBuffer()],
    ["a part of a wide scene", inWideScene],
    ["a messenger's copy", fromMessenger],
    ["a photo of a screen", onScreen],
  ])("receipts-2 reads ten items from %s without a fault", async (_form, make) => {
    expect(marksOf(await reader.read(await make()), truth)).toEqual(FAULTLESS);
  });

  test("receipts-2 reading-9 reads it from a HEIC of 12 megapixels, and shows where the total stands, once turned by what the file says of itself and not twice", async () => {
    const heic = await readFile(new URL("fixtures/phone-photo.heic", import.meta.url));
    const outcome = await reader.read(heic);
    expect(marksOf(outcome, truth)).toEqual(FAULTLESS);
    const box = outcome.ok ? outcome.reading.totalCents.box : null;
    // The photo as shown is 3024 by 4032, the total's row two thirds down and its figure on the right.
    expect(box?.y).toBeCloseTo(0.66, 1);
    expect(box && box.x + box.width).toBeCloseTo(0.87, 1);
  });

  test("receipts-113 reads it from a HEIC of 48 megapixels, put together of tiles that differ, beside its maps and thumbnail", async () => {
    expect(marksOf(await reader.read(wideReceipt()), truth)).toEqual(FAULTLESS);
  });

  test("reading-11 takes the words of a PDF's text layer, as a reading with every figure", async () => {
    const outcome = await reader.read(
      textPdf([
        [380, "NORTHERN PANTRY", ""],
        [350, "GF WHITE BREAD", "7.49"],
        [335, "GF PENNE PASTA", "4.29"],
        [300, "SUBTOTAL", "11.78"],
        [285, "TOTAL", "11.78"],
        [250, "2026-03-14 16:42", ""],
      ]),
    );
    const items = [
      { name: "GF WHITE BREAD", price: 7.49 },
      { name: "GF PENNE PASTA", price: 4.29 },
    ];
    const printed = { file: "pdf", store: "NORTHERN PANTRY", date: "2026-03-14", total: 11.78, items };
    expect(marksOf(outcome, printed)).toEqual(FAULTLESS);
  });

  test("reading-36 reads a receipt of more than 120 lines, every one of its items", async () => {
    const long = await generateReceipt(5001, "supercentre", 80);
    const marks = marksOf(await reader.read(long.image), long.truth);
    expect(marks).toMatchObject({ date: true, total: true });
    expect([long.truth.items.length, marks.missed, marks.surplus]).toEqual([80, [], []]);
  });
});

describe("reading-12 hostile files, one after the other, to one process", () => {
  test(
    "reading-12 each is answered with its reason, memory stays bounded, and a receipt is read afterwards",
    async () => {
      await reader.read(small);
      const before = peakBytes / MEGABYTES;
      for (const [name, reason, make] of HOSTILE_FILES) {
        const outcome = await reader.read(await make());
        expect([name, outcome]).toEqual([
          name,
          { ok: false, reason, message: expect.stringMatching(/^photoFaults\./) },
        ]);
      }
      expect(before).toBeGreaterThan(100);
      expect(peakBytes / MEGABYTES - before).toBeLessThan(400);
      expect(marksOf(await reader.read(small), { ...SMALL_TRUTH, file: "small" })).toEqual(FAULTLESS);
    },
    MINUTES,
  );
});
