import type { ApiContext } from "@gf-ledger/api/context";
import { createReceipt } from "@gf-ledger/api/receipts/create-receipt";
import { createCallerFactory, protectedProcedure, router } from "@gf-ledger/api/trpc/trpc";
import { uploadReceiptInput } from "@gf-ledger/domain/receipt/receipt-input";
import type { z } from "zod";
import { eventStreamOnceBegun } from "./event-stream";

type Follow = NonNullable<Parameters<typeof createReceipt>[2]>;

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
 * on (queued, prepare, find_text, read_text, understand; `queued` again whenever the photo's place changes, with
 * `position` and `waitSeconds`), then one `receipt` event with the draft, or one `failure` event. What is refused
 * before the reader takes it is answered with its status, as to every caller. Who goes away before it is read
 * ends the reading, and it does not count against the plan.
 */
export async function respondWithReadingEvents(ctx: ApiContext, input: unknown): Promise<Response> {
  const upload = await createUploadCaller(ctx).take(input as z.input<typeof uploadReceiptInput>);
  return eventStreamOnceBegun(ctx, async (send, signal) => {
    const onStage: Follow["onStage"] = (stage, place) => send("stage", { stage, ...place });
    send("receipt", await createReceipt(upload.signedIn, upload.input, { onStage, signal }));
  });
}
