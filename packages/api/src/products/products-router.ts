import {
  barcodeInput,
  productFactsSchema,
  productSourceSchema,
} from "@gf-ledger/domain/barcode/product-facts";
import {
  productPriceAnswerSchema,
  productPriceInput,
  searchProductsAnswerSchema,
  searchProductsInput,
} from "@gf-ledger/domain/matching/matching-view";
import {
  mergedNamesInput,
  mergedNamesSchema,
  mergePreviewSchema,
  mergeProductsInput,
  previewMergeInput,
  unmergeProductInput,
} from "@gf-ledger/domain/matching/merged-names";
import { answerOf } from "../refusals/refusal-error";
import { protectedProcedure, publicProcedure, reportProcedure, router } from "../trpc/trpc";
import { lookUpProduct } from "./look-up-product";
import { mergedNames, mergeProducts, unmergeProduct } from "./merge-products";
import { setOwnPrice } from "./own-price";
import { previewMerge } from "./preview-merge";
import { productView } from "./product-view";

/** The catalogue of regular products, and the user's own prices for them. */
export const productsRouter = router({
  search: publicProcedure
    .input(searchProductsInput)
    .output(searchProductsAnswerSchema)
    .query(async ({ ctx, input }) => {
      const { query, category, page, perPage } = input;
      const found = await ctx.matcher.search(query, {
        limit: perPage,
        offset: (page - 1) * perPage,
        ...(category ? { category } : {}),
      });
      return {
        items: found.items.map((product) => productView(product, ctx.edition, ctx.locale)),
        totalItems: found.total,
        totalPages: Math.ceil(found.total / perPage),
        page,
        perPage,
      };
    }),
  source: publicProcedure
    .output(productSourceSchema)
    .query(({ ctx }) => ({ name: ctx.productSource?.name ?? null })),
  lookUp: protectedProcedure
    .input(barcodeInput)
    .output(productFactsSchema)
    .query(async ({ ctx, input }) => answerOf(await lookUpProduct(ctx, input))),
  setPrice: protectedProcedure
    .input(productPriceInput)
    .output(productPriceAnswerSchema)
    .mutation(async ({ ctx, input }) => answerOf(await setOwnPrice(ctx, input))),
  merged: protectedProcedure
    .input(mergedNamesInput)
    .output(mergedNamesSchema)
    .query(({ ctx, input }) => mergedNames(ctx, input)),
  merge: protectedProcedure
    .input(mergeProductsInput)
    .output(mergedNamesSchema)
    .mutation(async ({ ctx, input }) => answerOf(await mergeProducts(ctx, input))),
  previewMerge: reportProcedure
    .input(previewMergeInput)
    .output(mergePreviewSchema)
    .query(async ({ ctx, input }) => answerOf(await previewMerge(ctx, input))),
  unmerge: protectedProcedure
    .input(unmergeProductInput)
    .output(mergedNamesSchema)
    .mutation(async ({ ctx, input }) => answerOf(await unmergeProduct(ctx, input))),
});
