import type { Transaction } from "@gf-ledger/db/database";
import { done, type Outcome, refused } from "@gf-ledger/domain/outcome/outcome";
import { RECEIPT_BOUNDS } from "@gf-ledger/domain/receipt/receipt-bounds";
import type { SignedInContext } from "../context";
import { itemInclude } from "../drafts/receipt-row";
import { lockDraft } from "./verbs/write-draft-item";

/** The owner's item, with its draft locked. */
export async function ownItem(ctx: SignedInContext, transaction: Transaction, id: string) {
  const where = { id, receipt: { userId: ctx.actor.scope.userId } };
  const known = await transaction.receiptItem.findFirst({ where, select: { receiptId: true } });
  if (!known) return refused("no_such_item");
  const locked = await lockDraft(transaction, ctx.actor.scope, known.receiptId);
  if (!locked.ok) return locked;
  const item = await transaction.receiptItem.findFirst({ where, include: itemInclude });
  return item ? done(item) : refused("no_such_item");
}

/** Whether a receipt can take one line more. */
export async function roomForLine(
  transaction: Transaction,
  receiptId: string,
): Promise<Outcome<null, "receipt_full">> {
  const { items: most } = RECEIPT_BOUNDS;
  const held = await transaction.receiptItem.count({ where: { receiptId } });
  return held < most ? done(null) : refused("receipt_full", { most });
}

/** The place of a line that is added at the end. */
export async function nextPosition(transaction: Transaction, receiptId: string): Promise<number> {
  const last = await transaction.receiptItem.aggregate({ where: { receiptId }, _max: { position: true } });
  return (last._max.position ?? -1) + 1;
}
