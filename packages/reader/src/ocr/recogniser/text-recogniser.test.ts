import sharp from "sharp";
import { expect, test } from "vitest";
import { renderSampleReceipt } from "../../../generator/sample-receipt";
import { detectText } from "../detector/text-detector";
import { loadOcrModels } from "../ocr-models";
import { type LineReader, openLineReader } from "./line-reader";
import { recogniserModel } from "./recogniser-model";
import { recogniseText } from "./text-recogniser";

const { data, info } = await sharp((await renderSampleReceipt("ca")).image)
  .removeAlpha()
  .raw()
  .toBuffer({ resolveWithObject: true });
const image = { data, width: info.width, height: info.height };
const models = await loadOcrModels("own");
const boxes = (await detectText(models.detector, image)).slice(0, 12);

test("reading-60 two readers share a photo's lines, and each text stays with its box", async () => {
  const read = await openLineReader(await recogniserModel("own"));
  const given = [0, 0];
  const noting =
    (which: number): LineReader =>
    (crop, width) => {
      given[which] = (given[which] ?? 0) + 1;
      return read(crop, width);
    };
  const words = await recogniseText({ ...models, lineReaders: [noting(0), noting(1)] }, image, boxes);
  expect(words).toEqual(await recogniseText(models, image, boxes));
  expect(words.filter(({ text }) => text !== "").length).toBeGreaterThan(8);
  const [one = 0, other = 0] = given;
  expect([one + other, Math.min(one, other) > 2]).toEqual([boxes.length, true]);
});
