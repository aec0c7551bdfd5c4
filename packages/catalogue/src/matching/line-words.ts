import { DEFAULT_CATEGORY } from "@gf-ledger/domain/category/categories";
import { isMade, type KeywordHit } from "@gf-ledger/domain/category/keyword-category";
import type { LineSize } from "../text/size";
import { isFlavourWord, isForeignFlavour, isKindWord } from "./name-words";
import type { ProductIndex } from "./product-index";
import { WEIGHT } from "./ranking/weights";
import type { ResolvedWord } from "./readings/vocabulary";

export interface RankInput {
  readonly words: readonly ResolvedWord[];
  readonly hit: KeywordHit | null;
  /** Words that rank but do not decide. */
  readonly quiet: ReadonlySet<string>;
  /** Words that may name a brand of the catalogue. */
  readonly brandWords: ReadonlySet<string>;
  readonly size: LineSize | null;
  /** The line was cut off within a word. */
  readonly cutOff: boolean;
  /** How likely this reading of the line is, 0 to 1. */
  readonly likely: number;
  /** The line says that it is gluten-free. */
  readonly marked: boolean;
}

/** What a line's words weigh and say, the same for every product it is compared with. */
export interface LineWords {
  readonly input: RankInput;
  /** The words that the products know, each with its certainty. */
  readonly known: ReadonlyMap<string, number>;
  readonly weight: number;
  /** The last of the words that name the kind. */
  readonly head: string | undefined;
  /** Heads that one of the words implies. */
  readonly implied: ReadonlySet<string>;
  /** The known words that name a flavour. */
  readonly flavoured: readonly string[];
  /** The flavours of another category than the line's kind, except the head. */
  readonly foreign: readonly string[];
  /** The known words that name a kind of product. */
  readonly kinds: readonly string[];
  readonly hasUnknown: boolean;
  readonly unexplained: boolean;
}

export function weightOnLine(index: ProductIndex, word: string, head: string | undefined): number {
  return index.weightOf(word) * (word === head ? WEIGHT.lineHead : 1);
}

/** Weighs a line's words against an index; `null` where its products know none of them. */
export function lineWords(index: ProductIndex, input: RankInput): LineWords | null {
  const known = new Map<string, number>();
  let unknown = 0;
  for (const { word, certainty, known: isKnown } of input.words) {
    // What is known depends on the products at hand: those fetched for a line may hold words of their own.
    if (isKnown || index.byWord.has(word))
      known.set(word, Math.max(known.get(word) ?? 0, isKnown ? certainty : 1));
    else unknown += WEIGHT.unknownWord;
  }
  if (known.size === 0) return null;
  const head = input.hit !== null && input.hit.level > 1 ? input.hit.words.at(-1) : undefined;
  let weight = Math.min(unknown, WEIGHT.unknownWordsAtMost);
  const implied = new Set<string>();
  for (const word of known.keys()) {
    const sold = index.byWord.has(word) || word === head;
    weight += weightOnLine(index, word, head) * (sold ? 1 : WEIGHT.unsoldWord);
    const kind = index.impliedHead.get(word);
    if (kind !== undefined) implied.add(kind);
  }
  const words = [...known.keys()];
  return {
    input,
    known,
    weight,
    head,
    implied,
    flavoured: words.filter(isFlavourWord),
    foreign: words.filter((word) => word !== head && isForeignFlavour(word, input.hit)),
    kinds: words.filter(isKindWord),
    hasUnknown: input.words.some(isUnknownWord),
    unexplained: hasUnexplainedKind(input),
  };
}

/**
 * Whether a gluten-free line names no kind, only an ingredient, beside an unknown word or half a word that
 * may be the kind: food as it grows needs no mark.
 */
function hasUnexplainedKind({ hit, words, marked, cutOff }: RankInput): boolean {
  if (!marked || hit === null) return false;
  if (cutOff && (hit.level < 3 || hit.category === DEFAULT_CATEGORY)) return true;
  if (hit.level === 3 || isMade(hit)) return false;
  return words.some(isUnknownWord) && words.every(({ word, known }) => !known || hit.words.includes(word));
}

/** Shorter words nobody knows, and those with digits, are codes more often than kinds. */
function isUnknownWord({ word, known }: ResolvedWord): boolean {
  return !known && /^[a-z]{4,}$/.test(word);
}
