import { Prisma } from "@gf-ledger/db/generated/client";
import { isOfFuture } from "@gf-ledger/domain/calendar/of-future";
import { done, type Outcome, refused } from "@gf-ledger/domain/outcome/outcome";
import type { LineItemChange } from "@gf-ledger/domain/tax-report/tax-report-input";
import type { LineItemView } from "@gf-ledger/domain/tax-report/tax-report-view";
import { calendarDateOf, dateColumnOf } from "../../calendar-column";
import type { SignedInContext } from "../../context";
import { notBeingCorrected } from "../../drafts/queries/not-being-corrected";
import { setAuditReason } from "../../records/recorder";
import { inTransaction } from "../../refusals/in-transaction";
import { undoableSince } from "../../undo/undo-allowance";
import { liveLineItems } from "../queries/live-line-items";
import { type ChangeRefused, changedLineItem } from "../rules/changed-line-item";
import { lineItemView } from "../views/line-item-view";
import { lineOnDay } from "./line-on-day";
import { lockLineItems } from "./lock-line-items";
import { returnPricesFollow } from "./return-prices-follow";
import { returnsFollow } from "./returns-follow";

/**
 * reports-7 PUT /api/tax-report/line-items/{id}. The extra cost is always recomputed, never taken from the
 * caller (reports-8).
 */
export function updateLineItem(
  ctx: SignedInContext,
  input: LineItemChange,
): Promise<
  Outcome<LineItemView, "no_such_line_item" | "receipt_being_corrected" | "date_of_future" | ChangeRefused>
> {
  return inTransaction(ctx.database, async (transaction) => {
    const free = await notBeingCorrected(transaction, ctx.actor.scope, input.id);
    if (!free.ok) return free;
    if (input.purchaseDate && isOfFuture(input.purchaseDate, ctx.now()))
      return refused("date_of_future", { field: "purchaseDate" });
    await lockLineItems(transaction, ctx.actor.scope, [input.id]);
    const row = await transaction.lineItem.findFirst({
      where: { id: input.id, ...liveLineItems(ctx.actor.scope) },
    });
    if (!row) return refused("no_such_line_item");
    await setAuditReason(transaction, input.why);
    const { purchaseDate = calendarDateOf(row.purchaseDate), store = row.store } = input;
    const line = await lineOnDay(transaction, ctx.actor.scope, row, { purchaseDate, store });
    const changed = changedLineItem(line, input, ctx.edition);
    if (!changed.ok) return changed;
    const { priceEvidence, ...figures } = changed.value;
    await transaction.lineItem.update({
      where: { id: row.id },
      data: {
        ...figures,
        name: input.name ?? row.name,
        store,
        purchaseDate: dateColumnOf(purchaseDate),
        priceEvidence: priceEvidence ?? Prisma.DbNull,
        returnOfId: figures.kind === "return" ? row.returnOfId : null,
      },
    });
    await returnsFollow(transaction, ctx.actor.scope, [row.id]);
    await returnPricesFollow(transaction, ctx.actor.scope, [row]);
    return done(lineItemView(await transaction.lineItem.findUniqueOrThrow({ where: { id: row.id } })));
  });
}

/** reports-9 DELETE /api/tax-report/line-items/{id}: gone from every report at once. */
export function deleteLineItem(
  ctx: SignedInContext,
  input: { id: string; why?: string | null | undefined },
): Promise<Outcome<{ id: string }, "no_such_line_item" | "receipt_being_corrected">> {
  return inTransaction(ctx.database, async (transaction) => {
    const free = await notBeingCorrected(transaction, ctx.actor.scope, input.id);
    if (!free.ok) return free;
    await setAuditReason(transaction, input.why);
    const { count } = await transaction.lineItem.updateMany({
      where: { id: input.id, ...liveLineItems(ctx.actor.scope) },
      data: { deletedAt: ctx.now() },
    });
    return count === 0 ? refused("no_such_line_item") : done({ id: input.id });
  });
}

/** The toast's Undo (reports-9). Refused a minute after the deletion; a line item that is there is answered as it is. */
export function restoreLineItem(
  ctx: SignedInContext,
  input: { id: string },
): Promise<Outcome<LineItemView, "no_such_line_item" | "receipt_being_corrected">> {
  const where = {
    id: input.id,
    userId: ctx.actor.scope.userId,
    OR: [{ deletedAt: null }, { deletedAt: { gte: undoableSince(ctx.now()) } }],
  };
  return inTransaction(ctx.database, async (transaction) => {
    const free = await notBeingCorrected(transaction, ctx.actor.scope, input.id);
    if (!free.ok) return free;
    const [row] = await transaction.lineItem.updateManyAndReturn({ where, data: { deletedAt: null } });
    return row ? done(lineItemView(row)) : refused("no_such_line_item");
  });
}
