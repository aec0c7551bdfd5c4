import type { Transaction } from "@gf-ledger/db/database";
import type { Prisma } from "@gf-ledger/db/generated/client";
import { currencySchema } from "@gf-ledger/domain/edition/edition";
import { done, type Outcome, refused } from "@gf-ledger/domain/outcome/outcome";
import type { ReceiptItemView } from "@gf-ledger/domain/receipt/receipt-view";
import type { SignedInContext } from "../../context";
import { knownPricesOfReceipt } from "../../drafts/queries/find-receipt";
import { itemInclude, receiptInclude } from "../../drafts/receipt-row";
import { receiptItemView } from "../../drafts/receipt-view";
import type { UserScope } from "../../gate/user-scope";
import type { SharesRefused } from "../../people/verbs/write-shares";
import { inTransaction } from "../../refusals/in-transaction";
import type { NoPurchase } from "../purchase-of";

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
  const rows = await transaction.$queryRaw<{ isSaved: boolean }[]>`
    SELECT status = 'confirmed' AND reopened IS NULL AS "isSaved" FROM receipts
    WHERE id = ${receiptId}::uuid AND user_id = ${scope.userId}::uuid FOR UPDATE`;
  const receipt = rows[0];
  if (!receipt) return refused("no_such_receipt");
  return receipt.isSaved ? refused("receipt_already_saved") : done(null);
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

type NotWritten = NoPurchase | SharesRefused | "only_returns_below_zero";

export type ChangedItem = Outcome<
  ReceiptItemView,
  NoDraft | NotWritten | "no_such_item" | "no_item_at_index" | "no_such_product"
>;

/** An item of a locked draft, from which the columns that replace its own are worked out. */
export type LockedItem = Prisma.ReceiptItemGetPayload<{ include: typeof withReceipt }>;
const withReceipt = {
  receipt: { select: { currency: true, store: true, purchaseDate: true } },
} satisfies Prisma.ReceiptItemInclude;

type Columns = Prisma.ReceiptItemUncheckedUpdateInput;

/** Writes columns of one item of the owner's draft in one transaction, and resolves to the item as stored. */
export async function writeDraftItem(
  ctx: SignedInContext,
  address: ItemAddress,
  columnsOf: (
    item: LockedItem,
    transaction: Transaction,
  ) => Outcome<Columns, NotWritten> | Promise<Outcome<Columns, NotWritten>>,
): Promise<ChangedItem> {
  const { scope } = ctx.actor;
  return inTransaction(ctx.database, async (transaction) => {
    const id = await itemIdOf(transaction, scope, address);
    if (!id.ok) return id;
    const where = { id: id.value };
    const before = await transaction.receiptItem.findUniqueOrThrow({ where, include: withReceipt });
    const columns = await columnsOf(before, transaction);
    if (!columns.ok) return columns;
    const item = await transaction.receiptItem.update({
      where,
      data: columns.value,
      include: { ...itemInclude, receipt: { include: receiptInclude } },
    });
    const known = await knownPricesOfReceipt(transaction, scope, item.receipt);
    return done(receiptItemView(item, known, currencySchema.parse(item.receipt.currency)));
  });
}
