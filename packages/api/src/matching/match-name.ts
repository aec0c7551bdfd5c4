import { EDITION_FACTS } from "@gf-ledger/domain/edition/edition-facts";
import type { LineProposalView } from "@gf-ledger/domain/matching/matching-view";
import { ownPriceForLine } from "@gf-ledger/domain/pricing/own-price";
import type { ApiContext } from "../context";
import { knownPricesOf } from "../prices/known-prices";
import { lineProposalView } from "./propose";

/**
 * The matcher's proposal for one name; a signed-in person's own price counts as it does on a receipt
 * (matching-18, prices-10).
 */
export async function matchName(
  ctx: ApiContext,
  input: { name: string; price?: number | undefined },
): Promise<LineProposalView> {
  const { match, ...proposal } = await ctx.matcher.propose({ name: input.name }, ctx.edition);
  let ownPrice: number | null = null;
  if (ctx.actor && match) {
    const { currency } = EDITION_FACTS[ctx.edition];
    const known = await knownPricesOf(ctx.database, ctx.actor.scope, {
      productIds: [match.product.id],
      currency,
      purchase: { purchaseDate: null, store: null },
    });
    ownPrice = ownPriceForLine({
      ownPrice: known.own.get(match.product.id)?.price ?? null,
      averagePrice: match.product.price[ctx.edition],
      cataloguePrice: proposal.regularPrice,
    });
  }
  return lineProposalView({ match, ...proposal }, ctx, input.price ?? null, ownPrice);
}
