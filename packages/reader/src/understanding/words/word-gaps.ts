import { median } from "@gf-ledger/domain/numbers/median";
import type { OcrPage, OcrWord } from "../../ocr/word";
import { GROCERY_WORDS } from "./grocery-words";

/** A run of letters long enough to be two words run together. */
const RUN_TOGETHER = /[A-Za-z]{8,}/g;
const SHORTEST_WORD = 4;
/** How much wider than the usual step from letter to letter the step over a gap is. */
const WIDER = 1.3;

const KNOWN = new Set(GROCERY_WORDS);

/**
 * The place in a run of letters where one known word ends and, after a visible gap, the next begins; else
 * `null`.
 */
function gapIn(run: string, positions: readonly number[]): number | null {
  const letters = run.toUpperCase();
  if (KNOWN.has(letters)) return null;
  const steps = positions.slice(1).map((position, at) => position - (positions[at] ?? 0));
  const usual = median(steps);
  for (let at = SHORTEST_WORD; at <= run.length - SHORTEST_WORD; at++) {
    const known = KNOWN.has(letters.slice(0, at)) && KNOWN.has(letters.slice(at));
    if (known && (steps[at - 1] ?? 0) >= WIDER * usual) return at;
  }
  return null;
}

function withGapAt(word: OcrWord, at: number): OcrWord {
  const { text, charPositions = [], charChoices } = word;
  const between = ((charPositions[at - 1] ?? 0) + (charPositions[at] ?? 0)) / 2;
  return {
    ...word,
    text: `${text.slice(0, at)} ${text.slice(at)}`,
    charPositions: charPositions.toSpliced(at, 0, between),
    ...(charChoices ? { charChoices: charChoices.toSpliced(at, 0, [[" ", 1]]) } : {}),
  };
}

/**
 * The word with a space wherever the recogniser ran two known words together that are printed apart:
 * `PENNEPASTA`.
 */
export function withWordGaps(word: OcrWord): OcrWord {
  const { text, charPositions } = word;
  if (charPositions?.length !== text.length) return word;
  const gaps = [...text.matchAll(RUN_TOGETHER)].flatMap(({ 0: run, index }) => {
    const at = gapIn(run, charPositions.slice(index, index + run.length));
    return at === null ? [] : [index + at];
  });
  return gaps.reduceRight(withGapAt, word);
}

/** The page with {@link withWordGaps} in each of its words. */
export function pageWithWordGaps(page: OcrPage): OcrPage {
  return { ...page, words: page.words.map(withWordGaps) };
}
