import {
  changedLineItemsSchema,
  changeLineItemsInput,
  undoLineItemsInput,
  undoneLineItemsSchema,
} from "@gf-ledger/domain/tax-report/line-item-changes";
import {
  missingSizesSchema,
  sizedProductsSchema,
  sizeProductsInput,
} from "@gf-ledger/domain/tax-report/product-sizes";
import {
  addLineItemInput,
  claimDaysInput,
  deleteLineItemInput,
  lineItemIdInput,
  lineItemsInput,
  taxYearInput,
  updateLineItemInput,
  yearByProductInput,
} from "@gf-ledger/domain/tax-report/tax-report-input";
import {
  lineItemsAnswerSchema,
  lineItemViewSchema,
  taxSummarySchema,
  taxYearsSchema,
} from "@gf-ledger/domain/tax-report/tax-report-view";
import { yearByProductSchema } from "@gf-ledger/domain/tax-report/year-by-product";
import { z } from "zod";
import { answerOf } from "../refusals/refusal-error";
import { parsedAtOnce } from "../trpc/parsed-at-once";
import { protectedProcedure, reportProcedure, router } from "../trpc/trpc";
import { ledgerFile } from "./ledger/ledger-file";
import { ledgerInput } from "./ledger/ledger-format";
import { missingSizes } from "./queries/missing-sizes";
import { pageOfProducts } from "./queries/read-products";
import { lineItems, taxSummary, taxYears } from "./queries/read-report";
import { addLineItem } from "./verbs/add-line-item";
import { deleteLineItem, restoreLineItem, updateLineItem } from "./verbs/change-line-item";
import { changeLineItems } from "./verbs/change-line-items";
import { sizeProducts } from "./verbs/size-products";
import { undoLineItems } from "./verbs/undo-line-items";
import { productsCsv } from "./views/products-csv";
import { taxReportCsv } from "./views/report-csv";
import { translateLineItem } from "./views/translate-line-item";

const ledgerFileSchema = z.object({ fileName: z.string(), text: z.string() });
const csvFileSchema = z.object({ fileName: z.string(), csv: z.string() });

/** Line items and their sums by tax year. */
export const taxReportRouter = router({
  lineItems: reportProcedure
    .input(lineItemsInput)
    .output(parsedAtOnce(lineItemsAnswerSchema))
    .query(async ({ ctx, input }) => {
      const { lineItems: items, nextCursor } = await lineItems(ctx, input);
      return { lineItems: items.map((item) => translateLineItem(ctx.locale, item)), nextCursor };
    }),
  years: reportProcedure.output(taxYearsSchema).query(({ ctx }) => taxYears(ctx)),
  summary: reportProcedure
    .input(taxYearInput)
    .output(taxSummarySchema)
    .query(({ ctx, input }) => taxSummary(ctx, input.year)),
  download: reportProcedure
    .input(taxYearInput)
    .output(csvFileSchema)
    .query(({ ctx, input }) => taxReportCsv(ctx, input.year)),
  products: reportProcedure
    .input(yearByProductInput)
    .output(parsedAtOnce(yearByProductSchema))
    .query(({ ctx, input }) => pageOfProducts(ctx, input)),
  downloadProducts: reportProcedure
    .input(taxYearInput)
    .output(csvFileSchema)
    .query(({ ctx, input }) => productsCsv(ctx, input.year)),
  missingSizes: reportProcedure
    .input(claimDaysInput)
    .output(missingSizesSchema)
    .query(({ ctx, input }) => missingSizes(ctx, input)),
  sizeProducts: protectedProcedure
    .input(sizeProductsInput)
    .output(sizedProductsSchema)
    .mutation(async ({ ctx, input }) => answerOf(await sizeProducts(ctx, input))),
  ledger: reportProcedure
    .input(ledgerInput)
    .output(ledgerFileSchema)
    .query(({ ctx, input }) => ledgerFile(ctx, input)),
  addLineItem: protectedProcedure
    .input(addLineItemInput)
    .output(lineItemViewSchema)
    .mutation(async ({ ctx, input }) =>
      translateLineItem(ctx.locale, answerOf(await addLineItem(ctx, input))),
    ),
  updateLineItem: protectedProcedure
    .input(updateLineItemInput)
    .output(lineItemViewSchema)
    .mutation(async ({ ctx, input }) =>
      translateLineItem(ctx.locale, answerOf(await updateLineItem(ctx, input))),
    ),
  deleteLineItem: protectedProcedure
    .input(deleteLineItemInput)
    .output(z.object({ id: z.string() }))
    .mutation(async ({ ctx, input }) => answerOf(await deleteLineItem(ctx, input))),
  changeLineItems: protectedProcedure
    .input(changeLineItemsInput)
    .output(changedLineItemsSchema)
    .mutation(async ({ ctx, input }) => {
      const { undoId, lineItems } = answerOf(await changeLineItems(ctx, input));
      return { undoId, lineItems: lineItems.map((item) => translateLineItem(ctx.locale, item)) };
    }),
  undoLineItems: protectedProcedure
    .input(undoLineItemsInput)
    .output(undoneLineItemsSchema)
    .mutation(async ({ ctx, input }) => {
      const { lineItems } = answerOf(await undoLineItems(ctx, input));
      return { lineItems: lineItems.map((item) => translateLineItem(ctx.locale, item)) };
    }),
  restoreLineItem: protectedProcedure
    .input(lineItemIdInput)
    .output(lineItemViewSchema)
    .mutation(async ({ ctx, input }) =>
      translateLineItem(ctx.locale, answerOf(await restoreLineItem(ctx, input))),
    ),
});
