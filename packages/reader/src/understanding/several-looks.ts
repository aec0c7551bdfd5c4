import { boundsOf, overlap } from "../ocr/text-box";
import type { OcrPage, OcrWord } from "../ocr/word";
import { type JudgedReading, judgedReading } from "./understand-page";

/** Two words of two looks are the same print when they cover each other by this share of the smaller. */
const SAME = 0.3;

function coverEachOther(a: OcrWord, b: OcrWord): boolean {
  const [one, other] = [boundsOf(a), boundsOf(b)];
  const smaller = Math.min(a.width * a.height, b.width * b.height);
  return overlap(one, other) > SAME * smaller;
}

/** A page with what another look at it saw besides. */
function filledIn(page: OcrPage, other: OcrPage): OcrPage {
  const added = other.words.filter((word) => !page.words.some((known) => coverEachOther(known, word)));
  return { ...page, words: [...page.words, ...added] };
}

/** Word by word the surer of two looks: a word of the other replaces all that it covers if it is surer than each. */
function surerOf(page: OcrPage, other: OcrPage): OcrPage {
  let words = page.words;
  for (const word of other.words) {
    const covered = words.filter((known) => coverEachOther(known, word));
    const letters = covered.reduce((sum, { text }) => sum + text.length, 0);
    const surer = covered.every(({ confidence }) => word.confidence > confidence);
    if (surer && word.text.length >= letters)
      words = [...words.filter((known) => !covered.includes(known)), word];
  }
  return { ...page, words };
}

/** Whether a photo is worth another look. */
export function isDoubtful({ trust }: JudgedReading): boolean {
  return !trust.confirmed;
}

/** The best reading of several looks at one page, each alone and each filled in from the others. */
export function bestReading(looks: readonly OcrPage[]): JudgedReading {
  const [first, ...more] = looks;
  if (!first) throw new RangeError("no look at the page was given");
  let best = judgedReading(first);
  for (const [i, look] of more.entries()) {
    const before = looks.slice(0, i + 1);
    const candidates = [
      look,
      ...before.flatMap((earlier) => [
        filledIn(earlier, look),
        filledIn(look, earlier),
        surerOf(earlier, look),
      ]),
    ];
    for (const candidate of candidates) {
      const other = judgedReading(candidate);
      if (other.trust.score > best.trust.score) best = other;
    }
  }
  return best;
}
