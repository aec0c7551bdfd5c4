import { correctionsAnswerSchema } from "@gf-ledger/domain/receipt/correction-view";
import { receiptIdInput } from "@gf-ledger/domain/receipt/receipt-input";
import { z } from "zod";
import { answerOf } from "../refusals/refusal-error";
import { protectedProcedure, router } from "../trpc/trpc";
import { corrections, forgetCorrection } from "./keep-corrections";

/** What the person corrected, and is proposed when the same text is read again. */
export const correctionsRouter = router({
  list: protectedProcedure.output(correctionsAnswerSchema).query(({ ctx }) => corrections(ctx)),
  forget: protectedProcedure
    .input(receiptIdInput)
    .output(z.object({ id: z.string() }))
    .mutation(async ({ ctx, input }) => answerOf(await forgetCorrection(ctx, input))),
});
