import type { Edition } from "@gf-ledger/domain/edition/edition";
import MiniSearch from "minisearch";
import type { Passage } from "../assistant";
import { indexedTerm, questionTerms, sameTerms, wordsOf } from "./words";

export interface FoundPassage {
  readonly passage: Passage;
  /** BM25+ score times coverage; comparable within one search only. */
  readonly score: number;
  /** How much of the question's meaning the passage covers, 0 to 1. */
  readonly coverage: number;
  /** Whether the title, and not only the text, has words of the question. */
  readonly titled: boolean;
}

export interface PassageIndex {
  /** The best passages of an edition, best first. `context`: the question before. */
  search(question: string, edition: Edition, context?: string): FoundPassage[];
}

/** Earlier words help to understand a question; they never outweigh its own. */
const CONTEXT_WEIGHT = 0.35;

/** An index in memory over the passages, ranked by BM25+, forgiving of typing errors. */
export function createPassageIndex(passages: readonly Passage[]): PassageIndex {
  const index = new MiniSearch({
    fields: ["title", "text"],
    tokenize: wordsOf,
    processTerm: indexedTerm,
  });
  index.addAll(passages.map((passage, id) => ({ id, title: passage.title, text: passage.text })));

  const passagesWith = new Map<string, number>();
  for (const { title, text } of passages) {
    for (const term of questionTerms(`${title} ${text}`)) {
      passagesWith.set(term, (passagesWith.get(term) ?? 0) + 1);
    }
  }
  /** The weight of a term: low for one in every passage, high for a rare one, highest for an unknown one. */
  const weight = (term: string) => Math.log(1 + passages.length / (passagesWith.get(term) ?? 0.5));

  return {
    search(question, edition, context = "") {
      const asked = questionTerms(question);
      const before = questionTerms(context).filter((term) => !asked.includes(term));
      const words = [...asked, ...before];
      const wanted = [...new Set([...words, ...words.flatMap(sameTerms)])];
      if (asked.length + before.length === 0) return [];
      const whole = words.reduce((sum, term) => sum + share(term), 0);

      function share(term: string): number {
        return weight(term) * (before.includes(term) ? CONTEXT_WEIGHT : 1);
      }

      const results = index.search(wanted.join(" "), {
        // The terms are stems already.
        processTerm: (term) => term,
        boost: { title: 2.2 },
        prefix: (term) => term.length >= 5,
        fuzzy: (term) => (term.length >= 5 ? 0.2 : false),
        boostTerm: (term) => (asked.includes(term) ? 1 : CONTEXT_WEIGHT),
        filter: ({ id }) => {
          const of = passages[Number(id)]?.edition;
          return of === "both" || of === edition;
        },
      });

      const found = results.flatMap(({ id, score, queryTerms, match }) => {
        const passage = passages[Number(id)];
        if (!passage) return [];
        const covered = words.filter(
          (term) => queryTerms.includes(term) || sameTerms(term).some((same) => queryTerms.includes(same)),
        );
        const coverage = covered.reduce((sum, term) => sum + share(term), 0) / whole;
        const titled = Object.values(match).some((fields) => fields.includes("title"));
        return [{ passage, score: score * coverage, coverage, titled }];
      });
      return found.sort((a, b) => b.score - a.score);
    },
  };
}
