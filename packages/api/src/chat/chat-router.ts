import { chatAnswerSchema, chatMessageInput } from "@gf-ledger/domain/chat/chat-message";
import { z } from "zod";
import { answerOf } from "../refusals/refusal-error";
import { chatRefusal } from "../trpc/chat-refusal";
import { publicProcedure, router } from "../trpc/trpc";
import { answerQuestion, openChat, takeChatPoints } from "./answer-question";

/** Takes a question's points; a refusal carries the assistant's sentence for it. */
export const questionProcedure = publicProcedure
  .use(async ({ next, getRawInput }) => {
    const result = await next();
    if (!result.ok) throw chatRefusal(result.error, await getRawInput());
    return result;
  })
  .input(chatMessageInput)
  .use(async ({ ctx, next }) => {
    answerOf(await takeChatPoints(ctx));
    return next();
  });

/** Questions to the assistant (chat-10). */
export const chatRouter = router({
  /** The website says that the chat was opened (chat-43). */
  open: publicProcedure
    .output(z.object({ opened: z.literal(true) }))
    .mutation(async ({ ctx }) => answerOf(await openChat(ctx))),
  message: questionProcedure
    .output(chatAnswerSchema)
    .mutation(async ({ ctx, input }) => answerOf(await answerQuestion(ctx, input))),
});
