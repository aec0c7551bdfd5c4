import type { Assistant, AssistantAnswer, AssistantQuestion, Passage } from "../assistant";
import { MEDICAL_REFUSAL, NOT_A_TAX_ADVISER, topicOf, UNKNOWN } from "../refusals";
import { answerFrom } from "./answer-from-passages";
import { choosePassage } from "./choose-passage";
import { contextOf, courtesy, editionAskedFor, plainQuestion, pointsBackAlone } from "./conversation";
import { ANSWERS_IN_ENGLISH, isFrench, NOT_FOUND_IN_FRENCH } from "./french";
import { nearestQuestions } from "./nearest-questions";
import { createPassageIndex, type FoundPassage } from "./passage-index";
import { questionTerms } from "./words";
import { isOfItsYears, namesYear, withoutYears } from "./years";

/** The question with the one before it, where it can't be understood alone. */
function wholeQuestion(message: string, context: string): string {
  const before = namesYear(message) ? withoutYears(context) : context;
  return `${before} ${message}`.trim();
}

/** Whether a passage has most of a follow-up's own words, and so may answer it as well. */
function alsoAnswers(passage: Passage, message: string): boolean {
  const has = new Set(questionTerms(passage.text));
  const own = questionTerms(message);
  return own.length > 0 && own.filter((term) => has.has(term)).length * 2 > own.length;
}

/**
 * Millie, offline (chat-10): quotes the one passage that certainly answers, with its link. Otherwise says so
 * and shows the nearest questions (chat-11). Gives no personal tax or medical advice.
 */
export function createLocalAssistant({ passages }: { readonly passages: readonly Passage[] }): Assistant {
  const index = createPassageIndex(passages);

  function find(message: string, question: AssistantQuestion): FoundPassage[] {
    const found = index.search(message, editionAskedFor(question));
    return found.filter(({ passage }) => isOfItsYears(message, passage));
  }

  function choose(message: string, question: AssistantQuestion, found: readonly FoundPassage[]) {
    if (pointsBackAlone(question)) return null;
    const context = contextOf(question);
    if (context === "") return choosePassage(found);
    const together = choosePassage(find(wholeQuestion(message, context), question));
    if (together) return together;
    const before = choosePassage(find(context, question));
    return before && alsoAnswers(before, message) ? before : null;
  }

  return {
    name: "local",
    async answer(question): Promise<AssistantAnswer> {
      const friendly = courtesy(question.message);
      if (friendly) return { reply: friendly, sources: [], answered: true };

      const message = plainQuestion(question.message);
      const topic = topicOf(message);
      if (topic === "medical") return MEDICAL_REFUSAL;
      const found = find(message, question);
      const passage = choose(message, question, found);
      if (passage) {
        const answer = answerFrom([passage], topic, question.edition);
        return isFrench(message) ? { ...answer, reply: `${ANSWERS_IN_ENGLISH}\n\n${answer.reply}` } : answer;
      }
      const unknown = topic === "personal_tax" ? NOT_A_TAX_ADVISER : UNKNOWN;
      const before = isFrench(message) ? NOT_FOUND_IN_FRENCH : unknown;
      const reply = `${before}\n\n${nearestQuestions(found, question.edition)}`;
      return { reply, sources: [], answered: false };
    },
  };
}
