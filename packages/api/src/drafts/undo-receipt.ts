import { done, type Outcome, refused } from "@gf-ledger/domain/outcome/outcome";
import type { ReceiptView } from "@gf-ledger/domain/receipt/receipt-view";
import type { SignedInContext } from "../context";
import { putBackDraft, putBackLine, putBackSaved } from "../items/put-back";
import { inTransaction } from "../refusals/in-transaction";
import { UNDO_ALLOWANCE_MS } from "../undo-allowance";
import { storedReceipt } from "./find-receipt";
import type { KeptReceipt } from "./kept-receipt";

const PUT_BACK = {
  "draft-discarded": putBackDraft,
  "line-removed": putBackLine,
  "correction-saved": putBackSaved,
} as const;
type Act = keyof typeof PUT_BACK;
const ACTS = Object.keys(PUT_BACK) as Act[];

/**
 * receipts-66 POST /api/receipts/{id}/undo: takes back the last of discarding this draft, removing one of its
 * lines and saving its correction. Refused a minute after it, and when there is nothing of that kind.
 */
export function undoReceipt(
  ctx: SignedInContext,
  { id }: { id: string },
): Promise<Outcome<ReceiptView, "nothing_to_undo">> {
  const { scope } = ctx.actor;
  const after = new Date(ctx.now().getTime() - UNDO_ALLOWANCE_MS);
  return inTransaction(ctx.database, async (transaction) => {
    await transaction.$queryRaw`SELECT id FROM users WHERE id = ${scope.userId}::uuid FOR UPDATE`;
    const last = await transaction.receiptUndo.findFirst({
      where: { receiptId: id, userId: scope.userId, act: { in: ACTS }, takenAt: { gte: after } },
      orderBy: { takenAt: "desc" },
    });
    if (!last) return refused("nothing_to_undo");
    // Only keepForUndo writes this column.
    const back = await PUT_BACK[last.act as Act](transaction, scope, last.kept as unknown as KeptReceipt);
    if (!back.ok) return back;
    await transaction.receiptUndo.delete({ where: { receiptId_act: { receiptId: id, act: last.act } } });
    return done(await storedReceipt(transaction, scope, id));
  });
}
