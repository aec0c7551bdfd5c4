import { chatAnswerSchema, chatMessageInput } from "@gf-ledger/domain/chat/chat-message";
import { publicProcedure, router } from "../trpc/trpc";
import { answerQuestion, consumeChatLimits } from "./answer-question";

/** Questions to the assistant (D34). */
export const chatRouter = router({
  message: publicProcedure
    .input(chatMessageInput)
    .output(chatAnswerSchema)
    .mutation(async ({ ctx, input }) => {
      await consumeChatLimits(ctx, input.email);
      return answerQuestion(ctx, input);
    }),
});
