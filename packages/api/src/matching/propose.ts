import type { LineProposal } from "@gf-ledger/catalogue/matcher";
import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import type { Locale } from "@gf-ledger/domain/edition/locale";
import type { LineProposalView } from "@gf-ledger/domain/matching/matching-view";
import { dollarsFromCents } from "@gf-ledger/domain/money/cents";
import { chooseRegularPrice } from "@gf-ledger/domain/pricing/regular-price";
import { translateWords } from "@gf-ledger/messages/keyed-message";
import { productView } from "../products/product-view";

/**
 * A proposal of the matcher as callers see it. `price` is what was paid, `ownPrice` the person's own price
 * for this size, both in cents and `null` where not known; the view's `regularPrice` is in dollars.
 */
export function lineProposalView(
  proposal: LineProposal,
  place: { readonly edition: Edition; readonly locale: Locale },
  price: number | null,
  ownPrice: number | null,
): LineProposalView {
  const { match, candidates, regularPrice, category } = proposal;
  // Without a price paid there is nothing to estimate from.
  const regular =
    price === null && ownPrice === null && regularPrice === null
      ? null
      : chooseRegularPrice({
          price: price ?? 0,
          category,
          customRegularPrice: null,
          ownPrice,
          cataloguePrice: regularPrice,
        });
  return {
    glutenFree: proposal.glutenFree,
    reason: proposal.reason && translateWords(proposal.reason, place.locale),
    category,
    match: match
      ? {
          ...productView(match.product, place.edition, place.locale),
          score: match.score,
          confidence: match.confidence,
        }
      : null,
    candidates: candidates.map(({ product, score }) => ({
      ...productView(product, place.edition, place.locale),
      score,
    })),
    regularPrice: regular ? dollarsFromCents(regular.cents) : null,
    priceSource: regular?.source ?? null,
    scaledBy: proposal.scaledBy,
  };
}
