import { type Assistant, NoModelCallLeft } from "../assistant";

/** Said before an answer that the second assistant gave in the place of the first. */
export const FALLBACK_NOTE =
  "My AI service can't be reached right now, so this answer comes from our help pages alone.";

/** Said before an answer of the second assistant on a day whose model calls are used up. */
export const USED_UP_NOTE =
  "My AI service has answered as many questions as it may today, so this answer comes from our help pages alone.";

/**
 * Asks the first assistant, and the second when the first can't be asked or may not be any more today (chat-13, chat-14); the person is told.
 * `onFailure` hears why. What the first had begun to say is dropped.
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
