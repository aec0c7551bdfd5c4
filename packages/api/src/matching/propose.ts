import type { LineProposal } from "@gf-ledger/catalogue/matcher";
import type { Edition } from "@gf-ledger/domain/edition/edition";
import type { LineProposalView } from "@gf-ledger/domain/matching/matching-view";
import { dollarsFromCents } from "@gf-ledger/domain/money/cents";
import { comparisonPrice } from "@gf-ledger/domain/pricing/comparison-price";
import { productView } from "../products/product-view";

/** A proposal of the matcher as callers see it; `priceCents` is what was paid, `ownCents` the person's own price for this size, `null` when not said. */
export function lineProposalView(
  proposal: LineProposal,
  edition: Edition,
  priceCents: number | null,
  ownCents: number | null,
): LineProposalView {
  const { match, candidates, comparisonCents, category } = proposal;
  // Without a price paid there is nothing to estimate from.
  const regular =
    priceCents === null && ownCents === null && comparisonCents === null
      ? null
      : comparisonPrice({
          priceCents: priceCents ?? 0,
          category,
          customCents: null,
          ownCents,
          catalogueCents: comparisonCents,
        });
  return {
    isGlutenFree: proposal.glutenFree,
    reason: proposal.reason,
    category,
    match: match
      ? { ...productView(match.product, edition), score: match.score, confidence: match.confidence }
      : null,
    candidates: candidates.map(({ product, score }) => ({ ...productView(product, edition), score })),
    regularPrice: regular ? dollarsFromCents(regular.cents) : null,
    priceSource: regular?.source ?? null,
    scaledBy: proposal.scaledBy,
  };
}
