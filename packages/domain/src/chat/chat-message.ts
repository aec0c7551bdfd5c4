import { z } from "zod";
import { emailSchema } from "../account/credentials";
import { MAX_CHAT_CHARACTERS } from "./chat-limits";

/** How many earlier turns travel with a question. */
const MAX_TURNS = 12;

const text = z
  .string("Please type a message.")
  .trim()
  .min(1, "Please type a message.")
  .max(MAX_CHAT_CHARACTERS, `Please keep your message under ${MAX_CHAT_CHARACTERS} characters.`);

/** chat-8 POST /api/chat/message. Only the page keeps the conversation; `history` is its earlier turns. */
export const chatMessageInput = z.object({
  message: text,
  email: emailSchema,
  history: z
    .array(z.object({ role: z.enum(["user", "assistant"]), text: z.string().max(MAX_CHAT_CHARACTERS * 2) }))
    .max(MAX_TURNS)
    .default([]),
});

export const chatAnswerSchema = z.object({
  reply: z.string(),
  sources: z.array(z.object({ title: z.string(), href: z.string() })),
  /** `false`: the assistant said that it does not know and where to ask. */
  answered: z.boolean(),
});
