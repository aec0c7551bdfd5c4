import type { Transaction } from "@gf-ledger/db/database";
import type { SignedInContext } from "../../context";
import { purchaseOf } from "../purchase-of";

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

/**
 * The same for a draft that turned out to be in another currency: what was bought in the one before is not what comes
 * back (receipts-104).
 */
export async function linkReturnsAnew(
  ctx: SignedInContext,
  transaction: Transaction,
  receiptId: string,
): Promise<void> {
  const { userId } = ctx.actor.scope;
  const where = { id: receiptId, userId };
  const { currency } = await transaction.receipt.findUniqueOrThrow({ where, select: { currency: true } });
  await transaction.receiptItem.updateMany({
    where: { receiptId, receipt: { userId }, returnOf: { currency: { not: currency } } },
    data: { returnOfId: null },
  });
  await linkReturns(ctx, transaction, receiptId);
}
