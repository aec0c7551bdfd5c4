import {
  changeAdjustmentInput,
  deleteAdjustmentInput,
  newAdjustmentInput,
} from "@gf-ledger/claim/adjustments/adjustment-input";
import {
  adjustmentsSchema,
  adjustmentViewSchema,
  removedEntrySchema,
} from "@gf-ledger/claim/adjustments/adjustment-view";
import { entriesAskedInput } from "@gf-ledger/claim/periods/dates-asked";
import { deleteOwn } from "../records/delete-own";
import { answerOf } from "../refusals/refusal-error";
import { protectedProcedure, router } from "../trpc/trpc";
import { listAdjustments } from "./list-adjustments";
import { addAdjustment, changeAdjustment } from "./write-adjustment";

/** The ledger beside the food: shipping, reimbursements, mileage and the like. */
export const adjustmentsRouter = router({
  list: protectedProcedure
    .input(entriesAskedInput)
    .output(adjustmentsSchema)
    .query(({ ctx, input }) => listAdjustments(ctx, input)),
  add: protectedProcedure
    .input(newAdjustmentInput)
    .output(adjustmentViewSchema)
    .mutation(async ({ ctx, input }) => answerOf(await addAdjustment(ctx, input))),
  change: protectedProcedure
    .input(changeAdjustmentInput)
    .output(adjustmentViewSchema)
    .mutation(async ({ ctx, input }) => answerOf(await changeAdjustment(ctx, input))),
  delete: protectedProcedure
    .input(deleteAdjustmentInput)
    .output(removedEntrySchema)
    .mutation(async ({ ctx, input }) => answerOf(await deleteOwn(ctx, "adjustment", input))),
});
