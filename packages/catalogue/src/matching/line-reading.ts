import { type KeywordHit, keywordHit } from "@gf-ledger/domain/category/keyword-category";
import { singular } from "@gf-ledger/domain/category/singular";
import { type Detection, detectGlutenFree } from "../gluten-free/detect";
import { isGlutenFood } from "../gluten-free/gluten-food";
import { isNotClaimable } from "../gluten-free/not-claimable";
import { SILENT_WORDS } from "../text/brand-words";
import { type Line, readLine, wordsOf } from "../text/line";
import { takeMaker } from "../text/maker-foods";
import { reworded } from "../text/rewordings";
import type { LineSize } from "../text/size";
import { otherTexts } from "../text/two-faced";
import type { ProductIndex } from "./product-index";
import { CERTAINTY, type ResolvedWord } from "./vocabulary";

export interface Reading {
  readonly words: readonly ResolvedWord[];
  readonly hit: KeywordHit | null;
  /** Words that rank but do not decide. */
  readonly quiet: ReadonlySet<string>;
  /** Words that may name a brand of the catalogue. */
  readonly brandWords: ReadonlySet<string>;
  /** Whether the till cut it off within a word: the kind may be what is gone. */
  readonly cut: boolean;
}

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
  if (pending === null) {
    const readings = readingsOf(index, detection.rest, maker, detection.makes);
    return { reason: isClaimable(readings, detection) ? detection.reason : null, readings };
  }
  // A weak mark counts beside a food that usually holds gluten; the maker's own food is no witness.
  const { words } = resolveWords(index, pending.rest);
  if (!isGlutenFood(words.map(({ word }) => word)))
    return { reason: null, readings: readingsOf(index, detection.rest, maker, null) };
  const marked = takeMaker(pending.rest, isFoodWord);
  return { reason: pending.reason, readings: readingsOf(index, pending.rest, marked, detection.makes) };
}

const PASTA_SHAPES: ReadonlySet<string> = new Set(
  "spaghetti penne fusilli rotini macaroni elbow linguine fettuccine lasagna shell rigatoni farfalle orzo capellini spiral ziti".split(
    " ",
  ),
);
/** What a gluten-free pasta is made of instead: its counterpart has none of it. */
const RICE_WORDS: ReadonlySet<string> = new Set(["rice", "brown", "white", "corn", "quinoa"]);

/** A shorter line has been printed whole. */
const CUT_FROM = 14;

/** What comes in the flavours of everything else sold beside it: a peanut on its maker's line is no peanut. */
const SWEETS = /(?:chocolate bars?|candy)$/;

/** A mark on what is no food, or has no counterpart with gluten, is not claimed. */
function isClaimable(readings: readonly Reading[], { marked }: Detection): boolean {
  return !marked || !readings.every(isPlainFood);
}

/** An unknown word beside a flavour may be the kind ("apple" something), beside a kind it is a maker. */
function isPlainFood({ words, hit }: Reading): boolean {
  const telling = hit !== null && hit.level > 1 ? words.filter(({ known }) => known) : words;
  return isNotClaimable(
    telling.map(({ word }) => word),
    hit,
  );
}

/** As printed, and with what its maker is known for: a maker of bread alone need not print "bread". */
function readingsOf(
  index: ProductIndex,
  text: string,
  maker: ReturnType<typeof takeMaker>,
  brandMakes: string | null,
): readonly Reading[] {
  const brandWords = new Set(wordsOf(text).map(singular));
  const rest = maker?.rest ?? text;
  const makes = brandMakes ?? maker?.makes ?? null;
  return [rest, ...otherTexts(rest)].flatMap((one) =>
    readingsWith(index, one, makes, brandMakes !== null, brandWords),
  );
}

function readingsWith(
  index: ProductIndex,
  rest: string,
  makes: string | null,
  glutenFreeMaker: boolean,
  brandWords: ReadonlySet<string>,
): readonly Reading[] {
  const direct = { ...resolveWords(index, rest), brandWords };
  if (makes === null) return [direct];
  const full = { ...resolveWords(index, `${rest} ${makes}`), brandWords };
  // What the line says itself stands beside what the maker is known for, unless it is only a flavour.
  const namesKind =
    direct.hit?.level === 3 ||
    (!glutenFreeMaker &&
      !SWEETS.test(makes) &&
      direct.hit?.level === 2 &&
      direct.hit.category === full.hit?.category);
  if (!namesKind) return [full];
  return glutenFreeMaker ? [full, direct] : [direct, full];
}

/** The product words of a text. A "bread loaf" is a bread, "multi grain" is multigrain: the second word says nothing more. */
function resolveWords(index: ProductIndex, text: string): Reading {
  const tokens = wordsOf(reworded(text));
  const words = tokens
    .filter((token) => !SILENT_WORDS.has(token))
    .flatMap((token): readonly ResolvedWord[] => index.vocabulary.resolve(token))
    .filter(({ word, known }) => !SILENT_WORDS.has(word) && word.length > (known ? 1 : 2));
  const has = (one: string) => words.some(({ word }) => word === one);
  const ofRice = has("rice") && words.some(({ word }) => PASTA_SHAPES.has(word));
  const kept = words.filter(
    ({ word }) =>
      !(word === "loaf" && has("bread")) &&
      !(word === "grain" && has("multigrain")) &&
      !(ofRice && RICE_WORDS.has(word)),
  );
  const hit = kindOf(kept);
  const printed = tokens.map(singular);
  return {
    words: kept,
    hit,
    quiet: new Set(printed.filter((word) => index.quiet.has(word))),
    brandWords: new Set(printed),
    cut:
      text.length >= CUT_FROM &&
      /(?:^| )[a-z]{1,2}$/.test(text) &&
      index.vocabulary.resolve(tokens.at(-1) ?? "").every(({ known }) => !known),
  };
}

/** What the words say they are; a guessed word decides only where the others name no kind ("pacif" is no pacifier). */
function kindOf(words: readonly ResolvedWord[]): KeywordHit | null {
  const hit = keywordHit(words.map(({ word }) => word));
  const sure = words.filter(({ certainty }) => certainty >= CERTAINTY.abbreviation);
  if (hit === null || sure.length === words.length) return hit;
  const sureHit = keywordHit(sure.map(({ word }) => word));
  return sureHit?.level === 3 ? sureHit : hit;
}
