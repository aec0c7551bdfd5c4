import { type Assistant, NoModelCallLeft } from "../assistant";

/** Put before an answer of the second assistant when the first failed. */
export const FALLBACK_NOTE =
  "My AI service can't be reached right now, so this answer comes from our help pages alone.";

/** Put before an answer of the second assistant when the day's model calls are used up. */
export const USED_UP_NOTE =
  "My AI service has answered as many questions as it may today, so this answer comes from our help pages alone.";

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
    async answer(question, options = {}) {
      try {
        return await first.answer(question, options);
      } catch (error) {
        options.signal?.throwIfAborted();
        const usedUp = error instanceof NoModelCallLeft;
        if (!usedUp) onFailure(error);
        const answer = await second.answer(question);
        return { ...answer, reply: `${usedUp ? USED_UP_NOTE : FALLBACK_NOTE}\n\n${answer.reply}` };
      }
    },
  };
}
