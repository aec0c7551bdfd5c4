import { claimRatesSchema } from "@gf-ledger/claim/currency/rate-view";
import {
  adjustClaimInput,
  changeClaimInput,
  claimChangesInput,
  claimIdInput,
  fileClaimInput,
  newClaimInput,
  takeBackInput,
} from "@gf-ledger/claim/file/claim-input";
import {
  bestPeriodSchema,
  claimChangesSchema,
  claimChecklistSchema,
  claimsSchema,
  claimViewSchema,
  estimateSchema,
} from "@gf-ledger/claim/file/claim-view";
import { returnLinesSchema } from "@gf-ledger/claim/return-lines/return-lines-view";
import { answerOf } from "../refusals/refusal-error";
import { protectedProcedure, reportProcedure, router } from "../trpc/trpc";
import { claimEstimate } from "./credit-estimate-view";
import { bestPeriod } from "./queries/best-period";
import { changesOfClaim } from "./queries/changes-of-claim";
import { checklistOfClaim } from "./queries/checklist-of-claim";
import { claimRates } from "./queries/claim-rates";
import { getClaim, listClaims } from "./queries/list-claims";
import { claimReturnLines } from "./return-lines/return-lines";
import { adjustClaim } from "./verbs/adjust-claim";
import { changeClaim, deleteClaim } from "./verbs/change-claim";
import { createClaim } from "./verbs/create-claim";
import { fileClaim } from "./verbs/file-claim";
import { takeBackClaim } from "./verbs/take-back-claim";

/** The claim of a tax year, from draft to filed and adjusted. */
export const claimsRouter = router({
  list: reportProcedure.output(claimsSchema).query(({ ctx }) => listClaims(ctx)),
  create: protectedProcedure
    .input(newClaimInput)
    .output(claimViewSchema)
    .mutation(async ({ ctx, input }) => answerOf(await createClaim(ctx, input))),
  get: reportProcedure
    .input(claimIdInput)
    .output(claimViewSchema)
    .query(async ({ ctx, input }) => answerOf(await getClaim(ctx, input))),
  change: protectedProcedure
    .input(changeClaimInput)
    .output(claimViewSchema)
    .mutation(async ({ ctx, input }) => answerOf(await changeClaim(ctx, input))),
  delete: protectedProcedure
    .input(claimIdInput)
    .output(claimIdInput)
    .mutation(async ({ ctx, input }) => answerOf(await deleteClaim(ctx, input))),
  bestPeriod: reportProcedure
    .input(claimIdInput)
    .output(bestPeriodSchema)
    .query(async ({ ctx, input }) => answerOf(await bestPeriod(ctx, input))),
  worth: reportProcedure
    .input(claimIdInput)
    .output(estimateSchema)
    .query(async ({ ctx, input }) => answerOf(await claimEstimate(ctx, input))),
  checklist: reportProcedure
    .input(claimIdInput)
    .output(claimChecklistSchema)
    .query(async ({ ctx, input }) => answerOf(await checklistOfClaim(ctx, input))),
  returnLines: reportProcedure
    .input(claimIdInput)
    .output(returnLinesSchema)
    .query(async ({ ctx, input }) => answerOf(await claimReturnLines(ctx, input))),
  rates: reportProcedure
    .input(claimIdInput)
    .output(claimRatesSchema)
    .query(async ({ ctx, input }) => answerOf(await claimRates(ctx, input))),
  file: protectedProcedure
    .input(fileClaimInput)
    .output(claimViewSchema)
    .mutation(async ({ ctx, input }) => answerOf(await fileClaim(ctx, input))),
  takeBack: protectedProcedure
    .input(takeBackInput)
    .output(claimViewSchema)
    .mutation(async ({ ctx, input }) => answerOf(await takeBackClaim(ctx, input))),
  adjust: protectedProcedure
    .input(adjustClaimInput)
    .output(claimViewSchema)
    .mutation(async ({ ctx, input }) => answerOf(await adjustClaim(ctx, input))),
  changes: reportProcedure
    .input(claimChangesInput)
    .output(claimChangesSchema)
    .query(async ({ ctx, input }) => answerOf(await changesOfClaim(ctx, input))),
});
