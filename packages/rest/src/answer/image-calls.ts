import type { ApiContext } from "@gf-ledger/api/context";
import { readShelfPhoto } from "@gf-ledger/api/price-book/read-shelf-photo";
import { receiptIn } from "@gf-ledger/api/products/names-in";
import { confirmReceipt } from "@gf-ledger/api/receipts/confirm-receipt";
import { createReceipt } from "@gf-ledger/api/receipts/create-receipt";
import { followReading } from "@gf-ledger/api/receipts/follow-reading";
import { answerOf } from "@gf-ledger/api/refusals/refusal-error";
import { createCallerFactory, protectedProcedure, router } from "@gf-ledger/api/trpc/trpc";
import { shelfTagSchema } from "@gf-ledger/domain/price-book/shelf-tag";
import {
  confirmReceiptAnswerSchema,
  confirmReceiptInput,
  NO_IMAGE,
  uploadReceiptInput,
} from "@gf-ledger/domain/receipt/receipt-input";
import { receiptViewSchema } from "@gf-ledger/domain/receipt/receipt-view";
import { z } from "zod";
import { toRest } from "../words/shape";
import { eventStreamOnceBegun } from "./event-stream";

const bytes = z.instanceof(Uint8Array);
/** The procedures' own inputs, whose photo may also be bytes. */
const uploadInput = uploadReceiptInput.extend({
  image: z.union([uploadReceiptInput.shape.image, bytes], NO_IMAGE),
});
const confirmInput = confirmReceiptInput.extend({
  image: z.union([z.string(), bytes]).optional(),
});

/** The calls that carry a photo, behind the same gate as every other. */
const createImageCaller = createCallerFactory(
  router({
    upload: protectedProcedure
      .input(uploadInput)
      .output(receiptViewSchema)
      .mutation(async ({ ctx, input }) => receiptIn(ctx.locale, answerOf(await createReceipt(ctx, input)))),
    confirm: protectedProcedure
      .input(confirmInput)
      .mutation(async ({ ctx, input }) => answerOf(await confirmReceipt(ctx, input))),
    shelfPhoto: protectedProcedure
      .input(uploadInput)
      .mutation(async ({ ctx, input }) => answerOf(await readShelfPhoto(ctx, input))),
    take: protectedProcedure.input(uploadInput).mutation(({ ctx, input }) => ({ signedIn: ctx, input })),
  }),
);

/** receipts-8 POST /api/receipts: the draft, once the photo is read. */
export async function respondToUpload(ctx: ApiContext, input: unknown): Promise<Response> {
  const receipt = await createImageCaller(ctx).upload(input as z.input<typeof uploadInput>);
  return Response.json(toRest(receiptViewSchema, receipt));
}

/** receipts-8 POST /api/receipts/{id}/confirm. */
export async function respondToConfirm(ctx: ApiContext, input: unknown): Promise<Response> {
  const saved = await createImageCaller(ctx).confirm(input as z.input<typeof confirmInput>);
  return Response.json(toRest(confirmReceiptAnswerSchema, saved));
}

/** prices-25 POST /api/price-book/shelf-photo: the price that the tag shows. */
export async function respondToShelfPhoto(ctx: ApiContext, input: unknown): Promise<Response> {
  const tag = await createImageCaller(ctx).shelfPhoto(input as z.input<typeof uploadInput>);
  return Response.json(toRest(shelfTagSchema, tag));
}

/**
 * receipts-8 POST /api/receipts for a caller that takes `text/event-stream`: `stage` events (`queued`, with
 * `position` and `waitSeconds`, again at each change), then one `receipt` or `failure` event. A refusal
 * before the reader takes the photo keeps its status. Going away ends the reading, which stores nothing.
 */
export async function respondWithReadingEvents(ctx: ApiContext, input: unknown): Promise<Response> {
  const upload = await createImageCaller(ctx).take(input as z.input<typeof uploadInput>);
  return eventStreamOnceBegun(ctx, async (send, signal) => {
    for await (const event of followReading(upload.signedIn, upload.input, signal)) {
      // In order: queued, prepare, find_text, read_text, understand.
      if ("moment" in event) send("stage", event.moment);
      else send("receipt", toRest(receiptViewSchema, receiptIn(ctx.locale, answerOf(event.outcome))));
    }
  });
}
