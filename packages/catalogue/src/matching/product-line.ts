import { singular } from "@gf-ledger/domain/category/singular";
import { type Detection, detectGlutenFree } from "../gluten-free/detect";
import { isGlutenFood } from "../gluten-free/gluten-food";
import { isNotClaimable } from "../gluten-free/not-claimable";
import { frenchInFull, isFrench } from "../text/french-in-full";
import { type Line, readLine } from "../text/line";
import { takeMaker } from "../text/maker-foods";
import type { LineSize } from "../text/size";
import type { ProductIndex } from "./product-index";
import { resolveWords, type WordReading } from "./word-reading";
import { readingsOf } from "./word-readings";

/** What a printed line says before any product is looked up. */
export interface ProductLine {
  /** Why the line is gluten-free, in words for the person; `null` when it is not. */
  readonly reason: string | null;
  /** The ways in which its product words can be read, at least one. */
  readonly readings: Iterable<WordReading>;
  readonly size: LineSize | null;
}

/** Reads a printed line with the words that the index knows. */
export function readProductLine(index: ProductIndex, name: string): ProductLine {
  const line = readLine(name);
  return { ...readProduct(index, line), size: line.size };
}

function readProduct(index: ProductIndex, line: Line): Omit<ProductLine, "size"> {
  const isFoodWord = (word: string) => {
    const resolved = index.vocabulary.resolve(word);
    return resolved.every(({ known, certainty }) => known && certainty > 0.9);
  };
  const printed = detectGlutenFree(line.text, isFoodWord);
  const detection =
    SAYS_IN_FRENCH.test(printed.reason ?? printed.pending?.reason ?? "") || isFrench(line.text)
      ? inFull(printed, (word) => index.vocabulary.has(singular(word)))
      : printed;
  const maker = takeMaker(detection.rest, isFoodWord);
  if (maker?.household) return { reason: null, readings: [resolveWords(index, maker.makes)] };
  const { pending } = detection;
  if (pending === null) {
    const readings = readingsOf(index, detection.rest, maker, detection.makes, detection.reason !== null);
    return { reason: isClaimable(readings, detection) ? detection.reason : null, readings };
  }
  // A weak mark counts beside a food that usually holds gluten; the maker's own food proves nothing.
  const { words, hit } = resolveWords(index, pending.rest);
  const named = words.map(({ word }) => word);
  if (!isGlutenFood(named, hit))
    return { reason: null, readings: readingsOf(index, detection.rest, maker, null, false) };
  const marked = takeMaker(pending.rest, isFoodWord);
  return { reason: pending.reason, readings: readingsOf(index, pending.rest, marked, detection.makes, true) };
}

/** The one mark that only French lines print; SG and S/G are printed in both languages. */
const SAYS_IN_FRENCH = /^says sans gluten/;

/** The same detection with the French words of the text in full. */
function inFull({ rest, pending, ...detection }: Detection, isWord: (word: string) => boolean): Detection {
  return {
    ...detection,
    rest: frenchInFull(rest, isWord),
    pending: pending && { ...pending, rest: frenchInFull(pending.rest, isWord) },
  };
}

/** A mark on something that is not food, or has no counterpart with gluten, does not count. */
function isClaimable(readings: Iterable<WordReading>, { marked }: Detection): boolean {
  if (!marked) return true;
  for (const reading of readings) if (!isPlainFood(reading)) return true;
  return false;
}

/** An unknown word beside a flavour may be the kind ("apple" something), beside a kind it is a maker. */
function isPlainFood({ words, hit }: WordReading): boolean {
  const telling = hit !== null && hit.level > 1 ? words.filter(({ known }) => known) : words;
  return isNotClaimable(
    telling.map(({ word }) => word),
    hit,
  );
}
