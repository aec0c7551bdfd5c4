import { z } from "zod";
import { emailSchema } from "../account/sign-in/credentials";
import { messageKey } from "../messages/message-key";
import { MAX_CHAT_CHARACTERS } from "./chat-limits";

/** How many earlier turns travel with a question. */
const MAX_TURNS = 12;

const text = z
  .string(messageKey("issues.chatMessageNeeded"))
  .trim()
  .min(1, messageKey("issues.chatMessageNeeded"))
  .max(MAX_CHAT_CHARACTERS, messageKey("issues.messageLength", { most: MAX_CHAT_CHARACTERS }));

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
