/** A line of Millie's answer that is a question which can be asked. */
const SUGGESTED = /^• (.+)$/;

/** An answer without the questions that it suggests, and these by themselves, in their order (chat-11). */
export function suggestedIn(reply: string): { text: string; questions: readonly string[] } {
  const lines = reply.split("\n");
  const questions = lines.flatMap((line) => SUGGESTED.exec(line)?.[1] ?? []);
  return { text: lines.filter((line) => !SUGGESTED.test(line)).join("\n"), questions };
}
