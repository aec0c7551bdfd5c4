import { draftSummarySchema } from "@gf-ledger/domain/receipt/draft-summary";
import {
  addItemInput,
  confirmReceiptAnswerSchema,
  confirmReceiptInput,
  itemDetailsInput,
  itemRegularPriceByIndexInput,
  itemRegularPriceInput,
  itemSelectionByIndexInput,
  itemSelectionInput,
  receiptIdInput,
  savedPhotoInput,
  splitItemInput,
  updateReceiptInput,
  uploadReceiptInput,
} from "@gf-ledger/domain/receipt/receipt-input";
import { receiptListInput, receiptListSchema } from "@gf-ledger/domain/receipt/receipt-list";
import { joinReceiptsInput, partsOfReceiptsSchema } from "@gf-ledger/domain/receipt/receipt-parts";
import { receiptItemViewSchema, receiptViewSchema } from "@gf-ledger/domain/receipt/receipt-view";
import { receiptsToCheckSchema } from "@gf-ledger/domain/receipt/to-check";
import { z } from "zod";
import { addItem } from "../items/verbs/add-item";
import { changeDetails, selectItem, setRegularPrice } from "../items/verbs/correct-item";
import { removeItem } from "../items/verbs/remove-item";
import { splitItem } from "../items/verbs/split-item";
import { followReading } from "../photos/follow-reading";
import { savedPhoto } from "../photos/saved-photo";
import { itemIn, receiptIn } from "../products/names-in";
import { answerOf } from "../refusals/refusal-error";
import { protectedProcedure, router } from "../trpc/trpc";
import { discardDraft, draftReceipts } from "./draft-list";
import { findReceipt } from "./queries/find-receipt";
import { planUse } from "./queries/plan-limit";
import { listReceipts } from "./queries/receipt-list";
import { partsOfReceipts } from "./queries/receipt-parts";
import { receiptsToCheck } from "./queries/receipts-to-check";
import { confirmReceipt } from "./verbs/confirm-receipt";
import { createReceipt } from "./verbs/create-receipt";
import { joinReceipts } from "./verbs/join-receipts";
import { reopenReceipt } from "./verbs/reopen-receipt";
import { undoReceipt } from "./verbs/undo-receipt";
import { updateReceipt } from "./verbs/update-receipt";

const planUseSchema = z.object({
  premium: z.boolean(),
  used: z.number().int(),
  limit: z.number().int().nullable(),
  resetsAt: z.string(),
});

