import { z } from "zod";

/** What the model is asked to answer with. */
export const modelAnswerSchema = z.object({
  answered: z.boolean(),
  reply: z.string().min(1),
  /** Numbers of the passages that the reply rests on, from 1. */
  passages: z.array(z.number().int()),
});

export type ModelAnswer = z.infer<typeof modelAnswerSchema>;

/** The same shape as the vendor's structured output wants it. */
export const MODEL_ANSWER_FORMAT = {
  type: "json_schema" as const,
  json_schema: {
    name: "answer",
    strict: true,
    schema: {
      type: "object",
      additionalProperties: false,
      required: ["answered", "reply", "passages"],
      properties: {
        answered: { type: "boolean", description: "false when the passages do not hold the answer" },
        reply: { type: "string", description: "the answer in plain text, without markup or links" },
        passages: { type: "array", items: { type: "integer" }, description: "numbers of the passages used" },
      },
    },
  },
};

/** The model's words as an answer; `null` for any other shape. */
export function parseModelAnswer(content: string): ModelAnswer | null {
  try {
    return modelAnswerSchema.parse(JSON.parse(content));
  } catch {
    return null;
  }
}
