import { beforeAll, expect, test } from "vitest";
import { renderSampleReceipt } from "../generator/sample-receipt";
import { decodeImage } from "../image/decode-image";
import type { RgbImage } from "../image/rgb-image";
import { loadOcrModels, type OcrModels } from "./ocr-models";
import { readPage } from "./read-page";

let image: RgbImage;
let models: OcrModels;
let lines = 0;
beforeAll(async () => {
  image = (await decodeImage((await renderSampleReceipt("ca")).image)).image;
  const loaded = await loadOcrModels(1);
  const { inputNames, outputNames } = loaded.recogniser;
  const run: OcrModels["recogniser"]["run"] = (feeds: Parameters<typeof loaded.recogniser.run>[0]) => {
    lines += Object.values(feeds)[0]?.dims[0] ?? 0;
    return loaded.recogniser.run(feeds);
  };
  models = { ...loaded, recogniser: { ...loaded.recogniser, inputNames, outputNames, run } };
});

async function look(zoom: number, seen?: Awaited<ReturnType<typeof readPage>>) {
  lines = 0;
  const found = await readPage(models, image, { zoom, ...(seen ? { seen } : {}) });
  return { found, lines };
}

test("reading-15 another look does not read again what an earlier one read surely at the same place", async () => {
  const { found: first } = await look(1);
  const anew = await look(0.8);
  const again = await look(0.8, first);
  expect(anew.lines).toBeGreaterThan(20);
  expect(again.lines).toBeLessThan(anew.lines / 2);
  const textsOf = (words: { text: string }[]) => words.map(({ text }) => text);
  const known = new Set(textsOf([...first.page.words, ...anew.found.page.words]));
  expect(again.found.page.words).toHaveLength(anew.found.page.words.length);
  expect(textsOf(again.found.page.words).filter((text) => !known.has(text))).toEqual([]);

  const unsure = {
    ...first,
    page: { ...first.page, words: first.page.words.map((word) => ({ ...word, confidence: 0.9 })) },
  };
  expect((await look(0.8, unsure)).lines).toBe(anew.lines);
  expect((await look(0.8, { ...first, turns: 1 })).lines).toBe(anew.lines);
}, 180_000);
