import { wordsOf } from "../../text/line";
import { reworded } from "../../text/phrases/rewordings";
import { SILENT_WORDS } from "../../text/silent-words";
import type { ProductIndex } from "../product-index";
import type { ResolvedWord } from "./vocabulary";
import { type WordReading, wordReadingOf } from "./word-reading";

/** Two short forms of one line may need another reading. */
const ROUNDS = 2;
/** The certainty of a guess that the words beside it confirm. */
const BORNE_OUT = 0.93;

/**
 * Other readings of the text's short forms, where they bring together words of one product's name and the
 * first reading does not: "fnnl ck" is not fennel, since there is a funnel cake.
 */
export function otherWordReadings(index: ProductIndex, text: string): readonly WordReading[] {
  const tokens = wordsOf(reworded(text)).filter((token) => !SILENT_WORDS.has(token));
  let resolved = tokens.map((token) => index.vocabulary.resolve(token));
  let together = wordsTogether(index, resolved.flat());
  const readings: WordReading[] = [];
  for (let round = 0; round < ROUNDS && together < knownWords(resolved.flat()); round++) {
    let best: { resolved: (readonly ResolvedWord[])[]; together: number } | null = null;
    for (const [at, token] of tokens.entries()) {
      for (const other of index.vocabulary.others(token)) {
        const changed = resolved.with(at, [{ ...other, certainty: Math.max(other.certainty, BORNE_OUT) }]);
        const more = wordsTogether(index, changed.flat());
        if (more > Math.max(1, best?.together ?? together)) best = { resolved: changed, together: more };
      }
    }
    if (best === null) break;
    ({ resolved, together } = best);
    readings.push(wordReadingOf(index, text, resolved.flat()));
  }
  return readings;
}

/** A word nobody knows counts: it may be one that stands beside the others. */
function knownWords(words: readonly ResolvedWord[]): number {
  return new Set(words.map(({ word }) => word)).size;
}

/** Kept from one line to the next, all zero between them. */
const COUNTS = new WeakMap<ProductIndex, Uint8Array>();

/** The most of these words that the name of any one product holds. */
function wordsTogether(index: ProductIndex, words: readonly ResolvedWord[]): number {
  const counts = COUNTS.get(index) ?? new Uint8Array(index.products.length);
  COUNTS.set(index, counts);
  const lists = [...new Set(words.map(({ word }) => word))].map((word) => index.byWord.get(word) ?? []);
  let limit = 0;
  for (const orders of lists) {
    for (const order of orders) {
      const count = (counts[order] ?? 0) + 1;
      counts[order] = count;
      if (count > limit) limit = count;
    }
  }
  for (const orders of lists) for (const order of orders) counts[order] = 0;
  return limit;
}
