import type { AnswerOptions } from "@gf-ledger/assistant/assistant";
import { AppError } from "@gf-ledger/domain/app-error";
import type { chatAnswerSchema, chatMessageInput } from "@gf-ledger/domain/chat/chat-message";
import { LOCALE_FACTS } from "@gf-ledger/domain/edition/locale";
import { done, type Outcome, refused } from "@gf-ledger/domain/outcome/outcome";
import type { z } from "zod";
import type { ApiContext } from "../context";
import type { RateLimits } from "../limits/rate-limits";
import { answerOwn } from "../own-records/answer-own";

/**
 * chat-14: 30 a minute for a client, whatever address it names; and where a model answers, a hundred
 * questions a day for an account or a client.
 */
export async function takeChatPoints(ctx: ApiContext): ReturnType<RateLimits["take"]> {
  const ofClient = await ctx.limits.take([["chatOfClient", ctx.client]]);
  if (!ofClient.ok || ctx.assistant.name === "local") return ofClient;
  return ctx.limits.take([["modelQuestionsOfCaller", ctx.actor?.user.id ?? `client:${ctx.client}`]]);
}

/**
 * chat-43: makes ready what the first answer needs, once the caller was answered; it takes a point as a question does.
 */
export async function openChat(ctx: ApiContext): Promise<Outcome<{ opened: true }, "too_many_requests">> {
  const ofClient = await ctx.limits.take([["chatOfClient", ctx.client]]);
  if (!ofClient.ok) return ofClient;
  const { language } = LOCALE_FACTS[ctx.locale];
  ctx.later(() => ctx.assistant.open({ edition: ctx.edition, language }));
  return done({ opened: true });
}

/**
 * chat-14: takes one of the installation's model calls of the day; `false` where none is left. The help pages
 * then answer, so that nobody is shut out.
 */
async function takeModelCall(ctx: ApiContext): Promise<boolean> {
  const taken = await ctx.limits.take([["modelQuestionsOfInstallation", "all"]]);
  return taken.ok;
}

/**
 * chat-8 POST /api/chat/message: a question to the assistant (chat-7), or about the caller's own records
 * (chat-18). Nothing of a conversation is stored or logged.
 */
export async function answerQuestion(
  ctx: ApiContext,
  { message, history }: z.output<typeof chatMessageInput>,
  options: AnswerOptions = {},
): Promise<Outcome<z.infer<typeof chatAnswerSchema>, "assistant_unreachable">> {
  try {
    const { language } = LOCALE_FACTS[ctx.locale];
    const question = { message, history, edition: ctx.edition, language };
    const answer = await ctx.assistant.answer(question, {
      ...options,
      mayAskModel: () => takeModelCall(ctx),
      ownRecords: { currentYear: ctx.now().getUTCFullYear(), answer: (own) => answerOwn(ctx, own) },
    });
    return done({ reply: answer.reply, sources: [...answer.sources], answered: answer.answered });
  } catch (error) {
    // A refusal of the caller's own records is told as it is.
    if (error instanceof AppError) throw error;
    ctx.log("warn", "assistant_failed", { requestId: ctx.requestId, error });
    return refused("assistant_unreachable");
  }
}
