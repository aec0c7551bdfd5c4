/** A line of Millie's answer that is a question which can be asked. */
const SUGGESTED = /^• (.+)$/;

interface Suggested {
  /** The text before the questions; the whole answer where there are none. */
  readonly text: string;
  readonly questions: readonly string[];
  /** What is said after the first of them. */
  readonly after: string;
}

/** An answer without the questions that it suggests, and these by themselves, in their order (chat-11). */
export function suggestedIn(reply: string): Suggested {
  const lines = reply.split("\n");
  const first = lines.findIndex((line) => SUGGESTED.test(line));
  if (first === -1) return { text: reply, questions: [], after: "" };
  const rest = lines.slice(first);
  return {
    text: lines.slice(0, first).join("\n").trimEnd(),
    questions: rest.flatMap((line) => SUGGESTED.exec(line)?.[1] ?? []),
    after: rest
      .filter((line) => !SUGGESTED.test(line))
      .join("\n")
      .trim(),
  };
}
