import type { Transaction } from "@gf-ledger/db/database";
import type { Prisma } from "@gf-ledger/db/generated/client";
import { AppError } from "@gf-ledger/domain/app-error";
import { currencySchema } from "@gf-ledger/domain/edition/edition";
import { INVALID_ITEM_INDEX } from "@gf-ledger/domain/receipt/receipt-input";
import type { ReceiptItemView } from "@gf-ledger/domain/receipt/receipt-view";
import type { SignedInContext } from "../context";
import type { UserScope } from "../gate/user-scope";
import { ownPricesOf } from "./own-prices";
import { receiptItemView } from "./receipt-view";

/** An item by its id, or by its receipt and position from 0 (receipts-13). */
export type ItemAddress = { readonly id: string } | { readonly receiptId: string; readonly index: number };

/** Locks the item's receipt, so that a change and a save never cross. @throws AppError for what is not the owner's, or saved. */
export async function lockDraft(
  transaction: Transaction,
  scope: UserScope,
  receiptId: string,
): Promise<void> {
  const rows = await transaction.$queryRaw<{ status: string }[]>`
    SELECT status FROM receipts WHERE id = ${receiptId}::uuid AND user_id = ${scope.userId}::uuid FOR UPDATE`;
  const receipt = rows[0];
  if (!receipt) throw new AppError("not_found", "There is no such receipt.");
  if (receipt.status === "confirmed") {
    throw new AppError("conflict", "This receipt is already saved. Change its items in your reports.");
  }
}

async function itemIdOf(transaction: Transaction, scope: UserScope, address: ItemAddress): Promise<string> {
  if ("id" in address) {
    const where = { id: address.id, receipt: { userId: scope.userId } };
    const item = await transaction.receiptItem.findFirst({ where, select: { receiptId: true } });
    if (!item) throw new AppError("not_found", "There is no such item.");
    await lockDraft(transaction, scope, item.receiptId);
    return address.id;
  }
  await lockDraft(transaction, scope, address.receiptId);
  const item = await transaction.receiptItem.findUnique({
    where: { receiptId_position: { receiptId: address.receiptId, position: address.index } },
    select: { id: true },
  });
  if (!item) throw new AppError("bad_request", INVALID_ITEM_INDEX);
  return item.id;
}

/** Writes columns of one item of the owner's draft in one transaction and answers it as stored. */
export async function writeDraftItem(
  ctx: SignedInContext,
  address: ItemAddress,
  data: Prisma.ReceiptItemUncheckedUpdateInput,
): Promise<ReceiptItemView> {
  const { scope } = ctx.actor;
  return ctx.database.$transaction(async (transaction) => {
    const id = await itemIdOf(transaction, scope, address);
    const item = await transaction.receiptItem.update({
      where: { id },
      data,
      include: { matchedProduct: true, receipt: { select: { currency: true } } },
    });
    const currency = currencySchema.parse(item.receipt.currency);
    const ownPrices = await ownPricesOf(transaction, scope, [item.matchedProductId], currency);
    return receiptItemView(item, ownPrices, currency);
  });
}
