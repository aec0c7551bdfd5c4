import { done, type Outcome, refused } from "@gf-ledger/domain/outcome/outcome";
import { extraCost } from "@gf-ledger/domain/pricing/extra-cost";
import type { updateLineItemInput } from "@gf-ledger/domain/tax-report/tax-report-input";
import type { LineItemView } from "@gf-ledger/domain/tax-report/tax-report-view";
import type { z } from "zod";
import { dateColumnOf } from "../calendar-column";
import type { SignedInContext } from "../context";
import { notBeingCorrected } from "../receipts/not-being-corrected";
import { inTransaction } from "../refusals/in-transaction";
import { lineItemView } from "./line-item-view";
import { liveLineItems } from "./live-line-items";

/** How long the page offers Undo for a deleted line item (reports-9). */
const UNDO_SECONDS = 10;
/** How long the server accepts it: five seconds more, for slow networks. */
const UNDO_ALLOWANCE_MS = (UNDO_SECONDS + 5) * 1000;

/**
 * reports-7 PUT /api/tax-report/line-items/{id}. The extra cost is always recomputed, never taken from the
 * caller (reports-8).
 */
export function updateLineItem(
  ctx: SignedInContext,
  input: z.output<typeof updateLineItemInput>,
): Promise<Outcome<LineItemView, "no_such_line_item" | "receipt_being_corrected">> {
  const { userId } = ctx.actor.scope;
  return inTransaction(ctx.database, async (transaction) => {
    const free = await notBeingCorrected(transaction, ctx.actor.scope, input.id);
    if (!free.ok) return free;
    await transaction.$queryRaw`SELECT id FROM line_items WHERE id = ${input.id}::uuid AND user_id = ${userId}::uuid FOR UPDATE`;
    const row = await transaction.lineItem.findFirst({
      where: { id: input.id, ...liveLineItems(ctx.actor.scope) },
    });
    if (!row) return refused("no_such_line_item");
    const price = input.price ?? row.price;
    const regularPrice = input.regularPrice ?? row.regularPrice;
    const updated = await transaction.lineItem.update({
      where: { id: row.id },
      data: {
        name: input.name ?? row.name,
        store: input.store ?? row.store,
        category: input.category ?? row.category,
        purchaseDate: input.purchaseDate ? dateColumnOf(input.purchaseDate) : row.purchaseDate,
        price,
        regularPrice,
        ...(input.regularPrice === undefined ? {} : { priceSource: "custom", priceBasis: null }),
        extraCost: extraCost(price, regularPrice),
      },
    });
    return done(lineItemView(updated));
  });
}

/** reports-9 DELETE /api/tax-report/line-items/{id}: gone from every report at once. */
export function deleteLineItem(
  ctx: SignedInContext,
  input: { id: string },
): Promise<Outcome<{ id: string }, "no_such_line_item" | "receipt_being_corrected">> {
  return inTransaction(ctx.database, async (transaction) => {
    const free = await notBeingCorrected(transaction, ctx.actor.scope, input.id);
    if (!free.ok) return free;
    const { count } = await transaction.lineItem.updateMany({
      where: { id: input.id, ...liveLineItems(ctx.actor.scope) },
      data: { deletedAt: ctx.now() },
    });
    return count === 0 ? refused("no_such_line_item") : done({ id: input.id });
  });
}

/** The toast's Undo (reports-9). Refused 15 seconds after the deletion. */
export function restoreLineItem(
  ctx: SignedInContext,
  input: { id: string },
): Promise<Outcome<LineItemView, "no_such_line_item" | "receipt_being_corrected">> {
  const where = {
    id: input.id,
    userId: ctx.actor.scope.userId,
    deletedAt: { gte: new Date(ctx.now().getTime() - UNDO_ALLOWANCE_MS) },
  };
  return inTransaction(ctx.database, async (transaction) => {
    const free = await notBeingCorrected(transaction, ctx.actor.scope, input.id);
    if (!free.ok) return free;
    const [row] = await transaction.lineItem.updateManyAndReturn({ where, data: { deletedAt: null } });
    return row ? done(lineItemView(row)) : refused("no_such_line_item");
  });
}
