import type { AnswerOptions } from "@gf-ledger/assistant/assistant";
import { AppError } from "@gf-ledger/domain/app-error";
import type { chatAnswerSchema, chatMessageInput } from "@gf-ledger/domain/chat/chat-message";
import type { z } from "zod";
import type { ApiContext } from "../context";

/** §8: what the bot says when its service can't be reached. */
const UNREACHABLE =
  "Sorry, I'm having trouble connecting right now. The chatbot service might be temporarily unavailable. Please try again in a few moments.";

/** D40: 30 a minute for a client; and as many for the address that is named, whoever names it. */
export async function consumeChatLimits(ctx: ApiContext, email: string): Promise<void> {
  await ctx.limits.consume("chatOfClient", ctx.client);
  await ctx.limits.consume("chatOfClient", `address:${email}`);
}

/**
 * §7 POST /api/chat/message: a question to the assistant (D34). Nothing of a conversation is stored or
 * logged. @throws AppError `unavailable` with a `userMessage` when no assistant can be asked.
 */
export async function answerQuestion(
  ctx: ApiContext,
  { message, history }: z.output<typeof chatMessageInput>,
  options?: AnswerOptions,
): Promise<z.infer<typeof chatAnswerSchema>> {
  try {
    const answer = await ctx.assistant.answer({ message, history, edition: ctx.edition }, options);
    return { reply: answer.reply, sources: [...answer.sources], answered: answer.answered };
  } catch (error) {
    ctx.log("warn", "assistant_failed", { requestId: ctx.requestId, error });
    throw new AppError("unavailable", "Failed to send message. Please try again.", {
      body: { userMessage: UNREACHABLE },
    });
  }
}
