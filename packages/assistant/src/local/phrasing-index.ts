import { setImmediate } from "node:timers/promises";
import MiniSearch from "minisearch";
import type { Passage } from "../assistant";
import { passageSubject, phrasingsOf } from "../phrasings/phrasings-of";
import type { UnderstoodLanguage } from "../understood-language";
import { searchWords, termsIn } from "./question/words";

/** How like a question is to the nearest phrasing of each passage, by the passage's number: 0 to 1. */
export type Likenesses = ReadonlyMap<number, number>;

/** Words of a question that only the passage's text has say less than words of its phrasings. */
const IN_TEXT = 0.35;
/** Words that nearly every question has: they say little about which one it is. */
const COMMON: Readonly<Record<UnderstoodLanguage, ReadonlySet<string>>> = {
  en: new Set(termsIn("en", "gluten food celiac")),
  fr: new Set(termsIn("fr", "gluten aliments cœliaque maladie")),
};
const COMMON_WEIGHT = 0.4;
/** Words by which alone a question is not known either. */
const NO_SUBJECT: Readonly<Record<UnderstoodLanguage, ReadonlySet<string>>> = {
  en: new Set([...COMMON.en, ...termsIn("en", "claim claimable deduct deductible count")]),
  fr: new Set([...COMMON.fr, ...termsIn("fr", "demander déduire déductible admissible comptent")]),
};
/** How much of the likeness is what the phrasing covers of the question; the rest is the other way round. */
const OF_QUESTION = 0.7;

/** What is left of a likeness that rests on one word of several: "chips" of "tax on chips". */
const BY_ONE_WORD = 0.5;

/** How much of a phrasing a question of a single word has to cover. */
const MAX = 0.7;

interface Phrasing {
  readonly passage: number;
  readonly terms: readonly string[];
}

/** Compares a question's words with every title and phrasing, each a document of its own. */
export type PhrasingIndex = (words: readonly string[]) => Likenesses;

type PhrasedAs = (passage: Passage) => readonly string[] | null;

/** Makes an index, passage by passage. */
function* steps(
  passages: readonly Passage[],
  language: UnderstoodLanguage,
  phrasedAs: PhrasedAs,
): Generator<void, PhrasingIndex> {
  const common = COMMON[language];
  const noSubject = NO_SUBJECT[language];
  const phrasings: Phrasing[] = [];
  const texts: ReadonlySet<string>[] = [];
  const index = new MiniSearch({ fields: ["terms"], tokenize: searchWords, processTerm: (term) => term });
  for (const [passage, whole] of passages.entries()) {
    // A heading like "What to keep" is asked of other pages too.
    for (const text of [...(whole.page ? [] : [whole.title]), ...(phrasedAs(whole) ?? [])]) {
      const terms = termsIn(language, text);
      index.add({ id: phrasings.length, terms: terms.join(" ") });
      phrasings.push({ passage, terms });
    }
    texts.push(new Set(termsIn(language, `${whole.title} ${whole.text}`)));
    yield;
  }

  /** The subjects whose phrasings have a word; passages that answer the same count once. */
  const subjectsWith = new Map<string, Set<string>>();
  const subjects = passages.map((whole) => (phrasedAs(whole) ? passageSubject(whole) : null));
  const phrased = new Set(subjects.filter((subject) => subject !== null));
  for (const { passage, terms } of phrasings) {
    const subject = subjects[passage] ?? null;
    if (subject === null) continue;
    for (const term of terms) subjectsWith.set(term, (subjectsWith.get(term) ?? new Set()).add(subject));
  }
  /** Low for a word of many passages, high for a rare one, highest for one that no phrasing has. */
  const weight = (term: string) =>
    Math.log(1 + phrased.size / (subjectsWith.get(term)?.size ?? 0.7)) *
    (common.has(term) ? COMMON_WEIGHT : 1);
  /** An amount or a size that no phrasing has says nothing; a year does. */
  const isMeant = (term: string) => subjectsWith.has(term) || !/^(?:\p{L}|\d{1,3}|\d{5,})$/u.test(term);
  const sum = (terms: readonly string[]) => terms.reduce((total, term) => total + weight(term), 0);

  /** Two words met; or the only one; or one of two, when it is the whole phrasing and the other is unknown. */
  function isWellFounded(all: readonly string[], missed: readonly string[], ofPhrasing: number): boolean {
    const own = all.filter((term) => !noSubject.has(term));
    const asked = own.length > 0 ? own : all;
    if (asked.filter((term) => !missed.includes(term)).length >= 2) return true;
    if (asked.length === 1) return ofPhrasing >= MAX;
    return asked.length === 2 && ofPhrasing === 1 && !missed.some((term) => subjectsWith.has(term));
  }

  return (words) => {
    const best = new Map<number, number>();
    const asked = words.filter(isMeant);
    if (asked.length === 0) return best;
    const whole = sum(asked);
    const results = index.search(asked.join(" "), {
      processTerm: (term) => term,
      prefix: (term) => term.length >= 5,
      // A word that phrasings have is no misspelling: "bread" is not "read".
      fuzzy: (term) => (term.length >= 5 && !/\d/.test(term) && !subjectsWith.has(term) ? 0.2 : false),
    });
    for (const { id, terms, queryTerms } of results) {
      const phrasing = phrasings[Number(id)];
      if (!phrasing) continue;
      const missed = asked.filter((term) => !queryTerms.includes(term));
      const inText = missed.filter((term) => texts[phrasing.passage]?.has(term));
      const ofQuestion = (whole - sum(missed) + IN_TEXT * sum(inText)) / whole;
      const ofPhrasing = sum(phrasing.terms.filter((term) => terms.includes(term))) / sum(phrasing.terms);
      const likeness =
        ofQuestion ** OF_QUESTION *
        ofPhrasing ** (1 - OF_QUESTION) *
        (isWellFounded(asked, missed, ofPhrasing) ? 1 : BY_ONE_WORD);
      if (likeness > (best.get(phrasing.passage) ?? 0)) best.set(phrasing.passage, likeness);
    }
    return best;
  };
}

/** An index at once; for few passages. */
export function createPhrasingIndex(
  passages: readonly Passage[],
  language: UnderstoodLanguage,
  phrasedAs: PhrasedAs,
): PhrasingIndex {
  const making = steps(passages, language, phrasedAs);
  for (;;) {
    const step = making.next();
    if (step.done) return step.value;
  }
}

/** The same for a whole help, with a turn for others after every passage. */
export async function phrasingIndexInTurns(
  passages: readonly Passage[],
  language: UnderstoodLanguage,
): Promise<PhrasingIndex> {
  const making = steps(passages, language, phrasingsOf);
  for (;;) {
    const step = making.next();
    if (step.done) return step.value;
    await setImmediate();
  }
}
