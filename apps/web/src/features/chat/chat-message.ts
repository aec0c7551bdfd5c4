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
