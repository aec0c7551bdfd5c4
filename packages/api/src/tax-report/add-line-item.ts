import { isOfFuture } from "@gf-ledger/domain/calendar/of-future";
import { EDITION_FACTS } from "@gf-ledger/domain/edition/edition";
import { done, type Outcome, refused } from "@gf-ledger/domain/outcome/outcome";
import type { AddedLineItem } from "@gf-ledger/domain/tax-report/tax-report-input";
import type { LineItemView } from "@gf-ledger/domain/tax-report/tax-report-view";
import { dateColumnOf } from "../calendar-column";
import type { SignedInContext } from "../context";
import { loggedColumns } from "../items/line-items-to-log";
import { assertRoomFor } from "../limits/account-room";
import { knownPricesOf } from "../prices/known-prices";
import { inTransaction } from "../refusals/in-transaction";
import { codedKindNote } from "./coded-kind-note";
import { knownSizes } from "./known-sizes";
import { lineItemView } from "./line-item-view";
import { proposedItem, storedProduct } from "./proposed-item";
import { reasonNotToCount } from "./reason-not-to-count";

/**
 * reports-35 POST /api/tax-report/line-items: a purchase that stands on no receipt here, with its regular price
 * chosen as for a receipt's line (prices-6). What would start unticked there needs a note here (reports-60).
 */
export async function addLineItem(
  ctx: SignedInContext,
  input: AddedLineItem,
): Promise<Outcome<LineItemView, "date_of_future" | "does_not_count">> {
  const { scope } = ctx.actor;
  if (isOfFuture(input.purchaseDate, ctx.now())) return refused("date_of_future", { field: "purchaseDate" });
  const kindNote = input.kindNote ?? null;
  const why = kindNote === null ? await reasonNotToCount(ctx, input.name) : null;
  if (why !== null) return refused("does_not_count", { why });
  const { currency } = EDITION_FACTS[ctx.edition];
  const sizeOf = await knownSizes(ctx.database, scope, input.size ? [] : [input.name]);
  const item = await proposedItem(ctx, input, storedProduct(ctx.database), sizeOf(input.name));
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
        ...loggedColumns({ ...item, kindNote: codedKindNote(kindNote) }, known, currency),
      },
    });
    return done(lineItemView(row));
  });
}
