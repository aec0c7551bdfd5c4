import { describe, expect, test } from "vitest";
import { type BenchRun, summarise } from "../bench/bench-summary";
import { scoreReading } from "../bench/score-reading";
import { generateOrder } from "../generator/orders/generate-order";
import type { OrderLanguage } from "../generator/orders/order";
import { orderPdf } from "../generator/orders/order-pdf";
import { ORDER_STYLE_NAMES, type OrderStyle } from "../generator/orders/order-styles";
import { decodeImage } from "../src/image/decode-image";
import { understandPage } from "../src/understanding/understand-page";

/** Orders of seeds that the reader was not made with. */
const SEEDS = [7001, 7002, 7003, 7004];
const LANGUAGES: readonly OrderLanguage[] = ["en", "fr"];
const KINDS = ORDER_STYLE_NAMES.flatMap((style) => LANGUAGES.map((language) => [style, language] as const));
const NOT_MEASURED = { peakMemoryMb: 0, eventLoopMaxMs: 0 };

async function readOrder(seed: number, style: OrderStyle, language: OrderLanguage) {
  const { page, truth } = generateOrder(seed, style, language);
  const { words } = await decodeImage(orderPdf(page));
  if (!words) throw new Error("The page has text");
  const reading = understandPage(words, "2026-11-27");
  const known = { store: true, date: true, total: true };
  const cost = { seconds: 0, noReceipt: false, processorSeconds: null, tokens: null };
  const score = scoreReading(reading, truth);
  const run: BenchRun = {
    file: truth.file,
    score,
    expected: truth.items.length,
    known,
    error: null,
    ...cost,
  };
  return { run, reading, truth };
}

describe("reading-90 the page of an online order", () => {
  test.each(KINDS)(
    "with %s, in %s: what was charged, how many, shop, day and total",
    async (style, language) => {
      const runs: BenchRun[] = [];
      for (const seed of SEEDS) {
        const { run, reading, truth } = await readOrder(seed, style, language);
        runs.push(run);
        const counts = reading.items.map(({ price, quantity }) => [price, quantity]);
        expect(counts).toEqual(
          expect.arrayContaining(truth.items.map((item) => [Math.round(item.price * 100), item.quantity])),
        );
      }
      const { f1, perfect, store, date, total } = summarise(runs, NOT_MEASURED);
      expect(f1).toBeGreaterThanOrEqual(0.98);
      expect([perfect, store, date, total].map(({ right }) => right)).toEqual(SEEDS.map(() => SEEDS.length));
    },
  );
});
