import { type LineWords, weightOnLine } from "../line-words";
import type { ProductIndex } from "../product-index";
import type { ScoreSums } from "./score";

/** Sums over all products of an index, kept from one line to the next: only what a line touched is cleared. */
class Tally {
  readonly line: Float64Array;
  readonly product: Float64Array;

  constructor(products: number) {
    this.line = new Float64Array(products);
    this.product = new Float64Array(products);
  }
}

const TALLIES = new WeakMap<ProductIndex, Tally>();

/** A product that says this share of the line is likely to be among the best. */
const MUCH = 0.6;

/**
 * Calls `visit` with every product that shares a word with the line, those that share much first: their
 * scores spare most of the others a closer look.
 */
export function eachMatched(
  index: ProductIndex,
  line: LineWords,
  visit: (order: number, sums: ScoreSums) => void,
): void {
  const tally = TALLIES.get(index) ?? new Tally(index.products.length);
  TALLIES.set(index, tally);
  const touched: number[] = [];
  for (const [word, certainty] of line.known) {
    const onLine = weightOnLine(index, word, line.head) * certainty;
    const inProduct = index.weightOf(word) * certainty;
    const orders = index.byWord.get(word) ?? [];
    const counts = index.countsByWord.get(word);
    for (let at = 0; at < orders.length; at++) {
      const order = orders[at] ?? 0;
      if (tally.line[order] === 0) touched.push(order);
      tally.line[order] = (tally.line[order] ?? 0) + onLine;
      tally.product[order] = (tally.product[order] ?? 0) + inProduct * (counts?.[at] ?? 0);
    }
  }
  const much = MUCH * line.weight;
  const visitOnce = (order: number) => {
    visit(order, { line: tally.line[order] ?? 0, product: tally.product[order] ?? 0 });
    tally.line[order] = 0;
    tally.product[order] = 0;
  };
  for (const order of touched) if ((tally.line[order] ?? 0) >= much) visitOnce(order);
  for (const order of touched) if (tally.line[order] !== 0) visitOnce(order);
}
