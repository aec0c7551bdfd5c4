/** One line of a conversation (chat-15). */
export interface ChatMessage {
  readonly id: number;
  readonly type: "bot" | "user";
  readonly content: string;
  /** When it was said, in milliseconds since 1970. */
  readonly timestamp: number;
  /** Where the answer stands in the product's own pages. */
  readonly sources?: readonly { readonly title: string; readonly href: string }[];
}

/** The conversation with one message more, said now; ids count up from 0. */
export function withMessage(
  before: readonly ChatMessage[],
  type: ChatMessage["type"],
  content: string,
  sources?: ChatMessage["sources"],
): readonly ChatMessage[] {
  const said = { id: before.length, type, content, timestamp: Date.now() };
  return [...before, sources ? { ...said, sources } : said];
}
