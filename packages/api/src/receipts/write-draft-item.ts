import type { Transaction } from "@gf-ledger/db/database";
import type { Prisma } from "@gf-ledger/db/generated/client";
import { currencySchema } from "@gf-ledger/domain/edition/edition";
import { done, type Outcome, refused } from "@gf-ledger/domain/outcome/outcome";
import type { ReceiptItemView } from "@gf-ledger/domain/receipt/receipt-view";
import type { SignedInContext } from "../context";
import type { UserScope } from "../gate/user-scope";
import { inTransaction } from "../refusals/in-transaction";
import { knownPricesOfReceipt } from "./find-receipt";
import { receiptInclude } from "./receipt-row";
import { receiptItemView } from "./receipt-view";

/** An item by its id, or by its receipt and position from 0 (receipts-13). */
export type ItemAddress = { readonly id: string } | { readonly receiptId: string; readonly index: number };

/** Why a draft can't be changed: the caller has no such receipt, or it was already saved. */
export type NoDraft = "no_such_receipt" | "receipt_already_saved";

/** Locks the receipt, so that a change and a save never overlap. */
export async function lockDraft(
  transaction: Transaction,
  scope: UserScope,
  receiptId: string,
): Promise<Outcome<null, NoDraft>> {
  const rows = await transaction.$queryRaw<{ status: string }[]>`
    SELECT status FROM receipts WHERE id = ${receiptId}::uuid AND user_id = ${scope.userId}::uuid FOR UPDATE`;
  const receipt = rows[0];
  if (!receipt) return refused("no_such_receipt");
  return receipt.status === "confirmed" ? refused("receipt_already_saved") : done(null);
}

/** Locks the item's draft and resolves to the item's id. */
async function itemIdOf(
  transaction: Transaction,
  scope: UserScope,
  address: ItemAddress,
): Promise<Outcome<string, NoDraft | "no_such_item" | "no_item_at_index">> {
  if ("id" in address) {
    const where = { id: address.id, receipt: { userId: scope.userId } };
    const item = await transaction.receiptItem.findFirst({ where, select: { receiptId: true } });
    if (!item) return refused("no_such_item");
    const locked = await lockDraft(transaction, scope, item.receiptId);
    return locked.ok ? done(address.id) : locked;
  }
  const locked = await lockDraft(transaction, scope, address.receiptId);
  if (!locked.ok) return locked;
  const item = await transaction.receiptItem.findUnique({
    where: { receiptId_position: { receiptId: address.receiptId, position: address.index } },
    select: { id: true },
  });
  return item ? done(item.id) : refused("no_item_at_index");
}

export type ChangedItem = Outcome<ReceiptItemView, NoDraft | "no_such_item" | "no_item_at_index">;

/** Writes columns of one item of the owner's draft in one transaction, and resolves to the item as stored. */
export async function writeDraftItem(
  ctx: SignedInContext,
  address: ItemAddress,
  data: Prisma.ReceiptItemUncheckedUpdateInput,
): Promise<ChangedItem> {
  const { scope } = ctx.actor;
  return inTransaction(ctx.database, async (transaction) => {
    const id = await itemIdOf(transaction, scope, address);
    if (!id.ok) return id;
    const item = await transaction.receiptItem.update({
      where: { id: id.value },
      data,
      include: { matchedProduct: true, receipt: { include: receiptInclude } },
    });
    const known = await knownPricesOfReceipt(transaction, scope, item.receipt);
    return done(receiptItemView(item, known, currencySchema.parse(item.receipt.currency)));
  });
}
