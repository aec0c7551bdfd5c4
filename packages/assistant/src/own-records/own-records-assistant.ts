import type { Assistant } from "../assistant";
import { recogniseOwn } from "./recognise-own";

/**
 * Has questions about the caller's own records answered from these (chat-18), and every other by `help`, which
 * sees none of their figures.
 */
export function createOwnRecordsAssistant(help: Assistant): Assistant {
  return {
    name: help.name,
    async answer(question, options = {}) {
      const { ownRecords } = options;
      const own = ownRecords ? recogniseOwn(question, ownRecords.currentYear) : null;
      return own && ownRecords ? ownRecords.answer(own) : help.answer(question, options);
    },
  };
}
