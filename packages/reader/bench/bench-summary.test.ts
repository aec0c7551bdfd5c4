import { describe, expect, test } from "vitest";
import { type BenchRun, percentile, summarise } from "./bench-summary";
import { benchTable } from "./bench-table";
import type { ReceiptScore } from "./score-reading";

const known = { store: true, date: true, total: true };
const score = (more: Partial<ReceiptScore>): ReceiptScore => ({
  found: 2,
  right: 2,
  expected: 2,
  perfect: true,
  store: true,
  date: true,
  total: true,
  agrees: true,
  missed: [],
  surplus: [],
  marks: { items: [], store: [], date: [], total: [] },
  ...more,
});
const run = (seconds: number, of: ReceiptScore | null, expected = 2): BenchRun => ({
  file: "a.jpg",
  score: of,
  expected,
  known,
  error: of === null ? "no" : null,
  seconds,
  noReceipt: of?.found === 0,
  processorSeconds: 2 * seconds,
  tokens: of === null ? null : { input: 300, output: 60 },
});

describe("the bench's figures", () => {
  test("items are counted over all receipts, and a failed reading misses everything", () => {
    const wrong = score({ found: 3, right: 1, perfect: false, agrees: false, total: false });
    const summary = summarise([run(1, score({})), run(3, wrong), run(2, null, 4)], {
      peakMemoryMb: 100,
      eventLoopMaxMs: 3,
    });
    expect(summary).toMatchObject({ images: 3, failed: 1, items: 8, precision: 3 / 5, recall: 3 / 8 });
    expect(summary.f1).toBeCloseTo((2 * 0.6 * 0.375) / 0.975);
    expect(summary).toMatchObject({
      perfect: { right: 1, of: 3 },
      total: { right: 1, of: 3 },
      arithmeticHolds: { right: 1, of: 3 },
      precisionWhereHolds: 1,
      secondsP50: 2,
      secondsP95: 3,
      processorSecondsP50: 4,
      processorSecondsP95: 6,
      noReceiptP50: null,
      tokensAPhoto: { input: 200, output: 40 },
    });
  });

  test("reading-45 how long a photo without a receipt takes to be told so is counted by itself", () => {
    const nothing = score({ found: 0, right: 0, expected: 0, perfect: false });
    const runs = [run(0.2, nothing, 0), run(0.4, nothing, 0), run(3, score({}))];
    const summary = summarise(runs, { peakMemoryMb: 1, eventLoopMaxMs: 1 });
    expect(summary).toMatchObject({ noReceiptP50: 0.2, noReceiptP95: 0.4, secondsP95: 3 });
    expect(benchTable("set", [{ name: "one", version: "1", summary }])).toMatch(
      /seconds to “no receipt”, p95 +\| +0\.40 s \|/,
    );
  });

  test("a set without items tells of stores, dates and totals alone", () => {
    const bare = score({ found: 5, right: 0, expected: 0, perfect: false });
    const summary = summarise([run(1, bare, 0)], { peakMemoryMb: 1, eventLoopMaxMs: 12.4 });
    expect(summary).toMatchObject({
      precision: null,
      recall: null,
      f1: null,
      perfect: { of: 0 },
      date: { right: 1 },
    });
    const other = summarise([{ ...run(1, bare, 0), processorSeconds: null, tokens: null }], {
      peakMemoryMb: 1,
      eventLoopMaxMs: 1,
    });
    const table = benchTable("set", [
      { name: "one", version: "1", summary },
      { name: "another", version: "2", summary: other },
    ]);
    expect(table).toMatch(/item F1 +\| +– \|/);
    expect(table).toMatch(/\| +one \| +another \|/);
    expect(table).toMatch(/processor seconds a photo, p50 +\| +2\.00 s \| +– \|/);
    expect(table).toMatch(/tokens a photo, asked \+ answered +\| +300 \+ 60 \| +– \|/);
    expect(table).toMatch(/event loop held up, at most +\| +12 ms \|/);
  });

  test.each([
    [[], 0.5, null],
    [[4], 0.95, 4],
    [[5, 1, 3, 2, 4], 0.5, 3],
    [[5, 1, 3, 2, 4], 0.95, 5],
  ])("of %j the value at %d is %s", (values, share, expected) => {
    expect(percentile(values, share)).toBe(expected);
  });
});
