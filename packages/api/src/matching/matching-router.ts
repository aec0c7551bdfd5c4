import { currencySchema } from "@gf-ledger/domain/edition/edition";
import {
  lineProposalSchema,
  matchNameInput,
  matchReceiptAnswerSchema,
  matchReceiptInput,
} from "@gf-ledger/domain/matching/matching-view";
import { findReceipt, findReceiptRow } from "../receipts/find-receipt";
import { editionOfCurrency } from "../receipts/item-changes";
import { protectedProcedure, publicProcedure, router } from "../trpc/trpc";
import { lineProposalView } from "./propose";

/** Gluten-free lines and their regular counterparts. */
export const matchingRouter = router({
  matchName: publicProcedure
    .input(matchNameInput)
    .output(lineProposalSchema)
    .query(({ ctx, input }) =>
      lineProposalView(
        ctx.matcher.propose({ name: input.name }, ctx.edition),
        ctx.edition,
        input.price ?? null,
      ),
    ),
  matchReceipt: protectedProcedure
    .input(matchReceiptInput)
    .output(matchReceiptAnswerSchema)
    .query(async ({ ctx, input }) => {
      const row = await findReceiptRow(ctx.database, ctx.actor.scope, input.id);
      const view = await findReceipt(ctx.database, ctx.actor.scope, input.id);
      const edition = editionOfCurrency(currencySchema.parse(row.currency));
      return {
        summary: view.matching,
        items: row.items.map((item) => ({
          id: item.id,
          productName: item.name,
          ...lineProposalView(
            ctx.matcher.propose(
              { name: item.name, quantity: item.unit === "each" ? item.quantity : 1 },
              edition,
            ),
            edition,
            item.priceCents,
          ),
        })),
      };
    }),
});
