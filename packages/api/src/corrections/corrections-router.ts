import {
  correctionsAnswerSchema,
  correctionsInput,
  correctionViewSchema,
} from "@gf-ledger/domain/receipt/correction-view";
import { receiptIdInput } from "@gf-ledger/domain/receipt/receipt-input";
import { z } from "zod";
import { answerOf } from "../refusals/refusal-error";
import { protectedProcedure, router } from "../trpc/trpc";
import { forgetCorrection, restoreCorrection } from "./forget-correction";
import { corrections } from "./list-corrections";

/** What the person corrected, and is proposed when the same text is read again. */
export const correctionsRouter = router({
  list: protectedProcedure
    .input(correctionsInput)
    .output(correctionsAnswerSchema)
    .query(({ ctx, input }) => corrections(ctx, input)),
  forget: protectedProcedure
    .input(receiptIdInput)
    .output(z.object({ id: z.string() }))
    .mutation(async ({ ctx, input }) => answerOf(await forgetCorrection(ctx, input))),
  restore: protectedProcedure
    .input(receiptIdInput)
    .output(correctionViewSchema)
    .mutation(async ({ ctx, input }) => answerOf(await restoreCorrection(ctx, input))),
});
