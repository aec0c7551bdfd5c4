import sharp from "sharp";
import { beforeAll, describe, expect, test, vi } from "vitest";
import type { DecodedImage } from "../image/decoded-image";
import { loadOcrModels, type OcrModels } from "../ocr/ocr-models";
import { readPage } from "../ocr/read-page";
import { readUntilSure } from "./further-looks";
import { showsNothing } from "./no-receipt";

let models: OcrModels;

beforeAll(async () => {
  models = await loadOcrModels("own");
});

/** A surface with a grain of its own, such as a carpet, and nothing printed on it. */
async function grain(): Promise<DecodedImage> {
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  const { data, info } = await sharp({
    create: { width: 900, height: 1200, channels: 3, background: "#888", noise },
  })
    .blur(3)
    .normalise()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { image: { data, width: info.width, height: info.height }, words: null };
}

describe("reading-66 a photo without text", () => {
  test("is searched once, and told so without another look", async () => {
    const decoded = await grain();
    expect(await showsNothing(decoded.image)).toBe(false);
    const search = vi.spyOn(models.detector, "run");
    const first = await readPage(models, decoded.image);
    expect(first.page.words).toEqual([]);
    const onFirstLook = search.mock.calls.length;
    expect(onFirstLook).toBeGreaterThan(0);
    const { reading } = await readUntilSure(decoded, models, first, async () => {});
    expect(reading.issues.map(({ code }) => code)).toContain("not_a_receipt");
    expect(search).toHaveBeenCalledTimes(onFirstLook);
  });
});
