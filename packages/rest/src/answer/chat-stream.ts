import { answerQuestion } from "@gf-ledger/api/chat/answer-question";
import { questionProcedure } from "@gf-ledger/api/chat/chat-router";
import type { ApiContext } from "@gf-ledger/api/context";
import { answerOf } from "@gf-ledger/api/refusals/refusal-error";
import { createCallerFactory, router } from "@gf-ledger/api/trpc/trpc";
import type { chatMessageInput } from "@gf-ledger/domain/chat/chat-message";
import type { z } from "zod";
import { eventStream } from "./event-stream";

/** The question behind the same gate as every other call; answering begins when the caller reads. */
const createChatCaller = createCallerFactory(
  router({ take: questionProcedure.mutation(async ({ input }) => input) }),
);

/**
 * chat-8 POST /api/chat/message for a caller that takes `text/event-stream`: `text` events with the next
 * words, then one `answer` event with the whole answer, which replaces the words, or one `failure` event. A
 * refused call is refused like any other, before the stream begins.
 */
export async function respondWithChatEvents(ctx: ApiContext, input: unknown): Promise<Response> {
  const question = await createChatCaller(ctx).take(input as z.input<typeof chatMessageInput>);
  return eventStream(ctx, async (send, signal) => {
    const onText = (text: string) => send("text", { text });
    send("answer", answerOf(await answerQuestion(ctx, question, { onText, signal })));
  });
}
