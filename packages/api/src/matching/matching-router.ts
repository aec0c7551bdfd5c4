import {
  lineProposalSchema,
  matchNameInput,
  matchReceiptAnswerSchema,
  matchReceiptInput,
} from "@gf-ledger/domain/matching/matching-view";
import { answerOf } from "../refusals/refusal-error";
import { protectedProcedure, publicProcedure, router } from "../trpc/trpc";
import { matchName } from "./match-name";
import { matchReceipt } from "./match-receipt";

/** Proposals for names and receipts: gluten-free or not, and the regular product to compare with. */
export const matchingRouter = router({
  matchName: publicProcedure
    .input(matchNameInput)
    .output(lineProposalSchema)
    .query(({ ctx, input }) => matchName(ctx, input)),
  matchReceipt: protectedProcedure
    .input(matchReceiptInput)
    .output(matchReceiptAnswerSchema)
    .query(async ({ ctx, input }) => answerOf(await matchReceipt(ctx, input))),
});
