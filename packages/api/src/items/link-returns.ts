import type { Transaction } from "@gf-ledger/db/database";
import type { SignedInContext } from "../context";
import { purchaseOf } from "./purchase-of";

/** Links the returns of a draft to the purchases that they take back, where those are saved (receipts-54). */
export async function linkReturns(
  ctx: SignedInContext,
  transaction: Transaction,
  receiptId: string,
): Promise<void> {
  const receipt = await transaction.receipt.findUniqueOrThrow({
    where: { id: receiptId, userId: ctx.actor.scope.userId },
    select: {
      store: true,
      purchaseDate: true,
      currency: true,
      items: { where: { kind: "return", returnOfId: null } },
    },
  });
  for (const back of receipt.items) {
    const purchase = await purchaseOf(ctx, transaction, { ...receipt, back });
    if (purchase.ok && purchase.value.returnOfId)
      await transaction.receiptItem.update({ where: { id: back.id }, data: purchase.value });
  }
}
