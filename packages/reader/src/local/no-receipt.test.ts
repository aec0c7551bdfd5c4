import sharp, { type Sharp } from "sharp";
import { beforeAll, expect, test } from "vitest";
import { renderSampleReceipt } from "../../generator/sample-receipt";
import type { RgbImage } from "../image/rgb-image";
import type { OcrPage } from "../ocr/word";
import { understandPage } from "../understanding/understand-page";
import { isBeyondReading, showsNothing, withReason } from "./no-receipt";

const BLANK: OcrPage = { width: 1000, height: 1400, words: [] };
const word = { text: "FLOUR", confidence: 0.98, angle: 0, cx: 100, cy: 100, width: 90, height: 30 };

let receipt: Buffer;
beforeAll(async () => {
  receipt = (await renderSampleReceipt("ca")).image;
});

async function pixels(photo: Sharp): Promise<RgbImage> {
  const { data, info } = await photo
    .removeAlpha()
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

async function issuesOf(image: RgbImage, page = BLANK) {
  const reading = await withReason(understandPage(BLANK), image, page);
  return reading.issues.find(({ code }) => code === "not_a_receipt");
}

test("reading-45 a photo in which nothing is read says what its pixels lack", async () => {
  const taken = () => sharp(receipt);
  expect(await issuesOf(await pixels(taken().linear(0.1, 0)))).toMatchObject({ reason: "too_dark" });
  expect(await issuesOf(await pixels(taken().blur(14)))).toMatchObject({ reason: "not_sharp" });
  expect(await issuesOf(await pixels(taken().resize(250, 250, { fit: "inside" })))).toMatchObject({
    reason: "too_small",
    message: "sentences.notReceiptTooSmall",
  });
});

test("reading-45 a receipt that runs out of the photo is told so, wherever the photo ends", async () => {
  const { width, height } = await sharp(receipt).metadata();
  const withoutFoot = { left: 0, top: 0, width, height: height - 340 };
  const withoutEdge = { left: 200, top: 0, width: width - 200, height };
  for (const part of [withoutFoot, withoutEdge])
    expect(await issuesOf(await pixels(sharp(receipt).extract(part))), JSON.stringify(part)).toMatchObject({
      reason: "cut_off",
      message: "sentences.notReceiptCutOff",
    });
});

test("reading-45 no other look is taken at a photo that is at fault and shows no receipt", async () => {
  const nothing = understandPage(BLANK);
  const dark = await pixels(sharp(receipt).linear(0.1, 0));
  expect(await isBeyondReading(nothing, dark)).toBe(true);
  expect(await isBeyondReading({ ...nothing, issues: [] }, dark)).toBe(false);
  expect(await isBeyondReading(nothing, await pixels(sharp(receipt)))).toBe(false);
  const cut = sharp(receipt).extract({ left: 200, top: 0, width: 600, height: 1200 });
  expect(await isBeyondReading(nothing, await pixels(cut))).toBe(false);
});

test("reading-45 a photo without a fault says whether it has no text, or text without a price", async () => {
  const image = await pixels(sharp(receipt));
  expect(await issuesOf(image)).toMatchObject({ reason: "no_text" });
  expect(await issuesOf(image, { ...BLANK, words: [word] })).toMatchObject({ reason: "no_prices" });
});

test("reports-70 a photo of no receipt comes with what is printed on it, and a receipt without", async () => {
  const image = await pixels(sharp(receipt));
  const texts = ["GF PENNE", "340 g"];
  const page = { ...BLANK, words: texts.map((text) => ({ ...word, text })) };
  const nothing = understandPage(BLANK);
  expect((await withReason(nothing, image, page)).printed).toEqual(texts);
  expect((await withReason({ ...nothing, issues: [] }, image, page)).printed).toBeUndefined();
});

test.each([
  [
    "a blank page",
    () => sharp({ create: { width: 900, height: 1200, channels: 3, background: "#cbb" } }),
    true,
  ],
  ["a receipt wholly out of focus", () => sharp(receipt).blur(20), true],
  ["a receipt", () => sharp(receipt), false],
  ["a receipt that is blurred", () => sharp(receipt).blur(4), false],
  ["a receipt with hardly any light", () => sharp(receipt).linear(0.05, 0), false],
  ["a small receipt", () => sharp(receipt).resize(221, 301), false],
  [
    "a receipt in a corner of a plain table",
    () => sharp(receipt).resize(500, 700).extend({ top: 1500, left: 1900, background: "#444" }),
    false,
  ],
])("reading-45 text is not looked for on what shows nothing: %s", async (_, photo, nothing) => {
  expect(await showsNothing(await pixels(photo()))).toBe(nothing);
});

test("reading-45 a receipt is told no reason, however dark", async () => {
  const read = understandPage(BLANK);
  const receiptRead = { ...read, issues: read.issues.filter(({ code }) => code !== "not_a_receipt") };
  const dark = await pixels(sharp(receipt).linear(0.1, 0));
  expect(await withReason(receiptRead, dark, BLANK)).toEqual(receiptRead);
});
