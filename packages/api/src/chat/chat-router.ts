import { AppError } from "@gf-ledger/domain/app-error";
import { chatAnswerSchema, chatMessageInput } from "@gf-ledger/domain/chat/chat-message";
import { publicProcedure, router } from "../trpc/trpc";

/** §8: what the bot says when its service can't be reached. */
const UNREACHABLE =
  "Sorry, I'm having trouble connecting right now. The chatbot service might be temporarily unavailable. Please try again in a few moments.";

/** Questions to the assistant (D34). Nothing of a conversation is stored. */
export const chatRouter = router({
  message: publicProcedure
    .input(chatMessageInput)
    .output(chatAnswerSchema)
    .mutation(async ({ ctx, input }) => {
      await ctx.limits.consume("chatOfClient", ctx.client);
      await ctx.limits.consume("chatOfClient", `address:${input.email}`);
      const { message, history } = input;
      try {
        const answer = await ctx.assistant.answer({ message, history, edition: ctx.edition });
        return { reply: answer.reply, sources: [...answer.sources], answered: answer.answered };
      } catch (error) {
        ctx.log("warn", "assistant_failed", { requestId: ctx.requestId, error: String(error) });
        throw new AppError("unavailable", "Failed to send message. Please try again.", {
          body: { userMessage: UNREACHABLE },
        });
      }
    }),
});
