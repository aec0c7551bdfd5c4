import { createCaller } from "@gf-ledger/api/app-router";
import type { ApiContext } from "@gf-ledger/api/context";
import type { uploadReceiptInput } from "@gf-ledger/domain/receipt/receipt-input";
import { receiptViewSchema } from "@gf-ledger/domain/receipt/receipt-view";
import type { z } from "zod";
import { toRest } from "../words/shape";
import { eventStreamOnceBegun } from "./event-stream";

/**
 * receipts-8 POST /api/receipts for a caller that takes `text/event-stream`: `stage` events (`queued`, with
 * `position` and `waitSeconds`, again at each change), then one `receipt` or `failure` event. A refusal
 * before the reader takes the photo keeps its status. Going away ends the reading, which stores nothing.
 */
export function respondWithReadingEvents(ctx: ApiContext, input: unknown): Promise<Response> {
  return eventStreamOnceBegun(ctx, async (send, signal) => {
    const { receipts } = createCaller(ctx, { signal });
    for await (const event of await receipts.read(input as z.input<typeof uploadReceiptInput>)) {
      // In order: queued, prepare, find_text, read_text, understand.
      if ("moment" in event) send("stage", event.moment);
      else send("receipt", toRest(receiptViewSchema, event.receipt));
    }
  });
}
