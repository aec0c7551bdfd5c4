import type { AnswerOptions } from "@gf-ledger/assistant/assistant";
import { AppError } from "@gf-ledger/domain/app-error";
import type { chatAnswerSchema, chatMessageInput } from "@gf-ledger/domain/chat/chat-message";
import type { z } from "zod";
import type { ApiContext } from "../context";

/** chat-6: what the bot says when its service can't be reached. */
const UNREACHABLE =
  "Sorry, I'm having trouble connecting right now. The chatbot service might be temporarily unavailable. Please try again in a few moments.";

/**
 * chat-14: 30 a minute for a client, whatever address it names; and where a model answers, a hundred questions a day
 * for an account or a client.
 */
export async function consumeChatLimits(ctx: ApiContext): Promise<void> {
  await ctx.limits.consume("chatOfClient", ctx.client);
  if (ctx.assistant.name === "local") return;
  await ctx.limits.consume("modelQuestionsOfCaller", ctx.actor?.user.id ?? `client:${ctx.client}`);
}

/**
 * chat-14: takes one of the model calls of the installation's day; `false` where none is left. Then nobody is shut out:
 * the help pages answer.
 */
async function takeModelCall(ctx: ApiContext): Promise<boolean> {
  try {
    await ctx.limits.consume("modelQuestionsOfInstallation", "all");
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === "rate_limited") return false;
    throw error;
  }
}

/**
 * chat-8 POST /api/chat/message: a question to the assistant (chat-7). Nothing of a conversation is stored or
 * logged. @throws AppError `unavailable` with a `userMessage` when no assistant can be asked.
 */
export async function answerQuestion(
  ctx: ApiContext,
  { message, history }: z.output<typeof chatMessageInput>,
  options: AnswerOptions = {},
): Promise<z.infer<typeof chatAnswerSchema>> {
  try {
    const question = { message, history, edition: ctx.edition };
    const answer = await ctx.assistant.answer(question, {
      ...options,
      mayAskModel: () => takeModelCall(ctx),
    });
    return { reply: answer.reply, sources: [...answer.sources], answered: answer.answered };
  } catch (error) {
    ctx.log("warn", "assistant_failed", { requestId: ctx.requestId, error });
    throw new AppError("unavailable", "Failed to send message. Please try again.", {
      body: { userMessage: UNREACHABLE },
    });
  }
}
