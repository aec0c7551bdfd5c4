import { type Assistant, NoModelCallLeft } from "../assistant";
import { languageOfAnswer } from "../local/question/conversation";
import { spokenIn } from "../local/spoken";

/**
 * Asks the first assistant, and the second when the first fails or the day's calls are used up (chat-13,
 * chat-14); the reply then says so. `onFailure` gets the error. What the first had begun to say is dropped.
 */
export function createFallbackAssistant(
  first: Assistant,
  second: Assistant,
  onFailure: (error: unknown) => void,
): Assistant {
  return {
    name: first.name,
    open: (page) => first.open(page),
    async answer(question, options = {}) {
      try {
        return await first.answer(question, options);
      } catch (error) {
        options.signal?.throwIfAborted();
        const usedUp = error instanceof NoModelCallLeft;
        if (!usedUp) onFailure(error);
        const { modelUsedUp, modelUnreachable } = spokenIn(languageOfAnswer(question));
        const answer = await second.answer(question);
        return { ...answer, reply: `${usedUp ? modelUsedUp : modelUnreachable}\n\n${answer.reply}` };
      }
    },
  };
}
