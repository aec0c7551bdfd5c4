import type { ApiContext } from "@gf-ledger/api/context";
import { createReceipt } from "@gf-ledger/api/receipts/create-receipt";
import { createCallerFactory, protectedProcedure, router } from "@gf-ledger/api/trpc/trpc";
import { uploadReceiptInput } from "@gf-ledger/domain/receipt/receipt-input";
import type { z } from "zod";
import { eventStream } from "./event-stream";

/** The photo behind the same gate as every other call; reading begins with the stream. */
const createUploadCaller = createCallerFactory(
  router({
    take: protectedProcedure
      .input(uploadReceiptInput)
      .mutation(({ ctx, input }) => ({ signedIn: ctx, input })),
  }),
);

/**
 * §7 POST /api/receipts for a caller that takes `text/event-stream`: a `stage` event as the reading moves
 * on (queued, prepare, find_text, read_text, understand), then one `receipt` event with the draft, or one
 * `failure` event. Who goes away before it is read ends the reading, and it does not count.
 */
export async function respondWithReadingEvents(ctx: ApiContext, input: unknown): Promise<Response> {
  const upload = await createUploadCaller(ctx).take(input as z.input<typeof uploadReceiptInput>);
  return eventStream(ctx, async (send, signal) => {
    const onStage = (stage: string) => send("stage", { stage });
    send("receipt", await createReceipt(upload.signedIn, upload.input, { onStage, signal }));
  });
}
