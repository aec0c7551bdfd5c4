import type { ImportView } from "@gf-ledger/domain/imports/import-view";
import { messageKey } from "@gf-ledger/domain/messages/message-key";
import { done, type Outcome, refused } from "@gf-ledger/domain/outcome/outcome";
import type { SignedInContext } from "../../context";
import { setAuditReason } from "../../records/recorder";
import { inTransaction } from "../../refusals/in-transaction";
import { liveLineItems } from "../../tax-report/queries/live-line-items";
import { importViewOf } from "../import-row";

/** Milliseconds for twenty thousand changes, each of them recorded. */
export const LONGEST_MS = 120_000;

/**
 * reports-42 POST /api/imports/{id}/undo: every line item that came in with the file goes, those that were
 * corrected since as well. Undone again, it answers the same.
 */
export function undoImport(
  ctx: SignedInContext,
  { id }: { readonly id: string },
): Promise<Outcome<ImportView, "no_such_import">> {
  const { scope } = ctx.actor;
  return inTransaction(
    ctx.database,
    async (transaction) => {
      await transaction.$queryRaw`SELECT id FROM users WHERE id = ${scope.userId}::uuid FOR NO KEY UPDATE`;
      const view = await importViewOf(transaction, scope, { id });
      if (!view) return refused("no_such_import");
      if (view.undoneAt) return done(view);
      await setAuditReason(transaction, messageKey("sentences.importUndone", { file: view.fileName }));
      // One moment for all, by which restoreImport knows them.
      const undoneAt = ctx.now();
      await transaction.lineItem.updateMany({
        where: { importId: id, ...liveLineItems(scope) },
        data: { deletedAt: undoneAt },
      });
      await transaction.import.update({ where: { id, userId: scope.userId }, data: { undoneAt } });
      return done({ ...view, remainingCount: 0, undoneAt: undoneAt.toISOString() });
    },
    { timeout: LONGEST_MS, maxWait: 10_000 },
  );
}
