import type { Candidate } from "../../matcher";
import { type LineSize, sizeIn } from "../../text/size";
import { lineWords, type RankInput } from "../line-words";
import type { IndexedProduct, ProductIndex } from "../product-index";
import { eachMatched } from "./matched-products";
import { maxScore, scoreOf } from "./score";

/** A score at or above which a candidate is taken as the match. */
export const ACCEPT_FROM = 0.62;
/** The same for a gluten-free line whose known words are just those of the name: the rest is a maker. */
export const ACCEPT_WHOLE_FROM = 0.56;
/** The same for a line that does not say it is gluten-free: it may be anything, a card or a sponge. */
export const ACCEPT_ORDINARY_FROM = 0.72;
/** The same for a line that names no grocery, only words of some product names: "ladies sportswear". */
export const ACCEPT_NAMELESS_FROM = 0.86;
/** A reading with this score explains its line wholly, so no other reading is tried. */
export const EXPLAINED_FROM = 0.975;
/** How many candidates are proposed. */
export const KEPT = 3;
/** Quiet words move a score by less than this. */
const MAX_QUIET = 0.05;

interface Scored {
  readonly entry: IndexedProduct;
  readonly score: number;
}

/** The best candidates for a line, best first, one for each product name. */
export function rank(index: ProductIndex, input: RankInput, keep = KEPT): Candidate[] {
  const line = lineWords(index, input);
  if (line === null) return [];
  const best = new Map<string, Scored>();
  const bar = new Bar(keep);
  eachMatched(index, line, (order, sums) => {
    const entry = index.products[order];
    if (entry === undefined || maxScore(index, entry, sums, line) < bar.height - MAX_QUIET) return;
    const score = scoreOf(index, entry, sums, line);
    const rival = best.get(entry.product.name);
    if (rival !== undefined && !isBetter({ entry, score }, rival, input.size)) return;
    best.set(entry.product.name, { entry, score });
    if (rival === undefined) bar.raise(score);
  });
  return [...best.values()]
    .sort((a, b) => b.score - a.score || a.entry.order - b.entry.order)
    .slice(0, keep)
    .map(({ entry, score }) => ({ product: entry.product, score: Math.round(score * 1000) / 1000 }));
}

/** The lowest of the best scores so far: what a further name has to reach. */
class Bar {
  readonly #best: number[] = [];

  constructor(readonly keep: number) {}

  get height(): number {
    return this.#best.length < this.keep ? 0 : (this.#best.at(-1) ?? 0);
  }

  raise(score: number): void {
    if (this.#best.length === this.keep && score <= this.height) return;
    let at = this.#best.length;
    while (at > 0 && (this.#best[at - 1] ?? 0) < score) at--;
    this.#best.splice(at, 0, score);
    if (this.#best.length > this.keep) this.#best.pop();
  }
}

function isBetter(a: Scored, b: Scored, size: LineSize | null): boolean {
  if (Math.abs(a.score - b.score) > 1e-9) return a.score > b.score;
  if (size === null) return a.entry.order < b.entry.order;
  return sizeGap(a.entry, size) < sizeGap(b.entry, size);
}

function sizeGap(entry: IndexedProduct, size: LineSize): number {
  const amount = sizeIn(entry.product.unit, size);
  return amount === null ? Number.POSITIVE_INFINITY : Math.abs(Math.log(amount / entry.product.size));
}
