import type { Transaction } from "@gf-ledger/db/database";
import { done, type Outcome } from "@gf-ledger/domain/outcome/outcome";
import type { ReceiptView } from "@gf-ledger/domain/receipt/receipt-view";
import type { SignedInContext } from "../../context";
import { storedReceipt } from "../../drafts/queries/find-receipt";
import { keepReceipt } from "../../drafts/verbs/kept-receipt";
import type { UserScope } from "../../gate/user-scope";
import { inTransaction } from "../../refusals/in-transaction";
import { ownItem } from "../draft-lines";
import { evidenceSchema } from "../evidence";
import type { NoDraft } from "./write-draft-item";

/**
 * The reader's issues name items by position: drops those of the removed line and moves the later ones up.
 */
async function dropIssuesOf(
  transaction: Transaction,
  { userId }: UserScope,
  receiptId: string,
  position: number,
): Promise<void> {
  const receipt = await transaction.receipt.findUniqueOrThrow({
    where: { id: receiptId, userId },
    select: { evidence: true },
  });
  const evidence = evidenceSchema.parse(receipt.evidence);
  const moved = <Row extends { itemIndex: number | null }>(row: Row): Row =>
    row.itemIndex !== null && row.itemIndex > position ? { ...row, itemIndex: row.itemIndex - 1 } : row;
  const stays = ({ itemIndex }: { itemIndex: number | null }) => itemIndex !== position;
  await transaction.receipt.update({
    where: { id: receiptId, userId },
    data: {
      evidence: {
        ...evidence,
        issues: evidence.issues.filter(stays).map(moved),
        discounts: evidence.discounts.filter(stays).map(moved),
        deposits: evidence.deposits.filter(stays).map(moved),
      },
    },
  });
}

/** Removes a line from the draft; the positions after it move up. */
export function removeItem(
  ctx: SignedInContext,
  input: { id: string },
): Promise<Outcome<ReceiptView, NoDraft | "no_such_item">> {
  return inTransaction(ctx.database, async (transaction) => {
    const found = await ownItem(ctx, transaction, input.id);
    if (!found.ok) return found;
    const item = found.value;
    await keepReceipt(ctx, transaction, item.receiptId, "line-removed");
    await transaction.receiptItem.delete({ where: { id: item.id } });
    const behind = await transaction.receiptItem.findMany({
      where: { receiptId: item.receiptId, position: { gt: item.position } },
      orderBy: { position: "asc" },
      select: { id: true, position: true },
    });
    await dropIssuesOf(transaction, ctx.actor.scope, item.receiptId, item.position);
    for (const row of behind) {
      await transaction.receiptItem.update({ where: { id: row.id }, data: { position: row.position - 1 } });
    }
    return done(await storedReceipt(transaction, ctx.actor.scope, item.receiptId));
  });
}
