import { EDITION_FACTS } from "@gf-ledger/domain/edition/edition";
import type { LineProposalView } from "@gf-ledger/domain/matching/matching-view";
import { ownPriceForLine } from "@gf-ledger/domain/pricing/own-price";
import type { ApiContext } from "../context";
import { ownPricesOf } from "../receipts/own-prices";
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
    const prices = await ownPricesOf(ctx.database, ctx.actor.scope, [match.product.id], currency);
    ownPrice = ownPriceForLine({
      ownPrice: prices.get(match.product.id) ?? null,
      averagePrice: match.product.price[ctx.edition],
      cataloguePrice: proposal.regularPrice,
    });
  }
  return lineProposalView({ match, ...proposal }, ctx.edition, input.price ?? null, ownPrice);
}
