import type { Edition } from "@gf-ledger/domain/edition/edition";
import type { Language } from "@gf-ledger/domain/edition/locale";
import MiniSearch from "minisearch";
import type { Passage } from "../assistant";
import { createPhrasingIndex } from "./phrasing-index";
import { INDEXED, sameTerms, termsIn, wordsOf } from "./words";

export interface FoundPassage {
  readonly passage: Passage;
  /** How like the question is to the nearest of the passage's phrasings, 0 to 1. */
  readonly likeness: number;
}

export interface PassageIndex {
  /** The passages of an edition that may answer, the likeliest first. `context`: the question before. */
  search(question: string, edition: Edition, context?: string): FoundPassage[];
}

/** Earlier words help to understand a question; they never outweigh its own. */
const CONTEXT_WEIGHT = 0.35;
/** How much more a passage is worth whose phrasing is the question itself. */
const LIKENESS_WEIGHT = 4;

/** An index in memory over titles, phrasings and texts, ranked by BM25+, forgiving of typing errors. */
export function createPassageIndex(passages: readonly Passage[], language: Language = "en"): PassageIndex {
  const index = new MiniSearch({
    fields: ["title", "text"],
    tokenize: wordsOf,
    processTerm: INDEXED[language],
  });
  index.addAll(passages.map((passage, id) => ({ id, title: passage.title, text: passage.text })));
  const likenessesTo = createPhrasingIndex(passages, language);

  function scoresOf(asked: readonly string[], before: readonly string[]): Map<number, number> {
    const words = [...asked, ...before];
    const results = index.search([...new Set([...words, ...words.flatMap(sameTerms)])].join(" "), {
      // The terms are stems already.
      processTerm: (term) => term,
      boost: { title: 2.2 },
      prefix: (term) => term.length >= 5,
      fuzzy: (term) => (term.length >= 5 ? 0.2 : false),
      boostTerm: (term) => (asked.includes(term) ? 1 : CONTEXT_WEIGHT),
    });
    const highest = results[0]?.score ?? 1;
    return new Map(results.map(({ id, score }) => [Number(id), score / highest]));
  }

  return {
    search(question, edition, context = "") {
      const asked = termsIn(language, question);
      const before = termsIn(language, context).filter((term) => !asked.includes(term));
      const scores = scoresOf(asked, before);
      const likenesses = likenessesTo(asked);
      return passages
        .flatMap((passage, number) => {
          const likeness = likenesses.get(number) ?? 0;
          const score = (scores.get(number) ?? 0) + likeness * LIKENESS_WEIGHT;
          const mayBeShown = passage.edition === "both" || passage.edition === edition;
          return mayBeShown && score > 0 ? [{ passage, likeness, score }] : [];
        })
        .sort((a, b) => b.score - a.score)
        .map(({ passage, likeness }) => ({ passage, likeness }));
    },
  };
}
