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
  splitItemInput,
  updateReceiptInput,
  uploadReceiptInput,
} from "@gf-ledger/domain/receipt/receipt-input";
import { receiptItemViewSchema, receiptViewSchema } from "@gf-ledger/domain/receipt/receipt-view";
import { z } from "zod";
import { protectedProcedure, router } from "../trpc/trpc";
import { addItem, removeItem, splitItem } from "./add-split-remove-item";
import { confirmReceipt } from "./confirm-receipt";
import { changeDetails, selectItem, setRegularPrice } from "./correct-item";
import { createReceipt } from "./create-receipt";
import { discardDraft, draftReceipts } from "./draft-list";
import { findReceipt } from "./find-receipt";
import { followReading } from "./follow-reading";
import { planUse } from "./plan-limit";
import { updateReceipt } from "./update-receipt";

const planUseSchema = z.object({
  premium: z.boolean(),
  used: z.number().int(),
  limit: z.number().int().nullable(),
  resetsAt: z.string(),
});

/** Receipts: a photo becomes a draft, a draft becomes expenses. */
export const receiptsRouter = router({
  create: protectedProcedure
    .meta({ carriesImage: true, limit: "readingsOfAccount" })
    .input(uploadReceiptInput)
    .output(receiptViewSchema)
    .mutation(({ ctx, input }) => createReceipt(ctx, input)),
  /** The same, telling the stages as they pass. */
  read: protectedProcedure
    .meta({ carriesImage: true, limit: "readingsOfAccount" })
    .input(uploadReceiptInput)
    .mutation(({ ctx, input, signal }) => followReading(ctx, input, signal)),
  get: protectedProcedure
    .input(receiptIdInput)
    .output(receiptViewSchema)
    .query(({ ctx, input }) => findReceipt(ctx.database, ctx.actor.scope, input.id)),
  drafts: protectedProcedure
    .output(z.object({ drafts: z.array(draftSummarySchema) }))
    .query(async ({ ctx }) => ({ drafts: await draftReceipts(ctx) })),
  discardDraft: protectedProcedure
    .input(receiptIdInput)
    .output(z.object({ id: z.string() }))
    .mutation(({ ctx, input }) => discardDraft(ctx, input)),
  planUse: protectedProcedure.output(planUseSchema).query(async ({ ctx }) => {
    const use = await planUse(ctx, ctx.database);
    return { ...use, resetsAt: use.resetsAt.toISOString() };
  }),
  update: protectedProcedure
    .input(updateReceiptInput)
    .output(receiptViewSchema)
    .mutation(({ ctx, input }) => updateReceipt(ctx, input)),
  confirm: protectedProcedure
    .meta({ carriesImage: true })
    .input(confirmReceiptInput)
    .output(confirmReceiptAnswerSchema)
    .mutation(({ ctx, input }) => confirmReceipt(ctx, input)),
  selectItem: protectedProcedure
    .input(itemSelectionInput)
    .output(receiptItemViewSchema)
    .mutation(({ ctx, input }) => selectItem(ctx, { id: input.id }, input)),
  selectItemByIndex: protectedProcedure
    .input(itemSelectionByIndexInput)
    .output(receiptItemViewSchema)
    .mutation(({ ctx, input }) => selectItem(ctx, { receiptId: input.receiptId, index: input.index }, input)),
  setRegularPrice: protectedProcedure
    .input(itemRegularPriceInput)
    .output(receiptItemViewSchema)
    .mutation(({ ctx, input }) => setRegularPrice(ctx, { id: input.id }, input)),
  setRegularPriceByIndex: protectedProcedure
    .input(itemRegularPriceByIndexInput)
    .output(receiptItemViewSchema)
    .mutation(({ ctx, input }) =>
      setRegularPrice(ctx, { receiptId: input.receiptId, index: input.index }, input),
    ),
  changeDetails: protectedProcedure
    .input(itemDetailsInput)
    .output(receiptItemViewSchema)
    .mutation(({ ctx, input }) => changeDetails(ctx, input)),
  addItem: protectedProcedure
    .input(addItemInput)
    .output(receiptViewSchema)
    .mutation(({ ctx, input }) => addItem(ctx, input)),
  splitItem: protectedProcedure
    .input(splitItemInput)
    .output(receiptViewSchema)
    .mutation(({ ctx, input }) => splitItem(ctx, input)),
  removeItem: protectedProcedure
    .input(receiptIdInput)
    .output(receiptViewSchema)
    .mutation(({ ctx, input }) => removeItem(ctx, input)),
});
