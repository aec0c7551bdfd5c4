import { isOfFuture } from "@gf-ledger/domain/calendar/of-future";
import { EDITION_FACTS } from "@gf-ledger/domain/edition/edition-facts";
import { kindSchema } from "@gf-ledger/domain/line-item/kind";
import { done, type Outcome, refused } from "@gf-ledger/domain/outcome/outcome";
import type { AddedLineItem } from "@gf-ledger/domain/tax-report/tax-report-input";
import type { LineItemView } from "@gf-ledger/domain/tax-report/tax-report-view";
import { dateColumnOf } from "../../calendar-column";
import type { SignedInContext } from "../../context";
import { loggedColumns } from "../../items/line-items-to-log";
import { countsByKind, NEEDS_NOTE } from "../../items/rules/counted-kind";
import { assertRoomFor } from "../../limits/account-room";
import { knownPricesOf } from "../../prices/known-prices";
import { inTransaction } from "../../refusals/in-transaction";
import { proposedItem, storedProduct } from "../proposed-item";
import { knownSizes } from "../queries/known-sizes";
import { lineItemView } from "../views/line-item-view";

/**
 * reports-35 POST /api/tax-report/line-items: a purchase that stands on no receipt here, with its regular price
 * chosen as for a receipt's line (prices-6). It counts where a read line of its kind would (claim-50).
 */
export async function addLineItem(
  ctx: SignedInContext,
  input: AddedLineItem,
): Promise<Outcome<LineItemView, "date_of_future" | "kind_needs_note">> {
  const { scope } = ctx.actor;
  if (isOfFuture(input.purchaseDate, ctx.now())) return refused("date_of_future", { field: "purchaseDate" });
  const { currency } = EDITION_FACTS[ctx.edition];
  const sizeOf = await knownSizes(ctx.database, scope, input.size ? [] : [input.name]);
  const item = await proposedItem(ctx, input, storedProduct(ctx.database), sizeOf(input.name));
  const kind = kindSchema.parse(item.kind);
  const counts = input.counts ?? (countsByKind(kind, ctx.edition) || item.kindNote !== null);
  if (counts && NEEDS_NOTE.has(kind) && item.kindNote === null) return refused("kind_needs_note");
  const store = input.store ?? null;
  return inTransaction(ctx.database, async (transaction) => {
    await assertRoomFor(transaction, scope, "lineItems");
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
        counts,
        kindNote: item.kindNote,
      },
    });
    return done(lineItemView(row));
  });
}
