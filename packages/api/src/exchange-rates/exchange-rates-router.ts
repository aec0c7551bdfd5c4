import { deleteRateInput, setRateInput } from "@gf-ledger/claim/currency/rate-input";
import { ratesSchema, rateViewSchema, removedRateSchema } from "@gf-ledger/claim/currency/rate-view";
import { deleteOwn } from "../records/delete-own";
import { answerOf } from "../refusals/refusal-error";
import { protectedProcedure, router } from "../trpc/trpc";
import { listRates, setRate } from "./write-rate";

/** Exchange rates that a person typed where the table has none, or another. */
export const exchangeRatesRouter = router({
  list: protectedProcedure.output(ratesSchema).query(({ ctx }) => listRates(ctx)),
  set: protectedProcedure
    .input(setRateInput)
    .output(rateViewSchema)
    .mutation(async ({ ctx, input }) => answerOf(await setRate(ctx, input))),
  delete: protectedProcedure
    .input(deleteRateInput)
    .output(removedRateSchema)
    .mutation(async ({ ctx, input }) => answerOf(await deleteOwn(ctx, "givenRate", input))),
});
