import type { Assistant, Passage } from "../assistant";
import { MEDICAL_REFUSAL, TAX_REFUSAL, topicOf, UNKNOWN_ANSWER } from "../refusals";
import { answerFrom } from "./answer-from-passages";
import { contextOf, courtesy, editionAskedFor, plainQuestion } from "./conversation";
import { createPassageIndex, type FoundPassage } from "./passage-index";

/** Below this share of the question's meaning, an answer would be a guess. */
const ENOUGH_COVERAGE = 0.55;
/** A second passage is added only when its score is at least this share of the first one's. */
const NEARLY_AS_GOOD = 0.8;

function worthQuoting(found: readonly FoundPassage[]): FoundPassage[] {
  const candidates = found.filter((one) => one.titled && one.coverage >= ENOUGH_COVERAGE);
  const [best, ...others] = candidates;
  if (!best) return [];
  const second = others.find(
    (one) => one.score >= best.score * NEARLY_AS_GOOD && one.coverage >= best.coverage,
  );
  return second ? [best, second] : [best];
}

/**
 * Millie, offline (chat-10): finds the passages that answer the question and quotes them with links. Says so
 * when there are none, and gives no personal tax or medical advice.
 */
export function createLocalAssistant({ passages }: { readonly passages: readonly Passage[] }): Assistant {
  const index = createPassageIndex(passages);

  return {
    name: "local",
    async answer(question) {
      const friendly = courtesy(question.message);
      if (friendly) return { reply: friendly, sources: [], answered: true };

      const message = plainQuestion(question.message);
      const topic = topicOf(message);
      if (topic === "medical") return MEDICAL_REFUSAL;
      const found = index.search(message, editionAskedFor(question), contextOf(question));
      const quoted = worthQuoting(found).map((one) => one.passage);
      if (quoted.length === 0) return topic === "personal_tax" ? TAX_REFUSAL : UNKNOWN_ANSWER;
      return answerFrom(quoted, topic, question.edition);
    },
  };
}
