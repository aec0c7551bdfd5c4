import type { OcrWord } from "../word";

/** Print with less than this share of the ink of the front's print around it is on the back of the paper. */
const FAINT = 0.3;
/** Print beside it with less than this share is worn print between the two. */
const PLAIN = 0.6;
/** How far above and below a word, in heights of a line, the print around it is looked at. */
const NEARBY = 5;
/** So much of the print around a word has less ink than what counts as the front's. */
const FRONT_SHARE = 0.75;

interface Inked {
  readonly cy: number;
  readonly height: number;
  readonly inks: readonly number[];
}

const isMark = (character: string | undefined) => character !== undefined && /[\p{L}\p{N}]/u.test(character);

function inksOf({ text, cy, height, charInk = [] }: OcrWord): Inked {
  return { cy, height, inks: charInk.filter((_, at) => isMark(text[at])) };
}

/** The ink of the front's print around a word. */
function frontInk({ cy, height }: OcrWord, all: readonly Inked[]): number {
  const near = all.filter((other) => Math.abs(other.cy - cy) <= NEARBY * Math.max(height, other.height));
  const inks = near.flatMap((other) => other.inks).sort((a, b) => a - b);
  return inks[Math.floor(inks.length * FRONT_SHARE)] ?? 0;
}

/** The nearest letter or digit on one side of a place. */
function markBeside(text: string, at: number, step: 1 | -1): number | null {
  for (let next = at + step; next >= 0 && next < text.length; next += step)
    if (isMark(text[next])) return next;
  return null;
}

/**
 * For each character whether it is faint. Where the ink falls little by little the print is worn, not another's.
 * Signs and spaces are faint where the letters on both sides of them are.
 */
function faintIn({ text, charInk = [] }: OcrWord, front: number): boolean[] {
  const faint = charInk.map((ink, at) => isMark(text[at]) && ink < FAINT * front);
  const isFaint = (at: number | null) => at === null || faint[at] === true;
  const isWorn = (at: number | null) => at !== null && !faint[at] && (charInk[at] ?? 0) < PLAIN * front;
  for (const step of [1, -1] as const)
    for (let at = step > 0 ? 0 : text.length - 1; at >= 0 && at < text.length; at += step) {
      const before = markBeside(text, at, step > 0 ? -1 : 1);
      if (faint[at] && isWorn(before)) faint[at] = false;
    }
  return faint.map(
    (own, at) =>
      own || (!isMark(text[at]) && isFaint(markBeside(text, at, -1)) && isFaint(markBeside(text, at, 1))),
  );
}

/** The part of a word from its character `first` to `last`, in a box of its own. */
function partOf(word: OcrWord, first: number, last: number): OcrWord {
  const { charPositions: positions = [], width, angle } = word;
  const between = (at: number) => ((positions[at - 1] ?? 0) + (positions[at] ?? 1)) / 2;
  const from = first === 0 ? 0 : between(first);
  const to = last === word.text.length - 1 ? 1 : between(last + 1);
  const moved = width * ((from + to) / 2 - 0.5);
  return {
    ...word,
    text: word.text.slice(first, last + 1),
    cx: word.cx + moved * Math.cos(angle),
    cy: word.cy + moved * Math.sin(angle),
    width: width * (to - from),
    charPositions: positions.slice(first, last + 1).map((position) => (position - from) / (to - from)),
    ...(word.charChoices ? { charChoices: word.charChoices.slice(first, last + 1) } : {}),
  };
}

/** The word without its faint characters, as sure as the others are. */
function withoutFaint(word: OcrWord, faint: readonly boolean[]): OcrWord {
  const { text, charChoices = [] } = word;
  const kept = [...faint.keys()].filter((at) => !faint[at] && text[at] !== " ");
  const [first, last] = [kept[0], kept.at(-1)];
  if (first === undefined || last === undefined) return { ...word, text: "" };
  const sure = kept.map((at) => charChoices[at]?.[0]?.[1] ?? word.confidence);
  const blanked = {
    ...word,
    text: [...faint.keys()].map((at) => (faint[at] ? " " : text[at])).join(""),
    confidence: sure.reduce((sum, probability) => sum + probability, 0) / sure.length,
    charChoices: charChoices.map((choices, at) => (faint[at] ? [] : choices)),
  };
  return partOf(blanked, first, last);
}

/**
 * The words without print that shines through from the back of the paper. Mirrored letters are read as surely as
 * others at times (`UOY TUOBA SU LLET`), but have a fraction of the ink of the front's print around them.
 * @param words with the ink of their characters, which the answer leaves out; words without it stay as they are
 */
export function withoutShowThrough(words: readonly OcrWord[]): OcrWord[] {
  const all = words.map(inksOf);
  return words.map((word) => {
    const { charInk, ...rest } = word;
    if (!charInk) return rest;
    const faint = faintIn(word, frontInk(word, all));
    return faint.includes(true) ? withoutFaint(rest, faint) : rest;
  });
}