/** Receipts: a photo becomes a draft, a draft becomes line items. */
export const receiptsRouter = router({
  create: protectedProcedure
    .meta({ carries: "image", limit: "readingsOfAccount" })
    .input(uploadReceiptInput)
    .output(receiptViewSchema)
    .mutation(async ({ ctx, input }) => receiptIn(ctx.locale, answerOf(await createReceipt(ctx, input)))),
  /** The same as `create`, with its stages sent as they pass. */
  read: protectedProcedure
    .meta({ carries: "image", limit: "readingsOfAccount" })
    .input(uploadReceiptInput)
    .mutation(async function* ({ ctx, input, signal }) {
      for await (const event of followReading(ctx, input, signal)) {
        yield "outcome" in event ? { receipt: receiptIn(ctx.locale, answerOf(event.outcome)) } : event;
      }
    }),
  get: protectedProcedure
    .input(receiptIdInput)
    .output(receiptViewSchema)
    .query(async ({ ctx, input }) =>
      receiptIn(ctx.locale, answerOf(await findReceipt(ctx.database, ctx.actor.scope, input.id))),
    ),
  drafts: protectedProcedure
    .output(z.object({ drafts: z.array(draftSummarySchema) }))
    .query(async ({ ctx }) => ({ drafts: await draftReceipts(ctx) })),
  toCheck: protectedProcedure.output(receiptsToCheckSchema).query(({ ctx }) => receiptsToCheck(ctx)),
  list: protectedProcedure
    .input(receiptListInput)
    .output(receiptListSchema)
    .query(({ ctx, input }) => listReceipts(ctx, input)),
  parts: protectedProcedure.output(partsOfReceiptsSchema).query(({ ctx }) => partsOfReceipts(ctx)),
  join: protectedProcedure
    .input(joinReceiptsInput)
    .output(receiptViewSchema)
    .mutation(async ({ ctx, input }) => receiptIn(ctx.locale, answerOf(await joinReceipts(ctx, input)))),
  discardDraft: protectedProcedure
    .input(receiptIdInput)
    .output(z.object({ id: z.string() }))
    .mutation(async ({ ctx, input }) => answerOf(await discardDraft(ctx, input))),
  savedPhoto: protectedProcedure
    .input(savedPhotoInput)
    .output(z.object({ receiptId: z.string().nullable(), draftId: z.string().nullable() }))
    .query(({ ctx, input }) => savedPhoto(ctx, input)),
  planUse: protectedProcedure.output(planUseSchema).query(async ({ ctx }) => {
    const use = await planUse(ctx, ctx.database);
    return { ...use, resetsAt: use.resetsAt.toISOString() };
  }),
  update: protectedProcedure
    .input(updateReceiptInput)
    .output(receiptViewSchema)
    .mutation(async ({ ctx, input }) => receiptIn(ctx.locale, answerOf(await updateReceipt(ctx, input)))),
  confirm: protectedProcedure
    .meta({ carries: "image" })
    .input(confirmReceiptInput)
    .output(confirmReceiptAnswerSchema)
    .mutation(async ({ ctx, input }) => answerOf(await confirmReceipt(ctx, input))),
  reopen: protectedProcedure
    .input(receiptIdInput)
    .output(receiptViewSchema)
    .mutation(async ({ ctx, input }) => receiptIn(ctx.locale, answerOf(await reopenReceipt(ctx, input)))),
  undo: protectedProcedure
    .input(receiptIdInput)
    .output(receiptViewSchema)
    .mutation(async ({ ctx, input }) => receiptIn(ctx.locale, answerOf(await undoReceipt(ctx, input)))),
  selectItem: protectedProcedure
    .input(itemSelectionInput)
    .output(receiptItemViewSchema)
    .mutation(async ({ ctx, input }) =>
      itemIn(ctx.locale, answerOf(await selectItem(ctx, { id: input.id }, input))),
    ),
  selectItemByIndex: protectedProcedure
    .input(itemSelectionByIndexInput)
    .output(receiptItemViewSchema)
    .mutation(async ({ ctx, input }) =>
      itemIn(
        ctx.locale,
        answerOf(await selectItem(ctx, { receiptId: input.receiptId, index: input.index }, input)),
      ),
    ),
  setRegularPrice: protectedProcedure
    .input(itemRegularPriceInput)
    .output(receiptItemViewSchema)
    .mutation(async ({ ctx, input }) =>
      itemIn(ctx.locale, answerOf(await setRegularPrice(ctx, { id: input.id }, input))),
    ),
  setRegularPriceByIndex: protectedProcedure
    .input(itemRegularPriceByIndexInput)
    .output(receiptItemViewSchema)
    .mutation(async ({ ctx, input }) =>
      itemIn(
        ctx.locale,
        answerOf(await setRegularPrice(ctx, { receiptId: input.receiptId, index: input.index }, input)),
      ),
    ),
  changeDetails: protectedProcedure
    .input(itemDetailsInput)
    .output(receiptItemViewSchema)
    .mutation(async ({ ctx, input }) => itemIn(ctx.locale, answerOf(await changeDetails(ctx, input)))),
  addItem: protectedProcedure
    .input(addItemInput)
    .output(receiptViewSchema)
    .mutation(async ({ ctx, input }) => receiptIn(ctx.locale, answerOf(await addItem(ctx, input)))),
  splitItem: protectedProcedure
    .input(splitItemInput)
    .output(receiptViewSchema)
    .mutation(async ({ ctx, input }) => receiptIn(ctx.locale, answerOf(await splitItem(ctx, input)))),
  removeItem: protectedProcedure
    .input(receiptIdInput)
    .output(receiptViewSchema)
    .mutation(async ({ ctx, input }) => receiptIn(ctx.locale, answerOf(await removeItem(ctx, input)))),
});
