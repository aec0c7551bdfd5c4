import type { ReadingIssue } from "@gf-ledger/domain/reading/receipt-reading";
import type { Band } from "../ocr/read-part";
import { boundsOf, overlap } from "../ocr/text-box";
import type { OcrPage, OcrWord } from "../ocr/word";
import { type JudgedReading, judgedReading } from "./understand-page";

/** Words of two looks are the same print when they overlap by this share of the smaller one. */
const SAME = 0.3;

function coverEachOther(a: OcrWord, b: OcrWord): boolean {
  const [one, other] = [boundsOf(a), boundsOf(b)];
  const smaller = Math.min(a.width * a.height, b.width * b.height);
  return overlap(one, other) > SAME * smaller;
}

/** A page with the words that only another look at it saw. */
export function filledIn(page: OcrPage, other: OcrPage): OcrPage {
  const added = other.words.filter((word) => !page.words.some((known) => coverEachOther(known, word)));
  return { ...page, words: [...page.words, ...added] };
}

/**
 * The surer words of two looks: a word of the other replaces all words it covers if it is surer than each of
 * them.
 */
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

/** A photo with fewer pixels than this costs little to look at. */
const SMALL_AREA = 600_000;
/** A store read less surely than this may be a misread logo. */
const SURE_STORE = 0.72;

/**
 * What of a page is worth another look: `all` where its sums do not agree, the rows down to the first goods where
 * only the store of a small photo is not sure (reading-63), `null` where nothing is.
 */
export function doubtIn({ reading, trust }: JudgedReading, page: OcrPage): Band | "all" | null {
  if (!trust.confirmed) return "all";
  const small = page.width * page.height < SMALL_AREA;
  if (!small || reading.store.confidence >= SURE_STORE) return null;
  const firstGoods = Math.min(...reading.items.flatMap(({ box }) => (box ? box.y + box.height : [])));
  return Number.isFinite(firstGoods) ? { top: 0, bottom: firstGoods * page.height } : "all";
}

const STORE_ISSUES = ["no_store", "store_in_doubt"] as const satisfies readonly ReadingIssue["code"][];
const DATE_ISSUES = ["no_date", "date_in_doubt"] as const satisfies readonly ReadingIssue["code"][];

/**
 * The reading, with the store of another look that read it more surely, and its date where this one has none.
 */
function withHeadOf(best: JudgedReading, other: JudgedReading): JudgedReading {
  const { store, purchaseDate } = best.reading;
  const surer = other.reading.store.confidence > Math.max(store.confidence, SURE_STORE);
  const dated = purchaseDate.value === null && other.reading.purchaseDate.value !== null;
  if (!surer && !dated) return best;
  const replaced = new Set<ReadingIssue["code"]>([
    ...(surer ? STORE_ISSUES : []),
    ...(dated ? DATE_ISSUES : []),
  ]);
  return {
    ...best,
    reading: {
      ...best.reading,
      ...(surer ? { store: other.reading.store, currency: other.reading.currency } : {}),
      ...(dated ? { purchaseDate: other.reading.purchaseDate } : {}),
      issues: [
        ...best.reading.issues.filter(({ code }) => !replaced.has(code)),
        ...other.reading.issues.filter(({ code }) => replaced.has(code)),
      ],
    },
  };
}

/**
 * The best reading with one more look at a page: alone, and filled in from each earlier look.
 * @param best the best reading of the looks before
 */
export function withLook(best: JudgedReading, before: readonly OcrPage[], look: OcrPage): JudgedReading {
  const candidates = [
    look,
    ...before.flatMap((earlier) => [
      filledIn(earlier, look),
      filledIn(look, earlier),
      surerOf(earlier, look),
    ]),
  ];
  return candidates.reduce((known, candidate) => {
    const other = judgedReading(candidate);
    return other.trust.score > known.trust.score ? withHeadOf(other, known) : withHeadOf(known, other);
  }, best);
}

/** The best reading of several looks at one page. */
export function bestReading(looks: readonly OcrPage[]): JudgedReading {
  const [first, ...more] = looks;
  if (!first) throw new RangeError("no look at the page was given");
  return more.reduce((best, look, at) => withLook(best, looks.slice(0, at + 1), look), judgedReading(first));
}
