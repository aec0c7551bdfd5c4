import { Prisma } from "@gf-ledger/db/generated/client";
import type { Currency } from "@gf-ledger/domain/edition/edition-facts";
import { editionOfCurrency } from "@gf-ledger/domain/edition/edition-of-currency";
import { roundHalfAwayFromZero } from "@gf-ledger/domain/money/cents";
import { z } from "zod";
import type { SignedInContext } from "../context";
import { boughtLine, proposalColumns, regularOf } from "../drafts/draft-receipt";
import type { ReceiptItemRow } from "../drafts/receipt-row";
import { pricedBySize } from "../prices/rules/priced-by-size";

const proposedProduct = z.looseObject({ matchedProductId: z.string().nullish() }).nullable();

/** Whether the person chose the product, or that there is none: the matcher's own proposals have a confidence. */
function isChosen({ matchedProductId, matchConfidence, proposed }: ReceiptItemRow): boolean {
  if (matchConfidence !== null) return false;
  return matchedProductId !== null || (proposedProduct.parse(proposed)?.matchedProductId ?? null) !== null;
}

/**
 * The columns of an item's comparison when its receipt turns out to be in the other currency: it is compared with
 * that country's products and prices. A product that the person chose stays, at its price there (receipts-104).
 */
export async function columnsInCurrency(ctx: SignedInContext, currency: Currency, item: ReceiptItemRow) {
  const edition = editionOfCurrency(currency);
  if (!isChosen(item)) {
    const proposal = await ctx.matcher.propose(boughtLine(item), edition);
    const { matchedProductId, matchScore, matchConfidence, cataloguePrice, scaledBy } =
      proposalColumns(proposal);
    const priced = pricedBySize(regularOf(proposal, edition), item);
    return { matchedProductId, matchScore, matchConfidence, cataloguePrice, scaledBy, ...priced };
  }
  const product = item.matchedProduct;
  if (!product) return {};
  const average = edition === "ca" ? product.priceCa : product.priceUs;
  return {
    cataloguePrice: roundHalfAwayFromZero(average * item.quantity),
    scaledBy: Prisma.DbNull,
    ...pricedBySize({ average, size: product.size, unit: product.unit }, item),
  };
}
