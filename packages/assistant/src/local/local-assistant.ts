import type { Assistant } from "../assistant";
import { answerFrom } from "./answer-from-passages";
import type { Help } from "./help";

/**
 * Millie, offline (chat-10): quotes the one passage that certainly answers, with its link, in the language of the
 * question (chat-17). Otherwise says so and shows the nearest questions (chat-11). Gives no personal tax or
 * medical advice.
 */
export function createLocalAssistant(help: Help): Assistant {
  return {
    name: "local",
    open: (page) => help.open(page),
    async answer(question) {
      const considered = await help.consider(question);
      if (considered.settled) return considered.settled;
      const { certain, topic, spoken, unanswered } = considered;
      return certain ? answerFrom([certain], topic, question.edition, spoken) : unanswered;
    },
  };
}
