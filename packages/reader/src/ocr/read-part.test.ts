import sharp from "sharp";
import { expect, test } from "vitest";
import { renderSampleReceipt } from "../../generator/sample-receipt";
import { loadOcrModels } from "./ocr-models";
import { readPage } from "./read-page";
import { readPart } from "./read-part";
import { boundsOf } from "./text-box";

const { data, info } = await sharp((await renderSampleReceipt("ca")).image)
  .removeAlpha()
  .raw()
  .toBuffer({ resolveWithObject: true });
const photo = { data, width: info.width, height: info.height };
const models = await loadOcrModels("own");
const { page } = await readPage(models, photo);

test("reading-63 a part of a page is read again alone, and its words are at their places on the page", async () => {
  const band = { top: 0.7 * page.height, bottom: page.height };
  const { words, ...rest } = await readPart(models, photo, page, band);
  expect(rest).toEqual({ width: page.width, height: page.height });
  for (const text of ["INTERAC", "Closing Balance", "12,450 pts", "TYPE: PURCHASE"]) {
    const [before, again] = [page.words, words].map((all) => all.find((word) => word.text === text));
    if (!before || !again) throw new Error(`${text} was not read`);
    expect(Math.hypot(again.cx - before.cx, again.cy - before.cy)).toBeLessThan(before.height / 2);
  }
  const holds = (all: typeof words) => all.some(({ text }) => /CHEDDAR/.test(text));
  expect([holds(page.words), holds(words)]).toEqual([true, false]);
});

test("reading-63 a row that the part's edge cuts in two is left out", async () => {
  const row = page.words.find(({ text }) => /TOTAL/.test(text));
  if (!row) throw new Error("the sample has a total");
  const { words } = await readPart(models, photo, page, { top: row.cy, bottom: page.height });
  expect(words.length).toBeGreaterThan(0);
  for (const word of words) expect(boundsOf(word).y0).toBeGreaterThan(row.cy);
});
