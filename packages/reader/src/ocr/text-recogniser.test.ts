import sharp from "sharp";
import { expect, test } from "vitest";
import { renderSampleReceipt } from "../generator/sample-receipt";
import { cropLine, lineWidth } from "./line-crop";
import { type LineReader, openLineReader } from "./line-reader";
import { loadOcrModels } from "./ocr-models";
import { recogniserModel } from "./recogniser-model";
import { detectText } from "./text-detector";
import { recogniseText } from "./text-recogniser";

const { data, info } = await sharp((await renderSampleReceipt("ca")).image)
  .removeAlpha()
  .raw()
  .toBuffer({ resolveWithObject: true });
const image = { data, width: info.width, height: info.height };
const models = await loadOcrModels("own");
const boxes = (await detectText(models.detector, image)).slice(0, 12);

/** A reader that notes how many lines it was given at once. */
function noting(read: LineReader, given: number[]): LineReader {
  return (crops, width) => {
    given.push(crops.length);
    return read(crops, width);
  };
}

test("reading-60 two readers share a photo's lines, at most two lines at once, and each text stays with its box", async () => {
  const read = await openLineReader(await recogniserModel("own"));
  const [one, other]: [number[], number[]] = [[], []];
  const shared = { ...models, lineReaders: [noting(read, one), noting(read, other)] };
  const words = await recogniseText(shared, image, boxes);
  expect(words).toEqual(await recogniseText(models, image, boxes));
  expect(words.filter(({ text }) => text !== "").length).toBeGreaterThan(8);
  expect([Math.max(...one, ...other), one.length > 0, other.length > 0]).toEqual([2, true, true]);
});

test("reading-60 a line says the same to the last digit however many are read with it", async () => {
  const read = await openLineReader(await recogniserModel("own"));
  const width = Math.max(320, ...boxes.map(lineWidth));
  const together = await read(
    boxes.map((box) => cropLine(image, box)),
    width,
  );
  for (const [at, box] of boxes.entries())
    expect(await read([cropLine(image, box)], width)).toEqual([together[at]]);
});
