import { MAX_CHAT_CHARACTERS } from "@gf-ledger/domain/chat/chat-limits";
import type { ChatQuestion } from "./ask-millie";
import { isChatEmail } from "./chat-email";

/** The number of earlier messages sent along, so that a follow-up question is understood. */
const TURNS = 8;

/** One line of a conversation (chat-15). */
export interface ChatMessage {
  readonly id: number;
  readonly type: "bot" | "user";
  readonly content: string;
  /** When it was said, in milliseconds since 1970. */
  readonly timestamp: number;
  /** The product's own pages that the answer comes from. */
  readonly sources?: readonly { readonly title: string; readonly href: string }[];
}

/** Returns the conversation with one more message, said now; ids count up from 0. */
export function withMessage(
  before: readonly ChatMessage[],
  type: ChatMessage["type"],
  content: string,
  sources?: ChatMessage["sources"],
): readonly ChatMessage[] {
  const stated = { id: before.length, type, content, timestamp: Date.now() };
  return [...before, sources ? { ...stated, sources } : stated];
}

/** The questions and answers so far; Millie's fixed sentences (greeting, prompts) and a typed address are neither. */
export function historyOf(messages: readonly ChatMessage[]): NonNullable<ChatQuestion["history"]> {
  return messages
    .filter(({ type, content, sources }) => (type === "user" ? !isChatEmail(content) : sources))
    .slice(-TURNS)
    .map(({ type, content }) => ({
      role: type === "user" ? ("user" as const) : ("assistant" as const),
      text: content.slice(0, MAX_CHAT_CHARACTERS),
    }));
}
