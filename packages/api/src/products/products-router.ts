import {
  productPriceAnswerSchema,
  productPriceInput,
  searchProductsAnswerSchema,
  searchProductsInput,
} from "@gf-ledger/domain/matching/matching-view";
import { answerOf } from "../refusals/refusal-error";
import { protectedProcedure, publicProcedure, router } from "../trpc/trpc";
import { setOwnPrice } from "./own-price";
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
        items: found.items.map((product) => productView(product, ctx.edition)),
        totalItems: found.total,
        totalPages: Math.ceil(found.total / perPage),
        page,
        perPage,
      };
    }),
  setPrice: protectedProcedure
    .input(productPriceInput)
    .output(productPriceAnswerSchema)
    .mutation(async ({ ctx, input }) => answerOf(await setOwnPrice(ctx, input))),
});
