import {
  lineItemIdInput,
  taxYearInput,
  updateLineItemInput,
} from "@gf-ledger/domain/tax-report/tax-report-input";
import {
  lineItemViewSchema,
  taxSummarySchema,
  taxYearsSchema,
} from "@gf-ledger/domain/tax-report/tax-report-view";
import { z } from "zod";
import { protectedProcedure, router } from "../trpc/trpc";
import { deleteLineItem, restoreLineItem, updateLineItem } from "./change-line-item";
import { lineItems, taxSummary, taxYears } from "./read-report";
import { taxReportCsv } from "./report-csv";

/** Logged expenses and what they add up to by tax year. */
export const taxReportRouter = router({
  lineItems: protectedProcedure
    .output(z.object({ receipts: z.array(lineItemViewSchema) }))
    .query(({ ctx }) => lineItems(ctx)),
  years: protectedProcedure.output(taxYearsSchema).query(({ ctx }) => taxYears(ctx)),
  summary: protectedProcedure
    .input(taxYearInput)
    .output(taxSummarySchema)
    .query(({ ctx, input }) => taxSummary(ctx, input.year)),
  download: protectedProcedure
    .input(taxYearInput)
    .output(z.object({ fileName: z.string(), csv: z.string() }))
    .query(({ ctx, input }) => taxReportCsv(ctx, input.year)),
  updateLineItem: protectedProcedure
    .input(updateLineItemInput)
    .output(lineItemViewSchema)
    .mutation(({ ctx, input }) => updateLineItem(ctx, input)),
  deleteLineItem: protectedProcedure
    .input(lineItemIdInput)
    .output(z.object({ id: z.string() }))
    .mutation(({ ctx, input }) => deleteLineItem(ctx, input)),
  restoreLineItem: protectedProcedure
    .input(lineItemIdInput)
    .output(lineItemViewSchema)
    .mutation(({ ctx, input }) => restoreLineItem(ctx, input)),
});
