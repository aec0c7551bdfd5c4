import sharp from "sharp";
import { expect, test } from "vitest";
import { renderSmallReceipt } from "../generator/small-receipt";
import { DAMAGES, type DamageName, damaged } from "./damages";

const image = await renderSmallReceipt();
const meanOf = async (photo: Uint8Array) => (await sharp(photo).greyscale().stats()).channels[0]?.mean ?? 0;
const sharpnessOf = async (photo: Uint8Array) => (await sharp(photo).stats()).sharpness;

test("reading-58 a photo is turned, blurred, darkened and made smaller by the severity asked for", async () => {
  const { width, height } = await sharp(image).metadata();
  const turned = await sharp(await damaged(image, "turned", 10)).metadata();
  expect(turned.width).toBeGreaterThan(width);
  expect(turned.height).toBeGreaterThan(height);
  expect(await meanOf(await damaged(image, "dark", 0.5))).toBeCloseTo((await meanOf(image)) / 2, -1);
  const small = await sharp(await damaged(image, "smaller", 500)).metadata();
  expect(Math.max(small.width, small.height)).toBe(500);
  const [least, limit] = [DAMAGES.blurred.severities[0], DAMAGES.blurred.severities[3]];
  expect(await sharpnessOf(await damaged(image, "blurred", limit))).toBeLessThan(
    await sharpnessOf(await damaged(image, "blurred", least)),
  );
});

test.each(Object.keys(DAMAGES) as DamageName[])(
  "reading-58 %s by the same severity it is the same photo",
  async (name) => {
    const [severity = 1] = DAMAGES[name].severities;
    expect(await damaged(image, name, severity)).toEqual(await damaged(image, name, severity));
  },
);
