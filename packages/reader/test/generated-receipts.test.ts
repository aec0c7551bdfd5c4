import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type BenchRun, summarise } from "../bench/bench-summary";
import { scoreReading } from "../bench/score-reading";
import { generateReceipt } from "../generator/generate-receipt";
import { LAYOUT_NAMES } from "../generator/layout";
import { renderSampleReceipt } from "../generator/sample-receipt";
import { createLocalReader } from "../src/local/local-reader";
import type { ReceiptReader } from "../src/receipt-reader";

/**
 * Photos of each of the 12 layouts, of seeds the reader was not tuned on: one, or five where the reader was changed
 * and before a release.
 */
const SEEDS = process.env.FULL_READER === "1" ? [1001, 1002, 1003, 1004, 1005] : [1001];
const PHOTOS = LAYOUT_NAMES.length * SEEDS.length;
const MINUTES = 60_000;

/** A floor that is set for sixty photos, for those that are read. */
const floorOf = (ofSixty: number) => Math.ceil((ofSixty / 60) * PHOTOS);

let reader: ReceiptReader;
beforeAll(() => {
  // Accuracy is measured here, not speed: a busy machine must not turn a slow reading into a wrong one.
  reader = createLocalReader({ timeoutMs: 2 * MINUTES });
});
afterAll(() => reader.close());

async function readSeed(layout: (typeof LAYOUT_NAMES)[number], seed: number): Promise<BenchRun> {
  const { image, truth } = await generateReceipt(seed, layout);
  const outcome = await reader.read(image);
  if (!outcome.ok) throw new Error(outcome.message);
  const known = { store: true, date: true, total: true };
  const score = scoreReading(outcome.reading, truth);
  const cost = { seconds: 0, noReceipt: false, processorSeconds: null, tokens: null };
  return { file: truth.file, score, expected: truth.items.length, known, error: null, ...cost };
}

const runs: BenchRun[] = [];
/** The bench measures speed and memory, not this test. */
const NOT_MEASURED = { peakMemoryMb: 0, eventLoopMaxMs: 0 };

describe("the local reader on receipts it never saw", () => {
  test.each(LAYOUT_NAMES)(
    "reads the %s layout: items, total and date",
    { timeout: 3 * MINUTES },
    async (layout) => {
      const ofLayout: BenchRun[] = [];
      for (const seed of SEEDS) ofLayout.push(await readSeed(layout, seed));
      runs.push(...ofLayout);
      const { f1, total, date } = summarise(ofLayout, NOT_MEASURED);
      const floor = Math.ceil(0.8 * SEEDS.length);
      expect(
        { f1: Number(f1) >= 0.8, total: total.right >= floor, date: date.right >= floor },
        JSON.stringify(ofLayout),
      ).toEqual({
        f1: true,
        total: true,
        date: true,
      });
    },
  );

  test("over all of them: items, perfect receipts, store, date and total stay above their floors", () => {
    const all = summarise(runs, NOT_MEASURED);
    expect(all.images).toBe(PHOTOS);
    expect(all.f1).toBeGreaterThanOrEqual(0.95);
    expect(all.precisionWhereHolds).toBeGreaterThanOrEqual(0.98);
    expect(all.perfect.right).toBeGreaterThanOrEqual(floorOf(46));
    expect(all.store.right).toBeGreaterThanOrEqual(floorOf(55));
    expect(all.date.right).toBeGreaterThanOrEqual(floorOf(57));
    expect(all.total.right).toBeGreaterThanOrEqual(floorOf(58));
  });

  test.each(["items", "date", "total"] as const)(
    "reading-59 of %s said to be .9 sure at least nine in ten are right, and some are said so",
    (field) => {
      const marks = runs.flatMap(({ score }) => score?.marks[field] ?? []);
      const sure = marks.filter(({ confidence }) => confidence >= 0.9);
      const right = sure.filter((mark) => mark.right).length;
      expect(sure.length).toBeGreaterThan(PHOTOS / 2);
      expect(right / sure.length, `${right} of ${sure.length}`).toBeGreaterThanOrEqual(0.9);
    },
  );

  test.each([
    ["midwest", 2018],
    ["pharmacy", 2056],
  ] as const)(
    "reading-22 leaves out print of the back on the %s receipt %i",
    { timeout: MINUTES },
    async (layout, seed) => {
      const { score } = await readSeed(layout, seed);
      expect(score).toMatchObject({ perfect: true, store: true, date: true, total: true, agrees: true });
    },
  );

  test.each(["ca", "us"] as const)(
    "the %s sample receipt is read without a fault",
    { timeout: MINUTES },
    async (edition) => {
      const { image, truth } = await renderSampleReceipt(edition);
      const outcome = await reader.read(image);
      if (!outcome.ok) throw new Error(outcome.message);
      const score = scoreReading(outcome.reading, { ...truth, file: "" });
      expect(score).toMatchObject({ perfect: true, store: true, date: true, total: true, agrees: true });
    },
  );
});
