import { answerQuestion, consumeChatLimits } from "@gf-ledger/api/chat/answer-question";
import type { ApiContext } from "@gf-ledger/api/context";
import { describeError } from "@gf-ledger/api/trpc/error-mapper";
import { createCallerFactory, publicProcedure, router } from "@gf-ledger/api/trpc/trpc";
import { chatMessageInput } from "@gf-ledger/domain/chat/chat-message";
import type { z } from "zod";

/** The question behind the same gate as every other call; answering begins when the caller reads. */
const createChatCaller = createCallerFactory(
  router({
    take: publicProcedure.input(chatMessageInput).mutation(async ({ ctx, input }) => {
      await consumeChatLimits(ctx, input.email);
      return input;
    }),
  }),
);

const eventOf = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/**
 * §7 POST /api/chat/message for a caller that takes `text/event-stream`: `text` events with the next
 * words, then one `answer` event with the whole answer, which holds in place of the words, or one
 * `failure` event. A call that is refused is refused as any other, before the stream begins.
 */
export async function respondWithChatEvents(ctx: ApiContext, input: unknown): Promise<Response> {
  const question = await createChatCaller(ctx).take(input as z.input<typeof chatMessageInput>);
  const left = new AbortController();
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const send = (name: string, data: unknown) => {
        if (!left.signal.aborted) controller.enqueue(encoder.encode(eventOf(name, data)));
      };
      try {
        const onText = (text: string) => send("text", { text });
        send("answer", await answerQuestion(ctx, question, { onText, signal: left.signal }));
      } catch (error) {
        send("failure", describeError(error, ctx).body);
      }
      if (!left.signal.aborted) controller.close();
    },
    cancel: () => left.abort(),
  });
  return new Response(body, { headers: { "Content-Type": "text/event-stream" } });
}
