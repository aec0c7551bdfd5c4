import { done, type Outcome, refused } from "@gf-ledger/domain/outcome/outcome";
import type { LineItemView } from "@gf-ledger/domain/tax-report/tax-report-view";
import type { SignedInContext } from "../../context";
import { noneBeingCorrected } from "../../drafts/queries/not-being-corrected";
import { lockAndEnsureOwner } from "../../people/verbs/lock-and-ensure-owner";
import { type SharesRefused, shareLineItems } from "../../people/verbs/write-shares";
import { inTransaction } from "../../refusals/in-transaction";
import { takeUndo } from "../../undo/undo-store";
import { liveLineItems } from "../queries/live-line-items";
import { lineItemView } from "../views/line-item-view";
import { TRANSACTION_MS } from "./change-line-items";
import { fingerprints, type KeptLineItem, keptColumns, keptShares, readChangeable } from "./kept-line-items";
import { lockLineItems } from "./lock-line-items";
import { returnPricesFollow } from "./return-prices-follow";
import { returnsFollow } from "./returns-follow";

/**
 * Takes the last change of several line items back. Refused a minute after it (reports-48). A line item that was
 * deleted since, by itself, is as it was and stays deleted; what was changed of one by itself since stays (reports-74).
 */
export function undoLineItems(
  ctx: SignedInContext,
  { id }: { readonly id: string },
): Promise<
  Outcome<
    { lineItems: readonly LineItemView[] },
    "nothing_to_undo" | "receipt_being_corrected" | SharesRefused
  >
> {
  const { scope } = ctx.actor;
  const { userId } = scope;
  return inTransaction(
    ctx.database,
    async (transaction) => {
      await lockAndEnsureOwner(transaction, scope);
      const undo = await takeUndo<KeptLineItem[], "line-items-changed">(ctx, transaction, {
        subjectId: id,
        acts: ["line-items-changed"],
      });
      if (undo === null) return refused("nothing_to_undo");
      const kept = undo.before;
      const ids = kept.map((line) => line.id);
      const free = await noneBeingCorrected(transaction, scope, ids);
      if (!free.ok) return free;
      await lockLineItems(transaction, scope, ids);
      const changed = await transaction.lineItem.findMany({ where: { id: { in: ids }, userId } });
      const rows = await readChangeable(transaction, scope, ids);
      const there = {
        id: { in: ids },
        userId,
        OR: [{ deletedAt: null }, { deletedAt: { gte: undo.takenAt } }],
      };
      if ((await transaction.lineItem.count({ where: there })) < kept.length)
        return refused("nothing_to_undo");
      const asItIs = new Map(rows.map((row) => [row.id, fingerprints(row)]));
      for (const line of kept) {
        const now = asItIs.get(line.id);
        // Absent in rows that were kept before it was.
        const { after = now } = line;
        if (now?.columns === after?.columns)
          await transaction.lineItem.update({ where: { id: line.id, userId }, data: keptColumns(line) });
        if (now?.shares !== after?.shares) continue;
        const shared = await shareLineItems(transaction, scope, [line.id], keptShares(line));
        if (!shared.ok) return shared;
      }
      const removed = { id: { in: ids }, userId, deletedAt: undo.takenAt };
      await transaction.lineItem.updateMany({ where: removed, data: { deletedAt: null } });
      await returnsFollow(transaction, scope, ids);
      await returnPricesFollow(transaction, scope, changed);
      const live = await transaction.lineItem.findMany({
        where: { id: { in: ids }, ...liveLineItems(scope) },
      });
      return done({ lineItems: live.map(lineItemView) });
    },
    { timeout: TRANSACTION_MS },
  );
}
