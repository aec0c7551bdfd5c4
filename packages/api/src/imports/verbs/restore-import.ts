import type { ImportView } from "@gf-ledger/domain/imports/import-view";
import { done, type Outcome, refused } from "@gf-ledger/domain/outcome/outcome";
import type { SignedInContext } from "../../context";
import { inTransaction } from "../../refusals/in-transaction";
import { undoableSince } from "../../undo/undo-allowance";
import { importViewOf } from "../import-row";
import { LONGEST_MS } from "./undo-import";

/**
 * reports-51 POST /api/imports/{id}/restore: the line items that undoing the import took away are back as they were.
 * Refused a minute after that, and where the file was imported again since.
 */
export function restoreImport(
  ctx: SignedInContext,
  { id }: { readonly id: string },
): Promise<Outcome<ImportView, "no_such_import" | "nothing_to_undo">> {
  const { scope } = ctx.actor;
  const { userId } = scope;
  return inTransaction(
    ctx.database,
    async (transaction) => {
      // As whoever takes the file in again waits for it: one of the two finds what the other did.
      await transaction.$queryRaw`SELECT id FROM users WHERE id = ${userId}::uuid FOR NO KEY UPDATE`;
      const row = await transaction.import.findFirst({ where: { id, userId } });
      if (!row) return refused("no_such_import");
      const { undoneAt, fileSha256 } = row;
      if (undoneAt === null || undoneAt < undoableSince(ctx.now())) return refused("nothing_to_undo");
      const again = await transaction.import.count({ where: { userId, fileSha256, undoneAt: null } });
      if (again > 0) return refused("nothing_to_undo");
      await transaction.lineItem.updateMany({
        where: { importId: id, userId, deletedAt: undoneAt },
        data: { deletedAt: null },
      });
      await transaction.import.update({ where: { id, userId }, data: { undoneAt: null } });
      const view = await importViewOf(transaction, scope, { id });
      return view ? done(view) : refused("no_such_import");
    },
    { timeout: LONGEST_MS, maxWait: 10_000 },
  );
}
