import type { Assistant } from "../assistant";
import { type Meanings, NO_MEANINGS } from "../meaning/meanings";
import { recogniseOwn, recogniseOwnByMeaning } from "./recognise-own";

/**
 * Has questions about the caller's own records answered from these (chat-18), and every other by `help`, which
 * sees none of their figures.
 */
export function createOwnRecordsAssistant(help: Assistant, meanings: Meanings = NO_MEANINGS): Assistant {
  return {
    name: help.name,
    open: (page) => help.open(page),
    async answer(question, options = {}) {
      const { ownRecords } = options;
      if (!ownRecords) return help.answer(question, options);
      const { currentYear } = ownRecords;
      const own =
        recogniseOwn(question, currentYear) ?? (await recogniseOwnByMeaning(question, currentYear, meanings));
      return own ? ownRecords.answer(own) : help.answer(question, options);
    },
  };
}
