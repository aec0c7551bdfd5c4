import { chatAnswerSchema, chatMessageInput } from "@gf-ledger/domain/chat/chat-message";
import { publicProcedure, router } from "../trpc/trpc";
import { answerQuestion, consumeChatLimits } from "./answer-question";
import { chatRefusal } from "./chat-refusal";

/** A question that has passed its limits; one that is refused for its input carries the bot's sentence for it. */
export const questionProcedure = publicProcedure
  .use(async ({ next, getRawInput }) => {
    const result = await next();
    if (!result.ok) throw chatRefusal(result.error, await getRawInput());
    return result;
  })
  .input(chatMessageInput)
  .use(async ({ ctx, next }) => {
    await consumeChatLimits(ctx);
    return next();
  });

/** Questions to the assistant (chat-10). */
export const chatRouter = router({
  message: questionProcedure
    .output(chatAnswerSchema)
    .mutation(({ ctx, input }) => answerQuestion(ctx, input)),
});
