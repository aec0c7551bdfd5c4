import type { LineWords } from "../line-words";
import type { IndexedProduct, ProductIndex } from "../product-index";
import { CERTAINTY } from "../readings/likeness";
import { agreement, namesOtherHead, states } from "./disagreement";
import { WEIGHT } from "./weights";

/** How much of the line a product's words weigh, and how much of its name the line's words do. */
export interface ScoreSums {
  readonly line: number;
  readonly product: number;
}

/** How well a product explains a line, 0 to 1, less a little for quiet words that differ. */
export function scoreOf(
  index: ProductIndex,
  entry: IndexedProduct,
  sums: ScoreSums,
  line: LineWords,
): number {
  const { known, input } = line;
  const named = known.has(entry.head);
  const implied = !named && (isImplied(index, entry, line) || isNamedByAnother(entry, line));
  let total = shares(index, entry, sums, line, implied);
  if (!named && !implied) total *= WEIGHT.withoutHead;
  // "Tortilla flour" is a flour tortilla: the same words in another order outweigh which one stands last.
  const sameWords = known.size === entry.words.length && entry.words.every((word) => known.has(word));
  if (!sameWords) total *= agreement(index, entry, line);
  if (line.unexplained) total *= WEIGHT.unexplained;
  else if (sameWords) total = Math.max(total, 0.96 * Math.min(...known.values()));
  if (entry.product.brand !== null) {
    const sameBrand = entry.brandWords.some((word) => input.brandWords.has(word));
    total *= sameBrand ? WEIGHT.sameBrand : WEIGHT.otherBrand;
  }
  return Math.min(1, total) * input.likely - quietDistance(entry, input.quiet);
}

/** The most that a product can score, found without weighing where it disagrees with the line. */
export function maxScore(
  index: ProductIndex,
  entry: IndexedProduct,
  sums: ScoreSums,
  line: LineWords,
): number {
  const { known, head, implied } = line;
  if (known.size === entry.words.length) return 1;
  const named = known.has(entry.head);
  const mayBe = !named && (implied.has(entry.head) || (head !== undefined && entry.words.includes(head)));
  const share = shares(index, entry, sums, line, mayBe) * (named || mayBe ? 1 : WEIGHT.withoutHead);
  return share * (entry.product.brand === null ? 1 : WEIGHT.sameBrand);
}

function shares(
  index: ProductIndex,
  entry: IndexedProduct,
  sums: ScoreSums,
  { head, weight }: LineWords,
  implied: boolean,
): number {
  const product = sums.product + (implied ? index.weightOf(entry.head) * WEIGHT.impliedHead : 0);
  // A word that the product's head implies ("pasta" on a penne) is not one word too many.
  const differs = head !== undefined && !entry.words.includes(head) && states(index, entry, head);
  const line = sums.line + (differs ? index.weightOf(head) * WEIGHT.lineHead : 0);
  return WEIGHT.cover * Math.min(1, line / weight) + WEIGHT.recall * Math.min(1, product / entry.weight);
}

/** Whether a word that line and product share implies the product's head: "saltine" is a cracker. */
function isImplied(index: ProductIndex, entry: IndexedProduct, line: LineWords): boolean {
  if (!line.implied.has(entry.head) || namesOtherHead(index, line)) return false;
  const { hit } = line.input;
  if (hit !== null && hit.level === 2 && hit.category !== entry.product.category) return false;
  for (const [word, certainty] of line.known) {
    if (index.impliedHead.get(word) !== entry.head || !impliesHead(word, certainty)) continue;
    if (entry.words.includes(word) || entry.brandWords.includes(word)) return true;
  }
  return false;
}

/** Whether the line names the kind by another of the product's words: "spaghetti" alone is a pasta. */
function isNamedByAnother(entry: IndexedProduct, { head, input: { hit } }: LineWords): boolean {
  return (
    head !== undefined &&
    hit?.level === 3 &&
    hit.category === entry.product.category &&
    entry.words.includes(head)
  );
}

/** A guessed word must be long and only misspelt to stand for a head that the line does not name. */
function impliesHead(word: string, certainty: number): boolean {
  return certainty >= CERTAINTY.abbreviation || (certainty >= CERTAINTY.misspelt && word.length >= 6);
}

/** A penalty for quiet words that differ: it decides between equally near products (mini bagels). */
function quietDistance(entry: IndexedProduct, quiet: ReadonlySet<string>): number {
  let distance = 0;
  for (const word of quiet) if (!entry.quiet.includes(word)) distance += WEIGHT.quietMissing;
  for (const word of entry.quiet) if (!quiet.has(word)) distance += WEIGHT.quietExtra;
  return distance;
}
