import { EDITION_FACTS } from "@gf-ledger/domain/edition/edition";
import { done, type Outcome } from "@gf-ledger/domain/outcome/outcome";
import type { AddedLineItem } from "@gf-ledger/domain/tax-report/tax-report-input";
import type { LineItemView } from "@gf-ledger/domain/tax-report/tax-report-view";
import { dateColumnOf } from "../calendar-column";
import type { SignedInContext } from "../context";
import { knownPricesOf } from "../prices/known-prices";
import { boughtLine, proposalColumns } from "../receipts/draft-receipt";
import { loggedColumns } from "../receipts/line-items-to-log";
import { pricedBySize } from "../receipts/priced-by-size";
import type { ReceiptItemRow } from "../receipts/receipt-row";
import { inTransaction } from "../refusals/in-transaction";
import { lineItemView } from "./line-item-view";

/** Of an item that stands on no receipt. */
const ON_NO_RECEIPT = {
  id: "",
  receiptId: "",
  position: 0,
  unit: "each",
  unitPrice: null,
  selected: true,
  glutenFree: true,
  confidence: 1,
  box: null,
  taxCode: null,
  kindNote: null,
  returnOfId: null,
  returnOf: null,
  regularShare: null,
  proposed: null,
  correctionId: null,
  correction: null,
  lineItem: null,
} as const;

/** What the matcher proposes for the name, as the line of a receipt would have it. */
async function itemOf(ctx: SignedInContext, input: AddedLineItem): Promise<ReceiptItemRow> {
  const { name, quantity } = input;
  const given = input.size ? { size: input.size, sizeUnit: input.unit ?? null } : null;
  const proposal = await ctx.matcher.propose(boughtLine({ name, quantity, unit: "each" }), ctx.edition);
  const product = proposal.match?.product;
  const regular = product
    ? { average: product.price[ctx.edition], size: product.size, unit: product.unit }
    : null;
  const { scaledBy, ...columns } = proposalColumns(proposal);
  const priced = given ? pricedBySize(regular, { quantity, unit: "each", ...given }) : {};
  return {
    ...ON_NO_RECEIPT,
    ...columns,
    scaledBy: given || !proposal.scaledBy ? null : { ...proposal.scaledBy },
    ...given,
    cataloguePrice: priced.cataloguePrice ?? columns.cataloguePrice,
    name,
    rawText: name,
    quantity,
    price: input.price,
    category: input.category ?? columns.category,
    customRegularPrice: input.regularPrice ?? null,
    matchedProduct: product ? await ctx.database.product.findUnique({ where: { id: product.id } }) : null,
  };
}

/**
 * reports-35 POST /api/tax-report/line-items: a purchase that stands on no receipt here, with its regular price
 * chosen as for a receipt's line (prices-6).
 */
export async function addLineItem(
  ctx: SignedInContext,
  input: AddedLineItem,
): Promise<Outcome<LineItemView, never>> {
  const { scope } = ctx.actor;
  const { currency } = EDITION_FACTS[ctx.edition];
  const item = await itemOf(ctx, input);
  const store = input.store ?? null;
  return inTransaction(ctx.database, async (transaction) => {
    const known = await knownPricesOf(transaction, scope, {
      productIds: [item.matchedProductId],
      currency,
      purchase: { purchaseDate: input.purchaseDate, store },
    });
    const row = await transaction.lineItem.create({
      data: {
        userId: scope.userId,
        purchaseDate: dateColumnOf(input.purchaseDate),
        store,
        currency,
        ...loggedColumns(item, known, currency),
      },
    });
    return done(lineItemView(row));
  });
}
