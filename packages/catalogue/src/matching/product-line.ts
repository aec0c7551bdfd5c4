import { singular } from "@gf-ledger/domain/category/singular";
import { messageKey } from "@gf-ledger/domain/messages/message-key";
import { type Detection, detectGlutenFree } from "../gluten-free/detect";
import { isFrenchMarkBeside, isGlutenFood, namesBread } from "../gluten-free/gluten-food";
import { takeMaker } from "../text/brands/maker-foods";
import { frenchInFull, isFrenchName } from "../text/french-in-full";
import { readLine } from "../text/line";
import type { PrintedSizes } from "../text/size";
import type { ProductIndex } from "./product-index";
import { resolveWords, type WordReading } from "./readings/word-reading";
import { readingsOf } from "./readings/word-readings";

/** What a printed line says before any product is looked up. */
export interface ProductLine extends PrintedSizes {
  /** The folded line without article numbers, prices and sizes. */
  readonly text: string;
  /** Why the line is gluten-free, in words for the person; `null` when it is not. */
  readonly reason: string | null;
  /** The ways in which its product words can be read, at least one. */
  readonly readings: Iterable<WordReading>;
  /** Whether its maker sells nothing to eat. */
  readonly household: boolean;
  /** Whether only its maker says that it is gluten-free, and no mark. */
  readonly byMaker: boolean;
}

/** Reads a printed line with the words that the index knows. */
export function readProductLine(index: ProductIndex, name: string): ProductLine {
  const { text, ...sizes } = readLine(name);
  return { ...readProduct(index, text), ...sizes, text };
}

function readProduct(index: ProductIndex, text: string): Omit<ProductLine, keyof PrintedSizes | "text"> {
  const isFoodWord = (word: string) => {
    const resolved = index.vocabulary.resolve(word);
    return resolved.every(({ known, certainty }) => known && certainty > 0.9);
  };
  const printed = detectGlutenFree(text, isFoodWord);
  const detection =
    (printed.reason ?? printed.pending?.reason) === NAMES_IN_FRENCH || isFrenchName(text)
      ? inFull(printed, (word) => index.vocabulary.has(singular(word)))
      : printed;
  const maker = takeMaker(detection.rest, isFoodWord);
  if (maker?.makes === null)
    return {
      reason: detection.reason,
      // Whatever else the line says names no food.
      readings: [resolveWords(index, "")],
      household: true,
      byMaker: false,
    };
  const listed = { household: false, byMaker: detection.reason !== null && !detection.marked };
  const { pending } = detection;
  if (pending === null) {
    const readings = readingsOf(index, detection.rest, maker, detection.makes, detection.reason !== null);
    return { reason: detection.reason, readings, ...listed };
  }
  // A weak mark counts beside a food that usually holds gluten; the maker's own food proves nothing.
  const { words, hit } = resolveWords(index, pending.rest);
  const named = words.map(({ word }) => word);
  const marked = takeMaker(pending.rest, isFoodWord);
  const makes = marked?.makes ? resolveWords(index, marked.makes) : null;
  const counts =
    isGlutenFood(named, hit) ||
    (detection.makes === null &&
      makes !== null &&
      isGlutenFood(
        makes.words.map(({ word }) => word),
        makes.hit,
      )) ||
    (detection.makes === "bread" && namesBread(named)) ||
    (FRENCH_MARKS.has(pending.reason) && isFrenchName(pending.rest) && isFrenchMarkBeside(hit));
  if (!counts)
    return { reason: null, readings: readingsOf(index, detection.rest, maker, null, false), ...listed };
  const readings = readingsOf(index, pending.rest, marked, detection.makes, true);
  return { reason: pending.reason, readings, ...listed };
}

/** The one mark that only French lines print; SG and S/G are printed in both languages. */
const NAMES_IN_FRENCH = messageKey("sentences.saysSansGluten");
const FRENCH_MARKS: ReadonlySet<string> = new Set([
  NAMES_IN_FRENCH,
  messageKey("sentences.saysSlash"),
  messageKey("sentences.saysSg"),
]);

/** The same detection with the French words of the text in full. */
function inFull({ rest, pending, ...detection }: Detection, isWord: (word: string) => boolean): Detection {
  return {
    ...detection,
    rest: frenchInFull(rest, isWord),
    pending: pending && { ...pending, rest: frenchInFull(pending.rest, isWord) },
  };
}
