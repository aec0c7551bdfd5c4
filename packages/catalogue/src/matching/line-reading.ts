import { type KeywordHit, keywordHit } from "@gf-ledger/domain/category/keyword-category";
import { singular } from "@gf-ledger/domain/category/singular";
import { detectGlutenFree } from "../gluten-free/detect";
import { isGlutenFood } from "../gluten-free/gluten-food";
import { SILENT_WORDS } from "../text/brand-words";
import { type Line, readLine, wordsOf } from "../text/line";
import { takeMaker } from "../text/maker-foods";
import { reworded } from "../text/rewordings";
import type { LineSize } from "../text/size";
import type { ProductIndex } from "./product-index";
import { CERTAINTY, type ResolvedWord } from "./vocabulary";

export type Reading = ReturnType<typeof resolveWords>;

/** What a printed line says before any product is looked up. */
export interface LineReading {
  /** Why the line is gluten-free, in words for the person; `null` when it is not. */
  readonly reason: string | null;
  /** The ways in which its product words can be read, at least one. */
  readonly readings: readonly Reading[];
  readonly size: LineSize | null;
}

/** Reads a printed line with the words that the index knows. */
export function readProductLine(index: ProductIndex, name: string): LineReading {
  const line = readLine(name);
  return { ...readProduct(index, line), size: line.size };
}

function readProduct(index: ProductIndex, line: Line): Omit<LineReading, "size"> {
  const isFoodWord = (word: string) => {
    const resolved = index.vocabulary.resolve(word);
    return resolved.every(({ known, certainty }) => known && certainty > 0.9);
  };
  const detection = detectGlutenFree(line.text, isFoodWord);
  const maker = takeMaker(detection.rest, isFoodWord);
  if (maker?.household) return { reason: null, readings: [resolveWords(index, maker.makes)] };
  const { pending } = detection;
  if (pending === null)
    return { reason: detection.reason, readings: readingsOf(index, detection.rest, maker, detection.makes) };
  // A weak mark counts beside a food that usually holds gluten; the maker's own food is no witness.
  const { words } = resolveWords(index, pending.rest);
  if (!isGlutenFood(words.map(({ word }) => word)))
    return { reason: null, readings: readingsOf(index, detection.rest, maker, null) };
  const marked = takeMaker(pending.rest, isFoodWord);
  return { reason: pending.reason, readings: readingsOf(index, pending.rest, marked, detection.makes) };
}

/** As printed, and with what its maker is known for: a maker of bread alone need not print "bread". */
function readingsOf(
  index: ProductIndex,
  text: string,
  maker: ReturnType<typeof takeMaker>,
  brandMakes: string | null,
): readonly Reading[] {
  const rest = maker?.rest ?? text;
  const makes = brandMakes ?? maker?.makes ?? null;
  const brandWords = new Set(wordsOf(text).map(singular));
  const direct = { ...resolveWords(index, rest), brandWords };
  if (makes === null) return [direct];
  const full = { ...resolveWords(index, `${rest} ${makes}`), brandWords };
  // What the line says itself stands beside what the maker is known for, unless it is only a flavour.
  const namesKind =
    direct.hit?.level === 3 ||
    (brandMakes === null && direct.hit?.level === 2 && direct.hit.category === full.hit?.category);
  if (!namesKind) return [full];
  return brandMakes === null ? [direct, full] : [full, direct];
}

/** The product words of a text. A "bread loaf" is a bread, "multi grain" is multigrain: the second word says nothing more. */
function resolveWords(index: ProductIndex, text: string) {
  const tokens = wordsOf(reworded(text));
  const words = tokens
    .filter((token) => !SILENT_WORDS.has(token))
    .flatMap((token): readonly ResolvedWord[] => index.vocabulary.resolve(token))
    .filter(({ word, known }) => !SILENT_WORDS.has(word) && word.length > (known ? 1 : 2));
  const has = (one: string) => words.some(({ word }) => word === one);
  const kept = words.filter(
    ({ word }) => !(word === "loaf" && has("bread")) && !(word === "grain" && has("multigrain")),
  );
  const hit = kindOf(kept);
  return { words: kept, hit, brandWords: new Set(tokens.map(singular)) };
}

/** What the words say they are; a guessed word decides only where the others name no kind ("pacif" is no pacifier). */
function kindOf(words: readonly ResolvedWord[]): KeywordHit | null {
  const hit = keywordHit(words.map(({ word }) => word));
  const sure = words.filter(({ certainty }) => certainty >= CERTAINTY.abbreviation);
  if (hit === null || sure.length === words.length) return hit;
  const sureHit = keywordHit(sure.map(({ word }) => word));
  return sureHit?.level === 3 ? sureHit : hit;
}
