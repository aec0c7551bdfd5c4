import { currencySchema } from "@gf-ledger/domain/edition/edition";
import { editionOfCurrency } from "@gf-ledger/domain/edition/edition-of-currency";
import type { matchReceiptAnswerSchema } from "@gf-ledger/domain/matching/matching-view";
import { done, type Outcome } from "@gf-ledger/domain/outcome/outcome";
import type { z } from "zod";
import type { SignedInContext } from "../context";
import { boughtLine } from "../drafts/draft-receipt";
import { findReceiptRow, knownPricesOfReceipt } from "../drafts/queries/find-receipt";
import { receiptView } from "../drafts/receipt-view";
import { lineProposalView } from "./propose";

/**
 * Matches every line of the owner's receipt again, and adds the upload page's summary. The regular price is
 * the one that a claim would use now, chosen in the order of prices-6.
 */
export async function matchReceipt(
  ctx: SignedInContext,
  input: { id: string },
): Promise<Outcome<z.infer<typeof matchReceiptAnswerSchema>, "no_such_receipt">> {
  const found = await findReceiptRow(ctx.database, ctx.actor.scope, input.id);
  if (!found.ok) return found;
  const row = found.value;
  const view = receiptView(row, await knownPricesOfReceipt(ctx.database, ctx.actor.scope, row));
  const edition = editionOfCurrency(currencySchema.parse(row.currency));
  const items = row.items.map(async (item, index) => {
    const proposal = await ctx.matcher.propose(boughtLine(item), edition);
    const { regularPrice = null, priceSource = null } = view.items[index] ?? {};
    return {
      ...lineProposalView(proposal, { edition, locale: ctx.locale }, item.price, null),
      id: item.id,
      name: item.name,
      regularPrice,
      priceSource,
    };
  });
  return done({ summary: view.matching, items: await Promise.all(items) });
}
