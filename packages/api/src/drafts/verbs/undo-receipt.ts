import { done, type Outcome, refused } from "@gf-ledger/domain/outcome/outcome";
import type { ReceiptView } from "@gf-ledger/domain/receipt/receipt-view";
import type { SignedInContext } from "../../context";
import { putBackDraft, putBackJoined, putBackLine, putBackSaved } from "../../items/verbs/put-back";
import { inTransaction } from "../../refusals/in-transaction";
import { takeUndo } from "../../undo/undo-store";
import { storedReceipt } from "../queries/find-receipt";
import type { KeptReceipt } from "./kept-receipt";

const PUT_BACK = {
  "draft-discarded": putBackDraft,
  "drafts-joined": putBackJoined,
  "line-removed": putBackLine,
  "correction-saved": putBackSaved,
} as const;
type Act = keyof typeof PUT_BACK;
const ACTS = Object.keys(PUT_BACK) as Act[];

/**
 * receipts-66 POST /api/receipts/{id}/undo: takes back the last of discarding this draft, joining others
 * with it, removing one of its lines and saving its correction. Refused a minute after it, and when there is nothing of that kind.
 */
export function undoReceipt(
  ctx: SignedInContext,
  { id }: { id: string },
): Promise<Outcome<ReceiptView, "nothing_to_undo">> {
  const { scope } = ctx.actor;
  return inTransaction(ctx.database, async (transaction) => {
    await transaction.$queryRaw`SELECT id FROM users WHERE id = ${scope.userId}::uuid FOR NO KEY UPDATE`;
    const last = await takeUndo<KeptReceipt, Act>(ctx, transaction, { subjectId: id, acts: ACTS });
    if (last === null) return refused("nothing_to_undo");
    const back = await PUT_BACK[last.act](transaction, scope, last.before);
    if (!back.ok) return back;
    return done(await storedReceipt(transaction, scope, id));
  });
}
