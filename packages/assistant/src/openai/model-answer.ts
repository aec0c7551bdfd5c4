import { z } from "zod";

/** The shape in which the model is asked to answer. */
export const modelAnswerSchema = z.object({
  answered: z.boolean(),
  reply: z.string().min(1),
  /** Numbers of the passages that the reply rests on, from 1. */
  passages: z.array(z.number().int()),
});

export type ModelAnswer = z.infer<typeof modelAnswerSchema>;

/** The same shape in the form of the vendor's structured output. */
export const MODEL_ANSWER_FORMAT = {
  type: "json_schema" as const,
  json_schema: {
    name: "answer",
    strict: true,
    schema: {
      type: "object",
      additionalProperties: false,
      // The reply comes last, so that its passages are known before its first word.
      required: ["answered", "passages", "reply"],
      properties: {
        answered: { type: "boolean", description: "false when the passages do not hold the answer" },
        passages: { type: "array", items: { type: "integer" }, description: "numbers of the passages used" },
        reply: { type: "string", description: "the answer in plain text, without markup or links" },
      },
    },
  },
};

const BEGUN =
  /^\s*\{\s*"answered"\s*:\s*(true|false)\s*,\s*"passages"\s*:\s*\[([\d\s,]*)\]\s*,\s*"reply"\s*:\s*"((?:[^"\\]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*)/;

/**
 * The part of an answer that is certain while the model still writes: its reply up to the last whole word.
 * `null` before the first word, and for any other order of the fields.
 */
export function begunAnswer(content: string): ModelAnswer | null {
  const [, answered, passages = "", begun] = BEGUN.exec(content) ?? [];
  if (begun === undefined) return null;
  const text = JSON.parse(`"${begun.replace(/\p{Cc}/gu, " ")}"`) as string;
  const reply = /^[\s\S]*\s/.exec(text)?.[0];
  if (!reply) return null;
  return { answered: answered === "true", passages: (passages.match(/\d+/g) ?? []).map(Number), reply };
}

/** The model's words as an answer; `null` for any other shape. */
export function parseModelAnswer(content: string): ModelAnswer | null {
  try {
    return modelAnswerSchema.parse(JSON.parse(content));
  } catch {
    return null;
  }
}
